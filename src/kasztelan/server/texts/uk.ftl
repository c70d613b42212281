### У чому відмовлено оператору сервера, українською. Ключі ті самі в усіх трьох мовах.

## Що не так

problem-no_address = це не адреса
problem-no_postgresql = це не адреса PostgreSQL
problem-port_unusable = не можна використати { $address } ({ $cause })
problem-folder_unusable = не можна використати { $folder } ({ $cause })
problem-folder_taken = цю теку використовує інший сервер
problem-no_tables = у { $folder } немає столів
problem-database_unusable = не можна використати базу даних ({ $cause })
problem-newer = цим користувалася новіша програма (схема { $schema })
problem-foreign = містить таблиці іншої програми
problem-file_in_no_folder = { $file } не лежить у жодній теці
problem-no_pg_dump = копію PostgreSQL робить pg_dump, а на цьому комп’ютері його немає
problem-pg_dump_failed = pg_dump завершився невдало ({ $cause })
problem-table_is = стан столу { $table }: { $status }
problem-no_export = це не стіл ({ $cause })

## Що дозволено

allowed-postgresql = postgresql://користувач:пароль@host:port/база
allowed-server_address = http://host:port, за яким його бачать інші сервери
allowed-networks = адреси або мережі (10.0.0.0/8) через кому
allowed-free_port = вільна адреса
allowed-writable_folder = тека, у яку можна писати
allowed-own_folder = окрема тека для кожного сервера
allowed-server_folder = тека сервера
allowed-answering_database = база, яка відповідає
allowed-same_program = та програма або резервна копія
allowed-empty_database = порожня база або та, якою користувався сервер
allowed-new_file_in_folder = новий файл у теці, яка існує
allowed-pg_dump = клієнтські програми PostgreSQL у PATH, версії бази або новішої
allowed-replaceable = стіл у стані { $statuses } або новий
