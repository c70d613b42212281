### What an operator of a server is refused, in English. The keys are the same in all three languages.

## What is wrong

problem-no_address = is not a valid address
problem-no_postgresql = is not a valid PostgreSQL address
problem-port_unusable = { $address } cannot be used ({ $cause })
problem-folder_unusable = { $folder } cannot be used ({ $cause })
problem-folder_taken = another server uses this folder
problem-no_tables = { $folder } holds no tables
problem-database_unusable = the database cannot be used ({ $cause })
problem-newer = was used by a newer program (schema { $schema })
problem-foreign = holds tables that are not Kasztelan's
problem-file_in_no_folder = { $file } is in no folder
problem-no_pg_dump = PostgreSQL is backed up by pg_dump, and there is none on this machine
problem-pg_dump_failed = pg_dump failed ({ $cause })
problem-table_is = table { $table } is { $status }
problem-no_export = is not a table ({ $cause })

## What is allowed

allowed-postgresql = postgresql://user:password@host:port/database
allowed-server_address = http://host:port, as the other servers reach it
allowed-networks = addresses or networks (10.0.0.0/8) with commas between
allowed-free_port = a free address
allowed-writable_folder = a folder that can be written
allowed-own_folder = a folder of its own for each server
allowed-server_folder = the folder of a server
allowed-answering_database = one that answers
allowed-same_program = that program, or a back-up
allowed-empty_database = an empty database, or one that a server has used
allowed-new_file_in_folder = a new file in a folder that exists
allowed-pg_dump = PostgreSQL's client programs on the PATH, of the database's version or newer
allowed-replaceable = a table that is { $statuses }, or new
