# SOS Titanic : tout ce que lit un joueur. $seat est le nom de la place, ajouté à côté de chaque
# $seat ; cartes, lieux et équipage arrivent en mots (au terminal : cli/boards/titanic/naming.py).

game-titanic = SOS Titanic
about-titanic = Une réussite contre l’eau qui monte, seul ou jusqu’à cinq : menez soixante passagers des ponts aux chaloupes avant que le navire ne sombre.
also-titanic = Titanic
help-titanic =
    À chaque tour : déplacez autant que vous voulez, puis agissez une fois. Un sauvetage pioche des passagers : si l’un va quelque part, il faut en placer un ; sinon, une page se tourne. Ou bien jouez une carte Action.
    Dans une file les numéros descendent un à un, dans une chaloupe ils montent depuis le 1. Seuls F13 et S17 ouvrent un pont vide.
    Les cartes : F est la 1re classe (first, de 1 à 13), S la 2nde (de 1 à 17), a une ancre, M un Passager Mystère ; un 1 est une chaloupe.
    Un pont se lit « ≈·· ▒3 S9 S8a → GS1 » : un compartiment inondé et deux au sec, trois cartes face cachée, puis les visibles, bout libre à droite ; après la flèche, où il peut aller.
    Dans une chaloupe, a est une ancre, u une ancre que Latimer a comptée, « ? » un Passager Mystère. Dans la table des passagers pas encore vus, 2 veut dire les deux d’un numéro, 1 le simple seulement, a celui à l’ancre seulement.
    Avec de vraies cartes sur la table, tapez ce que vous voyez, plusieurs à la fois si vous voulez : f7a s12 s3.

option-titanic-players = Nombre de joueurs ; chacun mène un membre d’équipage.
option-titanic-layout = Passagers sur les ponts : standard 4-6-8-10, expert 7-7-7-7, ultimate 10-8-6-4.
option-titanic-crew = L’équipage, place par place, comme lee,murdoch ; - le distribue au hasard.
option-titanic-mystery_never_lifeboat = Un Passager Mystère ne peut pas remplacer une chaloupe.
option-titanic-booklet = Compartiments des ponts 1 à 6 ; chaque compartiment inondé est une page.

# Les mots pour ce que le jeu nomme.

name-titanic-class-first = 1re classe
name-titanic-class-second = 2nde classe
name-titanic-place-l1 = le pont 1
name-titanic-place-l2 = le pont 2
name-titanic-place-l3 = le pont 3
name-titanic-place-l4 = le pont 4
name-titanic-place-l5 = le pont 5
name-titanic-place-l6 = le pont 6
name-titanic-place-boat = le canot Collapsible Boat
name-titanic-place-side = le bord du navire
name-titanic-place-gf1 = la chaloupe GF1
name-titanic-place-gf2 = la chaloupe GF2
name-titanic-place-gs1 = la chaloupe GS1
name-titanic-place-gs2 = la chaloupe GS2
name-titanic-place-mf = le Passager Mystère de 1re classe
name-titanic-place-ms = le Passager Mystère de 2nde classe
name-titanic-place-pile = la pioche
name-titanic-place-discard = la défausse

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
name-titanic-card-mystery-first = Passager Mystère F
name-titanic-card-mystery-second = Passager Mystère S

about-titanic-card-get-ready = voir les 5 suivants, les remettre dessus ou dessous
about-titanic-card-come-on = placer un passager de la pioche ; si aucun ne va, une page se tourne
about-titanic-card-come-back = placer un passager de la défausse ; si aucun ne va, une page se tourne
about-titanic-card-your-turn = regarder une file et choisir son bout libre
about-titanic-card-same-lines = mélanger deux files et les refaire à parts égales
about-titanic-card-wait = une suite visible part à la défausse
about-titanic-card-save-time = mélanger la défausse à la pioche, sans page
about-titanic-card-plan-a = prendre une carte au choix dans la pioche Action
about-titanic-card-plan-b = prendre une carte au choix dans la défausse Action
about-titanic-card-collapsible-boat = mettre à l’eau un canot : une file de plus, quel que soit le numéro
about-titanic-card-mystery-first = remplace un passager de 1re classe de votre choix
about-titanic-card-mystery-second = remplace un passager de 2nde classe de votre choix

name-titanic-seat = Joueur { $number } (équipage à distribuer)
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

role-titanic-murdoch = William Murdoch, premier officier
role-titanic-boxhall = Joseph Boxhall, quatrième officier
role-titanic-lee = Reginald Lee, vigie
role-titanic-latimer = Andrew Latimer, chef steward
role-titanic-lowe = Harold Lowe, cinquième officier
role-titanic-fleet = Frederick Fleet, vigie
role-titanic-smith = Edward John Smith, commandant
role-titanic-pitman = Herbert Pitman, troisième officier
role-titanic-lightoller = Charles Lightoller, deuxième officier
role-titanic-phillips = Jack Phillips, opérateur radio

about-titanic-crew-murdoch = peut placer plusieurs des passagers piochés ; pas de carte après un échec
about-titanic-crew-boxhall = deux cartes Action après un échec
about-titanic-crew-lee = pas de carte Action après un échec
about-titanic-crew-latimer = une carte Action pour trois ancres de suite dans une chaloupe
about-titanic-crew-lowe = peut défausser jusqu’à une ancre, puis échanger deux rescapés
about-titanic-crew-fleet = la meilleure de trois cartes Action après un échec
about-titanic-crew-smith = peut redistribuer les cartes Action de tous
about-titanic-crew-pitman = une carte Action quand les autres échouent, aucune quand c’est lui
about-titanic-crew-lightoller = peut jouer aussitôt la carte d’un échec
about-titanic-crew-phillips = peut jouer les cartes Action des autres

verb-titanic-show = Retourner un passager
verb-titanic-action = Piocher une carte Action
verb-titanic-crew = Donner une carte d’équipage
verb-titanic-first = Qui commence
verb-titanic-move = Déplacer des passagers (autant qu’on veut)
verb-titanic-rescue = Agir : organiser un sauvetage, en piochant
verb-titanic-seek = Agir : chercher une ancre
verb-titanic-share = Agir : redistribuer les cartes Action
verb-titanic-play = Agir : jouer une carte Action, qui est alors défaussée
verb-titanic-place = Placer un passager
verb-titanic-stop = Cela suffit
verb-titanic-done = Pas d’échange
verb-titanic-keep = Garder la carte pour plus tard
verb-titanic-keep-one = Garder une carte
verb-titanic-top = Remettre sur la pioche
verb-titanic-bottom = Glisser sous la pioche (celles-ci d’abord)
verb-titanic-pick = Le nouveau bout libre
verb-titanic-take = Prendre une carte Action
verb-titanic-swap = Échanger deux rescapés
verb-titanic-give = Donner la carte à

move-titanic-show = { $card }
move-titanic-action = { $card }
move-titanic-crew = { $crew }
move-titanic-first = { $seat } commence
move-titanic-move = { $cards } depuis { $source } vers { $place }
move-titanic-rescue = { $many ->
        [0] un sauvetage, avec la défausse pour nouvelle pioche : une page se tourne
        [one] un passager
       *[other] { $many } passagers
    }
move-titanic-seek = défausser des passagers un à un jusqu’à une ancre ({ $pile } dans la pioche)
move-titanic-share = rassembler toutes les cartes Action et les redonner
move-titanic-play = { $borrowed ->
        [yes] { $card } de { $owner }{ $target }
       *[no] { $card }{ $target }
    }
move-titanic-place = { $card } vers { $place }
move-titanic-stop = ne plus rien placer
move-titanic-done = n’échanger personne
move-titanic-keep = la garder pour un autre tour
move-titanic-keep-one = garder { $card }
move-titanic-top = { $card } dessus
move-titanic-bottom = { $card } dessous
move-titanic-pick = { $card } au bout libre
move-titanic-take = prendre { $card }
move-titanic-swap = échanger les deux { $kind }
move-titanic-give = { $card } pour { $seat }

target-titanic-line = sur { $place }
target-titanic-decks = sur les ponts { $number } et { $other }
target-titanic-pair = sur { $place } et { $other }
target-titanic-tail = depuis { $place }, { $many ->
        [0] aucune carte
        [one] la dernière carte
       *[other] les { $many } dernières cartes
    }
target-titanic-stand-in = en { $kind } vers { $place }

outcomes-titanic-show-many = Tapez la carte que vous voyez : f (1re classe) ou s (2nde), le numéro, a pour une ancre : f7, s12a. Plusieurs à la suite, c’est permis : f7 s12a s3.

prompt-titanic-choose-who-begins = Tout est sur la table : qui commence ?
prompt-titanic-move-or-act = { $seat } : déplacez des passagers, puis agissez une fois. Un sauvetage pioche jusqu’à { $most } (pioche : { $pile }).
prompt-titanic-name-the-number = { $seat } : combien de passagers piocher, jusqu’à { $most } (nouvelle pioche : { $pile }) ?
prompt-titanic-place-a-drawn-passenger = { $seat } a pioché { $cards } : placez-en un qui va.
prompt-titanic-place-another-or-stop = { $seat } tient encore { $cards } : en placer un autre, ou s’arrêter.
prompt-titanic-keep-one-action-card = { $seat } a pioché { $cards } : une seule se garde.
prompt-titanic-play-the-drawn-card = { $seat } a pioché { $cards } : la jouer aussitôt, ou la garder ?
prompt-titanic-lay-back-a-card = { $seat } voit { $cards } : remettez-les une à une, d’abord celles qui vont dessous, puis celles qui vont dessus. La dernière posée dessus sera piochée en premier.
prompt-titanic-place-from-the-pile = { $seat } : quel passager de la pioche va où ?
prompt-titanic-place-from-the-discard = { $seat } : quel passager de la défausse va où ? Elle contient { $cards }.
prompt-titanic-pick-the-free-end = { $seat } voit { $cards } : qui vient au bout libre ?
prompt-titanic-take-from-the-action-pile = { $seat } : prenez une carte de la pioche Action.
prompt-titanic-take-from-the-action-discard = { $seat } : prenez une carte de la défausse Action.
prompt-titanic-exchange-survivors = { $seat } : échangez deux rescapés de même numéro entre les chaloupes d’une classe, ou personne.
prompt-titanic-give-a-card = { $seat } : { $card } est pour qui ?
prompt-titanic-over = La partie est finie.
prompt-titanic-turn-up-a-passenger = Retournez le bout libre, sur { $line }.
prompt-titanic-draw-an-action-card = { $seat } pioche une carte Action.
prompt-titanic-deal-a-crew-card = Donnez une carte d’équipage au joueur { $number }.
prompt-titanic-deal-an-action-card = Une carte Action pour { $seat }.
prompt-titanic-look-at-a-passenger = Regardez la carte suivante, sur { $line }.
prompt-titanic-draw-a-passenger = Piochez la carte du dessus (il en reste { $pile }).

event-titanic-crew-card-dealt = Le joueur { $number } est { $crew }.
event-titanic-action-card-drawn = { $seat } pioche { $card }.
event-titanic-action-cards-drawn = { $seat } pioche { $cards }.
event-titanic-turn-begun = Tour { $turn } : { $seat }.
event-titanic-passenger-turned-up = { $card } apparaît sur { $line }.
event-titanic-passengers-moved = { $many ->
        [0] Personne ne quitte { $source } pour { $line }.
        [one] { $cards } quitte { $source } pour { $line }.
       *[other] { $cards } quittent { $source } pour { $line }.
    }
event-titanic-line-opened = { $many ->
        [0] Personne ne quitte { $source } pour ouvrir { $line }.
        [one] { $cards } quitte { $source } et ouvre { $line }.
       *[other] { $cards } quittent { $source } et ouvrent { $line }.
    }
event-titanic-lifeboat-lowered = { $card } est mise à l’eau : { $group } est prête.
event-titanic-passenger-saved = { $card } est à l’abri dans { $group }, qui va maintenant jusqu’à { $top }.
event-titanic-passenger-left-line = { $card } quitte { $line }.
event-titanic-anchor-series-completed = Les ancres { $from } à { $to } se suivent dans { $group } : une carte pour { $seat }.
event-titanic-mystery-passenger-placed = Un Passager Mystère de classe { $class } remplace le numéro { $number } : il va vers { $place }.
event-titanic-mystery-passenger-replaced = { $card } prend la place du Passager Mystère sur { $place }.
event-titanic-mystery-passenger-lost = Le Passager Mystère s’éclipse : il était sur { $line }.
event-titanic-rescue-begun = { $many ->
        [0] { $seat } organise un sauvetage, mais la pioche est vide.
        [one] { $seat } organise un sauvetage et pioche un passager.
       *[other] { $seat } organise un sauvetage et pioche { $many } passagers.
    }
event-titanic-rescue-number-named = { $many ->
        [0] { $seat } ne pioche personne dans la nouvelle pioche.
        [one] { $seat } pioche un passager dans la nouvelle pioche.
       *[other] { $seat } pioche { $many } passagers dans la nouvelle pioche.
    }
event-titanic-passenger-drawn = { $seat } pioche { $card }.
event-titanic-passengers-drawn = { $seat } pioche { $cards }.
event-titanic-passengers-seen = { $seat } voit { $cards }.
event-titanic-passenger-placed = { $card } va vers { $place }.
event-titanic-passengers-discarded = { $many ->
        [0] Il ne reste personne à défausser.
        [one] { $cards } part à la défausse.
       *[other] { $cards } partent à la défausse.
    }
event-titanic-rescue-failed = { $many ->
        [0] { $seat } ne trouve personne à secourir : le sauvetage échoue.
       *[other] { $seat } ne trouve pas de place pour { $cards } : le sauvetage échoue.
    }
event-titanic-passenger-discard-reshuffled = { $cards ->
        [0] La défausse est vide : pas de nouvelle pioche.
        [one] L’unique carte de la défausse fait la nouvelle pioche.
       *[other] Les { $cards } cartes de la défausse, mélangées, font la nouvelle pioche.
    }
event-titanic-action-discard-reshuffled = { $cards ->
        [0] La défausse Action est vide : pas de nouvelle pioche Action.
        [one] L’unique carte de la défausse Action fait la nouvelle pioche Action.
       *[other] Les { $cards } cartes de la défausse Action, mélangées, font la nouvelle pioche Action.
    }
event-titanic-page-turned = L’eau monte : page { $page }, qui vaut { $number }.
event-titanic-deck-lost = { $line } est inondé et perdu.
event-titanic-line-fled = { $cards ->
        [0] Personne n’a eu à fuir { $line } pour { $next }.
        [one] Un passager est sur { $next }, face cachée, après avoir fui { $line }.
       *[other] { $cards } passagers se pressent sur { $next }, mélangés et face cachée, après avoir fui { $line }.
    }
event-titanic-action-card-played = { $borrowed ->
        [yes] { $seat } joue { $card }, une carte de { $owner } ({ $about }).
       *[no] { $seat } joue { $card } ({ $about }).
    }
event-titanic-action-card-kept = { $seat } garde { $card } ; les autres vont à la défausse Action.
event-titanic-action-card-taken = { $seat } prend { $card }.
event-titanic-action-card-given = { $seat } reçoit { $card }.
event-titanic-action-cards-gathered = { $cards ->
        [0] { $seat } n’a aucune carte Action à redonner.
        [one] { $seat } reprend l’unique carte Action et la redonne.
       *[other] { $seat } rassemble les { $cards } cartes Action et les redonne.
    }
event-titanic-drawn-card-kept = { $seat } garde la carte qui vient d’être piochée.
event-titanic-passenger-found = { $where } cachait { $card }.
event-titanic-passengers-found = { $where } cachait { $cards }.
event-titanic-nobody-fits = Personne ne va nulle part dans { $where }.
event-titanic-card-laid-on-top = { $card } est sur la pioche.
event-titanic-card-laid-below = { $card } est sous la pioche.
event-titanic-free-end-chosen = { $card } vient au bout libre sur { $line } ; les autres, mélangés, sont derrière.
event-titanic-lines-evened = { $line } et { $other } sont mélangés ensemble et refaits : { $cards } et { $others }.
event-titanic-run-sent-back = { $many ->
        [0] Personne de réel ne quitte { $line }.
        [one] { $cards } quitte { $line } pour la défausse.
       *[other] { $cards } quittent { $line } pour la défausse.
    }
event-titanic-discard-shuffled-in = { $cards ->
        [0] La pioche est mélangée ; cartes dans la pioche : { $pile }.
        [one] L’unique carte de la défausse rejoint la pioche, mélangée ; cartes dans la pioche : { $pile }.
       *[other] Les { $cards } cartes de la défausse rejoignent la pioche, mélangée ; cartes dans la pioche : { $pile }.
    }
event-titanic-collapsible-boat-launched = { $many ->
        [0] Personne ne quitte { $line } pour le canot Collapsible Boat.
        [one] { $cards } quitte { $line } pour le canot Collapsible Boat.
       *[other] { $cards } quittent { $line } pour le canot Collapsible Boat.
    }
event-titanic-collapsible-boat-emptied = Le canot Collapsible Boat est vide et part à la défausse Action.
event-titanic-search-for-an-anchor-begun = { $seat } cherche une ancre dans la pioche.
event-titanic-passenger-discarded-by-lowe = { $card } part à la défausse ; il en reste { $left } dans la pioche.
event-titanic-passengers-discarded-by-lowe = { $cards } partent à la défausse ; il en reste { $left } dans la pioche.
event-titanic-no-anchor-found = Il n’y avait pas d’ancre dans la pioche ; personne n’est échangé.
event-titanic-survivors-exchanged = Les deux { $kind } changent de chaloupe.
event-titanic-exchange-declined = Personne n’est échangé.
event-titanic-play-ended = { $ending } Rescapés { $survivors } + page { $page } + ancres { $anchors } = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. La nuit de l’histoire en fit 19.

outcome-titanic = { $score ->
        [one] { $ending } { $score } point.
       *[other] { $ending } { $score } points.
    }
ending-titanic-ship-lost = Le navire a sombré.
ending-titanic-all-saved = Les soixante sont sauvés !
ending-titanic-stalled = Mille tours et pas de fin : la partie s’arrête là.

# Pourquoi pas.

refusal-titanic-a-card-is-turned-up-first = D’abord, on retourne le bout libre d’une file.
refusal-titanic-a-crew-card-is-dealt = D’abord, on donne les cartes d’équipage.
refusal-titanic-an-action-card-is-dealt = D’abord, on donne les cartes Action.
refusal-titanic-an-action-card-is-drawn-first = D’abord, la carte Action se pioche.
refusal-titanic-latimer-draws-first = D’abord, Latimer pioche sa carte.
refusal-titanic-pitman-draws-first = D’abord, Pitman pioche sa carte.
refusal-titanic-passengers-are-drawn-first = D’abord, on pioche les passagers du sauvetage.
refusal-titanic-passengers-are-looked-at-first = D’abord, on regarde les passagers.
refusal-titanic-passengers-are-discarded-first = D’abord, on défausse des passagers jusqu’à une ancre.
refusal-titanic-chance-has-nothing-to-show = On ne retourne pas de carte maintenant ; quelqu’un doit décider.
refusal-titanic-choose-who-begins = D’abord, dites qui commence.
refusal-titanic-somebody-has-begun = Quelqu’un a déjà commencé.
refusal-titanic-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-titanic-crew-card-twice = { $crew } est déjà quelqu’un d’autre.
refusal-titanic-crew-not-for-so-few = { $crew } demande plus de joueurs que { $players }.
refusal-titanic-none-left = Il ne reste pas de { $card } dans la pioche Action.
refusal-titanic-cannot-lie-there = { $card } ne peut pas être là, d’après tout ce qu’on a vu.

refusal-titanic-no-passing = On ne passe pas : un tour finit par un sauvetage, une carte Action ou l’action du membre d’équipage.
refusal-titanic-act-already-chosen = L’action de ce tour est choisie ; il faut d’abord la finir.
refusal-titanic-one-act-per-turn = Une action par tour ; la carte prise attend un autre tour.
refusal-titanic-no-moves-after-the-act = On se déplace avant d’agir, pas une fois l’action commencée.
refusal-titanic-no-moves-during-a-rescue = Personne ne bouge entre la pioche et le placement.
refusal-titanic-rescue-is-decided = Le sauvetage est décidé et sa page tournée ; dites combien de passagers piocher.

refusal-titanic-only-a-tail-moves = Seules bougent les cartes du bout libre, sur { $line } ; personne ne peut être laissé derrière.
refusal-titanic-not-so-many-visible = Sur { $line } on voit { $visible ->
        [0] zéro carte
        [one] une carte
       *[other] { $visible } cartes
    } : impossible d’en prendre { $many }.
refusal-titanic-same-line = { $line } : ils y sont déjà.
refusal-titanic-deck-is-lost = { $line } est sous l’eau et n’a plus de file.
refusal-titanic-no-boat-on-the-table = Il n’y a pas de canot Collapsible Boat à l’eau.
refusal-titanic-does-not-open-a-line = { $card } n’ouvre pas { $line } : seuls F13 et S17 commencent une file vide.
refusal-titanic-classes-never-mix = { $card } est de l’autre classe, et les classes ne se mêlent jamais.
refusal-titanic-not-one-higher = { $card } ne va pas sur { $onto }, sur { $line } : la carte qui attend doit valoir juste un de plus.
refusal-titanic-not-one-lower = { $card } ne va pas dans { $place }, qui va jusqu’à { $top } : il faut le numéro suivant.
refusal-titanic-not-a-lifeboat = { $card } n’est pas une chaloupe ; seul un 1 se met à l’eau au bord du navire.
refusal-titanic-two-groups-already = Il y a déjà deux chaloupes de cette classe ; { $card } n’en ouvre pas une troisième.
refusal-titanic-no-such-group = { $place } n’est pas encore à l’eau ; { $card } ne peut pas y monter.
refusal-titanic-survivors-stay = Qui est à l’abri y reste, ici dans { $group }.
refusal-titanic-position-already-seen = Cela ne ferait que revenir en arrière dans ce tour ; « annuler » est là pour ça.
refusal-titanic-no-mystery-passenger-there = { $place } n’est pas sur la table.
refusal-titanic-stands-for-another = Le Passager Mystère remplace { $stands_for } : seul un vrai { $stands_for } prend sa place, pas { $card }.

refusal-titanic-name-a-number = Dites combien de passagers piocher, par exemple rescue*2.
refusal-titanic-more-than-the-crew-card-allows = { $crew } pioche au plus { $most }, pas { $many }.
refusal-titanic-more-than-the-pile-holds = Il n’en reste que { $pile } dans la pioche : impossible d’en piocher { $many }.
refusal-titanic-pile-is-empty = La pioche est vide.
refusal-titanic-number-cannot-change = Les cartes sont piochées ; le nombre ne change plus.
refusal-titanic-one-must-be-placed = Un passager va quelque part : il faut en placer un.
refusal-titanic-not-drawn = { $card } n’est pas parmi les cartes piochées.
refusal-titanic-does-not-fit = { $card } ne va pas sur { $place }.
refusal-titanic-discard-is-closed = { $card } est dans la défausse, qui est fermée.
refusal-titanic-not-in-the-discard = { $card } n’est pas dans la défausse et ne peut aller vers { $place }.
refusal-titanic-not-in-the-pile = { $card } n’est pas dans la pioche et ne peut aller vers { $place }.
refusal-titanic-nothing-to-place-now = Il n’y a pas de passager à placer maintenant.

refusal-titanic-card-not-there = { $seat } n’a pas de { $card }.
refusal-titanic-only-phillips-plays-others-cards = { $card } est devant { $seat } ; seul Phillips joue les cartes des autres.
refusal-titanic-own-cards-need-no-seat = Votre { $card } se joue sans numéro de place.
refusal-titanic-no-target-anywhere = { $card } n’a rien sur quoi se jouer.
refusal-titanic-line-is-empty = { $line } : il n’y a personne.
refusal-titanic-only-a-mystery-passenger-there = { $line } : il n’y a qu’un Passager Mystère, et cela compte comme vide ici.
refusal-titanic-both-lines-are-empty = { $line } et { $other } sont vides tous les deux.
refusal-titanic-from-a-deck-only = Le canot Collapsible Boat se remplit depuis un pont.
refusal-titanic-no-place-for-that-class = Un Passager Mystère de classe { $class } ne trouve pas de place sur { $place }.
refusal-titanic-never-a-lifeboat = Dans cette partie, un Passager Mystère de classe { $class } n’est jamais une chaloupe : il ne va pas sur { $place }.
refusal-titanic-action-cards-are-closed = Sans Plan A ni Plan B, on ne prend pas de carte là.
refusal-titanic-not-among-those-cards = { $card } n’est pas parmi ces cartes.
refusal-titanic-plan-b-cannot-take-itself = Plan B ne peut pas se prendre lui-même.
refusal-titanic-not-looked-at = { $card } n’est pas parmi les cartes regardées.
refusal-titanic-cards-below-come-first = { $card } ne peut plus aller que dessus : celles du dessous viennent d’abord.
refusal-titanic-nothing-to-arrange-now = Il n’y a pas de cartes à remettre maintenant.
refusal-titanic-not-in-that-line = { $card } n’est pas dans cette file.
refusal-titanic-nothing-to-pick-now = On ne regarde pas de file maintenant.

refusal-titanic-only-lowe-seeks = Seul Lowe cherche une ancre.
refusal-titanic-only-smith-shares = Seul le commandant Smith redistribue les cartes Action.
refusal-titanic-nobody-holds-action-cards = Personne n’a de carte Action à redistribuer.
refusal-titanic-another-card-comes-first = D’abord, on donne { $card }.
refusal-titanic-something-must-change = Chacun aurait ainsi les mêmes cartes qu’avant ; il faut un changement.
refusal-titanic-nothing-to-give-now = Il n’y a pas de carte à donner maintenant.
refusal-titanic-not-in-both-groups = { $kind } n’est pas dans les deux chaloupes de sa classe.
refusal-titanic-nothing-to-exchange-now = On n’échange personne maintenant.
refusal-titanic-nothing-to-keep-now = Il n’y a pas de cartes Action à choisir maintenant.
refusal-titanic-no-card-just-drawn = Aucune carte Action ne vient d’être piochée.
refusal-titanic-only-the-card-just-drawn = { $card } n’est pas la carte qui vient d’être piochée, et elle seule se joue aussitôt.

error-titanic-one-crew-card-per-player = Un membre d’équipage par joueur : joueurs { $players }, équipage { $crew }.
error-titanic-crew-card-twice = L’équipage nomme { $crew } deux fois.
error-titanic-crew-not-for-so-few = { $crew } demande au moins { $least } joueurs, pas { $players }.
error-titanic-booklet-needs-six-decks = Le livret veut un nombre pour chacun des six ponts ; pas { $booklet }.
error-titanic-deck-six-is-never-flooded = Le pont 6 n’a pas de compartiment : le dernier nombre du livret est 0, et non comme dans { $booklet }.
error-titanic-booklet-floods-in-no-order = Le livret { $booklet } ne peut pas s’inonder depuis la proue : les ponts avant un pont inondé ont des compartiments, 39 au plus en tout.
error-titanic-build-needs-crew = Dites qui embarque, par exemple crew=lee : une position de SOS Titanic a son équipage.
error-bad-data = Cette installation est abîmée : { $file } est faux à l’endroit { $where }. Réinstallez Tocsin.

problem-titanic-crew-card-missing = Un joueur n’a pas de carte d’équipage.
problem-titanic-crew-card-twice = La carte d’équipage de { $crew } est là deux fois.
problem-titanic-crew-not-for-so-few = { $crew } demande plus de joueurs.
problem-titanic-crew-is-not-the-fixed-one = L’équipage n’est pas celui qui était demandé.
problem-titanic-wrong-number-of-action-cards = Cartes Action : { $count } au lieu de 20.
problem-titanic-line-on-lost-deck = Il y a une file sur { $line }, qui est perdu.
problem-titanic-classes-mixed = Les classes se mêlent sur { $line }.
problem-titanic-run-has-gaps = Sur { $line }, les cartes visibles ne descendent pas une à une.
problem-titanic-free-end-is-hidden = Sur { $line }, le bout libre est face cachée.
problem-titanic-passengers-without-boat = Des passagers sont sur un canot Collapsible Boat qui n’est pas là.
problem-titanic-boat-without-passengers = Le canot Collapsible Boat est sur la table sans passagers.
problem-titanic-group-has-gaps = Dans { $group }, des numéros manquent.
problem-titanic-group-without-the-first = Il y a { $group } sans la première de sa classe.
problem-titanic-saved-miscounted = Le compte des rescapés dit { $count }, à tort.
problem-titanic-used-anchor-not-saved = Une ancre est marquée comme comptée sans être dans une chaloupe.
problem-titanic-all-saved-is-the-end = Tous sont sauvés : la partie est finie.
problem-titanic-passengers-twice = Un passager est à deux endroits : { $cards }.
problem-titanic-wrong-number-of-passengers = Passagers : { $count } au lieu de 60.
problem-titanic-new-cards-miscounted = Les cartes jamais vues ne remplissent pas les endroits cachés.
problem-titanic-row-overfills-a-zone = La ligne { $row } de ce que l’on sait met trop de cartes dans une file.
problem-titanic-row-miscounts-new-cards = La ligne { $row } de ce que l’on sait a un mauvais nombre de cartes nouvelles : { $count }.
problem-titanic-row-misplaces-a-pool = La ligne { $row } de ce que l’on sait perd des cartes déjà vues.
problem-titanic-last-page-is-the-end = La dernière page est la fin.
problem-titanic-over-without-ending = La partie est finie mais n’a pas de fin.
problem-titanic-turn-number-does-not-fit = Ce ne peut pas être le tour { $turn }.
problem-titanic-page-turned-too-early = La page { $page } ne peut pas être atteinte si tôt.
problem-titanic-another-card-is-resolved = { $card } n’est pas ce qui se joue en ce moment.
problem-titanic-no-card-is-resolved = { $card } devrait être en train de se jouer, et ne l’est pas.
problem-titanic-step-of-another = Cette étape est celle de { $crew }, dont ce n’est pas le tour.
problem-titanic-only-murdoch-places-more = Seul Murdoch place un deuxième passager.
problem-titanic-nobody-else-could-begin = Qui joue seul ne choisit pas qui commence.
problem-titanic-drawn-cards-do-not-fit = Ces passagers ne peuvent pas être en main maintenant : { $cards }.
problem-titanic-nobody-to-choose = Il n’y a pas de passagers parmi lesquels choisir.
problem-titanic-nobody-to-place = Il faut placer un passager et aucun ne convient nulle part.
problem-titanic-number-does-not-fit = { $number ->
        [one] Il ne peut pas rester { $number } carte à piocher maintenant.
       *[other] Il ne peut pas rester { $number } cartes à piocher maintenant.
    }
problem-titanic-loose-action-cards-do-not-fit = Les cartes Action entre la pioche et les joueurs ne vont pas avec ce moment.
problem-titanic-nothing-owed-to-latimer = Latimer n’a pas de carte à piocher en ce moment.
problem-titanic-pitman-is-owed-otherwise = Pitman pioche après l’échec d’un autre, et seulement alors.
problem-titanic-heap-does-not-fit = La pioche ou la défausse dont cette étape a besoin n’est pas comme elle doit être.
problem-titanic-looked-line-does-not-fit = On regarde une file avec Your Turn !, et seulement alors.
problem-titanic-looked-line-holds-cards = Toutes les cartes sur { $line } devraient avoir été prises pour être regardées.
problem-titanic-moves-are-forgotten-here = Les déplacements faits ne se retiennent que tant qu’un joueur déplace.
problem-titanic-dealt-out-of-order = Les cartes se distribuent place par place ; { $seat } en a trop et trop tôt.
problem-titanic-action-cards-missing = Les cartes Action du départ ne sont pas toutes distribuées.
problem-titanic-lines-laid-too-early = Des passagers sont sur la table avant que les files soient posées.
problem-titanic-lines-are-not-the-layout = Les files ne sont pas celles de la disposition.
problem-titanic-nobody-has-acted-yet = Personne n’a encore agi : pioches et défausses devraient être comme au départ.
problem-titanic-used-anchors-make-no-series = Les ancres comptées ne font pas des séries de trois pour Latimer.
problem-titanic-stand-in-for-a-lifeboat = Un Passager Mystère remplace une chaloupe, ce que cette façon de jouer interdit.
problem-titanic-known-cards-not-there = On connaît des cartes cachées sur { $line }, où il n’y en a pas.

expected-titanic-number = un nombre de { $low } à { $high }
expected-titanic-passenger = un passager comme f7 ou s12a
expected-titanic-passenger-once = un passager qui n’a pas encore été nommé
expected-titanic-action-card = une carte Action (get-ready, come-on, come-back, your-turn, same-lines, wait, save-time, plan-a, plan-b, collapsible-boat, mystery-first, mystery-second)
expected-titanic-action-card-once = une carte Action qui n’a pas encore été nommée
expected-titanic-copies = { $low } ou { $high }
expected-titanic-crew-member = un membre d’équipage (murdoch, boxhall, lee, latimer, lowe, fleet, smith, pitman, lightoller, phillips)
expected-titanic-seat = une place de { $low } à { $high }
expected-titanic-place = un lieu (l1 à l6, boat, side, gf1, gf2, gs1, gs2, mf, ms)
expected-titanic-line = une file, de l1 à l6, ou boat
expected-titanic-line-or-group = une file (l1 à l6, boat) ou une chaloupe (gf1, gf2, gs1, gs2)
expected-titanic-lines-in-order = deux files, d’abord celle de l’avant
expected-titanic-stand-in-place = une file (l1 à l6, boat), side ou une chaloupe (gf1, gf2, gs1, gs2)
expected-titanic-turn = un numéro de tour
expected-titanic-phase = une phase
expected-titanic-ending = une fin
expected-titanic-page = une page de { $low } à { $high }
expected-titanic-hidden = combien de cartes sont cachées
expected-titanic-run = une suite d’une classe qui descend de un en un
expected-titanic-one-mystery-passenger = un Passager Mystère par classe
expected-titanic-group = une chaloupe en lettres p (simple), a (ancre), u (ancre comptée), m (Passager Mystère)
expected-titanic-weight = un poids
expected-titanic-digits = sept chiffres, un par file
expected-titanic-to-draw = combien de cartes restent à piocher
expected-titanic-step-word = un mot de l’étape, une fois : card, drawn, n, placed, line, latimer, pitman, actions, before
expected-titanic-latimer-owed = des cartes dues à Latimer
expected-titanic-no-more-copies = au plus { $most } de { $card } en tout
expected-titanic-moves-to-take-back = des coups qui peuvent être repris
expected-titanic-position-at-rest = une position où quelqu’un doit jouer

# Sur la table, dessinée et en mots.

board-titanic-page = Page { $page } sur { $pages } · { $clock } · vaut { $number }
board-titanic-turn = tour { $turn }
board-titanic-saved = sauvés { $survivors } sur 60
board-titanic-deck = pont { $number }
board-titanic-boat = canot
board-titanic-side = bord
board-titanic-lost = sous l’eau
board-titanic-empty = vide
board-titanic-looked = en main, le temps de choisir
board-titanic-side-waits = pas encore de chaloupe
board-titanic-pile = Pioche { $pile } · défausse { $discard }
board-titanic-actions = Pioche Action { $pile } · défausse { $discard }
board-titanic-known-top = Sur la pioche, dans cet ordre : { $cards }
board-titanic-known-bottom = Sous la pioche, dans cet ordre : { $cards }
board-titanic-known-inside = On sait dans la pioche : { $cards }
board-titanic-known-behind = On sait face cachée sur { $place } : { $cards }
board-titanic-known-split = Face cachée quelque part sur { $places } : { $cards }
board-titanic-in-discard = Dans la défausse : { $cards }
board-titanic-in-action-discard = Dans la défausse Action : { $cards }
board-titanic-in-hand = En main : { $cards }
board-titanic-in-hand-fitting = En main : { $cards } ; peuvent aller : { $fitting }
board-titanic-unseen = Pas encore vus
board-titanic-folded = Cartes pas encore vues : { $count } ; « voir tout » dit lesquelles
board-titanic-draws = pioche jusqu’à { $most }
board-titanic-no-cards = pas de carte Action
board-titanic-nobody-moves = Personne ne peut bouger.
say-titanic-page = Page { $page } sur { $pages }, { $clock }, qui vaut { $number }. Tour { $turn }. { $survivors ->
        [0] Personne n’est encore sauvé.
        [one] Un passager est sauvé.
       *[other] { $survivors } passagers sont sauvés.
    }
say-titanic-water = L’eau gagne ensuite { $line } : { $left ->
        [0] plus un compartiment au sec sur { $all }
        [one] un compartiment au sec sur { $all }
       *[other] { $left } compartiments au sec sur { $all }
    }.
say-titanic-lost = { $line } : sous l’eau.
say-titanic-empty = { $line } : vide.
say-titanic-looked = { $line } : en main, le temps de choisir.
say-titanic-line = { $line } : { $hidden ->
        [0] personne face cachée
        [one] une carte face cachée
       *[other] { $hidden } cartes face cachée
    }, puis { $cards }. Bout libre { $end }.
say-titanic-group = { $group } : va jusqu’à { $top } ; ancres { $anchors }.
say-titanic-no-group = { $group } : pas encore à l’eau.
say-titanic-crew = Place { $seat }, { $crew } : { $about }. Pioche jusqu’à { $most }.
say-titanic-no-crew = Place { $seat } : carte d’équipage à donner.
say-titanic-card = { $card } : { $about }.
say-titanic-pile = Passagers : { $pile } dans la pioche, { $discard } dans la défausse. Cartes Action : { $action_pile } dans la pioche, { $action_discard } dans la défausse.
say-titanic-move = Peuvent bouger : { $cards } depuis { $source } vers { $place }.
say-titanic-unseen = Pas encore vus, { $class } : { $cards }.

# Les règles, une explication chacune, dans nos mots.

chapter-ti-gen = cartes, files, chaloupes
chapter-ti-setup = la mise en place
chapter-ti-turn = un tour
chapter-ti-move = déplacer des passagers
chapter-ti-rescue = organiser un sauvetage
chapter-ti-deck = pioches et défausses
chapter-ti-flood = pages et inondation
chapter-ti-act-gen = jouer une carte Action
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
chapter-ti-act-mystery = Passager Mystère
chapter-ti-crew-gen = les capacités de l’équipage
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
chapter-ti-end = la fin
chapter-ti-score = compter les points
chapter-ti-var = les variantes
chapter-ti-info = qui sait quoi
chapter-ti-chance = ce que le hasard décide
chapter-ti-know = se souvenir des cartes

rule-ti-gen-1 = Soixante passagers : la 1re classe (F) de 1 à 13, la 2nde (S) de 1 à 17. Chaque numéro est là deux fois, avec une ancre et sans. Tous les dos se ressemblent.
rule-ti-gen-2 = Les quatre 1 sont des chaloupes. Pour tout le reste ce sont des passagers, et leurs ancres comptent.
rule-ti-gen-3 = Un passager est toujours en un seul endroit : pioche, défausse, file, chaloupe ou main. Les vingt cartes Action aussi.
rule-ti-gen-4 = Une file va du navire à son bout libre : d’abord des cartes face cachée, puis les visibles. Seul le bout libre est accessible.
rule-ti-gen-5 = Les cartes visibles d’une file sont d’une seule classe et descendent de un en un vers le bout libre. Une file qui a des cartes en montre au moins une.
rule-ti-gen-6 = Il y a six ponts, de la proue (1) à la poupe (6). Chaque pont au-dessus de l’eau a une file, peut-être vide.
rule-ti-gen-7 = Une chaloupe se remplit en montant depuis son 1, d’une seule classe. Il y en a au plus deux par classe.
rule-ti-gen-8 = Un passager va sur une file dont le bout libre vaut un de plus dans sa classe, dans une chaloupe qui attend son numéro, ou à la place d’un Passager Mystère dont il est le vrai. F13 et S17 vont sur un pont vide, une chaloupe au bord du navire.

rule-ti-setup-1 = On joue de un à cinq, chacun en membre d’équipage.
rule-ti-setup-2 = Seul, on peut être Murdoch, Boxhall, Lee, Latimer, Lowe ou Fleet ; à deux, n’importe qui sauf Smith ; dès trois, tous les dix.
rule-ti-setup-3 = Les cartes d’équipage se donnent au hasard, une chacun, face visible. Qui préfère choisir nomme l’équipage d’avance.
rule-ti-setup-4 = Chaque membre d’équipage commence avec un nombre de cartes Action, visibles devant le joueur.
rule-ti-setup-5 = Les autres cartes Action forment une pioche, face cachée.
rule-ti-setup-6 = Le livret commence page 1 : elle vaut 10, et rien n’est inondé.
rule-ti-setup-7 = On pose des passagers face cachée aux ponts 1 à 4 : quatre, six, huit et dix. Les ponts 5 et 6 sont vides.
rule-ti-setup-8 = On retourne le bout libre de chacune des quatre files.
rule-ti-setup-9 = Les 32 autres passagers forment la pioche ; la défausse est vide.
rule-ti-setup-10 = Quand tout est sur la table, l’équipe décide qui commence. Puis on tourne dans le sens horaire.

rule-ti-turn-1 = D’abord déplacer des passagers autant qu’on veut, ou pas du tout ; puis agir exactement une fois. Ensuite, c’est au suivant.
rule-ti-turn-2 = Agir, c’est jouer une carte Action ou organiser un sauvetage. Lowe et Smith peuvent faire leur propre action à la place ; les déplacements viennent quand même avant.
rule-ti-turn-3 = On ne passe pas. Sans carte Action, un sauvetage reste toujours possible.
rule-ti-turn-4 = L’action commencée, plus personne ne bouge jusqu’au tour suivant.
rule-ti-turn-5 = Qui a le tour décide de tout ce qui s’y passe. Les autres peuvent conseiller.
rule-ti-turn-6 = La fin se vérifie après chaque carte placée et chaque page tournée, même au milieu d’un tour.

rule-ti-move-1 = Une ou plusieurs cartes visibles du bout libre d’une file bougent ensemble. Celles de l’intérieur ne peuvent pas laisser les plus petites derrière.
rule-ti-move-2 = Elles vont sur une autre file si la carte de son bout libre est de leur classe et vaut juste un de plus que la plus forte d’entre elles.
rule-ti-move-3 = Elles ne vont sur un pont vide que si la plus forte est F13 ou S17.
rule-ti-move-4 = Une chaloupe au bout libre peut être mise à l’eau au bord du navire : elle commence un groupe de rescapés.
rule-ti-move-5 = La carte du bout libre peut monter dans une chaloupe de sa classe qui attend son numéro. Plusieurs montent une à une, et l’on peut s’arrêter en chemin.
rule-ti-move-6 = Si les deux chaloupes attendent ce numéro, on choisit ; les ancres y donnent du sens.
rule-ti-move-7 = Pour se déplacer, les ancres ne comptent pas : les deux sortes se mêlent librement.
rule-ti-move-8 = Les classes ne se mêlent jamais, ni dans les cartes visibles ni dans une chaloupe. Ce qui est caché derrière peut être n’importe quoi.
rule-ti-move-9 = Qui est dans une chaloupe y reste ; seul Lowe peut échanger des rescapés.
rule-ti-move-10 = Quand une file ne montre plus de carte, la suivante se retourne aussitôt.
rule-ti-move-11 = Une chaloupe est toujours au bout libre, car rien ne va sous un 1.
rule-ti-move-12 = Déplacer une chaloupe n’est jamais un devoir. Elle peut aussi aller sur un 2 de sa classe.
rule-ti-move-13 = Les déplacements se font l’un après l’autre. Celui qui ne ferait que revenir à ce qu’on avait dans ce tour n’est pas proposé ; « annuler » le fait.
rule-ti-move-14 = La file doit être une autre. Une file entière qui commence par F13 ou S17 peut changer pour un pont vide, ce qui aide avant l’inondation du sien.
rule-ti-move-15 = Une carte du bout libre peut aussi prendre la place d’un Passager Mystère qui la remplace.

rule-ti-rescue-1 = Dites combien de passagers vous piochez, de 1 au nombre de votre carte d’équipage, et pas plus que la pioche n’en a.
rule-ti-rescue-2 = On les pioche ensemble et on les montre à tous ; le nombre ne change plus.
rule-ti-rescue-3 = Chaque carte piochée se juge seule : va-t-elle quelque part, en l’état ? Personne ne bouge entre-temps.
rule-ti-rescue-4 = Si l’une va quelque part, il faut en placer exactement une et défausser les autres. On choisit laquelle, et où.
rule-ti-rescue-5 = Une chaloupe trouve toujours sa place, au bord du navire ou à celle d’un Passager Mystère. F13 et S17 vont sur un pont vide, et toute carte qui remplace un Passager Mystère compte aussi.
rule-ti-rescue-6 = Si aucune ne va, le sauvetage échoue : toutes partent à la défausse et une page se tourne. Si la partie continue, il y a une consolation.
rule-ti-rescue-7 = Qui échoue pioche une carte Action. Murdoch, Lee et Pitman n’en piochent pas, Boxhall deux, Fleet la meilleure de trois.
rule-ti-rescue-8 = Après un échec viennent, dans cet ordre : la défausse, la page, la fin si c’était la dernière, la carte Action, le jeu de Lightoller, la carte de Pitman.
rule-ti-rescue-9 = L’ordre de la défausse ne veut rien dire ; on la mélange toujours avant de s’en servir.

rule-ti-deck-1 = Personne ne pioche plus de passagers que la pioche n’en a.
rule-ti-deck-2 = Qui veut un sauvetage quand la pioche est vide fait une nouvelle pioche de la défausse mélangée, et une page se tourne, sans carte Action.
rule-ti-deck-3 = Cela n’arrive que si l’on veut un sauvetage, pas quand la dernière carte est piochée.
rule-ti-deck-4 = Le sauvetage se décide, la défausse devient la pioche, la page se tourne ; alors seulement on dit le nombre et l’on pioche.
rule-ti-deck-5 = Pioche et défausse vides, un sauvetage reste permis : il ne pioche rien et échoue, avec une page et la carte habituelle.
rule-ti-deck-6 = Seul un sauvetage refait la pioche. Get Ready!, Come On! et la recherche de Lowe ne le font pas.
rule-ti-deck-7 = S’il faut une carte Action et que leur pioche est vide, on mélange d’abord leur défausse. Pas de page pour cela.
rule-ti-deck-8 = Si la pioche Action s’épuise au milieu d’un tirage, on mélange sa défausse et l’on continue. Les cartes déjà piochées n’en sont pas.
rule-ti-deck-9 = S’il ne reste aucune carte Action, on s’en passe.
rule-ti-deck-10 = Les défausses sont fermées. Seuls Come Back! et Plan B y regardent.

rule-ti-flood-1 = Une page, c’est un compartiment inondé de plus, de la proue vers la poupe.
rule-ti-flood-2 = Tournent une page : un sauvetage raté, la défausse remélangée pour un sauvetage, Come On! ou Come Back! quand personne ne va. Seul le premier donne des cartes Action.
rule-ti-flood-3 = Un pont à moitié inondé garde sa file telle quelle.
rule-ti-flood-4 = Quand le dernier compartiment d’un pont est inondé, ses passagers fuient vers le pont suivant : on mélange les deux files, on les pose face cachée et l’on retourne le bout libre.
rule-ti-flood-5 = Si le pont inondé était vide, la file suivante reste comme elle est.
rule-ti-flood-6 = Si le pont suivant était vide, la file en fuite est mélangée quand même.
rule-ti-flood-7 = Un pont inondé n’a plus de file jusqu’à la fin. Dans le livret habituel il reste 6, 5, 4, 3 et 2 files dès les pages 1, 4, 7, 9 et 11.
rule-ti-flood-8 = Les ponts 5 et 6 sont des ponts ordinaires, vides au début. Le pont 6 n’a pas de compartiment et reste au sec jusqu’au bout.
rule-ti-flood-9 = La dernière page finit la partie aussitôt ; plus personne ne fuit.
rule-ti-flood-10 = Chaloupes, pioche, défausse et Collapsible Boat restent au sec.
rule-ti-flood-11 = Un Passager Mystère dans une file en fuite est d’abord défaussé. Un pont qui n’avait que lui compte comme vide.

rule-ti-act-gen-1 = Choisissez une carte devant vous, faites ce qu’elle dit, puis défaussez-la. Pendant ce temps elle n’est dans aucun tas.
rule-ti-act-gen-2 = On peut jouer une carte sans effet, mais pas sans cible s’il lui en faut une.
rule-ti-act-gen-3 = Pour une carte, une file est tout pont au-dessus de l’eau, ou le Collapsible Boat tant qu’il porte quelqu’un.
rule-ti-act-gen-4 = Une page tournée par une carte ne donne de carte Action à personne, même pas à Pitman.
rule-ti-act-gen-5 = Les passagers placés par une carte suivent les règles habituelles, et qui joue choisit l’endroit.

rule-ti-act-getready-1 = Regardez les cinq prochains passagers de la pioche. Remettez-en autant que vous voulez dessus et les autres dessous, dans l’ordre qu’il vous plaît.
rule-ti-act-getready-2 = Tous dessus, tous dessous ou un partage, tout va. Si l’on a vu toute la pioche, seul l’ordre compte.
rule-ti-act-getready-3 = Si la pioche est vide, il ne se passe rien.
rule-ti-act-getready-4 = On sait qui est où tant que la pioche n’est pas mélangée.
rule-ti-act-comeon-1 = Cherchez dans la pioche, placez un passager qui va quelque part, puis mélangez la pioche.
rule-ti-act-comeon-2 = Si quelqu’un va quelque part, il faut en placer un.
rule-ti-act-comeon-3 = Si personne ne va, on mélange la pioche et une page se tourne, sans carte Action.
rule-ti-act-comeon-4 = Dans une pioche vide, personne ne va : une page se tourne, et rien ne se mélange.
rule-ti-act-comeback-1 = Cherchez dans la défausse et placez un passager qui va quelque part. Les autres y restent.
rule-ti-act-comeback-2 = Si quelqu’un va, il faut en placer un. Si personne ne va, une page se tourne, sans carte Action.
rule-ti-act-yourturn-1 = Regardez toutes les cartes d’une file et choisissez son nouveau bout libre, face visible. Les autres, mélangées, vont derrière, face cachée.
rule-ti-act-yourturn-2 = Toute carte de la file peut être choisie, qu’elle ait été visible ou non.
rule-ti-act-samelines-1 = Choisissez deux files, dont une vide au plus. On mélange leurs cartes sans les voir et on les repose en nombres égaux ; chaque bout libre se retourne.
rule-ti-act-samelines-2 = Une carte en trop va à la file la plus proche de la poupe.
rule-ti-act-samelines-3 = Si l’une des deux est le Collapsible Boat, la carte en trop va au pont.
rule-ti-act-samelines-4 = Personne ne voit ces cartes, sauf les deux que l’on retourne à la fin.
rule-ti-act-wait-1 = Toutes les cartes visibles d’une file partent à la défausse, et la suivante se retourne.
rule-ti-act-wait-2 = Une file sans carte cachée est vide après cela.
rule-ti-act-savetime-1 = Mélangez la défausse des passagers à la pioche. Pas de page pour cela.
rule-ti-act-savetime-2 = Cela marche aussi avec une pioche vide ; avec une défausse vide, on ne fait que mélanger.
rule-ti-act-plana-1 = Prenez la carte de votre choix dans la pioche Action, qui est ensuite mélangée.
rule-ti-act-plana-2 = Si la pioche Action est vide, on mélange d’abord sa défausse ; si elle l’est aussi, il ne se passe rien.
rule-ti-act-plana-3 = La carte prise attend un autre tour.
rule-ti-act-planb-1 = Prenez la carte de votre choix dans la défausse Action ; si elle est vide, il ne se passe rien.
rule-ti-act-planb-2 = Plan B ne peut pas se prendre lui-même.
rule-ti-act-boat-1 = Posez-le près du navire et mettez-y aussitôt des cartes visibles du bout libre d’une file. N’importe quel numéro peut être le plus fort.
rule-ti-act-boat-2 = Ses premiers passagers viennent d’un pont, pas d’une chaloupe, de la pioche ou de la défausse.
rule-ti-act-boat-3 = On les prend au bout libre, sans laisser les plus petits derrière.
rule-ti-act-boat-4 = Dès lors c’est une file de plus, pour les déplacements, les passagers piochés et les cartes Action.
rule-ti-act-boat-5 = Il n’est d’aucun pont et n’est jamais inondé.
rule-ti-act-boat-6 = Quand son dernier passager le quitte, il est défaussé. Ce n’est jamais une file vide que F13 ou S17 pourrait ouvrir.
rule-ti-act-boat-7 = Qui s’y trouve à la fin n’est pas sauvé.
rule-ti-act-mystery-1 = Il remplace un passager de sa classe là où il en manque un, sur une file, dans une chaloupe ou au bord du navire, et prend ce numéro.
rule-ti-act-mystery-2 = Il peut remplacer une chaloupe, mais il y en a toujours deux au plus par classe. Une option l’interdit.
rule-ti-act-mystery-3 = Tout numéro qui a une place convient, et il ne change jamais.
rule-ti-act-mystery-4 = Il n’a pas d’ancre.
rule-ti-act-mystery-5 = Il bouge comme le passager qu’il remplace. Dans une chaloupe, il reste.
rule-ti-act-mystery-6 = Une vraie carte de sa classe et de son numéro peut prendre sa place où qu’il soit : du bout libre d’une file, d’un sauvetage, de Come On! ou de Come Back!. Il est alors défaussé.
rule-ti-act-mystery-7 = Une carte piochée qui peut le remplacer compte comme plaçable, et si c’est la seule, il le faut.
rule-ti-act-mystery-8 = Avant que sa file soit mélangée ou défaussée, il part à la défausse Action. Une file qui n’a que lui compte comme vide, sauf pour Wait!.
rule-ti-act-mystery-9 = Dans une chaloupe, à la fin, il compte son numéro, mais il n’est pas des soixante.

rule-ti-crew-gen-1 = Murdoch, Lowe, Smith, Lightoller et Phillips choisissent de se servir ou non de leur capacité. Tout le reste arrive de soi-même.
rule-ti-crew-murdoch-1 = Dans un sauvetage réussi, il peut placer un, plusieurs ou tous les passagers piochés qui vont quelque part.
rule-ti-crew-murdoch-2 = Il les place l’un après l’autre : l’un peut aller sur un autre qu’il vient de placer.
rule-ti-crew-murdoch-3 = Il faut en placer au moins un, si l’un va.
rule-ti-crew-murdoch-4 = S’il échoue, il ne pioche pas de carte Action. Personne ne bouge entre ses placements.
rule-ti-crew-boxhall-1 = S’il échoue, il pioche deux cartes Action après la page.
rule-ti-crew-lee-1 = S’il échoue, il ne pioche pas de carte Action. Plan A, Plan B et Smith peuvent lui en donner.
rule-ti-crew-latimer-1 = Il pioche une carte Action dès qu’une ancre monte dans une chaloupe et y complète une série de trois ancres.
rule-ti-crew-latimer-2 = Une série, ce sont trois numéros voisins avec ancre dans une même chaloupe.
rule-ti-crew-latimer-3 = Un passager ne compte que dans une série. Si une carte en complète plusieurs, ce sont les plus petits numéros qui comptent.
rule-ti-crew-latimer-4 = Peu importe qui place la carte, et comment.
rule-ti-crew-latimer-5 = Un échange de Lowe ne lui donne pas de carte.
rule-ti-crew-latimer-6 = Les ancres des chaloupes comptent, et une carte piochée pendant ses déplacements peut se jouer dans le même tour.
rule-ti-crew-lowe-1 = Au lieu d’une autre action, il défausse des passagers de la pioche un à un jusqu’à une ancre. Il peut alors échanger deux rescapés de même classe et de même numéro entre deux chaloupes.
rule-ti-crew-lowe-2 = Les deux chaloupes de la classe doivent avoir ce numéro. Un seul échange ; les chaloupes elles-mêmes comptent.
rule-ti-crew-lowe-3 = Il peut le faire même s’il n’y a personne à échanger.
rule-ti-crew-lowe-4 = Si la pioche finit sans ancre, personne n’est échangé et aucune page ne se tourne.
rule-ti-crew-lowe-5 = Si la pioche est vide, il ne peut pas le faire.
rule-ti-crew-lowe-6 = Un Passager Mystère dans une chaloupe s’échange comme celui qu’il remplace.
rule-ti-crew-fleet-1 = S’il échoue, il pioche trois cartes Action après la page, en garde une et défausse les autres.
rule-ti-crew-smith-1 = Au lieu d’une autre action, il redistribue à son gré toutes les cartes Action posées devant les joueurs.
rule-ti-crew-smith-2 = Il faut que quelqu’un ait d’autres cartes ensuite ; échanger deux cartes pareilles n’est pas un changement.
rule-ti-crew-smith-3 = Si personne n’a de carte Action, il ne peut pas le faire.
rule-ti-crew-pitman-1 = S’il échoue lui-même, il ne pioche pas de carte Action.
rule-ti-crew-pitman-2 = Chaque fois qu’un autre rate un sauvetage, il pioche une carte Action, quoi que l’autre pioche.
rule-ti-crew-lightoller-1 = Après son échec et la page, il peut jouer aussitôt la carte qu’il pioche, ou la garder.
rule-ti-crew-lightoller-2 = Cette carte-là seulement, et si elle peut se jouer. Ce que Plan A ou Plan B lui donne attend.
rule-ti-crew-phillips-1 = Quand il joue une carte Action, ce peut être celle d’un autre joueur.
rule-ti-crew-phillips-2 = Personne n’a à consentir, et ce que la carte rapporte est à lui.

rule-ti-end-1 = À la dernière page, le navire est perdu et la partie finit aussitôt.
rule-ti-end-2 = Quand le dernier des soixante monte dans une chaloupe, la partie finit aussitôt et tous ont gagné. Un Passager Mystère n’en est pas.
rule-ti-end-3 = Les deux fins ne tombent jamais ensemble : une page ne se tourne qu’une fois les cartes défaussées.
rule-ti-end-4 = Personne ne peut arrêter plus tôt, et personne n’est éliminé.
rule-ti-end-5 = Si quelqu’un traîne exprès, la partie s’arrête après 1000 tours et compte comme un navire perdu.
rule-ti-score-1 = Additionnez le plus haut numéro de chaque chaloupe, le nombre de la page et les ancres.
rule-ti-score-2 = La page compte le nombre qui y est imprimé : 10 à la page 1, un de moins à chaque page, 0 à la fin.
rule-ti-score-3 = Les ancres ne comptent que si les soixante sont sauvés : pour chaque classe, la plus longue rangée d’ancres voisines dans une chaloupe.
rule-ti-score-4 = Files, Collapsible Boat, pioche et défausse ne comptent rien.
rule-ti-score-5 = Un Passager Mystère dans une chaloupe compte son numéro, jamais une ancre.
rule-ti-score-6 = De 0 à 100 points sont possibles. 19, c’est l’histoire : plus, c’est mieux que cette nuit-là.

rule-ti-var-1 = Expert : sept passagers à chacun des ponts 1 à 4.
rule-ti-var-2 = Ultime : dix, huit, six et quatre passagers depuis la proue ; le pont perdu le premier est le plus plein.
rule-ti-var-3 = Rien d’autre ne change ; il y a 32 passagers dans la pioche.
rule-ti-var-4 = Autres options : un équipage choisi, pas de Passager Mystère en chaloupe, un autre livret.

rule-ti-info-1 = On joue ensemble et l’on parle librement : ce que l’un a vu, tous le savent.
rule-ti-info-2 = Visibles de tous : l’équipage, les cartes Action devant les joueurs, la page, les cartes visibles, le nombre des cachées, les chaloupes, la taille de chaque tas.
rule-ti-info-3 = Cachés : qui est face cachée sur les ponts, et l’ordre des pioches.
rule-ti-info-4 = Les défausses sont fermées, mais on les a vues. Le programme montre leur taille, et les passagers pas encore vus en aide-mémoire.
rule-ti-info-5 = L’équipe n’oublie rien de ce qu’elle a vu : ce qui était dans une file mélangée, ce que Get Ready! a mis où.
rule-ti-info-6 = Les robots ne savent que ce que sait l’équipe.
rule-ti-chance-1 = Tout le hasard vient des mélanges.
rule-ti-chance-2 = Le hasard ne décide d’une carte que lorsqu’on la montre : équipage et cartes Action place par place, bouts libres depuis la proue, cartes piochées une à une.
rule-ti-chance-3 = La même graine donne les mêmes cartes si l’on joue de même.
rule-ti-know-1 = Sont cachés la partie face cachée de chaque file et la pioche. Seule la pioche peut avoir des cartes dont on sait la place, dessus ou dessous.
rule-ti-know-2 = Une carte cachée est nouvelle, ou l’on sait où elle est, ou l’on sait qu’elle est dans l’une des files d’un Same Lines!.
rule-ti-know-3 = Le programme tient une table des façons dont ces cartes peuvent être réparties, chacune avec son poids.
rule-ti-know-4 = On en tire la chance de chaque carte suivante ; une carte qui ne peut pas être là ne peut pas se montrer.
rule-ti-know-5 = Chaque événement change ce que l’on sait : mélanger brouille, regarder révèle, l’inondation réunit deux files.
rule-ti-know-6 = Après un seul Same Lines!, les deux files sont comme un seul sac tant qu’aucune n’est mêlée à une troisième.
rule-ti-know-7 = Une partie enregistrée contient ce que l’on sait et rien de plus fin : il n’y a rien à espionner.
rule-ti-know-8 = La pioche Action est connue, sauf son ordre : les vingt cartes moins celles que l’on voit ailleurs.

# Les cartes comptées, et ce sur quoi on les joue.

board-titanic-count = { $count } { $card }
target-titanic = {" "}{ $phrase }
did-titanic-passengers-moved = { $count ->
        [one] { $count } déplacement
       *[other] { $count } déplacements
    }
did-titanic-rescue-begun = { $count ->
        [one] { $count } sauvetage
       *[other] { $count } sauvetages
    }
did-titanic-rescue-failed = { $count ->
        [one] dont { $count } échec
       *[other] dont { $count } échecs
    }
did-titanic-passenger-placed = { $count ->
        [one] { $count } passager placé
       *[other] { $count } passagers placés
    }
did-titanic-passenger-saved = { $count ->
        [one] { $count } passager sauvé
       *[other] { $count } passagers sauvés
    }
did-titanic-action-card-played = { $count ->
        [one] { $count } carte Action jouée
       *[other] { $count } cartes Action jouées
    }

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
reason-titanic-little-changes = Cela change peu de chose.
reason-titanic-asked = Vous me l’avez demandé.
