# What players say to each other: plans, reasons, requests and answers, by game where it differs.

said = { $who }: “{ $told }”
temper-careful = careful
temper-bold = bold
level-with-temper = { $level }, { $temper }

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
reply-titanic-ruinous = I would rather not: the score to expect would be { $chance }, not { $instead }.
reply-titanic-no-longer = I said yes, but things have changed: the score to expect would be { $chance }, not { $instead }.
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
