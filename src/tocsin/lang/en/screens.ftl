# What the screens around a table say: the companion of a real box, replay, the end, a television, sharing.

page-companion-title = A real box on the table
page-companion-lead = You throw the dice and turn up the cards; this screen is referee and memory. Everybody plays here, and everything can be taken back.
page-companion-how = How it works
page-companion-read = Read.
page-companion-read-about = The screen says what to throw or turn up.
page-companion-touch = Touch.
page-companion-touch-about = Touch what the dice, the marker or the card shows.
page-companion-follow = Follow.
page-companion-follow-about = It says what changes on your table.
page-companion-box = Which box?
page-companion-rules = With which rules?
page-companion-people = Who sits round the table?
page-companion-name = Name of { $seat }
page-companion-ready = { $count ->
        [one] One player, real dice and cards, one screen.
       *[other] { $count } players, real dice and cards, one screen.
    }
page-companion-begin = Begin
page-companion-follows = On your table now
page-companion-lift = Take back on your table
page-marker-victim = A victim
page-marker-false-alarm = A false alarm
page-companion-marker = What does the marker show?
page-companion-tile = Which tile was drawn?
page-companion-left = { $count ->
        [0] none left
        [one] one left
       *[other] { $count } left
    }
page-companion-see-board = See the board
page-companion-see-pad = Back to the entry
page-companion-rolls = Last rolls
page-die-is = { $die }: { $face }
page-die-row = the row
page-die-column = the column
page-undo-thrown = Take back { $what }

page-with = with { $what }
page-without = without { $what }
page-modules = Modules
page-variants = Variants
page-who-about = computers: level, temper
page-seat-me-about = at this screen
page-seat-open-about = a friend joins by link
page-seat-computer-about = plays by itself
page-dice-fair-short = proven dice
page-dice-typed-short = real dice, typed in
page-pace-days-short = over days
page-about-minutes = About { $minutes } min.
page-dropped = No longer fits and was taken away: { $what }.
page-refused-option = This does not go together yet: see “{ $option }”.
page-mend = Leave it out
page-plan-own = own plan
page-plan-upload = Or a plan of your own (.json)
page-plan-bad = This file is no plan: it must be JSON, as `tocsin board` writes it.
page-choice-board-own-plan = own plan

page-show-earlier = Show earlier
page-replay-key-move = one move
page-replay-key-turn = one turn
page-replay-key-home = Home
page-replay-key-end = End
page-replay-key-whole = whole play
page-replay-pace = Pace { $pace }×
page-score-points = points
page-end-no-moments = Nothing stood out: it was decided step by step.
page-end-fair = The dice were sealed before the first roll; the seed is open now.
page-end-verify = Verify them
page-why-flashpoint-people = Brought out: { $rescued }; lost: { $lost }.
page-why-flashpoint-house = The house took { $damage } of { $most } damage; explosions: { $blasts }; firefighters knocked down: { $downs }.
page-why-titanic-saved = { $saved } of { $all } are saved, which makes { $score } points; history made { $history }.
page-why-titanic-pages = Pages turned: { $pages }, of them { $failed } by a failed rescue, { $pile } by an empty pile, { $cards } by a card.
page-why-feurio-goals = Colours safe: { $safe } of { $all }.
page-why-feurio-lacking = Not safe: { $colours }.
page-why-feurio-best = The best area belongs to { $seat }: { $sum } ÷ { $water } = { $value }.
page-why-feurio-tiles = Tiles laid: { $tiles }; areas shut in by the fire: { $closed }.

page-tv-turn = { $name } plays
page-sound = Sound
page-sound-about = Six short sounds; everything they tell is also seen.
page-notice = Notification
page-notice-about = When it is your move and you look elsewhere.
page-notice-refused = This browser does not allow it; the mark in the title stays.
page-letters-about = u, e, w, l and the others; off for who dictates.
page-your-turn-notice = It is your move
page-seats-title = Round the table
page-here = here
page-watchers = { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
page-share = Invite and share
page-share-seat = Seat { $seat }
page-share-watch = Watch
page-share-watch-about = Whoever opens it sees the table and touches nothing.
page-share-tv = Television
page-share-tv-about = The same, large, without buttons: a second screen for the room.
page-share-make = Make a link
page-share-link = Link
page-share-code = Code, to be typed at “Join”
page-share-qr = Picture of the link: { $what }
page-share-failed = No link could be made. Try again in a moment.
page-share-owner-only = Whoever opened this table can invite others.

page-option-specialists = Specialists, seat by seat
page-option-threat_markers = Fire and smoke markers
page-option-black_opposite = Opposite face of the black die
page-option-family_random_keeps_doors = Doors survive a random start
page-option-setup_explosions_damage = Explosions of the start damage
page-option-hazmat_stacking = Two materials in one cell
page-option-victims_ride_engine = Victims ride in the engine
page-option-command_consent = Orders need consent
page-option-free_move_opens_doors = Free points open doors
page-option-car = The car
page-option-lab_large = Large object upstairs
page-option-lab_small = Small object
page-option-platform = Platform with water cannon
page-option-object_cells = Cells of the objects
page-option-bridge = Ladders as bridges
page-option-ladder_down = Ladders down through holes
page-option-engineer = Structural engineer
page-option-floor_repair = Floors can be repaired
page-option-promo_specialists = Veteran and rescue dog
page-option-open_window_blast = Blast at an open window
page-option-open_fdoor_blast = Blast at an open fireproof door
page-option-toxic_total = Cells that a spill poisons
page-option-spill_outside = Spills reach the street
page-option-hole_fire_target = Fire that falls on a hole
page-option-trap_scope = Where one can be trapped
page-option-gun_die_three_levels = Die of the deck gun on three levels
page-option-family_ladders = Ladders in the family game
page-option-token_limits = How many markers there are
page-option-cannon_blocked_by_firefighter = Firefighters stop the cannon
page-option-crew = Crew, seat by seat
page-option-mystery_never_lifeboat = No Mystery Passenger for a boat
page-option-booklet = Compartments of the decks
page-choice-lab_large-off = none
page-choice-lab_large-explosives = explosives
page-choice-lab_small-off = none
page-choice-lab_small-explosives = explosives
page-choice-lab_small-chemicals = chemicals
page-choice-open_window_blast-absorb = held by the wall
page-choice-open_window_blast-damage_and_pass = breaks and passes
page-choice-open_fdoor_blast-pass_and_roll = passes, may jam
page-choice-open_fdoor_blast-block = is stopped
page-choice-open_fdoor_blast-destroy = destroys it
page-choice-hole_fire_target-cell_below = the cell below
page-choice-hole_fire_target-reroll = roll again
page-choice-trap_scope-basement_and_ground = basement and ground
page-choice-trap_scope-all_levels = every level
page-choice-trap_scope-off = nowhere
page-choice-gun_die_three_levels-d12 = twelve faces
page-choice-gun_die_three_levels-d8 = eight faces
page-choice-family_ladders-engine_spots = at the engine
page-choice-family_ladders-none = none
page-choice-token_limits-physical = as in the box
page-choice-token_limits-unlimited = without limit
page-choice-black_opposite-nine-minus = nine minus
page-choice-black_opposite-pairs = pairs
page-about-setup-fixed = The start of the family game, always the same.
page-about-setup-random = The dice say where it burns at first.
page-about-setup-alternative = Another start by the dice.
page-about-setup-advanced = Explosions at the start, as in the advanced game.
page-about-layout-standard = 4, 6, 8 and 10 passengers on the decks.
page-about-layout-expert = Seven passengers on each of four decks.
page-about-layout-ultimate = 10, 8, 6 and 4: the most crowded deck floods first.

page-fair-about = The dice are sealed when you begin; a word of yours makes them yours, too.
page-fair-word = Word of { $seat }
page-fair-example = a word, such as tulip
page-fair-give = Mix it in
page-fair-given = The word is in.
page-next-table = To the rematch
page-titanic-chart = Saved, page by page
page-titanic-chart-page = Page { $page }: { $saved } saved by then. See this moment.
page-titanic-chart-about = The dashed line is history. Touch a page and the table goes back to it.
page-details = Details
page-end-titanic = { $saved ->
        [0] The ship is gone, and nobody is saved.
        [one] The ship is gone, one is saved.
        [60] All sixty are saved!
       *[other] The ship is gone, { $saved } are saved.
    }
