# What the page says around the tables; what happens at a table is said by the files of the games.

page-tocsin = Tocsin
page-headline = Fire, sea, forest: bring them home together.
page-subline = You and partners, real or computer. No account, no tracking.
page-play-now = Play
page-play-now-of = Play { $game }
page-set-up-table = Set up the table
page-players-range = { $low }–{ $high }
page-players-range-said = Players: { $low } to { $high }
page-minutes = { $minutes } min
page-pitch-flashpoint = Bring seven people out of the burning house before it collapses.
page-pitch-titanic = The ship goes down page by page: lead the passengers to the boats.
page-pitch-feurio = The forest burns where it is hottest: place your crews and hold the line.
page-picture-of = { $game }, a position in play
page-continue = Continue
page-continue-none = Your open tables will appear here.
page-continue-turn = turn { $turn }
page-other-ways = Other ways
page-join = Join
page-join-about = with a code
page-real-box = Real box
page-real-box-about = on your table, dice and fire here
page-learn = Learn
page-learn-about = short lessons, rules, words
page-replay = Replay
page-replay-about = a record
page-your-move = Your move
page-somebody-thinks = { $name } is thinking
page-waiting-for-people = waits for people
page-over = over
page-closed = closed
page-theme = Theme
page-theme-night = Night
page-theme-paper = Paper
page-language = Language
page-language-en = English
page-language-fr = Français
page-home = Home
page-back = Back
page-close = Close
page-menu = Menu
page-help = Help
page-settings = Settings
page-loading = One moment…
page-skip-to-content = Go to the board

page-board = Board
page-floors = Floors
page-level-ground = Ground floor
page-level-b = Basement
page-level-u = Upper floor
page-level-a = Attic
page-row = row { $row }
page-way-n = north
page-way-e = east
page-way-s = south
page-way-w = west
page-side = { $way } { $side }
page-cell = { $count ->
        [0] { $cell }: { $things }
       *[other] { $cell }: { $things }; { $sides }
    }
page-zoom-in = Larger
page-zoom-out = Smaller
page-none-there = There is none.
page-border = Edge of the board.
page-lit-cells = Possible from here: { $cells }.

page-team = Team
page-team-order = order of play ↓
page-you = You
page-open-seat = Open seat
page-computer = Computer
page-thinking = thinking
page-away = away
page-stand-in = a computer stands in
page-down = knocked down
page-in-cell = in { $cell }
page-points = { $free ->
        [0] { $count } AP
       *[other] { $count } AP + { $free }
    }
page-saved-points = { $count } AP saved
page-planned = { $count } planned
page-role-paramedic = paramedic
page-role-captain = captain
page-role-imaging = imaging
page-role-cafs = foam
page-role-hazmat = hazmat
page-role-generalist = generalist
page-role-rescue = rescue
page-role-driver = driver
page-role-dog = dog
page-role-engineer = structure
page-role-veteran = veteran

page-rescued = Rescued
page-lost = Lost
page-building = Building
page-meter-rescued = Rescued: { $count } of { $goal }
page-meter-lost = Lost: { $count }, defeat at { $most }
page-meter-damage = Damage to the building: { $count } of { $most }
page-last-roll = Last roll
page-reserves = Reserves
page-pois-to-come = { $count } to come
page-threats-left = { $count } { $count ->
        [one] fire
       *[other] fires
    }
page-hot-spots-left = { $count } { $count ->
        [one] hot spot
       *[other] hot spots
    }
page-ladders-left = { $count } { $count ->
        [one] ladder
       *[other] ladders
    }

page-log = Log
page-log-empty = Nothing has happened yet. Moves, rolls and their rules will stand here.
page-rules = Rules
page-chat = Chat
page-advice = Advice
page-turn-of = Turn { $turn } · { $seat }
page-turn = turn { $turn }
page-set-up = Set-up
page-earlier = Earlier
page-show-all = Show all
page-news = Latest news

page-prompt-act = Your turn, { $seat }: { $points } AP{ $free ->
        [0] {""}
       *[other] {" "}and { $free } free
    }.
page-prompt-act-next = Touch a lit cell; after your actions the fire advances.
page-other-turn = { $name } plays.
page-other-thinks = { $name } is thinking…
page-hurry = Stop waiting
page-waiting-start = Waiting. Seats still open: { $count }.
page-start-now = Begin without waiting
page-preview-way = Going to { $cell } in { $steps } { $steps ->
        [one] move
       *[other] moves
    } costs { $cost } AP and leaves { $left }.
page-preview-with = { $verb } to { $cell } in { $steps } { $steps ->
        [one] move
       *[other] moves
    } costs { $cost } AP and leaves { $left }.
page-preview-one = { $verb }: { $move }.
page-go = Go
page-do-it = Do it
page-cancel = Cancel
page-choose-one = Which one?
page-cost = { $cost } AP
page-end-turn = End turn
page-end-turn-long = End turn · the fire advances
page-undo = Undo
page-undo-what = Undo “{ $what }”
page-undo-ask = Ask to take back
page-undo-none = Nothing to undo
page-wish = { $name } asks to take back “{ $what }”.
page-wish-mine = You ask to take back “{ $what }”; waiting for the others.
page-agree = Agreed
page-refuse = No
page-skip = Skip
page-beat-more = and { $count } more
page-why-possible = { $cost ->
        [0] That is possible now: touch it, or press Enter.
       *[other] That is possible now, for { $cost } AP in all: touch it, or press Enter.
    }
page-why-not-here = Nothing to do here this turn: too far, or nothing there for “{ $verb }”.
page-refused = { $why }
page-moves-of = { $count } { $count ->
        [one] move
       *[other] moves
    }
page-hint = Advice
page-hint-about = What a computer would do in your place, knowing what you know.
page-hint-thinking = It is thinking…
page-hint-none = No advice for now.
page-hint-do = Do it
page-type-move = Type a move
page-type-move-about = The notation itself, such as walk:n or spray:e*2.

page-verb-flashpoint-walk = Walk
page-verb-flashpoint-carry = Carry
page-verb-flashpoint-spray = Put out
page-verb-flashpoint-chop = Chop
page-verb-flashpoint-door = Door
page-verb-flashpoint-ladder = Ladder
page-verb-flashpoint-repair = Repair
page-verb-flashpoint-platform = Platform
page-verb-flashpoint-command = Command
page-verb-flashpoint-treat = Treat
page-verb-flashpoint-dispose = Dispose
page-verb-flashpoint-identify = Identify
page-verb-flashpoint-sniff = Sniff
page-verb-flashpoint-drive = Drive
page-verb-flashpoint-gun = Deck gun
page-verb-flashpoint-crew = Crew change

page-tab-board = Board
page-tab-team = Team
page-tab-log = Log
page-tab-help = Help
page-link-lost = Connection lost. Trying to come back; no move is lost.
page-link-connecting = Connecting…
page-link-refused = This table cannot be opened.
page-part-missing = A part of the page could not be fetched. It comes as soon as the server answers; no move is lost.
page-no-server = The server does not answer. See that it is running, then try again.
page-try-again = Try again
page-sound-off = Sound off
page-speed = Speed
page-speed-half = ½×
page-speed-one = 1×
page-speed-two = 2×
page-speed-none = none
page-letters = Single-letter keys
page-your-turn-title = ● Your move
page-keys = Keys
page-key-arrows = from cell to cell
page-key-floors = from floor to floor
page-key-enter = act or confirm
page-key-esc = back out
page-key-digits = choose an action
page-key-u = undo
page-key-e = end the turn
page-key-w = why not this cell?
page-key-o = this cell and what is round it
page-key-m = what is possible
page-key-l = say the latest news again
page-key-f = next fire
page-key-v = next victim or marker
page-key-p = my firefighter
page-key-slash = type a move
page-key-help = these keys
page-key-skip = skip the animation
page-key-page-up = Page ↑
page-key-page-down = Page ↓
page-key-enter-cap = Enter
page-key-space = Space
page-key-escape = Esc

page-new-table = New table
page-what = What shall we play?
page-who = Who plays?
page-dice = Dice
page-dice-secure = Thrown by the page
page-dice-secure-about = A chance that nobody can foresee.
page-dice-fair = Fair, with proof
page-dice-fair-about = Sealed before the first roll, opened at the end: anybody can verify.
page-dice-typed = Real dice, typed in
page-dice-typed-about = You throw, the page keeps the fire.
page-pace = Pace
page-pace-live = Live
page-pace-days = Over days
page-pace-live-about = Whoever goes away can be replaced by a computer.
page-pace-days-about = Everybody plays when they can; the table waits.
page-options-more = Variants and details
page-possible-start = A possible start with your settings
page-another = Another
page-seat-me = Me
page-seat-open = Open by link
page-seat-computer = Computer
page-seat-kind = Who plays { $seat }
page-computer-level = Level of { $seat }
page-my-name = Your name
page-open-table = Open the table
page-yes = yes
page-no = no
page-sentence-new = { $game }, { $choices }. { $people }.
page-people = You and { $computers } { $computers ->
        [one] computer
       *[other] computers
    }{ $open ->
        [0] {""}
        [one] {""}; one seat by link
       *[other] {""}; { $open } seats by link
    }
page-computer-random = Random
page-computer-steady = Steady
page-computer-rookie = Beginner
page-computer-expert = Expert
page-links = Invite
page-links-about = Hand on this link; whoever opens it takes the seat.
page-copy = Copy
page-copied = Copied
page-join-title = Join a table
page-join-label = Link or code
page-join-example = Paste the link you got, or type the code.
page-join-bad = This is neither a link nor the code of a table.
page-join-name = Under which name?
page-sit-down = Sit down
page-watch = Watch

page-end-won = Everybody safe!
page-end-lost = Lost, this time.
page-end-over = It is over
page-end-what-decided = What decided it
page-end-score = Score
page-end-rematch = Rematch
page-end-see-again = See it again
page-end-save = Download the record
page-end-share = Copy the link
page-end-moment = See this moment
page-end-picture = The board at the end
page-replay-title = Replay
page-replay-at = Move { $ply } of { $last }, turn { $turn }
page-replay-first = Beginning
page-replay-back = Move back
page-replay-next = Next move
page-replay-last = End
page-replay-play = Play
page-replay-stop = Pause
page-replay-turn-back = Turn back
page-replay-turn-next = Next turn
page-replay-slider = Moment of the play
page-replay-link = Link to this moment
page-replay-leave = Back to the table
page-replay-from-here = Play on from here
page-upload = Open a record
page-upload-file = Choose a file
page-upload-nothing = Choose a file first, or paste a record.
page-upload-about = A .txt file written by Tocsin; you can also drop it here.
page-upload-other = Choose another one
page-leave = Leave
page-leave-table = Leave the table
page-hand-over = Let a computer play
page-take-back = Take my seat back
page-rule-missing = No explanation for { $rule }.
page-rules-search = Search a word or a rule
page-rules-found = { $count } { $count ->
        [one] rule
       *[other] rules
    }
page-chat-none = Nothing has been said yet. What computers announce is written down here, too.
page-chat-say = Say
page-chat-write = Write to the others
page-not-found = There is nothing at this address.
page-plain-moves = Possible moves
page-plain-board = The table in words
page-soon = Soon
page-forget = Forget this browser
page-choice-rules-family = family
page-choice-rules-advanced = advanced
page-choice-board-front = front
page-choice-board-back = back
page-choice-board-garage = garage
page-choice-board-laboratory = laboratory
page-choice-board-attic = attic
page-choice-board-basement = basement
page-choice-mode-scored = for points
page-choice-mode-coop = together
page-choice-mode-solo = solo
page-choice-level-recruit = recruit
page-choice-level-veteran = veteran
page-choice-level-heroic = heroic
page-choice-layout-standard = standard
page-choice-layout-expert = expert
page-choice-layout-ultimate = ultimate
page-choice-standard = usual settings
page-fewer-seats = One seat less
page-more-seats = One seat more
page-seats = { $count } of { $most }
page-replay-text = Or paste the text here
page-option-rules = Rules
page-option-board = Board
page-option-level = Level
page-option-mode = Mode
page-option-layout = Layout
page-option-setup = Start of the fire
page-option-deal_specialists = Specialists dealt
page-option-use_specialists = Specialists
page-option-use_hazmats = Hazardous materials
page-option-use_vehicles = Vehicles
page-option-use_hot_spots = Hot spots
page-option-remote_station = The remote station
page-option-just_in_case = Just in case
page-option-murphys_law = Murphy’s law
page-option-play_on = On to all ten
page-option-firebreaks = Firebreaks
page-option-rounding = Rounding
page-choice-setup-fixed = fixed
page-choice-setup-random = random
page-choice-setup-alternative = alternative
page-choice-setup-advanced = advanced
page-choice-rounding-up = up
page-choice-rounding-down = down
page-cell-word = cell
page-die-red = Red
page-die-black = Black
page-board-failed = The board could not be drawn; the play itself is unharmed.
page-about-crew = Who leads whom, seat by seat; seats without a name are dealt at random.
page-about-rules-family = Bring people out and hold the fire: the game to begin with.
page-about-rules-advanced = Specialists, vehicles, hazardous materials and hot spots come into play.
page-about-board-front = The house of the front, a good place to begin.
page-about-board-back = The house of the back: other walls, other doors.
page-about-board-garage = Extreme Danger: the garage, its cars and windows.
page-about-board-laboratory = Extreme Danger: the laboratory, its chemicals and fireproof doors.
page-about-level-recruit = Few explosions at the start.
page-about-level-veteran = More explosions, materials and hot spots.
page-about-level-heroic = The house is all but lost already.
page-about-mode-scored = Everybody for their own areas: most points win.
page-about-mode-coop = Together against the fire.
page-about-mode-solo = Alone with all four colours.
page-moments = Key moments
page-verb-titanic-move = Move
page-verb-titanic-rescue = Rescue
page-verb-titanic-play = Action card
page-verb-titanic-place = Place
page-verb-titanic-lay = Lay back
page-verb-titanic-seek = Look for an anchor
page-verb-titanic-share = Share out cards
page-verb-titanic-keep = Keep it
page-verb-titanic-stop = Enough
page-verb-titanic-done = Exchange nobody
page-titanic-class-first = 1st class
page-titanic-class-second = 2nd class
page-titanic-chosen = Picked up.
page-titanic-goal = It may go here.
page-titanic-lit = Can be used now.
page-titanic-boat = Boat
page-titanic-lifeboat = Lifeboat
page-titanic-flooded = flooded
page-titanic-deck-lost = Deck { $number } flooded
page-titanic-fled = fled to { $number }
page-titanic-opens = empty: opened by
page-titanic-hidden = { $count } hidden
page-titanic-page = Page
page-titanic-saved = Saved
page-titanic-score = Score
page-titanic-history = history: { $score }
page-titanic-meter-clock = { $clock } on the clock
page-titanic-meter-page = Page { $page } of { $pages }, worth { $number }
page-titanic-meter-saved = { $count } of { $all } saved
page-titanic-meter-score = Score { $score }; in history { $history }
page-titanic-tray = Piles and cards
page-titanic-pile = Pile
page-titanic-discard = Discard
page-titanic-drawn = { $count ->
        [one] One card open
       *[other] { $count } cards open
    }
page-titanic-fit = { $count ->
        [one] one can be chosen
       *[other] { $count } can be chosen
    }
page-titanic-offered = Choose a card
page-titanic-actions = Action cards
page-titanic-action-pile = pile { $pile }, discard { $discard }
page-titanic-no-crew = still to be dealt
page-titanic-draws = Draws
page-titanic-after-failure = After a failure
page-titanic-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-titanic-draws-holds = draws 1–{ $most } · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
page-titanic-unseen = Not seen yet
page-titanic-known-behind = Hidden, { $number ->
        [0] boat
       *[other] deck { $number }
    }:
page-titanic-known-top = Top of the pile:
page-titanic-known-bottom = Bottom of the pile:
page-titanic-if-over = Score if it ended now
page-titanic-part-page = page
page-titanic-part-anchors = anchors, { $class }
page-curtain = { $seat } is next: pass the screen on.
page-curtain-why = What the other may not see stays hidden until then.
page-curtain-lift = It is me
page-verb-feurio-lay = Lay the tile
page-verb-feurio-break = Firebreak: give up a man
page-verb-feurio-men = Place men
page-verb-feurio-pass = Place nobody
page-feurio-lit = You may act here.
page-feurio-tiles = Tiles
page-feurio-hottest = Hottest spot
page-feurio-colours-safe = Colours safe
page-feurio-meter-tiles = Tiles laid: { $count } of { $all }
page-feurio-meter-heat = Hottest spot: { $heat }
page-feurio-meter-safe = Colours safe: { $count } of { $all }
page-feurio-plays = playing
page-feurio-in-hand = { $count } in hand
page-feurio-reinforcements = { $count ->
        [one] one reinforcement
       *[other] { $count } reinforcements
    }
page-feurio-lacking = lacking
page-feurio-safe = safe
page-feurio-check-men = { $count } of { $all } men
page-feurio-check-areas = { $count ->
        [0] no area yet
        [one] a single area
       *[other] { $count } areas
    }
page-feurio-check-one = a 1 with a way out
page-feurio-check-no-one = no 1 with a way out
page-feurio-legend-heat = heat: the fire goes where it is hottest
page-feurio-legend-water = water: an area is divided by its lowest open tile
page-feurio-pile = { $count ->
        [0] The pile is empty
        [one] Pile: one tile, still face down
       *[other] Pile: { $count } tiles, still face down
    }
page-feurio-unseen = Unseen tiles with a { $value }: { $count }
page-feurio-drawn = In hand: a { $value }
page-feurio-drawn-hidden = A tile that only its drawer knows
page-feurio-laid = No tile in hand
page-feurio-how-many = How many men
page-feurio-which-colour = Which colour
page-feurio-men = { $count ->
        [one] one man
       *[other] { $count } men
    }
page-feurio-only-men = Only men from now on
page-feurio-tile-laid = tile laid
page-feurio-ask-men = How many men on this { $value }?
page-feurio-do-men = { $count ->
        [one] place one { $colour } man
       *[other] place { $count } { $colour } men
    }
page-feurio-ask-break = Lay the tile face down here? It counts as 0 and nobody stands on it.
page-feurio-do-break = firebreak, give up a { $colour } man
page-feurio-ask-lay = Lay the { $value } here?

page-partners = Ask
page-ask-seat = Ask { $seat } for something
page-ask-who = Ask whom?
page-ask-come = Come here
page-ask-hold = Hold the fire there
page-ask-leave = Leave it to me
page-ask-wait = Wait
page-ask-titanic-hold = See to that deck first
page-ask-titanic-leave = Leave that deck to me
page-ask-titanic-wait = Keep your cards
page-ask-feurio-come = Send men there
page-ask-feurio-hold = Keep the fire away
page-ask-feurio-wait = Place nobody
page-ask-where = Touch the place: { $what }.
page-ask-stop = Never mind
page-said = “{ $told }”
page-hint-chance = { $chance } %
page-hint-of-winning = to win, give or take { $margin }
page-hint-points = { $chance ->
        [one] { $chance } point
       *[other] { $chance } points
    }
page-hint-of-points = to expect, give or take { $margin }
page-hint-setback = { $chance } % that somebody is lost before your next turn
page-hint-close = The margins (marked) overlap: which plan is better is not certain. Advice knows no more than you do.
page-hint-open = Advice knows no more than you do.
page-hint-see = See it on the board
page-learn-lessons = Lessons
page-learn-rules = Rule book
page-learn-glossary = Words of the boxes
page-learn-how = About three minutes each. The dice are set for the lesson; everything else is a real table.
page-learn-count = { $count ->
        [one] One short lesson
       *[other] { $count } short lessons
    }
page-lesson-steps = { $count ->
        [one] one step
       *[other] { $count } steps
    }
page-lesson-taken = taken
page-lesson-number = Lesson { $number }
page-lesson-step = Step { $step } of { $count }
page-lesson-task = What is asked
page-lesson-why = Why?
page-lesson-next = Next
page-lesson-skip = Skip this step
page-lesson-again = Once more
page-lesson-next-lesson = Next lesson
page-lesson-play = Play a game
page-glossary-about = What the boxes and their editions call things, and the word that is used here.
page-glossary-also = Also: { $words }
page-glossary-search = Search a word of any box
page-glossary-found = { $count ->
        [one] One word
       *[other] { $count } words
    }
