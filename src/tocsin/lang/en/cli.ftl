# The command `tocsin` itself.

cli-about-tocsin = Tocsin: three rescue board games to play, understand and research.
cli-examples-tocsin = tocsin play · tocsin play feurio players=2 --seed 7 · tocsin rules FE-SPREAD · tocsin --lang fr games
cli-about-play = Play in the terminal. Without options a menu asks for everything.
cli-examples-play = tocsin play feurio players=2 firebreaks=yes --seats human,steady · tocsin play feurio mode=coop --save forest.txt · tocsin play --resume forest.txt · tocsin play feurio --players 4 --dice manual (real tiles on the table) · tocsin play titanic crew=lee,murdoch --seats human,human
cli-about-replay = Step through a saved record: Enter goes on, b goes back, a number jumps there.
cli-examples-replay = tocsin replay forest.txt · tocsin replay forest.txt --json
cli-about-simulate = Let bots play many games and report wins and scores with 95 % confidence intervals.
cli-examples-simulate = tocsin simulate feurio --games 10000 --seats steady,random,random,random --jobs 2 · tocsin simulate feurio players=2 --seats steady,random --rotate --json
cli-about-perft = Count the move sequences of a given length: the fingerprint of a rule set.
cli-examples-perft = tocsin perft feurio players=2 --depth 4 · tocsin perft feurio --depth 3 --naive
cli-about-golden = Replay the golden playthroughs and compare records, events, questions and views.
cli-examples-golden = tocsin golden --check · tocsin golden --write · tocsin golden feurio/coop-lost players=3 mode=coop --ending forest-lost
cli-about-games = List the games with their options, defaults and rule ids.
cli-examples-games = tocsin games · tocsin games flashpoint · tocsin games --json
cli-about-rules = Explain a rule, all rules whose ids begin so, or a word; alone it lists the chapters.
cli-examples-rules = tocsin rules FE-PLACE-3 · tocsin rules FE-SPREAD · tocsin --lang fr rules fe-tie
cli-about-learn = Take a short lesson on a real table; alone it lists the lessons.
cli-examples-learn = tocsin learn · tocsin learn flashpoint 1 · tocsin --lang fr learn titanic boats

cli-opt-version = Show the version, how it was built, and the rules versions.
cli-opt-lang = Language of everything a player reads (default: the locale).
cli-opt-help = Show this page.
cli-opt-game-listed = Only this game, with its expansions.
cli-opt-game = The game: see “tocsin games”.
cli-opt-options = Options of the game, such as players=2 mode=coop.
cli-opt-players = Number of players, short for players=N.
cli-opt-seats = Who sits where, from seat 0 on: human, rookie, steady, expert, random or a bot of your own (my_bot.py:MyBot), with commas between.
cli-opt-bots = Which bots sit where, from seat 0 on: rookie, steady, expert, random or a bot of your own (my_bot.py:MyBot), with commas between.
cli-opt-seed = A whole number; the same seed gives the same chance.
cli-opt-dice = Chance from the seed, or typed in by hand from real dice and tiles.
cli-opt-position = Begin from this position text.
cli-opt-save = Save after every move into this file.
cli-opt-resume = Go on with a saved record.
cli-opt-plain = Words only, for screen readers: no drawing, no colours.
cli-opt-auto = Make a move by itself when there is only one.
cli-opt-practice = Practice: undo takes back anything, chance included; the record says so.
cli-opt-names = What the people are called, in the order of their seats, with commas between.
cli-opt-autosave = Save by itself after every move, to go on with later.
cli-opt-file = A saved record.
cli-opt-json = Machine-readable output.
cli-opt-seat = See it as this seat does (default: as a spectator).
cli-opt-games = How many games.
cli-opt-jobs = How many processes; the result does not depend on it.
cli-opt-rotate = Move the bots one seat on after every game.
cli-opt-depth = How many plies deep.
cli-opt-naive = Count again by trying every text that could be a move, and compare.
cli-opt-golden = Make a new golden playthrough of this name with these options.
cli-opt-check = Compare (this is the default).
cli-opt-write = Write the expected events and views anew.
cli-opt-ending = The ending that the new playthrough must have.
cli-opt-folder = Where the golden playthroughs lie.
cli-opt-rule = A rule id or the beginning of one, or a word to look for.
cli-opt-glossary = The glossary: all words with those of printed boxes, of one game or everything about a word.
cli-opt-lesson = The number or the name of a lesson; without it all are listed.

cli-variable = variable:
cli-default = default:
cli-required = required
cli-usage = Usage:
cli-examples = Examples
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-no-such-option = There is no option { $option } here.
cli-no-such-command = There is no command { $command }.
cli-missing = { $name } is missing.
cli-bad-parameter = That does not fit { $name }: { $message }
cli-number-from = allowed are whole numbers { $high ->
    [none] from { $low } on.
   *[other] from { $low } to { $high }.
}
cli-usage-wrong = That cannot be understood: { $message }
cli-try-help = “{ $command } --help” shows how it is used.
cli-unknown-language = There is no catalogue for the language “{ $lang }”. Known: fr, en.

cli-compiled = compiled
cli-interpreted = interpreted
cli-rules-version = { $game }: rules version { $version }

cli-allowed = ({ $values })
cli-yes-words = y yes
cli-no-words = n no
cli-all-words = all everything

# Playing.

cli-welcome = Welcome! Enter takes what stands in brackets.
cli-game-line = { $name }: { $about }
cli-menu-continue = c  Continue: { $game }, { $seats } (ply { $plies })
cli-menu-rematch = r  Rematch: { $game }, { $seats }
cli-menu-language = l  Français
cli-menu-load = f  Go on with a file
cli-menu-leave = ?  Help       q  Leave
cli-help-menu = The number or the name of a game begins one; a letter does what stands beside it. Enter takes what stands in brackets.
cli-help-continue = y or Enter goes on where you stopped; n begins another play, and the old one stays saved.
cli-help-load = The name of a file that was saved with “save”, or nothing to go back.
cli-help-players = How many sit at the table, people and computers together. Who is what is asked later. Enter takes the number in brackets.
cli-help-option = A number takes the next value of that option, name=value sets one (players=2). Enter keeps what stands there and goes on.
cli-help-seat = One letter for a person or a kind of computer; a person may have a name behind it, as in h Anna. Enter takes what stands in brackets.
cli-help-again = r plays the same game with the same people again, m goes back to the list of games, Enter leaves.
cli-help-menu-leave = q leaves.
cli-ask-menu = A game, or a letter? [{ $default }]
cli-menu-default-continue = continue
cli-ask-continue = Go on with the play of { $seats } (ply { $plies })? [Y/n]
cli-ask-again = r plays again, m goes to the menu, Enter leaves:
cli-ask-game = Which game? [{ $default }]
cli-ask-players = How many players, { $low } to { $high }? [{ $default }]
cli-more-options = +  shows all the options: { $count }
cli-ask-option = A number changes an option, name=value sets it, Enter goes on:
cli-ask-seat = Who plays { $who }: { $kinds }? (h Anna gives a name) [{ $default }]
cli-kind-human = human
cli-kind-rookie = beginner bot
cli-kind-steady = steady bot
cli-kind-expert = expert bot
cli-kind-random = random bot
cli-sits = { $who }: { $kind }.
cli-seed = Seed { $seed }: the same seed gives the same chance again.
cli-practice = Practice: everything can be taken back, and the record says so.
cli-ask-for-help = Type ? for help at any time.
cli-headline = { $verb }:
cli-moves-folded = { $first } to { $last } (“moves” lists them)
cli-how-to-answer-plain = Type a number, a move or its beginning. A question mark helps.
cli-how-to-answer = A number, a move such as the grey ones or its beginning; ? helps.
cli-type-outcome = Type what came up: { $outcomes }
cli-not-needed = Not needed any more: { $typed }.
cli-only-choice = Only one choice: { $move }.
cli-meanwhile = Meanwhile:
cli-ambiguous = “{ $typed }” could be several moves: { $moves }.
cli-no-such-number = There is no move number { $number }; the last one is { $last }.
cli-not-understood = I don’t understand “{ $typed }”. Type a number from the list, or ?.
cli-not-understood-part = I don’t understand “{ $typed }”: there should be { $expected }.
cli-legal = Yes, that is allowed now: { $move }.
cli-undone = Taken back: { $move }.
cli-move = { $verb } – { $move } ({ $text })
cli-numbered = { $number }) { $move }
cli-pass-keyboard = Pass the keyboard to { $who } and press Enter.
cli-saved = Saved in { $file }.
cli-kept = Saved: “tocsin play” goes on with it.
cli-record-kept = The record is in { $file }.
cli-not-kept = This play cannot be saved by itself: { $why }
cli-not-saved = Not saved.
cli-loaded = { $file } goes on after { $plies ->
        [one] one ply.
       *[other] { $plies } plies.
    }
cli-continued = The play goes on (ply { $plies }).
cli-ask-save = Save the record? A file name, or Enter for no:
cli-ask-load = Which file?
cli-ask-overwrite = { $file } exists already. Overwrite it? [y/N]
cli-input-ended = End of input; the game is saved and stopped.
cli-input-ended-in-menu = End of input.
cli-input-ended-unsaved = End of input; the game is stopped.
cli-interrupted = Stopped; the game is saved.
cli-interrupted-unsaved = Stopped; the game is not saved.
cli-goodbye = Goodbye!
cli-no-hint = There is nothing to decide just now.
cli-why-what = Ask about a move, for example: why { $move }

cli-help-answer = Answer with the number of a move, its text, or a clear beginning of it. Orders:
cli-order-help = ? help h
cli-does-help = shows this page
cli-order-undo = u undo
cli-does-undo = takes back your last choice, unless chance has answered it (with --practice, anything)
cli-order-why = why
cli-does-why = why MOVE says which rule forbids a move
cli-order-rules = rules rule
cli-does-rules = rules lists the chapters; rules ID explains one, rules WORD looks for a word
cli-order-hint = hint
cli-does-hint = the best plans, their chances, and why
cli-order-ask = ask
cli-does-ask = ask B come 3,4 asks a computer partner: come, hold or leave CELL, or wait
cli-ask-how = Ask a partner: { $example }
cli-word-come = come
cli-word-hold = hold
cli-word-leave = leave
cli-word-wait = wait
cli-hint-plan = { $number }. { $told }
cli-hint-chance = { $chance } in 100 to win (give or take { $margin })
cli-hint-points = Points to expect: { $chance } (give or take { $margin })
cli-hint-setback = { $chance } in 100 that somebody is lost before your next turn
cli-hint-steps = Moves: { $moves }.
cli-hint-close = Their margins overlap: which is better is not certain.
cli-order-moves = moves
cli-does-moves = lists all moves, where the window was too low for them
cli-order-view = view v
cli-does-view = shows the table again; view CELL looks closer at that cell, view all unfolds everything
cli-order-log = log
cli-does-log = what happened lately; log 50 shows more
cli-order-save = save
cli-does-save = save FILE writes the record
cli-order-load = load
cli-does-load = load FILE goes on with another record
cli-order-quit = q quit exit
cli-does-quit = leaves; the play is saved
cli-does-quit-unsaved = leaves; asks first whether to save the play
cli-rules-how = “rules ID” explains a rule or a whole chapter, “rules WORD” looks for a word, “rules glossary” has all words.
cli-glossary-words = glossary
cli-glossary-word = { $word } – { $means }
cli-glossary-box = { $names } ({ $box })
cli-rules-more = More rules with it: { $count }.
cli-games-how = Play one: tocsin play GAME name=value …
cli-also = Also called: { $names }

# Replaying.

cli-ply = Ply { $ply } of { $last }, turn { $turn }: { $text }
cli-ply-start = The beginning; { $last ->
        [one] one ply follows.
       *[other] { $last } plies follow.
    }
cli-replay-how = Enter: on · b: back · number: jump there · e: end · q: leave
cli-replay-what = Type Enter, b, e, q or a number from 0 to { $last }.
cli-learn-how = Type “tocsin learn GAME NUMBER” to take one.
cli-learn-orders = Type the move that is asked (its text or the beginning of it) · Enter: do it for me · b: back · q: leave
cli-learn-step = Step { $step } of { $count }: { $task }

# Simulating, counting, golden files.

cli-simulated = { $games ->
        [one] One game of { $game }
       *[other] { $games } games of { $game }
    } ({ $options }), seed { $seed }
cli-simulating = Playing
cli-col-seat = seat
cli-col-bot = bot
cli-col-wins = wins
cli-col-share = share [95 %]
cli-col-score = mean score [95 %]
cli-col-ending = ending
cli-col-games = games
cli-perft = depth { $depth }: { $count }
cli-perft-same = The naive count agrees.
cli-perft-differs = The naive count differs: { $naive } instead of { $count }.
cli-golden-same = { $count ->
        [one] One golden playthrough replays exactly.
       *[other] { $count } golden playthroughs replay exactly.
    }
cli-golden-differs = { $name }: { $part } differs.
cli-golden-missing = { $name }: { $part } is missing; “tocsin golden --write” makes it.
cli-golden-written = { $name }: written.
cli-golden-part-record = the record
cli-golden-part-events = the list of events
cli-golden-part-plies = the number of plies
cli-golden-part-asked = what was asked and offered on the way
cli-golden-part-views = what was seen on the way
cli-golden-part-play = the readable text
