# Ce que les joueurs se disent : projets, raisons, demandes et réponses, par jeu quand cela diffère.

said = { $who } : « { $told } »
temper-careful = prudent
temper-bold = hardi
level-with-temper = { $level }, { $temper }

intention-flashpoint-rescue = Je sors la victime de { $victim }, { $side }.
intention-flashpoint-bring-to-ambulance = J’amène la victime de { $victim } à l’ambulance.
intention-flashpoint-carry = Je porte la victime de { $victim } en { $cell }, vers la sortie.
intention-flashpoint-treat = Je soigne la victime en { $cell }.
intention-flashpoint-look = Je vais voir qui est en { $cell }.
intention-flashpoint-identify = Je regarde d’ici qui est en { $cell }.
intention-flashpoint-fire-gun = J’actionne la lance du camion, { $spot }.
intention-flashpoint-drive = Je conduis { $vehicle } au { $spot }.
intention-flashpoint-dispose = Je neutralise la matière dangereuse en { $cell }.
intention-flashpoint-haul = Je porte la matière dangereuse de { $hazmat } en { $cell }.
intention-flashpoint-hold-fire = Je tiens le feu en { $cells }.
intention-flashpoint-clear-smoke = J’ôte la fumée en { $cells }.
intention-flashpoint-command = Je dépense mes points pour { $whom }.
intention-flashpoint-change-crew = Je change de rôle : { $specialist }.
intention-flashpoint-chop = Je défonce le mur entre { $edge }.
intention-flashpoint-fetch = Je vais chercher la victime en { $cell }.
intention-flashpoint-seek = Je vais vers le jeton en { $cell }.
intention-flashpoint-approach-fire = Je m’approche du feu en { $cell }.
intention-flashpoint-go = Je vais en { $cell }.
intention-flashpoint-turn-door = Je m’occupe de la porte entre { $edge }.
intention-flashpoint-wait = { $saved ->
        [0] Je reste où je suis.
       *[other] Je reste où je suis et je garde mes points.
    }
intention-flashpoint-clean = Je nettoie le poison en { $cell }.
intention-flashpoint-repair = Je répare le bâtiment.
intention-flashpoint-raise-ladder = Je dresse une échelle en { $cell }.
intention-flashpoint-turn-window = Je m’occupe de la fenêtre entre { $edge }.

reason-flashpoint-people-safer = Ainsi, les gens sont plus près d’être saufs : { $chance } chances sur 100 pour nous, au lieu de { $before }.
reason-flashpoint-less-fire = Ainsi, il brûle moins de cases ({ $fires } encore) : { $chance } chances sur 100 pour nous, au lieu de { $before }.
reason-flashpoint-walls-spared = Les explosions auraient coûté des murs : { $chance } chances sur 100 pour nous, au lieu de { $before }.
reason-flashpoint-hazmats-safer = Il fallait garder les matières dangereuses du feu : { $chance } chances sur 100 pour nous, au lieu de { $before }.
reason-flashpoint-gun-ready = Le camion est plus utile là : { $chance } chances sur 100 pour nous, au lieu de { $before }.
reason-flashpoint-better-placed = Je suis mieux placé pour la suite : { $chance } chances sur 100 pour nous, au lieu de { $before }.
reason-flashpoint-nothing-better = Je n’ai rien vu de mieux.
reason-flashpoint-asked = Vous me l’avez demandé.

intention-titanic-save = { $count ->
        [one] Je mets { $card } à l’abri : { $place }.
       *[other] Je sauve { $count } passagers, { $card } d’abord.
    }
intention-titanic-uncover = Je dégage { $line } pour retourner la carte suivante.
intention-titanic-free-line = Je vide { $line }.
intention-titanic-move = Je déplace des passagers : { $line }, puis { $place }.
intention-titanic-rescue = Je tente un sauvetage, cartes à piocher : { $many }.
intention-titanic-play-card = Je joue { $card }.
intention-titanic-place = Je mets { $card } sur { $place }.
intention-titanic-seek-anchor = Je cherche une ancre.
intention-titanic-share-cards = Je redistribue les cartes Action.
intention-titanic-choose = Je décide de la suite.

reason-titanic-passengers-saved = Qui est dans une chaloupe est sauf.
reason-titanic-cards-uncovered = Une carte cachée n’aide personne.
reason-titanic-good-odds = Les chances de trouver quelqu’un étaient bonnes.
reason-titanic-card-well-spent = La carte valait plus maintenant que plus tard.
reason-titanic-nothing-better = Je n’ai rien vu de mieux.
reason-titanic-asked = Vous me l’avez demandé.

intention-feurio-lay = Je laisse le feu aller en { $cell }.
intention-feurio-begin = Je commence le { $colour } en { $cell }.
intention-feurio-grow = Je rattache { $cell } à la zone du { $colour }.
intention-feurio-reinforce = J’envoie du renfort { $colour } en { $cell }.
intention-feurio-take-one = Je prends le 1 en { $cell } pour le { $colour }.
intention-feurio-pass = Je ne place personne.

reason-feurio-area-grows = La zone reste d’un seul tenant.
reason-feurio-one-kept-open = Chaque couleur a besoin d’un 1 ouvert.
reason-feurio-men-kept = Les hommes serviront ailleurs.
reason-feurio-fire-where-it-hurts-least = C’est là que le feu gêne le moins.
reason-feurio-nothing-better = Je n’ai rien vu de mieux.
reason-feurio-asked = Vous me l’avez demandé.

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
reply-ruinous = Plutôt non : { $chance } chances sur 100 pour nous, au lieu de { $instead }.
reply-no-longer = J’avais dit oui, mais tout a changé : { $chance } chances sur 100 pour nous, au lieu de { $instead }.
reply-no-way-there = Je ne peux pas m’approcher de { $at } maintenant.
reply-nothing-to-hold = Rien ne brûle ni ne fume en { $at } ou à côté.
reply-nothing-to-leave = Il n’y a rien en { $at } que je puisse vous laisser.
reply-not-possible = Les règles ne me le permettent pas maintenant.
reply-rivals = Nous jouons l’un contre l’autre : je garde mes projets pour moi.
reply-titanic-yes-hold = D’accord, { $at } d’abord.
reply-titanic-yes-wait = D’accord, je garde mes cartes.
reply-titanic-ruinous = Plutôt non : j’attends ainsi { $chance } points, au lieu de { $instead }.
reply-titanic-no-longer = J’avais dit oui, mais tout a changé : j’attends ainsi { $chance } points, au lieu de { $instead }.
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
