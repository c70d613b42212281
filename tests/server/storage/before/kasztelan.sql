BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	nickname VARCHAR(40) NOT NULL, 
	seated BOOLEAN NOT NULL, 
	text TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	reported BOOLEAN NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES(1,'18b61d13066a3abb775f3dc6','56d738bce7ad907f370aab5a','Anna',1,'Well played',1794962315.159,0);
CREATE TABLE house (
	name VARCHAR(40) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('secret','PO4OlCemwk3Ea0Azpvol4x5FOLnXkPtowfrYwWMKdLcrTjXCRIjlQwCEfojWPcM-');
INSERT INTO "house" VALUES('vapid','bKwkmKAKlML5gtv5vkQlmh8H0aZTNAQqdcTNo1orNBk');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	n INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',0,'{"by":"nature","verb":"crown_first","seat":0}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',1,'{"by":"nature","verb":"draw","card":"manor"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',2,'{"by":"nature","verb":"draw","card":"palace"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',3,'{"by":"nature","verb":"draw","card":"prison"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',4,'{"by":"nature","verb":"draw","card":"trading_post"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',5,'{"by":"nature","verb":"draw","card":"church"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',6,'{"by":"nature","verb":"draw","card":"harbor"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',7,'{"by":"nature","verb":"draw","card":"castle"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',8,'{"by":"nature","verb":"draw","card":"harbor"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',9,'{"by":"nature","verb":"draw","card":"town_hall"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',10,'{"by":"nature","verb":"draw","card":"docks"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',11,'{"by":"nature","verb":"draw","card":"temple"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',12,'{"by":"nature","verb":"draw","card":"market"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',13,'{"by":"nature","verb":"lay_aside","character":"magician"}',1.79496231105832600594e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',14,'{"by":0,"verb":"pick","character":"assassin"}',1.79496231124477696413e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',15,'{"by":1,"verb":"pick","character":"thief"}',1.79496231126096773148e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',16,'{"by":2,"verb":"pick","character":"architect"}',1.79496231297483086579e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',17,'{"by":"nature","verb":"lay_aside","character":"king"}',1.79496231297483086579e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',18,'{"by":0,"verb":"pick","character":"bishop"}',1.79496231299691367143e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',19,'{"by":1,"verb":"pick","character":"merchant"}',1.79496231302618861197e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',20,'{"by":2,"verb":"pick","character":"warlord"}',1.79496231306710958474e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',21,'{"by":0,"verb":"gather_gold"}',1.7949623130779516697e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',22,'{"by":0,"verb":"build","card":"manor"}',1.79496231308929586403e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',23,'{"by":0,"verb":"kill","character":"thief"}',1.79496231310137271874e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',24,'{"by":0,"verb":"end_turn"}',1.79496231311614179611e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',25,'{"by":0,"verb":"gather_gold"}',1.79496231312544775012e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',26,'{"by":0,"verb":"build","card":"trading_post"}',1.79496231314091420168e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',27,'{"by":0,"verb":"end_turn"}',1.79496231316235280031e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',28,'{"by":1,"verb":"gather_gold"}',1.79496231317716169358e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',29,'{"by":1,"verb":"build","card":"castle"}',1.79496231319358539582e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',30,'{"by":1,"verb":"merchant_gold"}',1.79496231321958827969e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',31,'{"by":1,"verb":"end_turn"}',1.79496231322927331927e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',32,'{"by":2,"verb":"architect_cards"}',1.79496231324999928479e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',33,'{"by":"nature","verb":"draw","card":"haunted_quarter"}',1.79496231324999928479e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',34,'{"by":"nature","verb":"draw","card":"tavern"}',1.79496231324999928479e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',35,'{"by":2,"verb":"gather_gold"}',1.79496231326530861858e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',36,'{"by":2,"verb":"build","card":"haunted_quarter"}',1.79496231328319120405e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',37,'{"by":2,"verb":"build","card":"market"}',1.79496231329909729963e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',38,'{"by":2,"verb":"end_turn"}',1.79496231345173358918e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',39,'{"by":2,"verb":"gather_gold"}',1.79496231349342584612e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',40,'{"by":2,"verb":"build","card":"temple"}',1.7949623135564506054e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',41,'{"by":2,"verb":"end_turn"}',1.79496231358678936954e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',42,'{"by":"nature","verb":"lay_aside","character":"magician"}',1.79496231358678936954e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',43,'{"by":0,"verb":"pick","character":"assassin"}',1.79496231361900734904e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',44,'{"by":1,"verb":"pick","character":"thief"}',1.79496231362761044501e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',45,'{"by":2,"verb":"pick","character":"merchant"}',1.79496231365401124951e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',46,'{"by":"nature","verb":"lay_aside","character":"warlord"}',1.79496231365401124951e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',47,'{"by":0,"verb":"pick","character":"king"}',1.79496231366594576834e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',48,'{"by":1,"verb":"pick","character":"bishop"}',1.79496231372527813912e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',49,'{"by":2,"verb":"pick","character":"artist"}',1.79496231378389215467e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',50,'{"by":0,"verb":"gather_gold"}',1.79496231390981650357e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',51,'{"by":0,"verb":"build","card":"prison"}',1.79496231392560863493e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',52,'{"by":0,"verb":"kill","character":"thief"}',1.79496231393339943883e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',53,'{"by":0,"verb":"end_turn"}',1.79496231394158196449e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',54,'{"by":0,"verb":"gather_gold"}',1.79496231395372200009e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',55,'{"by":0,"verb":"take_crown"}',1.7949623140046651363e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',56,'{"by":0,"verb":"income"}',1.79496231400852155682e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',57,'{"by":0,"verb":"end_turn"}',1.79496231401295876497e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',58,'{"by":1,"verb":"gather_gold"}',1.79496231402528476717e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',59,'{"by":1,"verb":"build","card":"church"}',1.79496231404526424401e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',60,'{"by":1,"verb":"income"}',1.79496231405746459958e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',61,'{"by":1,"verb":"end_turn"}',1.79496231407676649092e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',62,'{"by":2,"verb":"merchant_gold"}',1.79496231408103322979e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',63,'{"by":2,"verb":"gather_gold"}',1.79496231410766267778e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',64,'{"by":2,"verb":"build","card":"docks"}',1.79496231412681722639e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',65,'{"by":2,"verb":"income"}',1.79496231414357089993e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',66,'{"by":2,"verb":"end_turn"}',1.79496231417571711543e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',67,'{"by":2,"verb":"gather_gold"}',1.7949623141895880699e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',68,'{"by":2,"verb":"build","card":"town_hall"}',1.79496231419968748093e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',69,'{"by":2,"verb":"end_turn"}',1.79496231421637153623e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',70,'{"by":"nature","verb":"lay_aside","character":"warlord"}',1.79496231421637153623e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',71,'{"by":0,"verb":"pick","character":"assassin"}',1.79496231423054838178e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',72,'{"by":1,"verb":"pick","character":"thief"}',1.79496231424839854237e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',73,'{"by":2,"verb":"pick","character":"merchant"}',1.7949623142786796093e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',74,'{"by":"nature","verb":"lay_aside","character":"magician"}',1.7949623142786796093e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',75,'{"by":0,"verb":"pick","character":"king"}',1.79496231429711890223e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',76,'{"by":1,"verb":"pick","character":"bishop"}',1.79496231431333732597e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',77,'{"by":2,"verb":"pick","character":"artist"}',1.79496231433378624917e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',78,'{"by":0,"verb":"gather_gold"}',1.79496231433742284774e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',79,'{"by":0,"verb":"build","card":"palace"}',1.79496231434055185318e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',80,'{"by":0,"verb":"kill","character":"thief"}',1.79496231434603190427e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',81,'{"by":0,"verb":"end_turn"}',1.79496231434903573995e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',82,'{"by":0,"verb":"gather_gold"}',1.79496231436375880243e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',83,'{"by":0,"verb":"take_crown"}',1.79496231438331365582e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',84,'{"by":0,"verb":"income"}',1.79496231440338873861e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',85,'{"by":0,"verb":"end_turn"}',1.79496231441561245913e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',86,'{"by":1,"verb":"gather_gold"}',1.79496231443850064275e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',87,'{"by":1,"verb":"build","card":"harbor"}',1.79496231445597624783e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',88,'{"by":1,"verb":"income"}',1.79496231448750090606e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',89,'{"by":1,"verb":"end_turn"}',1.79496231450943207743e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',90,'{"by":2,"verb":"merchant_gold"}',1.79496231453527164455e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',91,'{"by":2,"verb":"gather_cards"}',1.79496231455517244336e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',92,'{"by":"nature","verb":"draw","card":"market"}',1.79496231455517244336e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',93,'{"by":"nature","verb":"draw","card":"manor"}',1.79496231455517244336e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',94,'{"by":2,"verb":"keep","card":"manor"}',1.79496231457506537441e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',95,'{"by":2,"verb":"income"}',1.79496231459107160569e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',96,'{"by":2,"verb":"build","card":"manor"}',1.79496231460710072513e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',97,'{"by":2,"verb":"end_turn"}',1.79496231462779641148e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',98,'{"by":2,"verb":"gather_cards"}',1.79496231465374755853e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',99,'{"by":"nature","verb":"draw","card":"trading_post"}',1.79496231465374755853e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',100,'{"by":"nature","verb":"draw","card":"market"}',1.79496231465374755853e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',101,'{"by":2,"verb":"keep","card":"trading_post"}',1.79496231467614650724e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',102,'{"by":2,"verb":"build","card":"tavern"}',1.79496231469625401491e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',103,'{"by":2,"verb":"end_turn"}',1.79496231472127294541e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',104,'{"by":"nature","verb":"lay_aside","character":"merchant"}',1.79496231472127294541e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',105,'{"by":0,"verb":"pick","character":"assassin"}',1.79496231473225569723e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',106,'{"by":1,"verb":"pick","character":"thief"}',1.79496231474921727182e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',107,'{"by":2,"verb":"pick","character":"king"}',1.79496231476976132387e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',108,'{"by":"nature","verb":"lay_aside","character":"warlord"}',1.79496231476976132387e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',109,'{"by":0,"verb":"pick","character":"magician"}',1.79496231478098630901e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',110,'{"by":1,"verb":"pick","character":"bishop"}',1.7949623147975342273e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',111,'{"by":2,"verb":"pick","character":"architect"}',1.7949623148193287849e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',112,'{"by":0,"verb":"gather_gold"}',1.79496231483975243565e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',113,'{"by":0,"verb":"kill","character":"thief"}',1.79496231485499024393e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',114,'{"by":0,"verb":"end_turn"}',1.79496231486413860322e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',115,'{"by":0,"verb":"gather_gold"}',1.79496231487701702117e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',116,'{"by":0,"verb":"swap_hands","seat":1}',1.79496231489707708359e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',117,'{"by":0,"verb":"build","card":"harbor"}',1.7949623149118864536e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',118,'{"by":0,"verb":"end_turn"}',1.79496231493304848675e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',119,'{"by":2,"verb":"take_crown"}',1.79496231497097778317e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',120,'{"by":2,"verb":"gather_gold"}',1.79496231500672459601e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',121,'{"by":2,"verb":"income"}',1.79496231501772642133e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',122,'{"by":2,"verb":"build","card":"trading_post"}',1.79496231504034304618e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',123,'{"by":2,"verb":"end_turn"}',1.79496231505503416056e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',124,'{"by":1,"verb":"gather_gold"}',1.79496231508215880394e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',125,'{"by":1,"verb":"income"}',1.79496231509082102778e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',126,'{"by":1,"verb":"end_turn"}',1.79496231509860062602e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',127,'{"by":2,"verb":"architect_cards"}',1.79496231511533856388e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',128,'{"by":"nature","verb":"draw","card":"dragon_gate"}',1.79496231511533856388e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',129,'{"by":"nature","verb":"draw","card":"palace"}',1.79496231511533856388e+09);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',130,'{"by":2,"verb":"gather_gold"}',1794962315.12596);
INSERT INTO "log" VALUES('18b61d13066a3abb775f3dc6',131,'{"by":2,"verb":"end_turn"}',1.79496231514047670362e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',0,'{"by":"nature","verb":"crown_first","seat":2}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',1,'{"by":"nature","verb":"draw","card":"tavern"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',2,'{"by":"nature","verb":"draw","card":"market"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',3,'{"by":"nature","verb":"draw","card":"monastery"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',4,'{"by":"nature","verb":"draw","card":"barracks"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',5,'{"by":"nature","verb":"draw","card":"cathedral"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',6,'{"by":"nature","verb":"draw","card":"trading_post"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',7,'{"by":"nature","verb":"draw","card":"laboratory"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',8,'{"by":"nature","verb":"draw","card":"manor"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',9,'{"by":"nature","verb":"draw","card":"docks"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',10,'{"by":"nature","verb":"draw","card":"watchtower"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',11,'{"by":"nature","verb":"draw","card":"manor"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',12,'{"by":"nature","verb":"draw","card":"barracks"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',13,'{"by":"nature","verb":"lay_aside","character":"merchant"}',1.79496231526771736148e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',14,'{"by":2,"verb":"pick","character":"architect"}',1.79496231535992598537e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',15,'{"by":0,"verb":"pick","character":"king"}',1.79496231547701048849e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',16,'{"by":1,"verb":"pick","character":"assassin"}',1.79496231549361896515e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',17,'{"by":"nature","verb":"lay_aside","character":"bishop"}',1.79496231549361896515e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',18,'{"by":2,"verb":"pick","character":"thief"}',1.79496231562802910806e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',19,'{"by":0,"verb":"pick","character":"warlord"}',1.79496231564157342911e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',20,'{"by":1,"verb":"pick","character":"magician"}',1.79496231566495275493e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',21,'{"by":1,"verb":"kill","character":"king"}',1.79496231568595385552e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',22,'{"undo":1}',1.79496231570179605487e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',23,'{"by":1,"verb":"kill","character":"architect"}',1.79496231572363233565e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',24,'{"undo":1}',1.79496231574101734167e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',25,'{"by":1,"verb":"kill","character":"magician"}',1.79496231575158357619e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',26,'{"undo":1}',1.79496231576496815683e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',27,'{"by":1,"verb":"kill","character":"thief"}',1.79496231577273249622e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',28,'{"by":1,"verb":"gather_gold"}',1.79496231578065037724e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',29,'{"by":1,"verb":"build","card":"trading_post"}',1.7949623158074867725e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',30,'{"by":1,"verb":"end_turn"}',1.79496231582406425477e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',31,'{"by":1,"verb":"redraw","card":"cathedral"}',1794962315.84497);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',32,'{"by":1,"verb":"redraw","card":"laboratory"}',1.79496231586860442164e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',33,'{"by":1,"verb":"redraw","card":"manor"}',1.79496231589907217019e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',34,'{"by":1,"verb":"done"}',1.79496231589907217019e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',35,'{"by":"nature","verb":"draw","card":"tavern"}',1.79496231589907217019e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',36,'{"by":"nature","verb":"draw","card":"trading_post"}',1.79496231589907217019e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',37,'{"by":"nature","verb":"draw","card":"docks"}',1.79496231589907217019e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',38,'{"by":1,"verb":"gather_gold"}',1.79496231593137335778e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',39,'{"by":1,"verb":"end_turn"}',1.79496231595231842993e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',40,'{"by":0,"verb":"gather_gold"}',1.79496231598316597936e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',41,'{"by":0,"verb":"end_turn"}',1.79496231604890608786e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',42,'{"by":2,"verb":"architect_cards"}',1.79496231608191823955e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',43,'{"by":"nature","verb":"draw","card":"palace"}',1.79496231608191823955e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',44,'{"by":"nature","verb":"draw","card":"prison"}',1.79496231608191823955e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',45,'{"by":2,"verb":"gather_gold"}',1.79496231610266375544e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',46,'{"by":2,"verb":"build","card":"barracks"}',1.79496231611675214766e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',47,'{"by":2,"verb":"build","card":"watchtower"}',1.79496231614472341532e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',48,'{"by":2,"verb":"end_turn"}',1.79496231616843032836e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',49,'{"by":0,"verb":"gather_gold"}',1.79496231618096041679e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',50,'{"by":0,"verb":"build","card":"market"}',1.79496231620458817487e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',51,'{"by":0,"verb":"destroy","seat":2,"card":"barracks","beautified":false}',1.79496231622149348262e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',52,'{"by":0,"verb":"end_turn"}',1.79496231624499940869e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',53,'{"by":"nature","verb":"lay_aside","character":"assassin"}',1.79496231624499940869e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',54,'{"by":0,"verb":"pick","character":"magician"}',1.7949623162561330795e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',55,'{"by":1,"verb":"pick","character":"architect"}',1794962316.26938);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',56,'{"by":2,"verb":"pick","character":"thief"}',1.79496231629108047482e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',57,'{"by":"nature","verb":"lay_aside","character":"artist"}',1.79496231629108047482e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',58,'{"by":0,"verb":"pick","character":"king"}',1.79496231629946827882e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',59,'{"by":1,"verb":"pick","character":"bishop"}',1.794962316316524744e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',60,'{"by":2,"verb":"pick","character":"warlord"}',1.79496231633135795591e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',61,'{"by":2,"verb":"rob","character":"architect"}',1.79496231635864043237e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',62,'{"by":2,"verb":"gather_gold"}',1.79496231637046098706e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',63,'{"by":2,"verb":"build","card":"prison"}',1.79496231639890074728e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',64,'{"by":2,"verb":"end_turn"}',1.79496231641585826874e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',65,'{"by":0,"verb":"gather_cards"}',1.79496231642088270186e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',66,'{"by":"nature","verb":"draw","card":"barracks"}',1.79496231642088270186e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',67,'{"by":"nature","verb":"draw","card":"monastery"}',1.79496231642088270186e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',68,'{"by":0,"verb":"keep","card":"barracks"}',1.79496231644154167171e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',69,'{"by":0,"verb":"build","card":"tavern"}',1.79496231646154809002e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',70,'{"by":0,"verb":"swap_hands","seat":1}',1.79496231649055385587e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',71,'{"by":0,"verb":"end_turn"}',1.79496231650289559365e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',72,'{"by":0,"verb":"take_crown"}',1.7949623165137112141e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',73,'{"by":0,"verb":"gather_gold"}',1.794962316526086092e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',74,'{"by":0,"verb":"build","card":"trading_post"}',1.7949623165407855511e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',75,'{"by":0,"verb":"end_turn"}',1.79496231655580115314e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',76,'{"by":1,"verb":"gather_gold"}',1.79496231658268952371e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',77,'{"by":1,"verb":"build","card":"barracks"}',1.79496231659633278848e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',78,'{"by":1,"verb":"end_turn"}',1.79496231660573554037e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',79,'{"by":1,"verb":"gather_cards"}',1.79496231663599324222e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',80,'{"by":"nature","verb":"draw","card":"watchtower"}',1.79496231663599324222e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',81,'{"by":"nature","verb":"draw","card":"temple"}',1.79496231663599324222e+09);
INSERT INTO "log" VALUES('80f48fc4279976dc4a66cb21',82,'{"by":1,"verb":"keep","card":"temple"}',1.79496231664764094347e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',0,'{"by":"nature","verb":"crown_first","seat":1}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',1,'{"by":"nature","verb":"draw","card":"palace"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',2,'{"by":"nature","verb":"draw","card":"castle"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',3,'{"by":"nature","verb":"draw","card":"monastery"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',4,'{"by":"nature","verb":"draw","card":"town_hall"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',5,'{"by":"nature","verb":"draw","card":"temple"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',6,'{"by":"nature","verb":"draw","card":"fortress"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',7,'{"by":"nature","verb":"draw","card":"school_of_magic"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',8,'{"by":"nature","verb":"draw","card":"tavern"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',9,'{"by":"nature","verb":"lay_aside","character":"bishop"}',1.79496231709595489497e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',10,'{"by":1,"verb":"pick","character":"thief"}',1.79496231742298412324e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',11,'{"by":0,"verb":"pick","character":"merchant"}',1.79496231744322729114e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',12,'{"by":0,"verb":"discard","character":"architect"}',1.79496231749106073373e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',13,'{"by":1,"verb":"pick","character":"assassin"}',1.79496231751065015791e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',14,'{"by":1,"verb":"discard","character":"king"}',1.79496231753679943085e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',15,'{"by":0,"verb":"pick","character":"warlord"}',1.79496231755269479747e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',16,'{"by":1,"verb":"kill","character":"king"}',1.79496231756965732577e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',17,'{"by":1,"verb":"gather_gold"}',1.79496231759606957433e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',18,'{"by":1,"verb":"end_turn"}',1.79496231760817384721e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',19,'{"by":1,"verb":"gather_gold"}',1.79496231768764162063e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',20,'{"by":1,"verb":"rob","character":"merchant"}',1.79496231769517540933e+09);
INSERT INTO "log" VALUES('4928e07272ae1cdd77b71d6b',21,'{"by":1,"verb":"build","card":"tavern"}',1.79496231771045136453e+09);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	nickname VARCHAR(40) NOT NULL, 
	login VARCHAR(40), 
	password TEXT, 
	epoch INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	settings TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('56d738bce7ad907f370aab5a','Anna','anna','$argon2id$v=19$m=65536,t=3,p=4$Qw745tS9Z3PnkPbS0obZQg$EugVxPscQ1rR5t0BIVJGZ85Zxu1xFir5woO/mw7fO78',0,1.79496230786541748048e+09,1.79496230786541748048e+09,'{}');
INSERT INTO "people" VALUES('708797f64a2ed7377b4e3d4f','Bela','bela','$argon2id$v=19$m=65536,t=3,p=4$5sCtkal6FOatDn/nLTLdUw$lhxh0wUM7RyIdJjtwhx0eMcK/NQorIrf3fp180TD7kA',0,1.79496230898555183411e+09,1.79496230898555183411e+09,'{}');
CREATE TABLE servers (
	id VARCHAR(64) NOT NULL, 
	address VARCHAR(200) NOT NULL, 
	started FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	visibility VARCHAR(16) NOT NULL, 
	password TEXT, 
	host VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	opening TEXT, 
	seats TEXT NOT NULL, 
	clock TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	notice TEXT, 
	result TEXT, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	length BIGINT NOT NULL, 
	owner VARCHAR(64), turn INTEGER, prefix INTEGER DEFAULT '0' NOT NULL, admitted TEXT DEFAULT '[]' NOT NULL, rematch VARCHAR(32), noticed INTEGER DEFAULT '-1' NOT NULL, title VARCHAR(60), pause TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('18b61d13066a3abb775f3dc6','citadels',1,'finished','public',NULL,'56d738bce7ad907f370aab5a','{"players":3,"edition":"revised","set":"first_game","characters":"set","districts":"set","removed":[],"nine":"auto","crown":"random","round_limit":100,"wizard_before_gathering":true,"armory_hits_keep":true,"great_wall_diplomat":"one_more","tie_break":"revealed","artist_at_once":true,"monument_scales":false,"diplomat_gives_keep":false,"cardinal_refund":"full","queen_when_bewitched":"witch_seat","short_game":false,"classic_swaps":2,"wizard_duplicates":"that_card","bell_tower_stacks":false,"library_observatory":"keep_two"}',NULL,'[{"kind":"person","person":"56d738bce7ad907f370aab5a","name":"Anna","bot":null,"away":false,"nonce":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","away_from":0},{"kind":"person","person":"708797f64a2ed7377b4e3d4f","name":"Bela","bot":null,"away":false,"nonce":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","away_from":0},{"kind":"bot","person":null,"name":"Соломія","bot":"heuristic","away":false,"nonce":"00ee11de83f6726922edacfa10e0f80e","away_from":0}]','{"kind":"none","seconds":0.0,"increment":0.0,"left":[0.0,0.0,0.0],"place":-1,"kept":[],"rewarded":[],"graced":[]}',X'11ECE9FFA47FFADD8470D53484E370B0BEC8A9C09FC149BAF0CAF177D836B7EC',NULL,'{"reason":"city","points":[16,10,23],"places":[2,3,1],"won":[false,false,true]}',1.79496231076184034345e+09,1.79496231514047670362e+09,132,'ht1XeG5JhC5ch2-6',NULL,0,'[]',NULL,-1,'Finished',NULL);
INSERT INTO "tables" VALUES('80f48fc4279976dc4a66cb21','citadels',1,'playing','public',NULL,'56d738bce7ad907f370aab5a','{"players":3,"edition":"revised","set":"first_game","characters":"set","districts":"set","removed":[],"nine":"auto","crown":"random","round_limit":100,"wizard_before_gathering":true,"armory_hits_keep":true,"great_wall_diplomat":"one_more","tie_break":"revealed","artist_at_once":true,"monument_scales":false,"diplomat_gives_keep":false,"cardinal_refund":"full","queen_when_bewitched":"witch_seat","short_game":false,"classic_swaps":2,"wizard_duplicates":"that_card","bell_tower_stacks":false,"library_observatory":"keep_two"}',NULL,'[{"kind":"person","person":"56d738bce7ad907f370aab5a","name":"Anna","bot":null,"away":false,"nonce":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","away_from":0},{"kind":"person","person":"708797f64a2ed7377b4e3d4f","name":"Bela","bot":null,"away":false,"nonce":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","away_from":0},{"kind":"bot","person":null,"name":"Zbigniew","bot":"heuristic","away":false,"nonce":"74de553c534fac590bea813af92cd914","away_from":0}]','{"kind":"game","seconds":3600.0,"increment":5.0,"left":[3694.537,3687.757,3600.0],"place":77,"kept":[],"rewarded":[[1,76]],"graced":[]}',X'74B9F154A186ADEC9518F8345ECABD944B43C3AF5A52C11028EC15190CEBEDF0',NULL,NULL,1.79496231517775940893e+09,1.79496231844079971316e+09,83,'ht1XeG5JhC5ch2-6',1,0,'[]',NULL,-1,'In progress',NULL);
INSERT INTO "tables" VALUES('4928e07272ae1cdd77b71d6b','citadels',1,'paused','public',NULL,'56d738bce7ad907f370aab5a','{"players":2,"edition":"revised","set":"first_game","characters":"set","districts":"set","removed":[],"nine":"auto","crown":"random","round_limit":100,"wizard_before_gathering":true,"armory_hits_keep":true,"great_wall_diplomat":"one_more","tie_break":"revealed","artist_at_once":true,"monument_scales":false,"diplomat_gives_keep":false,"cardinal_refund":"full","queen_when_bewitched":"witch_seat","short_game":false,"classic_swaps":2,"wizard_duplicates":"that_card","bell_tower_stacks":false,"library_observatory":"keep_two"}',NULL,'[{"kind":"person","person":"56d738bce7ad907f370aab5a","name":"Anna","bot":null,"away":false,"nonce":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","away_from":0},{"kind":"person","person":"708797f64a2ed7377b4e3d4f","name":"Bela","bot":null,"away":false,"nonce":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb","away_from":0}]','{"kind":"none","seconds":0.0,"increment":0.0,"left":[0.0,0.0],"place":-1,"kept":[],"rewarded":[],"graced":[]}',X'0A7C2998C7E5F9B3182F3F22FF06E4E1050CA0357C620E291B3DC84F92C5DC65',NULL,NULL,1.79496231677013254159e+09,1.79496231845031237609e+09,22,'ht1XeG5JhC5ch2-6',NULL,0,'[]',NULL,-1,'Paused','{"at":1794962317.9286098,"votes":[]}');
INSERT INTO "tables" VALUES('dbcd7ef22b989aea3cc09e40','citadels',1,'open','public',NULL,'56d738bce7ad907f370aab5a','{"players":4,"edition":"revised","set":"first_game","characters":"set","districts":"set","removed":[],"nine":"auto","crown":"random","round_limit":100,"wizard_before_gathering":true,"armory_hits_keep":true,"great_wall_diplomat":"one_more","tie_break":"revealed","artist_at_once":true,"monument_scales":false,"diplomat_gives_keep":false,"cardinal_refund":"full","queen_when_bewitched":"witch_seat","short_game":false,"classic_swaps":2,"wizard_duplicates":"that_card","bell_tower_stacks":false,"library_observatory":"keep_two"}',NULL,'[{"kind":"open","person":null,"name":"","bot":null,"away":false,"nonce":"","away_from":0},{"kind":"person","person":"56d738bce7ad907f370aab5a","name":"Anna","bot":null,"away":false,"nonce":"4bb5f628308f8b09051030c5111e201f","away_from":0},{"kind":"bot","person":null,"name":"Mikołaj","bot":"heuristic","away":false,"nonce":"862afb6cf3d0fca2d4348cf4e39c3f2e","away_from":0},{"kind":"open","person":null,"name":"","bot":null,"away":false,"nonce":"","away_from":0}]','{"kind":"none","seconds":0.0,"increment":0.0,"left":[0.0,0.0,0.0,0.0],"place":-1,"kept":[],"rewarded":[],"graced":[]}',X'570BB97E682451294BE2E65CBB8B21D50E735D77620316ED4627116FF490C0F1',NULL,NULL,1.79496231804636836057e+09,1.79496231812759208679e+09,0,'ht1XeG5JhC5ch2-6',NULL,0,'[]',NULL,-1,'Waiting',NULL);
CREATE TABLE tokens (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(32) NOT NULL, 
	name VARCHAR(60) NOT NULL, 
	hash BLOB NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person) REFERENCES people (id) ON DELETE CASCADE, 
	UNIQUE (hash)
);
CREATE INDEX ix_tokens_person ON tokens (person);
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_tables_changed ON tables (changed);
CREATE INDEX chat_by_table ON chat (table_id, id);
CREATE INDEX ix_tables_owner ON tables (owner);
COMMIT;
