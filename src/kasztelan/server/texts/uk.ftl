### У чому відмовлено оператору сервера, українською. Ключі ті самі в усіх трьох мовах.

## Що не так

server-problem-value = неможливе значення { $value }
server-problem-no-address = це не адреса
server-problem-no-postgresql = це не адреса PostgreSQL
server-problem-port = не можна використати { $address } ({ $cause })
server-problem-folder = не можна використати { $folder } ({ $cause })
server-problem-folder-taken = цю теку використовує інший сервер
server-problem-no-tables = у { $folder } немає столів
server-problem-database = не можна використати базу даних ({ $cause })
server-problem-newer = цим користувалася новіша програма (схема { $schema })
server-problem-no-folder = { $file } не лежить у жодній теці
server-problem-file-exists = { $file } вже існує
server-problem-unwritable = не можна записати { $file } ({ $cause })
server-problem-no-pg-dump = копію PostgreSQL робить pg_dump, а на цьому комп’ютері його немає
server-problem-pg-dump-failed = pg_dump завершився невдало ({ $cause })
server-problem-table-status = стан столу { $table }: { $status }
server-problem-no-export = це не стіл ({ $cause })

## Що дозволено

server-allowed-range = від { $low } до { $high }
server-allowed-postgresql = postgresql://користувач:пароль@host:port/база
server-allowed-server-address = http://host:port, за яким його бачать інші сервери
server-allowed-networks = адреси або мережі (10.0.0.0/8) через кому
server-allowed-free-port = вільна адреса
server-allowed-writable-folder = тека, у яку можна писати
server-allowed-own-folder = окрема тека для кожного сервера
server-allowed-server-folder = тека сервера
server-allowed-database = база, яка відповідає
server-allowed-same-program = та програма або резервна копія
server-allowed-new-file-in-folder = новий файл у теці, яка існує
server-allowed-new-file = новий файл
server-allowed-writable-file = файл, який можна записати
server-allowed-pg-dump = клієнтські програми PostgreSQL у PATH, версії бази або новішої
server-allowed-replaceable = стіл у стані { $statuses } або новий
server-allowed-exported = файл, який записала `kasztelan admin export`
