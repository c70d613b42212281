### Czego odmawia się operatorowi serwera, po polsku. Klucze są takie same we wszystkich trzech językach.

## Co jest nie tak

server-problem-value = niemożliwa wartość { $value }
server-problem-no-address = to nie jest adres
server-problem-no-postgresql = to nie jest adres PostgreSQL
server-problem-port = nie można użyć { $address } ({ $cause })
server-problem-folder = nie można użyć { $folder } ({ $cause })
server-problem-folder-taken = tego folderu używa inny serwer
server-problem-no-tables = w { $folder } nie ma stołów
server-problem-database = nie można użyć bazy danych ({ $cause })
server-problem-newer = używał tego nowszy program (schemat { $schema })
server-problem-no-folder = { $file } nie leży w żadnym folderze
server-problem-file-exists = { $file } już istnieje
server-problem-unwritable = nie można zapisać { $file } ({ $cause })
server-problem-no-pg-dump = kopię PostgreSQL robi pg_dump, a na tym komputerze go nie ma
server-problem-pg-dump-failed = pg_dump się nie powiódł ({ $cause })
server-problem-table-status = stan stołu { $table }: { $status }
server-problem-no-export = to nie jest stół ({ $cause })

## Co jest dozwolone

server-allowed-range = od { $low } do { $high }
server-allowed-postgresql = postgresql://użytkownik:hasło@host:port/baza
server-allowed-server-address = http://host:port, pod którym widzą go pozostałe serwery
server-allowed-networks = adresy lub sieci (10.0.0.0/8) oddzielone przecinkami
server-allowed-free-port = wolny adres
server-allowed-writable-folder = folder, w którym można pisać
server-allowed-own-folder = osobny folder dla każdego serwera
server-allowed-server-folder = folder serwera
server-allowed-database = baza, która odpowiada
server-allowed-same-program = tamten program albo kopia zapasowa
server-allowed-new-file-in-folder = nowy plik w istniejącym folderze
server-allowed-new-file = nowy plik
server-allowed-writable-file = plik, który można zapisać
server-allowed-pg-dump = programy klienckie PostgreSQL w PATH, w wersji bazy lub nowszej
server-allowed-replaceable = stół w stanie { $statuses } albo nowy
server-allowed-exported = plik zapisany przez `kasztelan admin export`
