# Ce que les joueurs se disent : projets, raisons, demandes et réponses, par jeu quand cela diffère.

said = { $who } : « { $told } »
temper-careful = prudent
temper-bold = hardi
level-with-temper = { $level }, { $temper }

request-come = { $seat }, venez en { $at }.
request-hold = { $seat }, tenez le feu en { $at }.
request-leave = { $seat }, laissez-moi { $at }.
request-wait = { $seat }, attendez.
request-titanic-hold = { $seat }, d’abord { $at }.
request-titanic-wait = { $seat }, gardez vos cartes Action.
request-feurio-come = { $seat }, envoyez des hommes en { $at }.
request-feurio-hold = { $seat }, gardez le feu loin de { $at }.
request-feurio-wait = { $seat }, ne placez personne.

reply-yes-come = D’accord, je viens en { $at }.
reply-yes-hold = D’accord, je tiens { $at }.
reply-yes-leave = D’accord, { $at } est à vous.
reply-yes-wait = D’accord, j’attends.
reply-on-my-way = Je me mets en route vers { $at } ; il me faut plus d’un tour.
reply-later = Je verrai quand ce sera mon tour.
reply-ruinous = Plutôt non : nos chances seraient de { $chance } sur 100, au lieu de { $instead }.
reply-no-longer = J’avais dit oui, mais tout a changé : nos chances seraient de { $chance } sur 100, au lieu de { $instead }.
reply-no-way-there = Je ne peux pas m’approcher de { $at } maintenant.
reply-nothing-to-hold = Rien ne brûle ni ne fume en { $at } ou à côté.
reply-nothing-to-leave = Il n’y a rien en { $at } que je puisse vous laisser.
reply-not-possible = Les règles ne me le permettent pas maintenant.
reply-rivals = Nous jouons l’un contre l’autre : je garde mes projets pour moi.
reply-titanic-yes-hold = D’accord, { $at } d’abord.
reply-titanic-yes-wait = D’accord, je garde mes cartes.
reply-titanic-ruinous = Plutôt non : le score à attendre serait de { $chance }, au lieu de { $instead }.
reply-titanic-no-longer = J’avais dit oui, mais tout a changé : le score à attendre serait de { $chance }, au lieu de { $instead }.
reply-titanic-nothing-to-hold = Il n’y a rien à faire pour { $at } maintenant.
reply-feurio-yes-come = D’accord, j’envoie des hommes en { $at }.
reply-feurio-yes-hold = D’accord, pas de feu à côté de { $at }.
reply-feurio-yes-wait = D’accord, je ne place personne.
reply-feurio-nothing-to-hold = Il n’y a pas de tuile en { $at }.

error-no-such-request = « { $request } » ne se demande pas ici. Demandes connues : { $known }.
error-request-needs-place = Dites où : { $request } et un endroit de la table.
error-no-such-place = Il n’y a pas de { $place } sur cette table.
error-not-a-partner = { $actor } n’est pas joué par un ordinateur ; parlez-vous.
error-too-many-requests = Une chose à la fois : { $actor } a déjà reçu { $most } demandes ce tour-ci.
error-nobody-asked = Dites à qui : une lettre de { $first } à { $last }.
refused-cannot-ask = Cela ne se demande pas à un partenaire.
