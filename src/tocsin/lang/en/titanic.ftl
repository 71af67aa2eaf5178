# SOS Titanic: everything a player reads. A seat arrives as its name; cards, places
# and crew members as words (telling/titanic/wording.py).

game-titanic = SOS Titanic
about-titanic = A patience against the rising water, alone or with up to five: bring sixty passengers from the decks into the lifeboats before the ship is gone.
also-titanic = Titanic
help-titanic =
    Each turn: move as often as you like, then act once. A rescue draws passengers: one that fits must be placed; if none fits, a page is turned. Or play an Action card.
    On a line numbers go down one by one, in a lifeboat they go up from 1. Only F13 or S17 opens an empty deck.
    Cards: F is first class (1 to 13), S second class (1 to 17), a is an anchor, M a Mystery Passenger; number 1 is a lifeboat.
    A deck reads “≈·· ▒3 S9 S8a → GS1”: one compartment flooded and two dry, three cards face down, then the visible ones with the free end on the right; behind the arrow, where it can go.
    In a lifeboat a is an anchor, u one that Latimer has counted, “?” a Mystery Passenger. In the table of cards not seen yet 2 is both of a number, 1 only the plain one, a only the anchor.
    With real cards on the table type what you see, several at once if you like: f7a s12 s3.

option-titanic-players = Number of players; each leads one crew member.
option-titanic-layout = Passengers on the decks: standard 4-6-8-10, expert 7-7-7-7, ultimate 10-8-6-4.
option-titanic-crew = Crew members by seat, such as lee,murdoch; - deals them at random.
option-titanic-mystery_never_lifeboat = A Mystery Passenger may not stand for a lifeboat.
option-titanic-booklet = Compartments of decks 1 to 6; every flooded compartment is a page.

# Words for what the game names.

name-titanic-class-first = first class
name-titanic-class-second = second class
name-titanic-place-l1 = deck 1
name-titanic-place-l2 = deck 2
name-titanic-place-l3 = deck 3
name-titanic-place-l4 = deck 4
name-titanic-place-l5 = deck 5
name-titanic-place-l6 = deck 6
name-titanic-place-boat = the Collapsible Boat
name-titanic-place-side = the ship’s side
name-titanic-place-gf1 = lifeboat GF1
name-titanic-place-gf2 = lifeboat GF2
name-titanic-place-gs1 = lifeboat GS1
name-titanic-place-gs2 = lifeboat GS2
name-titanic-place-mf = the Mystery Passenger of first class
name-titanic-place-ms = the Mystery Passenger of second class
name-titanic-place-pile = the pile
name-titanic-place-discard = the discard

name-titanic-card-get-ready = Get Ready!
name-titanic-card-come-on = Come On!
name-titanic-card-come-back = Come Back!
name-titanic-card-your-turn = Your Turn!
name-titanic-card-same-lines = Same Lines!
name-titanic-card-wait = Wait!
name-titanic-card-save-time = Save Time
name-titanic-card-plan-a = Plan A
name-titanic-card-plan-b = Plan B
name-titanic-card-collapsible-boat = Collapsible Boat
name-titanic-card-mystery-first = Mystery Passenger F
name-titanic-card-mystery-second = Mystery Passenger S

about-titanic-card-get-ready = see the next 5; lay them back on top or below
about-titanic-card-come-on = place a passenger of the pile; if none fits, a page is turned
about-titanic-card-come-back = place a passenger of the discard; if none fits, a page is turned
about-titanic-card-your-turn = look through a line and choose its free end
about-titanic-card-same-lines = shuffle two lines and share them out equally
about-titanic-card-wait = a visible run goes to the discard
about-titanic-card-save-time = shuffle the discard into the pile, without a page
about-titanic-card-plan-a = take a card of your choice from the Action pile
about-titanic-card-plan-b = take a card of your choice from the Action discard
about-titanic-card-collapsible-boat = an extra line for a run of any number
about-titanic-card-mystery-first = stands in for a first class passenger you name
about-titanic-card-mystery-second = stands in for a second class passenger you name

name-titanic-seat = Player { $number } (crew dealt later)
name-titanic-crew-murdoch = Murdoch
name-titanic-crew-boxhall = Boxhall
name-titanic-crew-lee = Lee
name-titanic-crew-latimer = Latimer
name-titanic-crew-lowe = Lowe
name-titanic-crew-fleet = Fleet
name-titanic-crew-smith = Smith
name-titanic-crew-pitman = Pitman
name-titanic-crew-lightoller = Lightoller
name-titanic-crew-phillips = Phillips

role-titanic-murdoch = William Murdoch, first officer
role-titanic-boxhall = Joseph Boxhall, fourth officer
role-titanic-lee = Reginald Lee, lookout
role-titanic-latimer = Andrew Latimer, chief steward
role-titanic-lowe = Harold Lowe, fifth officer
role-titanic-fleet = Frederick Fleet, lookout
role-titanic-smith = Edward John Smith, captain
role-titanic-pitman = Herbert Pitman, third officer
role-titanic-lightoller = Charles Lightoller, second officer
role-titanic-phillips = Jack Phillips, radio operator

about-titanic-crew-murdoch = may place several of the drawn passengers; no card after a failure
about-titanic-crew-boxhall = two Action cards after a failure
about-titanic-crew-lee = no Action card after a failure
about-titanic-crew-latimer = an Action card for three anchors in a row in a lifeboat
about-titanic-crew-lowe = may discard up to an anchor, then exchange two survivors
about-titanic-crew-fleet = the best of three Action cards after a failure
about-titanic-crew-smith = may share out everybody’s Action cards anew
about-titanic-crew-pitman = an Action card when others fail, none when he does
about-titanic-crew-lightoller = may play the card of a failure at once
about-titanic-crew-phillips = may play the Action cards of the others

verb-titanic-show = Turn up a passenger
verb-titanic-action = Draw an Action card
verb-titanic-crew = Deal a crew card
verb-titanic-first = Who begins
verb-titanic-move = Move passengers (as often as you like)
verb-titanic-rescue = Act: organise a rescue, drawing
verb-titanic-seek = Act: look for an anchor
verb-titanic-share = Act: share out the Action cards anew
verb-titanic-play = Act: play an Action card, which is then used up
verb-titanic-place = Place a passenger
verb-titanic-stop = Enough
verb-titanic-done = No exchange
verb-titanic-keep = Keep the card for later
verb-titanic-keep-one = Keep one card
verb-titanic-top = Lay back on top
verb-titanic-bottom = Lay below the pile (these first)
verb-titanic-pick = The new free end
verb-titanic-take = Take an Action card
verb-titanic-swap = Exchange two survivors
verb-titanic-give = Give the card to

move-titanic-show = { $card }
move-titanic-action = { $card }
move-titanic-crew = { $crew }
move-titanic-first = { $seat } begins
move-titanic-move = { $cards } from { $source } to { $place }
move-titanic-rescue = { $many ->
        [0] rescue with the discard as the new pile: a page is turned
        [one] one passenger
       *[other] { $many } passengers
    }
move-titanic-seek = discard passengers one by one until an anchor shows ({ $pile } in the pile)
move-titanic-share = gather all Action cards and give them out again
move-titanic-play = { $borrowed ->
        [yes] { $card } of { $owner }{ $target }
       *[no] { $card }{ $target }
    }
move-titanic-place = { $card } to { $place }
move-titanic-stop = place no more
move-titanic-done = exchange nobody
move-titanic-keep = keep it for a later turn
move-titanic-keep-one = keep { $card }
move-titanic-top = { $card } on top
move-titanic-bottom = { $card } to the bottom
move-titanic-pick = { $card } to the free end
move-titanic-take = take { $card }
move-titanic-swap = exchange the two { $kind }
move-titanic-give = { $card } for { $seat }

target-titanic-line = on { $place }
target-titanic-decks = on decks { $number } and { $other }
target-titanic-pair = on { $place } and { $other }
target-titanic-tail = from { $place }, { $many ->
        [one] the last card
       *[other] the last { $many } cards
    }
target-titanic-stand-in = as { $kind } at { $place }

outcomes-titanic-show-many = Type the card you see: f or s for the class, the number, a for an anchor: f7, s12a. Several in a row are fine: f7 s12a s3.

prompt-titanic-choose-who-begins = Everything lies open: who begins?
prompt-titanic-move-or-act = { $seat }: move passengers, then act once. A rescue draws up to { $most }; the pile holds { $pile }.
prompt-titanic-name-the-number = { $seat }: how many passengers are drawn, up to { $most }? The new pile holds { $pile }.
prompt-titanic-place-a-drawn-passenger = { $seat } drew { $cards }: place one that fits.
prompt-titanic-place-another-or-stop = { $seat } still holds { $cards }: place another, or stop.
prompt-titanic-keep-one-action-card = { $seat } drew { $cards }: keep one.
prompt-titanic-play-the-drawn-card = { $seat } drew { $cards }: play it at once, or keep it?
prompt-titanic-lay-back-a-card = { $seat } sees { $cards }: lay them back one by one, those for the bottom first, then those for the top. The last one on top is drawn next.
prompt-titanic-place-from-the-pile = { $seat }: which passenger from the pile goes where?
prompt-titanic-place-from-the-discard = { $seat }: which passenger from the discard goes where? It holds { $cards }.
prompt-titanic-pick-the-free-end = { $seat } sees { $cards }: who comes to the free end?
prompt-titanic-take-from-the-action-pile = { $seat }: take one card from the Action pile.
prompt-titanic-take-from-the-action-discard = { $seat }: take one card from the Action discard.
prompt-titanic-exchange-survivors = { $seat }: exchange two survivors of one number between the lifeboats of a class, or nobody.
prompt-titanic-give-a-card = { $seat }: who gets { $card }?
prompt-titanic-over = The play is over.
prompt-titanic-turn-up-a-passenger = Turn up the free end of { $line }.
prompt-titanic-draw-an-action-card = { $seat } draws an Action card.
prompt-titanic-deal-a-crew-card = Deal a crew card to player { $number }.
prompt-titanic-deal-an-action-card = Deal an Action card to { $seat }.
prompt-titanic-look-at-a-passenger = Look at the next card of { $line }.
prompt-titanic-draw-a-passenger = Draw the top card of the pile ({ $pile } left).

event-titanic-crew-card-dealt = Player { $number } is { $crew }.
event-titanic-action-card-drawn = { $seat } draws { $card }.
event-titanic-action-cards-drawn = { $seat } draws { $cards }.
event-titanic-turn-begun = Turn { $turn }: { $seat }.
event-titanic-passenger-turned-up = { $card } is turned up on { $line }.
event-titanic-passengers-moved = { $many ->
        [one] { $cards } goes from { $source } to { $line }.
       *[other] { $cards } go from { $source } to { $line }.
    }
event-titanic-line-opened = { $many ->
        [one] { $cards } leaves { $source } and opens { $line }.
       *[other] { $cards } leave { $source } and open { $line }.
    }
event-titanic-lifeboat-lowered = { $card } is lowered to the water: { $group } is ready.
event-titanic-passenger-saved = { $card } is safe in { $group }, which now reaches { $top }.
event-titanic-passenger-left-line = { $card } leaves { $line }.
event-titanic-anchor-series-completed = Anchors { $from } to { $to } follow each other in { $group }: a card for { $seat }.
event-titanic-mystery-passenger-placed = A Mystery Passenger of class { $class } stands for number { $number } at { $place }.
event-titanic-mystery-passenger-replaced = { $card } takes the place of the Mystery Passenger at { $place }.
event-titanic-mystery-passenger-lost = The Mystery Passenger of { $line } slips away.
event-titanic-rescue-begun = { $many ->
        [0] { $seat } organises a rescue, but the pile is empty.
        [one] { $seat } organises a rescue and draws one passenger.
       *[other] { $seat } organises a rescue and draws { $many } passengers.
    }
event-titanic-rescue-number-named = { $many ->
        [one] { $seat } draws one passenger from the new pile.
       *[other] { $seat } draws { $many } passengers from the new pile.
    }
event-titanic-passenger-drawn = { $seat } draws { $card }.
event-titanic-passengers-drawn = { $seat } draws { $cards }.
event-titanic-passengers-seen = { $seat } sees { $cards }.
event-titanic-passenger-placed = { $card } goes to { $place }.
event-titanic-passengers-discarded = { $many ->
        [0] Nobody is left to discard.
        [one] { $cards } goes to the discard.
       *[other] { $cards } go to the discard.
    }
event-titanic-rescue-failed = { $many ->
        [0] { $seat } finds nobody to rescue, and the rescue fails.
       *[other] { $seat } finds no place for { $cards }: the rescue fails.
    }
event-titanic-passenger-discard-reshuffled = { $cards ->
        [one] The one card of the discard is the new pile.
       *[other] The { $cards } cards of the discard are shuffled into a new pile.
    }
event-titanic-action-discard-reshuffled = { $cards ->
        [one] The one card of the Action discard is the new Action pile.
       *[other] The { $cards } cards of the Action discard are shuffled into a new Action pile.
    }
event-titanic-page-turned = The water rises: page { $page }, worth { $number }.
event-titanic-deck-lost = { $line } is flooded and lost.
event-titanic-line-fled = { $cards ->
        [one] One passenger lies on { $next } after the flight from { $line }, face down.
       *[other] { $cards } passengers crowd on { $next } after the flight from { $line }, shuffled and face down.
    }
event-titanic-action-card-played = { $borrowed ->
        [yes] { $seat } plays { $card }, a card of { $owner } ({ $about }).
       *[no] { $seat } plays { $card } ({ $about }).
    }
event-titanic-action-card-kept = { $seat } keeps { $card }; the others go to the Action discard.
event-titanic-action-card-taken = { $seat } takes { $card }.
event-titanic-action-card-given = { $seat } gets { $card }.
event-titanic-action-cards-gathered = { $cards ->
        [one] { $seat } gathers the only Action card and gives it out again.
       *[other] { $seat } gathers all { $cards } Action cards and gives them out again.
    }
event-titanic-drawn-card-kept = { $seat } keeps the card just drawn.
event-titanic-passenger-found = { $where } held { $card }.
event-titanic-passengers-found = { $where } held { $cards }.
event-titanic-nobody-fits = Nobody in { $where } fits anywhere.
event-titanic-card-laid-on-top = { $card } lies on top of the pile.
event-titanic-card-laid-below = { $card } lies at the bottom of the pile.
event-titanic-free-end-chosen = { $card } comes to the free end of { $line }; the others are shuffled behind.
event-titanic-lines-evened = { $line } and { $other } are shuffled together and laid out again: { $cards } and { $others }.
event-titanic-run-sent-back = { $many ->
        [0] Nobody but a stand-in goes back from { $line }.
        [one] { $cards } goes from { $line } to the discard.
       *[other] { $cards } go from { $line } to the discard.
    }
event-titanic-discard-shuffled-in = { $cards ->
        [0] The pile is shuffled; it holds { $pile }.
        [one] The one card of the discard is shuffled into the pile, which holds { $pile }.
       *[other] The { $cards } cards of the discard are shuffled into the pile, which holds { $pile }.
    }
event-titanic-collapsible-boat-launched = { $many ->
        [one] { $cards } goes from { $line } into the Collapsible Boat.
       *[other] { $cards } go from { $line } into the Collapsible Boat.
    }
event-titanic-collapsible-boat-emptied = The Collapsible Boat is empty and goes to the Action discard.
event-titanic-search-for-an-anchor-begun = { $seat } looks for an anchor in the pile.
event-titanic-passenger-discarded-by-lowe = { $card } goes to the discard; { $left } left in the pile.
event-titanic-passengers-discarded-by-lowe = { $cards } go to the discard; { $left } left in the pile.
event-titanic-no-anchor-found = No anchor was in the pile; nobody is exchanged.
event-titanic-survivors-exchanged = The two { $kind } change lifeboats.
event-titanic-exchange-declined = Nobody is exchanged.
event-titanic-play-ended = { $ending } Survivors { $survivors } + page { $page } + anchors { $anchors } = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. That night in history made 19.

outcome-titanic = { $score ->
        [one] { $ending } { $score } point.
       *[other] { $ending } { $score } points.
    }
ending-titanic-ship-lost = The ship is gone.
ending-titanic-all-saved = All sixty are saved!
ending-titanic-stalled = A thousand turns and no end: the play stops here.

# Why not.

refusal-titanic-a-card-is-turned-up-first = First the free end of a line is turned up.
refusal-titanic-a-crew-card-is-dealt = First the crew cards are dealt.
refusal-titanic-an-action-card-is-dealt = First the Action cards are dealt.
refusal-titanic-an-action-card-is-drawn-first = First the Action card is drawn.
refusal-titanic-latimer-draws-first = First Latimer draws his card.
refusal-titanic-pitman-draws-first = First Pitman draws his card.
refusal-titanic-passengers-are-drawn-first = First the passengers of the rescue are drawn.
refusal-titanic-passengers-are-looked-at-first = First the passengers are looked at.
refusal-titanic-passengers-are-discarded-first = First passengers are discarded until an anchor shows.
refusal-titanic-chance-has-nothing-to-show = No card is turned up now; somebody has to decide.
refusal-titanic-choose-who-begins = First say who begins.
refusal-titanic-somebody-has-begun = Somebody has begun already.
refusal-titanic-no-such-seat = There is no seat { $number } at this table.
refusal-titanic-crew-card-twice = { $crew } is somebody else already.
refusal-titanic-crew-not-for-so-few = { $crew } needs more players than { $players }.
refusal-titanic-none-left = No { $card } is left in the Action pile.
refusal-titanic-cannot-lie-there = { $card } cannot lie there, after all that has been seen.

refusal-titanic-no-passing = Passing does not exist: a turn ends with a rescue, an Action card or the action of the crew member.
refusal-titanic-act-already-chosen = The act of this turn is chosen; finish it first.
refusal-titanic-one-act-per-turn = One act per turn; the card taken waits for a later one.
refusal-titanic-no-moves-after-the-act = Passengers move before the act, not after it has begun.
refusal-titanic-no-moves-during-a-rescue = Nobody moves between drawing and placing.
refusal-titanic-rescue-is-decided = The rescue is decided and its page is turned; now name how many are drawn.

refusal-titanic-only-a-tail-moves = Only cards at the free end of { $line } move; nobody below may be left behind.
refusal-titanic-not-so-many-visible = { $line } shows { $visible ->
        [0] no card
        [one] one card
       *[other] { $visible } cards
    }, so { $many } cannot go.
refusal-titanic-same-line = { $line } is where they stand already.
refusal-titanic-deck-is-lost = { $line } is under water and has no line any more.
refusal-titanic-no-boat-on-the-table = There is no Collapsible Boat on the water.
refusal-titanic-does-not-open-a-line = { $card } does not open { $line }: only F13 or S17 begins an empty line.
refusal-titanic-classes-never-mix = { $card } is of the other class, and classes never mix.
refusal-titanic-not-one-higher = { $card } does not fit on { $onto } at { $line }: the card there must be exactly one higher.
refusal-titanic-not-one-lower = { $card } does not fit into { $place }, which reaches { $top }: the next number is wanted.
refusal-titanic-not-a-lifeboat = { $card } is no lifeboat; only a 1 goes to the ship’s side.
refusal-titanic-two-groups-already = There are two lifeboats of that class already, so { $card } starts no third.
refusal-titanic-no-such-group = { $place } is not on the water yet, so { $card } cannot board.
refusal-titanic-survivors-stay = Whoever is safe in { $group } stays there.
refusal-titanic-position-already-seen = That only goes back to where you were in this turn; use undo.
refusal-titanic-no-mystery-passenger-there = { $place } is not on the table.
refusal-titanic-stands-for-another = The Mystery Passenger stands for { $stands_for }, so only a real { $stands_for } replaces it, not { $card }.

refusal-titanic-name-a-number = Say how many passengers are drawn, for example rescue*2.
refusal-titanic-more-than-the-crew-card-allows = { $crew } draws at most { $most }, not { $many }.
refusal-titanic-more-than-the-pile-holds = The pile holds { $pile }, so { $many } cannot be drawn.
refusal-titanic-pile-is-empty = The pile is empty.
refusal-titanic-number-cannot-change = The cards are drawn; the number stands.
refusal-titanic-one-must-be-placed = A passenger fits, so one must be placed.
refusal-titanic-not-drawn = { $card } is not among the drawn cards.
refusal-titanic-does-not-fit = { $card } does not fit at { $place }.
refusal-titanic-discard-is-closed = { $card } lies in the discard, which is closed.
refusal-titanic-not-in-the-discard = { $card } is not in the discard and cannot go to { $place }.
refusal-titanic-not-in-the-pile = { $card } is not in the pile and cannot go to { $place }.
refusal-titanic-nothing-to-place-now = No passenger is to be placed now.

refusal-titanic-card-not-there = { $seat } has no { $card }.
refusal-titanic-only-phillips-plays-others-cards = { $card } lies in front of { $seat }; only Phillips plays the cards of others.
refusal-titanic-own-cards-need-no-seat = Your own { $card } is played without a seat number.
refusal-titanic-no-target-anywhere = { $card } finds nothing it could be played on.
refusal-titanic-line-is-empty = { $line } is empty.
refusal-titanic-only-a-mystery-passenger-there = Only a Mystery Passenger stands on { $line }, and that counts as empty here.
refusal-titanic-both-lines-are-empty = { $line } and { $other } are both empty.
refusal-titanic-from-a-deck-only = The Collapsible Boat is filled from a deck.
refusal-titanic-no-place-for-that-class = A Mystery Passenger of class { $class } finds no place at { $place }.
refusal-titanic-never-a-lifeboat = By the rules of this play a Mystery Passenger of class { $class } is never a lifeboat, so not at { $place }.
refusal-titanic-action-cards-are-closed = Nobody takes a card from there without Plan A or Plan B.
refusal-titanic-not-among-those-cards = { $card } is not among those cards.
refusal-titanic-plan-b-cannot-take-itself = Plan B cannot take itself.
refusal-titanic-not-looked-at = { $card } is not among the cards looked at.
refusal-titanic-cards-below-come-first = { $card } can only go on top now: cards for the bottom come first.
refusal-titanic-nothing-to-arrange-now = No cards are to be laid back now.
refusal-titanic-not-in-that-line = { $card } is not in that line.
refusal-titanic-nothing-to-pick-now = No line is being looked through.

refusal-titanic-only-lowe-seeks = Only Lowe looks for an anchor.
refusal-titanic-only-smith-shares = Only Captain Smith shares out the Action cards.
refusal-titanic-nobody-holds-action-cards = Nobody has an Action card to share out.
refusal-titanic-another-card-comes-first = First { $card } is given out.
refusal-titanic-something-must-change = With that everybody would hold the same cards as before; something must change.
refusal-titanic-nothing-to-give-now = There is no card to give out now.
refusal-titanic-not-in-both-groups = { $kind } is not in both lifeboats of its class.
refusal-titanic-nothing-to-exchange-now = Nobody is exchanged now.
refusal-titanic-nothing-to-keep-now = There is no choice of Action cards now.
refusal-titanic-no-card-just-drawn = No Action card has just been drawn.
refusal-titanic-only-the-card-just-drawn = { $card } is not the card just drawn, and only that one may be played at once.

error-titanic-one-crew-card-per-player = One crew member for each player: players { $players }, crew { $crew }.
error-titanic-crew-card-twice = The crew names { $crew } twice.
error-titanic-crew-not-for-so-few = { $crew } is for { $least } players or more, not for { $players }.
error-titanic-booklet-needs-six-decks = The booklet needs a number for each of the six decks; { $booklet } does not.
error-titanic-deck-six-is-never-flooded = Deck 6 has no compartment, so the last number of the booklet is 0, not as in { $booklet }.
error-titanic-booklet-floods-in-no-order = The booklet { $booklet } cannot flood from the bow: decks before a flooded one need compartments, 39 at most in all.
error-titanic-build-needs-crew = Say who sails, for example crew=lee: a position of SOS Titanic has its crew.
error-bad-data = This installation is damaged: { $file } is wrong at { $where }. Install Tocsin again.

problem-titanic-crew-card-missing = A player has no crew card.
problem-titanic-crew-card-twice = The crew card of { $crew } is there twice.
problem-titanic-crew-not-for-so-few = { $crew } needs more players.
problem-titanic-crew-is-not-the-fixed-one = The crew is not the one that was asked for.
problem-titanic-wrong-number-of-action-cards = Action cards: { $count } instead of 20.
problem-titanic-line-on-lost-deck = There is a line on { $line }, which is lost.
problem-titanic-classes-mixed = Classes are mixed on { $line }.
problem-titanic-run-has-gaps = The visible cards of { $line } do not go down one by one.
problem-titanic-free-end-is-hidden = The free end of { $line } is face down.
problem-titanic-passengers-without-boat = Passengers sit in a Collapsible Boat that is not there.
problem-titanic-boat-without-passengers = The Collapsible Boat is on the table without passengers.
problem-titanic-group-has-gaps = In { $group } numbers are missing.
problem-titanic-group-without-the-first = There is { $group } without the first one of its class.
problem-titanic-saved-miscounted = The count of the saved says { $count } and is wrong.
problem-titanic-used-anchor-not-saved = An anchor is marked as used but is in no lifeboat.
problem-titanic-all-saved-is-the-end = All are saved, so the play is over.
problem-titanic-passengers-twice = A passenger is in two places: { $cards }.
problem-titanic-wrong-number-of-passengers = Passengers: { $count } instead of 60.
problem-titanic-new-cards-miscounted = The cards that nobody has seen do not fill the hidden places.
problem-titanic-row-overfills-a-zone = Row { $row } of what is known puts too many cards into a line.
problem-titanic-row-miscounts-new-cards = Row { $row } of what is known has a wrong number of new cards: { $count }.
problem-titanic-row-misplaces-a-pool = Row { $row } of what is known loses cards seen before.
problem-titanic-last-page-is-the-end = The last page is the end.
problem-titanic-over-without-ending = The play is over but has no ending.
problem-titanic-turn-number-does-not-fit = It cannot be turn { $turn }.
problem-titanic-page-turned-too-early = Page { $page } cannot have been reached so early.
problem-titanic-another-card-is-resolved = { $card } is not what is being resolved at this moment.
problem-titanic-no-card-is-resolved = { $card } should be being resolved, and is not.
problem-titanic-step-of-another = This is a step of { $crew }, whose turn it is not.
problem-titanic-only-murdoch-places-more = Only Murdoch places a second passenger.
problem-titanic-nobody-else-could-begin = Whoever plays alone is not asked who begins.
problem-titanic-drawn-cards-do-not-fit = These passengers cannot be in hand now: { $cards }.
problem-titanic-nobody-to-choose = There is no passenger to choose from.
problem-titanic-nobody-to-place = A passenger is to be placed, and none fits anywhere.
problem-titanic-number-does-not-fit = { $number ->
        [one] One card cannot be still to be drawn now.
       *[other] { $number } cards cannot be still to be drawn now.
    }
problem-titanic-loose-action-cards-do-not-fit = The Action cards between pile and players do not fit this moment.
problem-titanic-nothing-owed-to-latimer = Latimer has no card to draw at this moment.
problem-titanic-pitman-is-owed-otherwise = Pitman draws after the failure of another, and only then.
problem-titanic-heap-does-not-fit = The pile or discard that this step needs is not as it must be.
problem-titanic-looked-line-does-not-fit = A line is looked through with Your Turn!, and only then.
problem-titanic-looked-line-holds-cards = All cards of { $line } should have been taken up to be looked through.
problem-titanic-moves-are-forgotten-here = Moves made before are remembered only while a player moves.
problem-titanic-dealt-out-of-order = Cards are dealt seat by seat; { $seat } has too many too early.
problem-titanic-action-cards-missing = The Action cards of the start are not all dealt.
problem-titanic-lines-laid-too-early = Passengers lie on the table before the lines are laid.
problem-titanic-lines-are-not-the-layout = The lines are not those of the layout.
problem-titanic-nobody-has-acted-yet = Nobody has acted yet, so piles and discards should be as they were dealt.
problem-titanic-used-anchors-make-no-series = The used anchors do not make series of three for Latimer.
problem-titanic-stand-in-for-a-lifeboat = A Mystery Passenger stands for a lifeboat, which this way to play forbids.
problem-titanic-known-cards-not-there = Cards are known to lie hidden on { $line }, where none lies.

expected-titanic-number = a number from { $low } to { $high }
expected-titanic-passenger = a passenger such as f7 or s12a
expected-titanic-passenger-once = a passenger that was not named before
expected-titanic-action-card = an Action card (get-ready, come-on, come-back, your-turn, same-lines, wait, save-time, plan-a, plan-b, collapsible-boat, mystery-first, mystery-second)
expected-titanic-action-card-once = an Action card that was not named before
expected-titanic-copies = { $low } or { $high }
expected-titanic-crew-member = a crew member (murdoch, boxhall, lee, latimer, lowe, fleet, smith, pitman, lightoller, phillips)
expected-titanic-seat = a seat from { $low } to { $high }
expected-titanic-place = a place (l1 to l6, boat, side, gf1, gf2, gs1, gs2, mf, ms)
expected-titanic-line = a line from l1 to l6, or boat
expected-titanic-line-or-group = a line (l1 to l6, boat) or a lifeboat (gf1, gf2, gs1, gs2)
expected-titanic-lines-in-order = two lines, the one nearer the bow first
expected-titanic-stand-in-place = a line (l1 to l6, boat), side or a lifeboat (gf1, gf2, gs1, gs2)
expected-titanic-turn = a turn number
expected-titanic-phase = a phase
expected-titanic-ending = an ending
expected-titanic-page = a page from { $low } to { $high }
expected-titanic-hidden = how many cards lie hidden
expected-titanic-run = a run of one class that goes down by one
expected-titanic-one-mystery-passenger = one Mystery Passenger of each class
expected-titanic-group = a lifeboat as letters p (plain), a (anchor), u (used anchor), m (Mystery Passenger)
expected-titanic-weight = a weight
expected-titanic-digits = seven digits, one for each line
expected-titanic-to-draw = how many cards are still to be drawn
expected-titanic-step-word = a word of the step, once: card, drawn, n, placed, line, latimer, pitman, actions, before
expected-titanic-latimer-owed = cards owed to Latimer
expected-titanic-no-more-copies = no more than { $most } of { $card } in all
expected-titanic-moves-to-take-back = moves that can be taken back
expected-titanic-position-at-rest = a position at which somebody has to act

# On the table, drawn and in words.

board-titanic-page = Page { $page } of { $pages } · { $clock } · worth { $number }
board-titanic-turn = turn { $turn }
board-titanic-saved = saved { $survivors } of 60
board-titanic-deck = deck { $number }
board-titanic-boat = boat
board-titanic-side = side
board-titanic-lost = under water
board-titanic-empty = empty
board-titanic-looked = being looked through
board-titanic-side-waits = no lifeboat yet
board-titanic-pile = Pile { $pile } · discard { $discard }
board-titanic-actions = Action pile { $pile } · discard { $discard }
board-titanic-known-top = On top of the pile, in this order: { $cards }
board-titanic-known-bottom = At the bottom of the pile, in this order: { $cards }
board-titanic-known-inside = Known to be in the pile: { $cards }
board-titanic-known-behind = Known face down on { $place }: { $cards }
board-titanic-known-split = Face down on one of { $places }: { $cards }
board-titanic-in-discard = In the discard: { $cards }
board-titanic-in-action-discard = In the Action discard: { $cards }
board-titanic-in-hand = In hand: { $cards }
board-titanic-in-hand-fitting = In hand: { $cards }; these fit: { $fitting }
board-titanic-unseen = Not seen yet
board-titanic-folded = Cards not seen yet: { $count }; “view all” shows which
board-titanic-draws = draws up to { $most }
board-titanic-no-cards = no Action cards
board-titanic-nobody-moves = Nobody can move now.
say-titanic-page = Page { $page } of { $pages }, { $clock }, worth { $number }. Turn { $turn }. { $survivors ->
        [0] Nobody is saved yet.
        [one] One is saved.
       *[other] { $survivors } are saved.
    }
say-titanic-water = The water comes to { $line } next: { $left ->
        [one] one dry compartment left of { $all }
       *[other] { $left } dry compartments left of { $all }
    }.
say-titanic-lost = { $line }: under water.
say-titanic-empty = { $line }: empty.
say-titanic-looked = { $line }: being looked through.
say-titanic-line = { $line }: { $hidden ->
        [0] nobody face down
        [one] one card face down
       *[other] { $hidden } cards face down
    }, then { $cards }. Free end { $end }.
say-titanic-group = { $group }: reaches { $top }; anchors { $anchors }.
say-titanic-no-group = { $group }: not on the water yet.
say-titanic-crew = Seat { $seat }, { $crew }: { $about }. Draws up to { $most }.
say-titanic-no-crew = Seat { $seat }: crew card still to be dealt.
say-titanic-card = { $card }: { $about }.
say-titanic-pile = Passengers: { $pile } in the pile, { $discard } in the discard. Action cards: { $action_pile } in the pile, { $action_discard } in the discard.
say-titanic-move = Can move: { $cards } from { $source } to { $place }.
say-titanic-unseen = Not seen yet, { $class }: { $cards }.

# The rules, one explanation each, in our own words.

chapter-ti-gen = cards, lines, lifeboats
chapter-ti-setup = setting up
chapter-ti-turn = a turn
chapter-ti-move = moving passengers
chapter-ti-rescue = organising a rescue
chapter-ti-deck = piles and discards
chapter-ti-flood = pages and flooding
chapter-ti-act-gen = playing Action cards
chapter-ti-act-getready = Get Ready!
chapter-ti-act-comeon = Come On!
chapter-ti-act-comeback = Come Back!
chapter-ti-act-yourturn = Your Turn!
chapter-ti-act-samelines = Same Lines!
chapter-ti-act-wait = Wait!
chapter-ti-act-savetime = Save Time
chapter-ti-act-plana = Plan A
chapter-ti-act-planb = Plan B
chapter-ti-act-boat = Collapsible Boat
chapter-ti-act-mystery = Mystery Passenger
chapter-ti-crew-gen = abilities of the crew
chapter-ti-crew-murdoch = Murdoch
chapter-ti-crew-boxhall = Boxhall
chapter-ti-crew-lee = Lee
chapter-ti-crew-latimer = Latimer
chapter-ti-crew-lowe = Lowe
chapter-ti-crew-fleet = Fleet
chapter-ti-crew-smith = Smith
chapter-ti-crew-pitman = Pitman
chapter-ti-crew-lightoller = Lightoller
chapter-ti-crew-phillips = Phillips
chapter-ti-end = the end
chapter-ti-score = counting points
chapter-ti-var = variants
chapter-ti-info = who knows what
chapter-ti-chance = what chance decides
chapter-ti-know = remembering cards

rule-ti-gen-1 = Sixty passengers: first class (F) from 1 to 13, second class (S) from 1 to 17. Every number is there twice, once with an anchor and once without. All backs are alike.
rule-ti-gen-2 = The four 1s are lifeboats. They are passengers in every other way, and their anchors count.
rule-ti-gen-3 = A passenger is always in one place: pile, discard, a line, a lifeboat or a hand. So are the twenty Action cards.
rule-ti-gen-4 = A line runs from the ship to its free end: first cards face down, then the visible ones. Only the free end can be reached.
rule-ti-gen-5 = The visible cards of a line are one class and go down by one towards the free end. A line with cards always shows at least one.
rule-ti-gen-6 = There are six decks from bow (1) to stern (6). Each deck above water has one line, which may be empty.
rule-ti-gen-7 = A lifeboat fills upwards from its 1, one class only. There are at most two lifeboats per class.
rule-ti-gen-8 = A passenger fits on a line whose free end is one higher and of the same class, in a lifeboat that waits for that number, or in place of a Mystery Passenger it is the real one of. F13 and S17 fit on an empty deck, a lifeboat at the ship’s side.

rule-ti-setup-1 = One to five play, each as a member of the crew.
rule-ti-setup-2 = Alone you may be Murdoch, Boxhall, Lee, Latimer, Lowe or Fleet; two may be anybody but Smith; from three on all ten are in.
rule-ti-setup-3 = Crew cards are dealt at random, one each, and lie open. If you like to choose, name the crew beforehand.
rule-ti-setup-4 = Each crew member begins with a number of Action cards, open in front of the player.
rule-ti-setup-5 = The other Action cards are a pile, face down.
rule-ti-setup-6 = The booklet begins on page 1: worth 10, nothing flooded.
rule-ti-setup-7 = Passengers are laid face down at decks 1 to 4: four, six, eight and ten. Decks 5 and 6 are empty.
rule-ti-setup-8 = The free end of each of the four lines is turned up.
rule-ti-setup-9 = The other 32 passengers are the pile; the discard is empty.
rule-ti-setup-10 = When everything lies open, the team decides who begins. Then play goes clockwise.

rule-ti-turn-1 = First move passengers as often as you like, or not at all; then act exactly once. Then the next player has a turn.
rule-ti-turn-2 = To act is to play one Action card or to organise a rescue. Lowe and Smith may use their own action instead; moves come before it all the same.
rule-ti-turn-3 = There is no passing. Without Action cards a rescue is always possible.
rule-ti-turn-4 = Once the act has begun, nobody moves until the next turn.
rule-ti-turn-5 = Whoever has the turn decides everything in it. Everybody may advise.
rule-ti-turn-6 = The end is checked after every card placed and every page turned, even in the middle of a turn.

rule-ti-move-1 = One or more visible cards at the free end of a line move together. Cards further in cannot leave the lower ones behind.
rule-ti-move-2 = They may go onto another line if the card at its free end has their class and is exactly one higher than the highest of them.
rule-ti-move-3 = They may go to an empty deck only if the highest of them is F13 or S17.
rule-ti-move-4 = A lifeboat at the free end may be lowered at the ship’s side and begins a new group of survivors.
rule-ti-move-5 = The card at the free end may board a lifeboat of its class that waits for its number. Several go one by one, and you may stop in between.
rule-ti-move-6 = If both lifeboats wait for that number, you choose; anchors make it matter.
rule-ti-move-7 = Anchors do not matter for moving: both kinds mix freely.
rule-ti-move-8 = Classes never mix in visible cards or in a lifeboat. What lies face down below may be anything.
rule-ti-move-9 = Whoever is in a lifeboat stays there; only Lowe can exchange survivors.
rule-ti-move-10 = When a line shows no card any more, its next one is turned up at once.
rule-ti-move-11 = A lifeboat always stands at the free end, for nothing fits below a 1.
rule-ti-move-12 = Moving a lifeboat is never a duty. It may also go onto a 2 of its class.
rule-ti-move-13 = Moves are made one after another. A move that only leads back to what you had in this turn is not offered; undo does that.
rule-ti-move-14 = The line must be another one. A whole line that begins with F13 or S17 may change to an empty deck, which helps before its own is flooded.
rule-ti-move-15 = A card at the free end may also take the place of a Mystery Passenger that stands for it.

rule-ti-rescue-1 = Say how many passengers you draw, from 1 up to the number of your crew card and no more than the pile holds.
rule-ti-rescue-2 = They are drawn together and shown to all; the number stands.
rule-ti-rescue-3 = Each drawn card is looked at alone: does it fit as things are? Nobody moves in between.
rule-ti-rescue-4 = If one fits, you must place exactly one and discard the others. You choose which and where.
rule-ti-rescue-5 = A lifeboat always fits, at the ship’s side or in place of a Mystery Passenger. F13 and S17 fit on an empty deck, and any card fits that replaces a Mystery Passenger.
rule-ti-rescue-6 = If none fits, the rescue fails: all go to the discard and a page is turned. If the play goes on, there is a consolation.
rule-ti-rescue-7 = Whoever fails draws one Action card. Murdoch, Lee and Pitman draw none, Boxhall two, Fleet the best of three.
rule-ti-rescue-8 = After a failure comes, in this order: discard, page, end of play if it was the last, Action card, Lightoller’s play, Pitman’s card.
rule-ti-rescue-9 = The order of the discard means nothing; it is always shuffled before use.

rule-ti-deck-1 = Nobody draws more passengers than the pile holds.
rule-ti-deck-2 = Whoever wants a rescue while the pile is empty shuffles the discard into a new pile, and a page is turned without an Action card.
rule-ti-deck-3 = That happens only when somebody wants a rescue, not when the last card is drawn.
rule-ti-deck-4 = The rescue is decided, the discard becomes the pile, the page is turned; only then the number is named and cards are drawn.
rule-ti-deck-5 = With pile and discard both empty a rescue is still allowed: it draws nothing and fails, with one page and the usual card.
rule-ti-deck-6 = Only a rescue refills the pile. Get Ready!, Come On! and Lowe’s search do not.
rule-ti-deck-7 = If an Action card is needed and that pile is empty, its discard is shuffled first. No page for that.
rule-ti-deck-8 = If the Action pile runs out within a draw, its discard is shuffled and drawing goes on. Cards already drawn stay out of it.
rule-ti-deck-9 = If there is no Action card left at all, the draw is left out.
rule-ti-deck-10 = Discards are closed. Only Come Back! and Plan B look into them.

rule-ti-flood-1 = A page is one more flooded compartment, from the bow to the stern.
rule-ti-flood-2 = Pages are turned by a failed rescue, by shuffling the passenger discard for a rescue, and by Come On! or Come Back! without a fit. Only the first gives Action cards.
rule-ti-flood-3 = A deck that is partly flooded holds its line as before.
rule-ti-flood-4 = When the last compartment of a deck is flooded, its passengers flee to the next deck: both lines are shuffled together, laid face down, and the free end is turned up.
rule-ti-flood-5 = If nobody stood on the flooded deck, the next line stays as it is.
rule-ti-flood-6 = If the next deck was empty, the fleeing line is shuffled all the same.
rule-ti-flood-7 = A flooded deck has no line for the rest of the play. In the usual booklet there are 6, 5, 4, 3 and 2 lines from pages 1, 4, 7, 9 and 11.
rule-ti-flood-8 = Decks 5 and 6 are ordinary decks that begin empty. Deck 6 has no compartment and stays dry to the end.
rule-ti-flood-9 = The last page ends the play at once; nobody flees any more.
rule-ti-flood-10 = Lifeboats, pile, discard and the Collapsible Boat stay dry.
rule-ti-flood-11 = A Mystery Passenger in a fleeing line is discarded first. A deck that held nobody else counts as empty.

rule-ti-act-gen-1 = Choose a card in front of you, do what it says, then discard it. While it is at work it lies in no pile.
rule-ti-act-gen-2 = A card may be played without any effect, but not without a target if it needs one.
rule-ti-act-gen-3 = A line on a card is any deck above water, or the Collapsible Boat while it holds somebody.
rule-ti-act-gen-4 = A page turned by a card gives nobody an Action card, not even Pitman.
rule-ti-act-gen-5 = Passengers placed by a card follow the usual fits, and the player chooses where.

rule-ti-act-getready-1 = Look at the next five passengers of the pile. Lay as many as you like back on top and the others below, in any order.
rule-ti-act-getready-2 = All on top, all below, or any split is fine. If you saw the whole pile, only the order matters.
rule-ti-act-getready-3 = With an empty pile it does nothing.
rule-ti-act-getready-4 = What was laid where stays known until the pile is shuffled.
rule-ti-act-comeon-1 = Look through the pile, place one passenger that fits, then shuffle the pile.
rule-ti-act-comeon-2 = If somebody fits, one must be placed.
rule-ti-act-comeon-3 = If nobody fits, the pile is shuffled and a page is turned, without an Action card.
rule-ti-act-comeon-4 = In an empty pile nobody fits: a page is turned and nothing is shuffled.
rule-ti-act-comeback-1 = Look through the discard and place one passenger that fits. The others stay there.
rule-ti-act-comeback-2 = If somebody fits, one must be placed. If nobody does, a page is turned, without an Action card.
rule-ti-act-yourturn-1 = Look at all cards of a line and choose its new free end, face up. The others are shuffled face down behind it.
rule-ti-act-yourturn-2 = Any card of the line may be chosen, visible before or not.
rule-ti-act-samelines-1 = Choose two lines, at most one of them empty. All their cards are shuffled unseen and laid out again in equal numbers; each free end is turned up.
rule-ti-act-samelines-2 = An odd card goes to the line nearer the stern.
rule-ti-act-samelines-3 = With the Collapsible Boat as one of the two, an odd card goes to the deck.
rule-ti-act-samelines-4 = Nobody sees any of these cards but the two turned up at the end.
rule-ti-act-wait-1 = All visible cards of a line go to the discard, and the next one is turned up.
rule-ti-act-wait-2 = A line without face-down cards is empty afterwards.
rule-ti-act-savetime-1 = Shuffle the passenger discard into the pile. No page for that.
rule-ti-act-savetime-2 = It works with an empty pile, too; with an empty discard it only shuffles.
rule-ti-act-plana-1 = Take any card of the Action pile, which is then shuffled.
rule-ti-act-plana-2 = If the Action pile is empty, its discard is shuffled first; if that is empty, too, nothing happens.
rule-ti-act-plana-3 = The card taken waits for a later turn.
rule-ti-act-planb-1 = Take any card of the Action discard; if it is empty, nothing happens.
rule-ti-act-planb-2 = Plan B cannot take itself.
rule-ti-act-boat-1 = Lay it beside the ship and put visible cards from the free end of a line on it at once. Any number may be the highest.
rule-ti-act-boat-2 = Its first passengers come from a deck, not from a lifeboat, the pile or the discard.
rule-ti-act-boat-3 = They are taken from the free end, leaving nobody below behind.
rule-ti-act-boat-4 = From then on it is one more line, for moves, drawn passengers and Action cards.
rule-ti-act-boat-5 = It belongs to no deck and is never flooded.
rule-ti-act-boat-6 = When its last passenger leaves, it is discarded. It is never an empty line that F13 or S17 could open.
rule-ti-act-boat-7 = Whoever sits in it at the end is not saved.
rule-ti-act-mystery-1 = It stands in for a passenger of its class where one is missing, on a line, in a lifeboat or at the ship’s side, and takes that number.
rule-ti-act-mystery-2 = It may stand for a lifeboat, but there are still two per class at most. An option forbids it.
rule-ti-act-mystery-3 = Any number with a place will do, and it never changes.
rule-ti-act-mystery-4 = It has no anchor.
rule-ti-act-mystery-5 = It moves like the passenger it stands for. In a lifeboat it stays.
rule-ti-act-mystery-6 = A real card of its class and number may replace it wherever it is: from the free end of a line, a rescue, Come On! or Come Back!. It is then discarded.
rule-ti-act-mystery-7 = A drawn card that can replace it counts as fitting, and if it is the only one it must.
rule-ti-act-mystery-8 = Before its line is shuffled or sent to the discard, it goes to the Action discard. A line that holds nobody else counts as empty, except for Wait!.
rule-ti-act-mystery-9 = In a lifeboat at the end it counts its number, but it is not one of the sixty.

rule-ti-crew-gen-1 = Murdoch, Lowe, Smith, Lightoller and Phillips choose whether to use their ability. All other effects happen by themselves.
rule-ti-crew-murdoch-1 = In a rescue that succeeds he may place one, several or all drawn passengers that fit.
rule-ti-crew-murdoch-2 = He places them one after another, so one may go onto another he placed just before.
rule-ti-crew-murdoch-3 = At least one must be placed if one fits.
rule-ti-crew-murdoch-4 = If he fails, he draws no Action card. Nobody moves between his placements.
rule-ti-crew-boxhall-1 = If he fails, he draws two Action cards after the page.
rule-ti-crew-lee-1 = If he fails, he draws no Action card. Plan A, Plan B and Smith still bring him some.
rule-ti-crew-latimer-1 = He draws an Action card whenever an anchor boards a lifeboat and completes a series of three anchors.
rule-ti-crew-latimer-2 = A series is three neighbouring numbers with anchors in one lifeboat.
rule-ti-crew-latimer-3 = A passenger counts in one series only. If one card completes several, the lowest numbers count.
rule-ti-crew-latimer-4 = It does not matter who places the card, nor how.
rule-ti-crew-latimer-5 = An exchange by Lowe gives him no card.
rule-ti-crew-latimer-6 = Lifeboat anchors count, and a card drawn during his moves may be played in the same turn.
rule-ti-crew-lowe-1 = Instead of another act he discards passengers from the pile one by one until an anchor shows. Then he may exchange two survivors of the same class and number between two lifeboats.
rule-ti-crew-lowe-2 = Both lifeboats of the class must hold that number. One exchange at most; lifeboats themselves count.
rule-ti-crew-lowe-3 = He may do it even if there is nobody to exchange.
rule-ti-crew-lowe-4 = If the pile ends without an anchor, nobody is exchanged and no page is turned.
rule-ti-crew-lowe-5 = With an empty pile he cannot do it.
rule-ti-crew-lowe-6 = A Mystery Passenger in a lifeboat may be exchanged like the one it stands for.
rule-ti-crew-fleet-1 = If he fails, he draws three Action cards after the page, keeps one and discards the others.
rule-ti-crew-smith-1 = Instead of another act he shares out all Action cards in front of the players anew, as he likes.
rule-ti-crew-smith-2 = Somebody must hold other cards afterwards; exchanging two equal cards is no change.
rule-ti-crew-smith-3 = Without any Action card in front of anybody he cannot do it.
rule-ti-crew-pitman-1 = If he fails himself, he draws no Action card.
rule-ti-crew-pitman-2 = Whenever another fails a rescue, he draws an Action card, whatever they draw.
rule-ti-crew-lightoller-1 = After his failure and the page he may play the card he draws at once, or keep it.
rule-ti-crew-lightoller-2 = Only that card, and only if it can be played. What Plan A or Plan B brings him waits.
rule-ti-crew-phillips-1 = When he plays an Action card, it may be one that lies in front of somebody else.
rule-ti-crew-phillips-2 = Nobody has to agree, and what the card gains is his.

rule-ti-end-1 = On the last page the ship is lost and the play ends at once.
rule-ti-end-2 = When the last of the sixty boards a lifeboat, the play ends at once and everybody has won. A Mystery Passenger is not one of them.
rule-ti-end-3 = Both endings never come together: a page is turned only after the cards are discarded.
rule-ti-end-4 = Nobody may stop earlier, and nobody drops out.
rule-ti-end-5 = Should somebody stall on purpose, the play stops after 1000 turns and counts like a lost ship.
rule-ti-score-1 = Add the highest number of each lifeboat, the number of the page, and the anchors.
rule-ti-score-2 = The page counts the number printed on it: 10 on page 1, one less on each page, 0 at the end.
rule-ti-score-3 = Anchors count only if all sixty are saved: for each class the longest row of neighbouring anchors in one lifeboat.
rule-ti-score-4 = Lines, Collapsible Boat, pile and discard count nothing.
rule-ti-score-5 = A Mystery Passenger in a lifeboat counts its number, never an anchor.
rule-ti-score-6 = 0 to 100 points are possible. 19 is what history saw: more is better than that night.

rule-ti-var-1 = Expert: seven passengers on each of decks 1 to 4.
rule-ti-var-2 = Ultimate: ten, eight, six and four passengers from the bow, so the deck lost first is the fullest.
rule-ti-var-3 = Nothing else changes; 32 passengers are in the pile.
rule-ti-var-4 = Further options: a chosen crew, no Mystery Passenger as a lifeboat, another booklet.

rule-ti-info-1 = You play together and talk freely: what one has seen, all know.
rule-ti-info-2 = Open to all: crew, Action cards in front of players, page, visible cards, the number of those face down, lifeboats, the size of every pile.
rule-ti-info-3 = Hidden: who lies face down on the decks, and the order of the piles.
rule-ti-info-4 = Discards are closed but were seen. The program shows their size, and the passengers not seen yet as an aid to memory.
rule-ti-info-5 = The team forgets nothing it has seen: what lay in a shuffled line, what Get Ready! laid where.
rule-ti-info-6 = Computer players know only what the team knows.
rule-ti-chance-1 = All chance comes from shuffling.
rule-ti-chance-2 = Chance decides a card only when it is shown: crew and Action cards seat by seat, free ends from the bow, drawn cards one by one.
rule-ti-chance-3 = The same seed brings the same cards if the same is played.
rule-ti-know-1 = Hidden places are the face-down part of each line and the pile. Only the pile can have cards whose place is known, on top or at the bottom.
rule-ti-know-2 = Each hidden card is new, known to lie in one place, or known to lie in one of the lines of a Same Lines!.
rule-ti-know-3 = The program keeps a table of the ways in which such cards can lie, each with its weight.
rule-ti-know-4 = From that follows the chance of every next card; a card that cannot lie there cannot be shown.
rule-ti-know-5 = Each event changes what is known: shuffling mixes, looking reveals, flooding puts two lines together.
rule-ti-know-6 = After a single Same Lines! the two lines are as one bag as long as neither is mixed with a third.
rule-ti-know-7 = A saved play holds what is known and nothing finer, so nothing can be peeped at.
rule-ti-know-8 = The Action pile is known but for its order: the twenty cards less those seen elsewhere.

# How cards are counted and what they are played on is joined.

board-titanic-count = { $count } { $card }
target-titanic = {" "}{ $phrase }
did-titanic-passengers-moved = { $count ->
        [one] one move
       *[other] { $count } moves
    }
did-titanic-rescue-begun = { $count ->
        [one] one rescue
       *[other] { $count } rescues
    }
did-titanic-rescue-failed = { $count ->
        [one] one of them failed
       *[other] { $count } of them failed
    }
did-titanic-passenger-placed = { $count ->
        [one] one passenger placed
       *[other] { $count } passengers placed
    }
did-titanic-passenger-saved = { $count ->
        [one] one passenger saved
       *[other] { $count } passengers saved
    }
did-titanic-action-card-played = { $count ->
        [one] one Action card played
       *[other] { $count } Action cards played
    }

intention-titanic-save = { $count ->
        [one] I bring { $card } to { $place }.
       *[other] I save { $count } passengers, { $card } first.
    }
intention-titanic-uncover = I clear { $line } to turn up the next card.
intention-titanic-free-line = I empty { $line }.
intention-titanic-move = I move passengers from { $line } to { $place }.
intention-titanic-rescue = { $many ->
        [one] I organise a rescue with one card.
       *[other] I organise a rescue with { $many } cards.
    }
intention-titanic-play-card = I play { $card }.
intention-titanic-place = I put { $card } on { $place }.
intention-titanic-seek-anchor = I look for an anchor.
intention-titanic-share-cards = I share out the Action cards.
intention-titanic-choose = I decide what comes next.

reason-titanic-passengers-saved = Whoever is in a boat is safe.
reason-titanic-cards-uncovered = What lies face down helps nobody.
reason-titanic-good-odds = The odds of finding somebody who fits were good.
reason-titanic-card-well-spent = The card was worth more now than later.
reason-titanic-nothing-better = I saw nothing better.
reason-titanic-little-changes = It changes little.
reason-titanic-asked = You asked me to.
