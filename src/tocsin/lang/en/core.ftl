# What can go wrong, whatever the game: one message per error code of tocsin.core and tocsin.facade.

error-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
error-unknown-expansion = There is no expansion called “{ $expansion }”. Known expansions: { $known }.
error-option-needs-expansion = The option { $option } belongs to the expansion Extreme Danger: choose one of its boards as well ({ $boards }).
error-one-half-board = A building has an attic or a basement, not both: choose { $board }+attic or { $board }+basement.
error-half-board-needs-expansion = Attic and basement belong to the boards of Extreme Danger: { $boards }.
error-unknown-option = There is no option “{ $option }”. Known options: { $known }.
error-bad-option-value = “{ $given }” does not fit the option { $option }. Allowed: { $allowed }.
error-bad-option-word = “{ $word }” is no option. Write name=value.
error-option-needs-value = Type { $option }= and what it should be. Allowed: { $allowed }.
error-option-given-twice = The option { $option } is given twice.
error-bad-seed = “{ $given }” is no seed. Allowed: whole numbers from 0 to 2**96 - 1.
error-bad-chance = “{ $given }” is no source of chance. Allowed: { $allowed }.
error-impossible-position = No play could reach this position: { $problems }
error-unknown-build-word = { $meant ->
        [none] “{ $word }” is no word to build a position with.
       *[other] “{ $word }” is no word to build a position with; did you mean “{ $meant }”?
    } Known words: { $known }.
error-bad-build-value = “{ $given }” does not fit the word { $word }. Expected: { $expected }.
error-cannot-read-build = “{ $text }” cannot be built: at character { $offset } ({ $near }) there should be { $expected }.
error-no-such-ply = There is no ply { $ply }; the last one is { $last }.
error-bad-comment = A comment is one line of at most { $most } printable characters without braces, not “{ $comment }”.
error-bad-name = “{ $name }” cannot be a name: at most { $most } printable characters, no comma, no quotation mark.
error-too-many-names = More names than people: { $given } for { $people }.
error-bad-range = How many possibilities a random number has: { $low } to { $high }, not { $given }.
error-no-such-seat = There is no seat { $seat }; the game has { $seats }.
error-unknown-bot = There is no bot called “{ $bot }” here. Known bots: { $known }.
error-bad-budget = A budget of thinking starts at { $low }, not { $given }.
error-unknown-lesson = There is no lesson “{ $lesson }”. Known lessons: { $known }.
error-bad-weights = The weights of the bots do not fit: { $given } ({ $problem }). Install Tocsin again.
error-bot-file-missing = There is no { $file } to take a bot from.
error-bot-file-broken = { $file } cannot be loaded. { $error }
error-bot-class-missing = { $file } has no { $bot }. Bots in it: { $known }.
error-not-a-bot = { $bot } is no bot: a bot is a class made from tocsin.Bot.
error-bot-chooses-nothing = { $bot } does not say what it chooses: write choose, or make it from RatingBot (tocsin.bots.bot) and write rate.
error-bot-failed = The bot { $bot } broke down. { $error }
error-bot-chose-wrongly = The bot { $bot } answered { $given }, which is none of its legal moves.
error-bot-to-be-named-again = At seat { $seat } sat { $bot }, a bot of somebody’s own: name it again with --seats.
error-unknown-seat = “{ $seat }” cannot sit at the table. Known: { $known }.
error-seats-do-not-fit = { $given ->
        [one] One seat is filled
       *[other] { $given } seats are filled
    } but this game has { $seats }.
error-unknown-rule = There is no rule “{ $rule }”, and no such word in the rules. Type “tocsin rules” for the list.
error-unknown-word = The glossary has no word “{ $word }”. “tocsin rules --glossary” shows it whole.

error-cannot-read-move = “{ $text }” is no move: at character { $offset } ({ $near }) there should be { $expected }.
error-cannot-read-position = This is no position: at character { $offset } ({ $near }) there should be { $expected }.
error-the-play-is-over = The play is over; nothing more can be done.
error-not-your-turn = It is not your turn: { $actor } is to act.
error-not-your-seat = You do not sit there.
error-stale-move = The table has changed since this move was chosen; look again.
error-unknown-code = There is no move of the number { $number }.
error-too-many-plies = This play has reached its limit of { $most } plies; it cannot go on.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-comment = There is nothing to comment yet.
error-chance-has-answered = That cannot be taken back: chance has answered since, and what was seen stays seen.
error-chance-cannot-be-undone = That cannot be taken back: chance has answered since ({ $last }), and what was seen stays seen.

error-record-too-long = The record is too long: { $chars } characters, at most { $most }.
error-record-tag-missing = This is no record of Tocsin: line { $line } should be the tag { $tag }.
error-record-head-wrong = The record is damaged: line { $line } should be empty, after the tags.
error-record-from-newer-rules = The record follows rules version { $found } of { $game }; this Tocsin knows { $known }. A newer Tocsin can read it.
error-record-was-changed = The record was cut or edited: its content does not fit its check { $check }.
error-record-seats-wrong = Seats in the record: { $found }; in the game: { $expected }.
error-record-does-not-replay = The record does not replay to the same text; its tags (plies { $plies }) were changed.
error-record-ply-refused = Line { $line } of the record: “{ $ply }” cannot be played. { $why }
error-record-comment-open = Line { $line } of the record: a comment is not closed.
error-record-of-unknown-game = The record is of a game this Tocsin does not know: “{ $game }”.
error-record-names-a-file = The record names the file { $file } instead of holding its board; such a record was not written by Tocsin.
error-bytes-of-another-game = These bytes belong to another game: { $found } instead of { $expected }.
error-bytes-are-not-text = These bytes are no text.
error-record-is-not-text = A record is a text.
error-record-from-newer-tocsin = The record was written by a newer Tocsin (form { $found }; this one reads up to { $known }).

error-save-head-wrong = The saved play is damaged: line { $line } should be { $tag }.
error-bad-generator = The saved play is damaged: “{ $given }” is no state of a random generator.
error-bad-line = This is no line of text to be said, at { $where }.

error-cannot-write-file = { $file } cannot be written: { $reason }. Nothing was changed.
error-cannot-read-file = { $file } cannot be read: { $reason }.
error-file-is-not-text = { $file } is not a text file.
error-file-exists = { $file } exists and was left as it is. Name another file with --save.
error-bad-number = { $name } must be from { $low } to { $high }, not { $given }.
error-no-golden-files = There are no golden playthroughs in { $folder }.
error-ending-not-found = No play with the ending “{ $ending }” in { $tries } tries.
error-bad-golden-name = “{ $name }” should be GAME/NAME, for example feurio/two-players.

# What a text should have been: phrases of NotationError and of option tables.

expected-token = { $token }
expected-end = the end
expected-fields = { $count } fields after { $head }
expected-move = a move

# Why a file cannot be read or written, in the words of the system.

reason-enoent = it does not exist
reason-no-folder = its folder does not exist
reason-eacces = it is not allowed
reason-eisdir = it is a folder
reason-enotdir = a part of the path is no folder
reason-enospc = the disk is full
reason-erofs = the disk is read-only
reason-enametoolong = the name is too long
reason-einval = it is no path of a file
reason-eexist = a file stands where a folder should be
reason-not-a-database = it is no database
reason-no-file-named = it names no file

# Plans that cannot be read, whatever they mean.

error-bad-plan = This plan cannot be read, see { $place }: { $problem ->
        [no-json] this is no JSON
        [no-object] a plan is an object of named fields
        [no-json-value] { $type } is no value of JSON
        [no-text-key] a field is named by a text, not by { $type }
        [number-too-large] this number is too large
        [key-twice] the field { $key } is given twice
        [too-deep] objects and lists go at most { $most } deep
        [too-long] a plan has at most { $most } characters
       *[other] { $problem }
    }.
