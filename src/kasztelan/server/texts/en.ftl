### What an operator of a server is refused, in English. The keys are the same in all three languages.

## What is wrong

server-problem-value = { $value } is not possible
server-problem-no-address = is no address
server-problem-no-postgresql = is no PostgreSQL address
server-problem-port = { $address } cannot be used ({ $cause })
server-problem-folder = { $folder } cannot be used ({ $cause })
server-problem-folder-taken = another server uses this folder
server-problem-no-tables = { $folder } holds no tables
server-problem-database = the database cannot be used ({ $cause })
server-problem-newer = was used by a newer program (schema { $schema })
server-problem-no-folder = { $file } is in no folder
server-problem-file-exists = { $file } is there already
server-problem-unwritable = { $file } cannot be written ({ $cause })
server-problem-no-pg-dump = PostgreSQL is backed up by pg_dump, and there is none on this machine
server-problem-pg-dump-failed = pg_dump failed ({ $cause })
server-problem-table-status = table { $table } is { $status }
server-problem-no-export = is no table ({ $cause })

## What is allowed

server-allowed-range = { $low } to { $high }
server-allowed-postgresql = postgresql://user:password@host:port/database
server-allowed-server-address = http://host:port, as the other servers reach it
server-allowed-networks = addresses or networks (10.0.0.0/8) with commas between
server-allowed-free-port = a free address
server-allowed-writable-folder = a folder that can be written
server-allowed-own-folder = a folder of its own for each server
server-allowed-server-folder = the folder of a server
server-allowed-database = one that answers
server-allowed-same-program = that program, or a back-up
server-allowed-new-file-in-folder = a new file in a folder that exists
server-allowed-new-file = a new file
server-allowed-writable-file = a file that can be written
server-allowed-pg-dump = PostgreSQL's client programs on the PATH, of the database's version or newer
server-allowed-replaceable = a table that is { $statuses }, or new
server-allowed-exported = a file that `kasztelan admin export` wrote
