### Czego odmawia się operatorowi serwera, po polsku. Klucze są takie same we wszystkich trzech językach.

## Co jest nie tak

problem-no_address = to nie jest adres
problem-no_postgresql = to nie jest adres PostgreSQL
problem-port_unusable = nie można użyć { $address } ({ $cause })
problem-folder_unusable = nie można użyć { $folder } ({ $cause })
problem-folder_taken = tego folderu używa inny serwer
problem-no_tables = w { $folder } nie ma stołów
problem-database_unusable = nie można użyć bazy danych ({ $cause })
problem-newer = używał tego nowszy program (schemat { $schema })
problem-foreign = zawiera tabele innego programu
problem-file_in_no_folder = { $file } nie leży w żadnym folderze
problem-no_pg_dump = kopię PostgreSQL robi pg_dump, a na tym komputerze go nie ma
problem-pg_dump_failed = pg_dump się nie powiódł ({ $cause })
problem-table_is = stan stołu { $table }: { $status }
problem-no_export = to nie jest stół ({ $cause })

## Co jest dozwolone

allowed-postgresql = postgresql://użytkownik:hasło@host:port/baza
allowed-server_address = http://host:port, pod którym widzą go pozostałe serwery
allowed-networks = adresy lub sieci (10.0.0.0/8) oddzielone przecinkami
allowed-free_port = wolny adres
allowed-writable_folder = folder, w którym można pisać
allowed-own_folder = osobny folder dla każdego serwera
allowed-server_folder = folder serwera
allowed-answering_database = baza, która odpowiada
allowed-same_program = tamten program albo kopia zapasowa
allowed-empty_database = pusta baza albo taka, której używał serwer
allowed-new_file_in_folder = nowy plik w istniejącym folderze
allowed-pg_dump = programy klienckie PostgreSQL w PATH, w wersji bazy lub nowszej
allowed-replaceable = stół w stanie { $statuses } albo nowy
