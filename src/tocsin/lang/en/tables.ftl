# Tables on a server: what is refused, what the log of a table says, what the commands say.

refused-malformed = This message cannot be read: { $where }.
refused-unknown-move = That is no move of this game.
refused-not-your-seat = You do not sit there.
refused-not-allowed = That is not for you to do at this table.
refused-table-closed = Nobody can move at this table now.
refused-over = The play is over; nothing more can be done.
refused-not-your-turn = It is not your turn: { $actor } is to act.
refused-stale = The table has changed since this was chosen; look again.
refused-illegal = A rule forbids that.
refused-not-asked = That is allowed, but it is not what the lesson asks for. { $task }
refused-nothing-to-undo = There is nothing to take back.
refused-needs-consent = The others are being asked already.
refused-no-such-table = There is no such table, or it is not open to you.
refused-no-such-seat = There is no such seat; the table has { $seats }.
refused-seat-taken = Somebody sits there already.
refused-bad-key = This link is not valid any more. Ask for a new one.
refused-bad-setup = Such a table cannot be set up. Check game, seats and dice.
refused-board-is-a-file = A board of your own comes as its plan, not as the name of a file.
refused-bad-record = This is no record of a play, or it is too long.
refused-bad-text = At most { $most } characters, not empty, and no control characters.
refused-bad-dice = The dice of this table do not take that.
refused-not-over = That is given when the play is over.
refused-wrong-origin = This request does not come from a page of this server.
refused-wrong-version = This page speaks version { $found }; the server speaks { $wanted }. Load it again.
refused-no-session = This browser did not keep the cookie that says which seats are yours. Allow cookies for this address, then load the page again.
refused-too-large = That is too large to be sent.
refused-too-fast = That was too fast. Wait a moment.
refused-too-many = That is too many for now. Close some, or come back later.
refused-busy = The table is busy. Try again in a moment.
refused-not-stored = This could not be written down, so nothing has happened. Try again.
refused-no-hint = There is no hint any more: the table has changed.
refused-stopping = The server is restarting. You will be back in a moment.
refused-internal = A fault of ours; it has been noted. Nothing has happened.

computer-none = nobody
computer-random = the dice-thrower
computer-rookie = the beginner
computer-expert = the expert
computer-steady = the steady computer

note-start = The play begins.
note-move-person = { $seat }: { $text }
note-move-computer = { $seat }: { $text }
note-move-random = { $seat }: { $text } (any legal move)
note-dice = The dice were typed in.
note-undo = { $seat } took back { $text }.
note-ask = { $seat } asks to take back { $text }.
note-ask-named = { $name } ({ $seat }) asks to take back { $text }.
note-agrees = { $seat } agrees.
note-refuses = { $seat } does not agree.
note-sat = { $seat } has sat down.
note-sat-named = { $name } has sat down as { $seat }.
note-left = { $seat } is empty now.
note-left-named = { $name } ({ $seat }) has left.
note-renamed = { $seat } has another name.
note-renamed-named = { $seat } is called { $name } now.
note-handed = { $computer } plays for { $seat }.
note-handed-named = { $computer } plays for { $name } ({ $seat }).
note-taken = { $seat } is played by a person again.
note-taken-named = { $name } plays { $seat } again.
note-away = { $seat } is away; { $computer } plays for now.
note-away-named = { $name } ({ $seat }) is away; { $computer } plays for now.
note-back = { $seat } is back.
note-back-named = { $name } ({ $seat }) is back.
note-word = { $seat } has given a word for the dice.
note-chat = { $text }
note-chat-named = { $name }: { $text }
note-computer-late = The computer on { $seat } took too long (attempt { $attempt }); another one thinks.
note-computer-failed = The computer on { $seat } failed (attempt { $attempt }); another one thinks.
note-end = The end: { $ending }
note-opened = The dice are open: { $seed }
note-next = A rematch is ready.
note-close = The table was closed.

fair-yes = Every one of the { $rolls } rolls was made from the seed that was promised before the first move.
fair-yes-later = Every one of the { $rolls } rolls made at this table came from the seed that was promised. The first { $unproven } plies came with a record: of their rolls nothing is proven.
fair-no-rolls = Nothing is proven: no roll in this record was made at a table with fair dice.
fair-no-seal = These dice are not proven: the seed is not the one that was promised before the first move.
fair-no-roll = These dice were not fair: ply { $ply } shows { $shown }, but the seed and the words give { $rolled }.
fair-no-rest = These dice are not proven: from ply { $ply } on the rolls do not follow from the seed and the words. A word was changed, or something is missing.

error-no-fair-proof = This file holds no proof of fair dice. A record of a table with fair dice begins with [Fair "1"].
error-bad-log-row = Row { $row } of the log of table { $table } cannot be read.
error-log-chain-broken = The log of table { $table } was changed: row { $row } does not fit the one before it.
error-database-in-use = The database { $file } is in use by { $process ->
    [unknown] another process
   *[other] another Tocsin, process { $process }
}. Play at its address, stop it with Ctrl-C, or name another database with --db.
error-cannot-open-database = The database { $file } cannot be opened: { $reason }.
error-cannot-write-database = The database cannot be written: { $system }.
error-cannot-read-database = The database cannot be read: { $system }.
error-bad-database-address = “{ $address }” is no address of a database. Name a file, or postgresql://user@host/name.
error-postgres-is-not-installed = PostgreSQL needs psycopg: pip install 'tocsin[postgres]'.
error-database-from-newer-tocsin = The database or backup was made by a newer Tocsin ({ $found }). Install that one.
error-server-is-not-installed = The server needs more than this installation has: pip install 'tocsin[server]'.
error-no-server = No server answers there, or the connection was lost.
error-bad-limit = “{ $given }” is no limit for { $name }. Allowed: whole numbers up to { $most }.
error-address-in-use = { $host }:{ $port } is taken by another program. Choose another with --port.
error-not-our-address = { $host } is no address of this machine. Choose another with --host, such as 127.0.0.1 or 0.0.0.0.
error-port-not-allowed = Port { $port } may not be used by you. Choose one from 1024 on with --port.
error-bad-proxy = “{ $given }” is no address of a proxy. Allowed: addresses or networks with commas between them, such as 127.0.0.1 or 10.0.0.0/8, or * for any.
error-bad-backup = { $line ->
    [0] This is no backup of Tocsin, or it was cut.
   *[other] This is no backup of Tocsin, or it was cut: line { $line }.
}
error-database-not-empty = There are tables in this database already. Restore into a new one: --db new.db.

server-status = Tocsin { $version } is running. The tables are open.
cli-about-serve = Start the server: tables for people who play by link.
cli-examples-serve = tocsin serve · tocsin serve --host 0.0.0.0 --no-browser · tocsin serve --db postgresql://me@localhost/tocsin
cli-opt-host = Address to listen at; 0.0.0.0 lets phones on the home network in.
cli-opt-port = Port to listen at.
cli-opt-db = Database: a file, or an address such as postgresql://…
cli-opt-data = Folder for the database.
cli-opt-no-browser = Do not open a browser.
cli-opt-trusted-proxy = Address of a proxy whose headers are believed.
cli-opt-retention = Days that finished tables are kept; 0 keeps them for ever.
cli-serving = Tocsin is open at { $address }  (Ctrl-C stops it)
cli-serving-network = On the home network: { $address }
cli-serving-store = Tables are kept in { $file } ({ $version }).
cli-misspelt-limit = { $name } is no setting and changes nothing; perhaps { $meant } is meant.
cli-sqlite-old = This SQLite ({ $version }) is older than 3.51.3 and may damage a log that is written while it is checkpointed. Install pysqlite3.
cli-served = Stopped. Everything is written down.
cli-about-verify = Check the dice of a record with fair dice.
cli-examples-verify = tocsin verify forest.txt
cli-about-backup = Copy all tables into a file, also while the server runs.
cli-examples-backup = tocsin backup tables.gz
cli-about-restore = Bring all tables back from a backup, into a new database.
cli-examples-restore = tocsin restore tables.gz --db new.db
cli-opt-backup-file = File of the backup.
cli-fair-promise = The seal in this file is { $commitment }. Compare it with the one the table showed before the first move.
cli-backed-up = { $tables ->
        [0] No table was there to be copied
        [one] One table copied
       *[other] { $tables } tables copied
    } into { $file }.
cli-restored = { $tables ->
        [0] No table was in the backup
        [one] One table restored
       *[other] { $tables } tables restored
    }; every log was replayed and its chain holds.
