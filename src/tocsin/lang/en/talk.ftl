# What players say to each other: plans, reasons, requests and answers, by game where it differs.

said = { $who }: “{ $told }”
temper-careful = careful
temper-bold = bold
level-with-temper = { $level }, { $temper }

intention-flashpoint-rescue = I take the victim at { $victim } out to { $side }.
intention-flashpoint-bring-to-ambulance = I bring the victim at { $victim } to the ambulance.
intention-flashpoint-carry = I carry the victim from { $victim } to { $cell }, towards the way out.
intention-flashpoint-treat = I treat the victim at { $cell }.
intention-flashpoint-look = I look who is at { $cell }.
intention-flashpoint-identify = I find out from here who is at { $cell }.
intention-flashpoint-fire-gun = I fire the deck gun from { $spot }.
intention-flashpoint-drive = I drive { $vehicle } to { $spot }.
intention-flashpoint-dispose = I make the hazmat at { $cell } safe.
intention-flashpoint-haul = I carry the hazmat from { $hazmat } to { $cell }.
intention-flashpoint-hold-fire = I hold the fire at { $cells }.
intention-flashpoint-clear-smoke = I clear the smoke at { $cells }.
intention-flashpoint-command = I spend my points on { $whom }.
intention-flashpoint-change-crew = I change my role: { $specialist }.
intention-flashpoint-chop = I break through between { $edge }.
intention-flashpoint-fetch = I go for the victim at { $cell }.
intention-flashpoint-seek = I make for the marker at { $cell }.
intention-flashpoint-approach-fire = I go up to the fire at { $cell }.
intention-flashpoint-go = I go to { $cell }.
intention-flashpoint-turn-door = I see to the door between { $edge }.
intention-flashpoint-wait = { $saved ->
        [0] I stay where I am.
       *[other] I stay where I am and keep my points.
    }
intention-flashpoint-clean = I clean up the poison at { $cell }.
intention-flashpoint-repair = I repair the building.
intention-flashpoint-raise-ladder = I put up a ladder at { $cell }.
intention-flashpoint-turn-window = I see to the window between { $edge }.

reason-flashpoint-people-safer = That way people are closer to safety: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-less-fire = Less burns that way ({ $fires } left): our chance is { $chance } in 100, not { $before }.
reason-flashpoint-walls-spared = Explosions would have cost walls there: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-hazmats-safer = The hazmats had to be kept from the fire: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-gun-ready = The engine does more from there: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-better-placed = I stand better for the next turn: our chance is { $chance } in 100, not { $before }.
reason-flashpoint-nothing-better = I saw nothing better.
reason-flashpoint-asked = You asked me to.

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
reason-titanic-asked = You asked me to.

intention-feurio-lay = I let the fire go to { $cell }.
intention-feurio-begin = I begin { $colour } at { $cell }.
intention-feurio-grow = I join { $cell } to the { $colour } area.
intention-feurio-reinforce = I send more { $colour } men to { $cell }.
intention-feurio-take-one = I take the 1 at { $cell } for { $colour }.
intention-feurio-pass = I place nobody.

reason-feurio-area-grows = The area stays in one piece.
reason-feurio-one-kept-open = Every colour needs an open 1.
reason-feurio-men-kept = The men are needed elsewhere.
reason-feurio-fire-where-it-hurts-least = The fire hurts least there.
reason-feurio-nothing-better = I saw nothing better.
reason-feurio-asked = You asked me to.

request-come = { $seat }, come to { $at }.
request-hold = { $seat }, hold the fire at { $at }.
request-leave = { $seat }, leave { $at } to me.
request-wait = { $seat }, wait.
request-titanic-hold = { $seat }, see to { $at } first.
request-titanic-wait = { $seat }, keep your Action cards.
request-feurio-come = { $seat }, send men to { $at }.
request-feurio-hold = { $seat }, keep the fire away from { $at }.
request-feurio-wait = { $seat }, place nobody.

reply-yes-come = All right, I come to { $at }.
reply-yes-hold = All right, I hold { $at }.
reply-yes-leave = All right, { $at } is yours.
reply-yes-wait = All right, I wait.
reply-on-my-way = I am on my way to { $at }; it takes me more than one turn.
reply-later = I will see when it is my turn.
reply-ruinous = I would rather not: our chance would be { $chance } in 100, not { $instead }.
reply-no-longer = I said yes, but things have changed: our chance would be { $chance } in 100, not { $instead }.
reply-no-way-there = I cannot get any closer to { $at } now.
reply-nothing-to-hold = Nothing burns or smokes at { $at } or next to it.
reply-nothing-to-leave = There is nothing at { $at } that I could leave to you.
reply-not-possible = The rules do not let me do that now.
reply-rivals = We play against each other: I keep my own counsel.
reply-titanic-yes-hold = All right, { $at } first.
reply-titanic-yes-wait = All right, I keep my cards.
reply-titanic-ruinous = I would rather not: I expect { $chance } points that way, not { $instead }.
reply-titanic-no-longer = I said yes, but things have changed: I expect { $chance } points that way, not { $instead }.
reply-titanic-nothing-to-hold = Nothing can be done about { $at } now.
reply-feurio-yes-come = All right, I send men to { $at }.
reply-feurio-yes-hold = All right, no fire beside { $at }.
reply-feurio-yes-wait = All right, I place nobody.
reply-feurio-nothing-to-hold = No tile lies at { $at }.

error-no-such-request = “{ $request }” is nothing one can ask here. Known: { $known }.
error-request-needs-place = Say where: { $request } and a place on the table.
error-no-such-place = There is no { $place } on this table.
error-not-a-partner = { $actor } is not played by a computer; talk to each other.
error-too-many-requests = One thing at a time: { $actor } has been asked { $most } times this turn.
error-nobody-asked = Say whom you ask: a letter from { $first } to { $last }.
refused-cannot-ask = That cannot be asked of a partner.
