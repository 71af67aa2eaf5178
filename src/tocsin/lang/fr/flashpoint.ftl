# Flash Point : tout ce que lit un joueur. Une place arrive par le nom de son pompier, une paroi comme
# edge-flashpoint la dit.

game-flashpoint = Flash Point
about-flashpoint = Des pompiers solidaires, de un à six : sortir sept personnes d’une maison en feu avant qu’elle s’écroule ou que quatre soient perdues.
also-flashpoint = Flash Point: Fire Rescue · Au feu ! 911 Pompiers · 18 : Soldats du feu
help-flashpoint =
    La maison : les lignes sont le dé rouge, les colonnes le dé noir ; la ligne et la colonne 0 et les dernières sont dehors. Une case s’écrit ligne,colonne.
    Dans une case : ▲ ou ^ feu, ≈ ou ~ fumée, ? un point d’intérêt face cachée, V une victime, V+ une victime soignée, M une matière dangereuse, * un point chaud, une lettre de A à F un pompier (là où un coup veut un numéro, A est 0, B est 1). Dehors : AMB ambulance, CAM camion, amb et cam leurs stationnements vides.
    Entre les cases : un trait est un mur, ! un mur avec un dégât, : un mur détruit, P une porte fermée, / une porte ouverte, ; une embrasure sans porte, un vide une ouverture.
    Extreme Danger : < escalier vers le haut, > vers le bas, ≡ ou " échelle dressée, = échelle pliée, _ plancher abîmé, O trou, O∩ ou On trou avec une échelle en pont, & poison, AUTO, EXPL et CHIM objets ; entre les cases F une fenêtre fermée, f ouverte, # une porte coupe-feu fermée, % ouverte, X ou x bloquée, un trait brisé une cloison légère. Les cases de l’étage commencent par u:, du grenier par a:, du sous-sol par b:. walk:up et walk:down prennent escaliers et échelles ; là où on les joue, lay:n pose une échelle sur un trou, raise:n l’y descend, climb:n y grimpe.
    Coups : walk:n va au nord, carry:n emmène une victime, spray:e change le feu en fumée ou chasse la fumée, spray:e*2 éteint un feu, open:w ouvre une porte, chop:s frappe un mur, pass finit le tour.
edge-flashpoint = { $a } et { $b }
outcomes-flashpoint-roll = Tapez les deux dés, le rouge puis le noir, par exemple 35 ou 3,5.
outcomes-flashpoint-red = Tapez le dé rouge : { $outcomes }
outcomes-flashpoint-black = Tapez le dé noir : { $outcomes }
outcomes-flashpoint-reveal = Tapez v pour une victime, f pour une fausse alerte : { $outcomes }

option-flashpoint-players = Nombre de pompiers ; une personne peut en jouer plusieurs.
option-flashpoint-rules = Le jeu familial (family), ou le jeu avancé (advanced) avec spécialistes, véhicules, matières dangereuses et points chauds.
option-flashpoint-board = Le plateau : le recto (front), conseillé pour débuter, ou le verso (back) ; pour Extreme Danger, garage ou laboratory, seul ou avec +attic (grenier) ou +basement (sous-sol).
option-flashpoint-level = Niveau du jeu avancé : recruit (Recrue / piaf), veteran (Vétéran / soldat du feu), heroic (Héroïque / sarce).
option-flashpoint-setup = Comment le feu commence : départ familial fixe (fixed), au hasard (random), autre hasard (alternative), ou celui du jeu avancé (advanced).
option-flashpoint-specialists = Le spécialiste de chaque place, dans l’ordre ; si rien n’est dit, les joueurs choisissent.
option-flashpoint-deal_specialists = Les spécialistes sont distribués au hasard au lieu d’être choisis.
option-flashpoint-use_specialists = Chacun a son métier, ses points et ses dons.
option-flashpoint-use_hazmats = À sortir ou à neutraliser : le feu les fait exploser.
option-flashpoint-use_vehicles = L’ambulance et le camion roulent ; le camion a une lance.
option-flashpoint-use_hot_spots = Le feu qui en atteint un avance une fois de plus.
option-flashpoint-remote_station = Les spécialistes sont distribués, et l’équipe ne change pas.
option-flashpoint-just_in_case = Pas de matières dangereuses au début, mais les fausses alertes en cachent.
option-flashpoint-murphys_law = La lance du camion est en panne.
option-flashpoint-play_on = Continuer après sept sauvetages, pour les dix.
option-flashpoint-threat_markers = Combien il y a de marqueurs feu et fumée.
option-flashpoint-black_opposite = La face opposée du dé noir : neuf moins elle (nine-minus), ou les paires d’un autre dé (pairs).
option-flashpoint-family_random_keeps_doors = Les explosions d’un départ familial au hasard épargnent les portes.
option-flashpoint-setup_explosions_damage = Les explosions de la mise en place avancée abîment les murs et emportent les portes.
option-flashpoint-hazmat_stacking = Deux matières dangereuses peuvent commencer dans la même case.
option-flashpoint-victims_ride_engine = Les victimes peuvent monter dans le camion.
option-flashpoint-command_consent = Un joueur à qui le capitaine donne un ordre est d’abord consulté.
option-flashpoint-free_move_opens_doors = Les points gratuits du sauveteur ouvrent aussi les portes.

name-flashpoint-seat-0 = Bleu
name-flashpoint-seat-1 = Jaune
name-flashpoint-seat-2 = Vert
name-flashpoint-seat-3 = Rose
name-flashpoint-seat-4 = Ciel
name-flashpoint-seat-5 = Noir
name-flashpoint-way-n = au nord
name-flashpoint-way-s = au sud
name-flashpoint-way-w = à l’ouest
name-flashpoint-way-e = à l’est
name-flashpoint-way-nw = au nord-ouest
name-flashpoint-way-ne = au nord-est
name-flashpoint-way-sw = au sud-ouest
name-flashpoint-way-se = au sud-est
name-flashpoint-way-up = en haut
name-flashpoint-way-down = en bas
name-flashpoint-way-high = tout en haut
name-flashpoint-way-here = ici
name-flashpoint-side-n = côté nord
name-flashpoint-side-e = côté est
name-flashpoint-side-s = côté sud
name-flashpoint-side-w = côté ouest
name-flashpoint-vehicle-ambulance = l’ambulance
name-flashpoint-vehicle-engine = le camion
name-flashpoint-die-red = le dé rouge
name-flashpoint-die-black = le dé noir
name-flashpoint-specialist-plain = pompier
name-flashpoint-specialist-paramedic = secouriste
name-flashpoint-specialist-captain = capitaine
name-flashpoint-specialist-imaging = opérateur vision
name-flashpoint-specialist-cafs = pompier CAFS
name-flashpoint-specialist-hazmat = technicien en matières dangereuses
name-flashpoint-specialist-generalist = généraliste
name-flashpoint-specialist-rescue = sauveteur
name-flashpoint-specialist-driver = conducteur
name-flashpoint-verb-walk = va
name-flashpoint-verb-carry = porte une victime
name-flashpoint-verb-haul = porte une matière dangereuse
name-flashpoint-verb-lead = guide une victime soignée
name-flashpoint-verb-lead-carry = guide une victime soignée et en porte une autre
name-flashpoint-verb-lead-haul = guide une victime soignée et porte une matière dangereuse
about-flashpoint-specialist-paramedic = 4 PA ; soigne les victimes, qui marchent ensuite ; éteindre coûte le double
about-flashpoint-specialist-captain = 4 PA et 2 pour commander : fait bouger les autres et leurs portes
about-flashpoint-specialist-imaging = 4 PA ; retourne n’importe quel marqueur du plateau
about-flashpoint-specialist-cafs = 3 PA et 3 gratuits pour éteindre
about-flashpoint-specialist-hazmat = 4 PA ; élimine sur place les matières dangereuses
about-flashpoint-specialist-generalist = 5 PA, sans talent particulier
about-flashpoint-specialist-rescue = 4 PA et 3 gratuits pour bouger ; défonce pour 1 ; éteindre coûte le double
about-flashpoint-specialist-driver = 4 PA ; lance du camion pour 2, avec relance

verb-flashpoint-walk = Marcher
verb-flashpoint-carry = Porter une victime
verb-flashpoint-haul = Porter une matière dangereuse
verb-flashpoint-lead = Guider une victime soignée
verb-flashpoint-lead-carry = En guider une et en porter une autre
verb-flashpoint-lead-haul = En guider une, porter une matière dangereuse
verb-flashpoint-open = Ouvrir
verb-flashpoint-close = Fermer
verb-flashpoint-spray = Éteindre
verb-flashpoint-chop = Défoncer un mur
verb-flashpoint-treat = Soigner
verb-flashpoint-dispose = Éliminer une matière dangereuse
verb-flashpoint-identify = Identifier
verb-flashpoint-drive = Conduire
verb-flashpoint-gun = Lance du camion
verb-flashpoint-keep = Garder les dés
verb-flashpoint-reroll = Relancer
verb-flashpoint-crew = Changer de spécialiste
verb-flashpoint-command-walk = Ordre de marcher
verb-flashpoint-command-carry = Ordre de porter une victime
verb-flashpoint-command-haul = Ordre de porter une matière dangereuse
verb-flashpoint-command-lead = Ordre de guider une victime soignée
verb-flashpoint-command-lead-carry = Ordre d’en guider une et en porter une autre
verb-flashpoint-command-lead-haul = Ordre d’en guider une, porter une matière dangereuse
verb-flashpoint-command-open = Ordre d’ouvrir
verb-flashpoint-command-close = Ordre de fermer
verb-flashpoint-accept = Obéir
verb-flashpoint-decline = Refuser
verb-flashpoint-ride = Monter à bord
verb-flashpoint-stay = Rester
verb-flashpoint-first = Premier joueur
verb-flashpoint-specialist = Spécialiste
verb-flashpoint-stand = Partir de
verb-flashpoint-park = Stationner
verb-flashpoint-explode = Explosion suivante
verb-flashpoint-recover = Revenir à soi en
verb-flashpoint-pass = S’arrêter là
verb-flashpoint-roll = Les deux dés
verb-flashpoint-red = Le dé rouge
verb-flashpoint-black = Le dé noir
verb-flashpoint-reveal = Retourner
verb-flashpoint-deal = Distribuer une carte

move-flashpoint-pass = finir ses actions ; le feu avance
move-flashpoint-walk = { $way } en { $cell }
move-flashpoint-carry = { $way } en { $cell }
move-flashpoint-haul = { $way } en { $cell }
move-flashpoint-lead = { $way } en { $cell }
move-flashpoint-lead-carry = { $way } en { $cell }
move-flashpoint-lead-haul = { $way } en { $cell }
move-flashpoint-open = { $way }
move-flashpoint-close = { $way }
move-flashpoint-spray = { $threat ->
        [fire] { $steps ->
            [2] éteindre le feu en { $cell }
           *[other] feu en fumée en { $cell }
        }
       *[other] chasser la fumée en { $cell }
    }
move-flashpoint-chop = { $way }
move-flashpoint-treat = la victime d’ici
move-flashpoint-dispose = celle d’ici
move-flashpoint-identify = ce qu’il y a en { $cell }
move-flashpoint-drive = { $vehicle }, { $spot }
move-flashpoint-gun = arroser sa part du bâtiment
move-flashpoint-keep = s’en servir tels quels
move-flashpoint-reroll = { $die }
move-flashpoint-crew = devenir { $specialist }
move-flashpoint-command-walk = { $seat } { $way } en { $cell }
move-flashpoint-command-carry = { $seat } { $way } en { $cell }
move-flashpoint-command-haul = { $seat } { $way } en { $cell }
move-flashpoint-command-lead = { $seat } { $way } en { $cell }
move-flashpoint-command-lead-carry = { $seat } { $way } en { $cell }
move-flashpoint-command-lead-haul = { $seat } { $way } en { $cell }
move-flashpoint-command-open = { $seat }, { $way }
move-flashpoint-command-close = { $seat }, { $way }
move-flashpoint-accept = faire ce que dit le capitaine
move-flashpoint-decline = refuser pour ce tour
move-flashpoint-ride = descendre en { $cell }
move-flashpoint-stay = là où vous êtes
move-flashpoint-first = { $seat } commence
move-flashpoint-specialist = { $specialist } : { $about }
move-flashpoint-stand = { $cell }
move-flashpoint-park = { $vehicle }, { $spot }
move-flashpoint-explode = { $cell }
move-flashpoint-recover = { $cell }
move-flashpoint-roll = rouge { $red }, noir { $black } : { $cell }
move-flashpoint-red = { $face }
move-flashpoint-black = { $face }
move-flashpoint-reveal = retourner le marqueur
move-flashpoint-deal = { $specialist }
cost-flashpoint = { $cost } PA

prompt-flashpoint-choose-first-player = Qui commence ? Mettez-vous d’accord ; sinon c’est au plus jeune.
prompt-flashpoint-roll-first-explosion = Première explosion : lancez le dé noir.
prompt-flashpoint-roll-second-explosion = Deuxième explosion : lancez les deux dés.
prompt-flashpoint-roll-third-explosion = Troisième explosion : le dé noir est retourné ; lancez le dé rouge.
prompt-flashpoint-roll-fourth-explosion = Quatrième explosion : lancez les deux dés.
prompt-flashpoint-roll-set-up-explosion = Lancez les deux dés pour une explosion ; encore { $left }.
prompt-flashpoint-roll-hazmat = Lancez les deux dés pour une matière dangereuse ; encore { $left }.
prompt-flashpoint-roll-poi = Lancez les deux dés pour un point d’intérêt ; encore { $left }.
prompt-flashpoint-roll-hot-spot = Lancez les deux dés pour un point chaud ; encore { $left }.
prompt-flashpoint-deal-specialist = { $seat } reçoit un spécialiste.
prompt-flashpoint-choose-specialist = { $seat } : quel spécialiste êtes-vous ?
prompt-flashpoint-choose-start = { $seat } : de quelle case extérieure partez-vous ?
prompt-flashpoint-park-vehicle = { $seat } : où stationne { $vehicle } ?
prompt-flashpoint-act = { $seat } : { $points } PA{ $free ->
        [0] {""}
        [one] {" "}et { $free } gratuit
       *[other] {" "}et { $free } gratuits
    }. Que faites-vous ?
prompt-flashpoint-reveal-poi = Qu’y a-t-il en { $cell } ?
prompt-flashpoint-answer-command = { $actor } : le capitaine { $seat } demande : { $order }, { $way }. Obéissez-vous ?
prompt-flashpoint-ride-or-stay = { $actor } : { $vehicle } s’en va. À bord, ou rester ?
prompt-flashpoint-roll-deck-gun = Lancez les deux dés pour la lance du camion.
prompt-flashpoint-keep-or-reroll = { $seat } : la lance donne rouge { $red } et noir { $black } et frapperait { $cell }. Les garder ?
prompt-flashpoint-reroll-die = Le dé est relancé ; c’était rouge { $red } et noir { $black }.
prompt-flashpoint-roll-fire = Le feu avance : lancez les deux dés.
prompt-flashpoint-choose-hazmat = { $seat } : plusieurs matières dangereuses brûlent. Laquelle explose d’abord ?
prompt-flashpoint-choose-recovery = { $actor } : vous êtes à terre. Où revenez-vous à vous ?
prompt-flashpoint-reveal-lost-poi = Qu’est-ce qui a brûlé en { $cell } ?
prompt-flashpoint-choose-false-alarm = { $seat } : quelle fausse alerte explose d’abord ?
prompt-flashpoint-roll-new-poi = Il manque peut-être quelqu’un : lancez les deux dés pour un nouveau point d’intérêt.
prompt-flashpoint-reveal-new-poi = Un pompier est en { $cell } : qu’est-ce que c’est ?
prompt-flashpoint-over = La partie est finie.

event-flashpoint-first-player-chosen = { $seat } commence.
event-flashpoint-dice-rolled = Les dés donnent rouge { $red } et noir { $black } : { $cell }.
event-flashpoint-black-die-rolled = Le dé noir donne { $black } : { $cell }.
event-flashpoint-red-die-rolled = Le dé rouge donne { $red } : { $cell }.
event-flashpoint-rolled-again = { $cell } ne peut pas servir : on relance.
event-flashpoint-hot-spot-placed = Un point chaud est en { $cell }.
event-flashpoint-fire-placed = { $cell } est en feu.
event-flashpoint-black-die-turned = Le dé noir est retourné et montre { $black }.
event-flashpoint-hazmat-placed = Une matière dangereuse est en { $cell }.
event-flashpoint-poi-placed-at-start = Il y a peut-être quelqu’un en { $cell }.
event-flashpoint-specialist-taken = { $seat } : { $specialist }.
event-flashpoint-firefighter-placed = { $seat } part de { $cell }.
event-flashpoint-vehicle-parked = Stationnement, { $spot } : { $vehicle }.
event-flashpoint-turn-began = Tour { $turn } : { $seat } a { $points } PA{ $free ->
        [0] {""}
        [one] {" "}et { $free } gratuit
       *[other] {" "}et { $free } gratuits
    }.
event-flashpoint-moved = { $seat } { $verb } de { $from } en { $cell } ({ $cost } PA).
event-flashpoint-victim-found = Une victime est trouvée en { $cell } !
event-flashpoint-false-alarm-found = Personne en { $cell } : fausse alerte.
event-flashpoint-hazmat-found = Mais il y a du danger en { $cell } : une matière dangereuse.
event-flashpoint-victim-rescued = Une victime est hors de danger en { $cell } : { $rescued } au total.
event-flashpoint-victim-treated = { $seat } soigne la victime de { $cell }, qui peut marcher.
event-flashpoint-hazmat-removed = La matière dangereuse est sortie en { $cell } : plus de danger.
event-flashpoint-hazmat-disposed = { $seat } élimine la matière dangereuse de { $cell }.
event-flashpoint-poi-scanned = { $seat } identifie le marqueur de { $cell }.
event-flashpoint-door-opened = { $seat } ouvre la porte entre { $edge }.
event-flashpoint-door-closed = { $seat } ferme la porte entre { $edge }.
event-flashpoint-smoke-removed = { $seat } chasse la fumée de { $cell }.
event-flashpoint-fire-turned-to-smoke = { $seat } rabat le feu de { $cell }, qui n’est plus que fumée.
event-flashpoint-fire-removed = { $seat } éteint le feu de { $cell }.
event-flashpoint-wall-chopped = { $seat } attaque à la hache le mur entre { $edge }.
event-flashpoint-crew-changed = Relève au camion pour { $seat } : { $from } avant, { $specialist } maintenant.
event-flashpoint-command-asked = Le capitaine { $captain } demande à { $seat } : { $order }, { $way }, pour { $cost } PA.
event-flashpoint-command-given = Sur ordre du capitaine, pour { $cost } PA, { $seat } agit :
event-flashpoint-command-accepted = { $seat } obéit.
event-flashpoint-command-declined = { $seat } refuse et ne sera plus sollicité ce tour-ci.
event-flashpoint-vehicle-driven = { $seat } conduit { $vehicle }, qui passe du { $from } au { $spot }.
event-flashpoint-firefighter-rode = { $seat } fait le trajet et descend en { $cell }.
event-flashpoint-firefighter-stayed-behind = { $seat } reste en { $cell }.
event-flashpoint-victim-rode = Une victime fait le trajet jusqu’en { $cell }.
event-flashpoint-deck-gun-fired = { $seat } actionne la lance du camion, { $spot }.
event-flashpoint-gun-rolled = La lance donne rouge { $red } et noir { $black }.
event-flashpoint-gun-dice-turned = Ramenés du côté du camion, les dés valent rouge { $red } et noir { $black }.
event-flashpoint-gun-hit = L’eau frappe { $cell } et éclabousse tout autour.
event-flashpoint-threat-washed-away = { $cell } est nettoyée.
event-flashpoint-actions-ended = { $seat } a fini{ $saved ->
        [0] {""}
       *[other] {" "}et garde { $saved } PA
    }{ $wasted ->
        [0] {""}
        [one]  ; 1 de plus est perdu
       *[other]  ; { $wasted } de plus sont perdus
    }.
event-flashpoint-fire-rolled = Le feu avance : rouge { $red }, noir { $black }, c’est { $cell }.
event-flashpoint-smoke-placed = De la fumée monte en { $cell }.
event-flashpoint-smoke-caught-fire = La fumée de { $cell } prend feu.
event-flashpoint-no-marker-left = Il ne reste plus de marqueur feu ni fumée pour { $cell }.
event-flashpoint-explosion = EXPLOSION en { $cell } ! Elle frappe dans les quatre directions.
event-flashpoint-wall-damaged = Le mur entre { $edge } se fissure{ $total ->
        [24] {""}
       *[other] {" "}mais tient
    } ; dégâts { $total } sur 24.
event-flashpoint-wall-destroyed = Le mur entre { $edge } tombe, le passage est ouvert ; dégâts { $total } sur 24.
event-flashpoint-door-blown-away = La porte entre { $edge } est soufflée pour de bon.
event-flashpoint-fire-spread = Le souffle met le feu en { $cell }.
event-flashpoint-shockwave = { $cell } brûlait déjà : une onde de choc part { $way }.
event-flashpoint-shockwave-passed = { $cell } brûle aussi : l’onde de choc continue { $way }.
event-flashpoint-smoke-flashed-over = Embrasement : la fumée de { $cell }, à côté du feu, s’enflamme.
event-flashpoint-hazmat-exploded = C’était la matière dangereuse de { $cell }.
event-flashpoint-hot-spot-added = Un nouveau point chaud couve en { $cell } ; il en reste { $reserve } en réserve.
event-flashpoint-hot-spot-ignited = Le point chaud de { $cell } se réveille : le feu avance encore une fois.
event-flashpoint-firefighter-knocked-down = { $seat } tombe à terre en { $cell }.
event-flashpoint-firefighter-recovered = { $seat } revient à lui au stationnement de l’ambulance, en { $cell }.
event-flashpoint-victim-lost = La victime de { $cell } n’a pas pu être sauvée. Perdues : { $lost }.
event-flashpoint-hidden-victim-lost = Il y avait quelqu’un en { $cell }, et personne n’est venu. Perdues : { $lost }.
event-flashpoint-false-alarm-burnt = Le marqueur de { $cell } a brûlé ; c’était une fausse alerte.
event-flashpoint-fire-outside-removed = Dehors, le feu de { $cell } s’éteint.
event-flashpoint-poi-rolled-again = Pas de place à partir de { $cell } : on relance.
event-flashpoint-threat-made-room = Le feu ou la fumée de { $cell } laisse la place.
event-flashpoint-poi-led-on = Pas de place en { $from } : le marqueur passe en { $cell }.
event-flashpoint-poi-placed = Il y a peut-être quelqu’un en { $cell }.
event-flashpoint-goal-reached = Sauvées : { $rescued }. La victoire est acquise, et maintenant les dix !
event-flashpoint-building-collapsed = LE BÂTIMENT S’ÉCROULE. Dessous : { $victims ->
        [0] aucune victime connue
        [one] une victime
       *[other] { $victims } victimes
    } et { $hidden ->
        [0] aucun marqueur caché
        [one] un marqueur caché
       *[other] { $hidden } marqueurs cachés
    }. Sauvées avant : { $rescued }.
event-flashpoint-play-ended = { $ending } Tour { $turn } : sauvées { $rescued }, perdues { $lost }, dégâts { $damage }.

ending-flashpoint-victory = Assez de personnes sont hors de danger. Victoire !
ending-flashpoint-perfect-victory = Les dix personnes sont hors de danger. Victoire parfaite !
ending-flashpoint-victory-kept = C’est fini, et la victoire des sept ou plus reste acquise.
ending-flashpoint-collapse = Le bâtiment s’est écroulé. Défaite.
ending-flashpoint-victims-lost = Trop de personnes sont perdues. Défaite.

refusal-flashpoint-a-card-is-dealt-first = On distribue d’abord une carte de spécialiste.
refusal-flashpoint-a-firefighter-is-in-the-line = { $seat } est dans l’axe de la lance, en { $cell }.
refusal-flashpoint-a-marker-is-turned-first = On retourne d’abord un marqueur : victime ou fausse alerte.
refusal-flashpoint-already-closed = Entre { $edge }, c’est déjà fermé.
refusal-flashpoint-already-open = Entre { $edge }, c’est déjà ouvert.
refusal-flashpoint-already-parked-there = Il y stationne déjà.
refusal-flashpoint-another-choice-comes-first = C’est d’abord à { $actor } de choisir.
refusal-flashpoint-both-dice-are-rolled = On lance maintenant les deux dés.
refusal-flashpoint-bring-them-off-the-fire-first = { $seat } resterait dans le feu ; il faut d’abord l’en sortir.
refusal-flashpoint-chance-comes-first = C’est d’abord aux dés.
refusal-flashpoint-closed-door-in-the-way = La porte entre { $edge } est fermée.
refusal-flashpoint-command-points-are-for-others = Cela coûte { $cost } PA. Vous en avez { $points } ; les points de commandement ({ $free }) ne servent qu’aux autres.
refusal-flashpoint-commands-are-moves-and-doors = Le capitaine n’ordonne que des déplacements et des portes.
refusal-flashpoint-diagonal-cells-are-not-adjacent = Rien ne va { $way } : les cases en diagonale ne se touchent pas.
refusal-flashpoint-doorway-stays-open = La sortie entre { $edge } n’a pas de porte ; elle reste ouverte.
refusal-flashpoint-doorways-cannot-be-chopped = Entre { $edge } il y a une embrasure, pas un mur à défoncer.
refusal-flashpoint-each-die-only-once = Chaque dé ne se relance qu’une fois.
refusal-flashpoint-firefighters-are-placed-at-the-start = On ne place les pompiers qu’au début.
refusal-flashpoint-first-player-already-chosen = Le premier joueur est déjà choisi.
refusal-flashpoint-free-points-are-not-for-this = Cela coûte { $cost } PA. Vous en avez { $points } ; les points gratuits ({ $free }) ne sont pas pour cela.
refusal-flashpoint-get-off-the-fire-first = Vous êtes dans le feu : sortez-en ou rabattez-le d’abord.
refusal-flashpoint-no-command-to-answer = Il n’y a pas d’ordre auquel répondre.
refusal-flashpoint-no-command-to-oneself = Le capitaine commande aux autres, pas à soi-même.
refusal-flashpoint-no-dice-to-keep = Il n’y a pas de dés à garder ni à relancer.
refusal-flashpoint-no-door-there = Il n’y a pas de porte là.
refusal-flashpoint-no-driver-without-vehicles = Sans véhicules, il n’y a pas de conducteur.
refusal-flashpoint-no-false-alarm-burnt-there = Aucune fausse alerte n’a brûlé en { $cell }.
refusal-flashpoint-no-false-alarm-left = Il ne reste plus de fausse alerte.
refusal-flashpoint-no-hazmat-here = Il n’y a pas de matière dangereuse en { $cell }.
refusal-flashpoint-no-hazmat-into-fire = { $cell } est en feu ; on n’y porte pas de matière dangereuse.
refusal-flashpoint-no-hazmat-there = Il n’y a pas de matière dangereuse en { $cell }.
refusal-flashpoint-no-specialists-in-play = Cette partie se joue sans spécialistes.
refusal-flashpoint-no-such-face = Le dé n’a pas cette face ; il en a { $faces }.
refusal-flashpoint-no-such-cell = Les dés n’indiquent aucune case du bâtiment.
refusal-flashpoint-no-treated-victim-here = Il n’y a pas de victime soignée en { $cell }.
refusal-flashpoint-no-treated-victim-into-fire = { $cell } est en feu ; on n’y guide personne.
refusal-flashpoint-no-untreated-victim-here = Personne en { $cell } n’a besoin de soins.
refusal-flashpoint-no-vehicle-is-leaving = Aucun véhicule ne part.
refusal-flashpoint-no-vehicles-in-play = Cette partie se joue sans véhicules.
refusal-flashpoint-no-victim-here = Il n’y a pas de victime à porter en { $cell }.
refusal-flashpoint-no-victim-into-fire = { $cell } est en feu ; on n’y porte pas de victime.
refusal-flashpoint-no-victim-left-to-find = Il ne reste plus de victime à trouver.
refusal-flashpoint-no-wall-there = Il n’y a pas de mur là.
refusal-flashpoint-no-way-off-the-fire = Il ne resterait pas assez de points pour sortir du feu.
refusal-flashpoint-nobody-is-down = Personne n’est à terre.
refusal-flashpoint-not-adjacent-to-extinguish = L’eau ne passe pas entre { $edge }.
refusal-flashpoint-not-an-ambulance-spot = { $cell } n’est pas un stationnement d’ambulance.
refusal-flashpoint-not-at-the-ambulance = L’ambulance n’est pas en { $cell }.
refusal-flashpoint-not-enough-points = Cela coûte { $cost } PA. Vous en avez { $points }{ $free ->
        [0] {""}
        [one] {" "}et { $free } gratuit
       *[other] {" "}et { $free } gratuits
    }.
refusal-flashpoint-not-on-the-engine = Il faut être sur le camion pour cela.
refusal-flashpoint-not-the-nearest-spot = Un autre stationnement d’ambulance est plus proche que { $cell }.
refusal-flashpoint-not-where-the-vehicle-stands = Le véhicule n’est pas en { $cell }.
refusal-flashpoint-nothing-beyond-the-ring = Il n’y a plus rien { $way }.
refusal-flashpoint-nothing-face-down-there = Il n’y a pas de marqueur caché en { $cell }.
refusal-flashpoint-nothing-is-due-to-explode = Rien ne doit exploser.
refusal-flashpoint-nothing-to-extinguish = Il n’y a ni feu ni fumée en { $cell }.
refusal-flashpoint-nothing-to-roll-now = Il n’y a rien à lancer maintenant.
refusal-flashpoint-one-point-for-the-cafs-firefighter = Le capitaine ne dépense qu’un point par tour pour le pompier CAFS ; ceci en coûte { $cost }. Vos PA ({ $points }) et points de commandement ({ $free }) n’y changent rien.
refusal-flashpoint-only-first-thing-on-the-engine = L’équipe ne change qu’au tout début d’un tour commencé sur le camion.
refusal-flashpoint-only-the-active-firefighter-drives = Seul celui dont c’est le tour conduit.
refusal-flashpoint-only-the-black-die = On ne lance que le dé noir.
refusal-flashpoint-only-the-red-die = On ne lance que le dé rouge.
refusal-flashpoint-only-the-captain-commands = Seul le capitaine commande.
refusal-flashpoint-only-the-hazmat-technician-disposes = Seul le technicien élimine les matières dangereuses ; les autres les sortent.
refusal-flashpoint-only-the-imaging-technician-identifies = Seul l’opérateur vision voit à travers les murs ; les autres vont voir.
refusal-flashpoint-only-the-paramedic-treats = Seul le secouriste soigne.
refusal-flashpoint-park-the-other-vehicle-now = C’est à l’autre véhicule de stationner.
refusal-flashpoint-set-up-is-not-finished = Il faut d’abord finir la mise en place.
refusal-flashpoint-smoke-takes-one-step = Il n’y a que de la fumée en { $cell } ; une fois suffit.
refusal-flashpoint-specialist-taken = Quelqu’un est déjà { $specialist }.
refusal-flashpoint-specialists-are-chosen-at-the-start = On choisit les spécialistes au début.
refusal-flashpoint-specialists-are-dealt = Ici les spécialistes sont distribués, pas choisis.
refusal-flashpoint-start-outside = { $cell } est à l’intérieur ; les pompiers partent de dehors.
refusal-flashpoint-that-hazmat-does-not-burn = La matière dangereuse de { $cell } ne brûle pas.
refusal-flashpoint-the-deck-gun-does-not-work = La lance du camion est en panne dans cette partie.
refusal-flashpoint-the-door-is-gone = La porte entre { $edge } n’est plus là.
refusal-flashpoint-the-driver-goes-along = Qui conduit le camion part avec lui.
refusal-flashpoint-the-opposite-side-takes-two-drives = Le côté opposé demande deux trajets, avec un arrêt.
refusal-flashpoint-the-player-declined = { $seat } a refusé pour ce tour.
refusal-flashpoint-the-station-is-too-far = La caserne est trop loin pour changer d’équipe.
refusal-flashpoint-treated-victims-are-led = La victime de { $cell } est soignée : on la guide, on ne la porte pas.
refusal-flashpoint-turn-the-marker-first = Il faut d’abord retourner le marqueur de { $cell }.
refusal-flashpoint-vehicles-are-parked-at-the-start = On ne gare les véhicules qu’au début.
refusal-flashpoint-wall-already-destroyed = Le mur entre { $edge } est déjà détruit.
refusal-flashpoint-wall-in-the-way = Un mur sépare { $edge }.

error-flashpoint-level-needs-advanced-rules = Le niveau { $level } est du jeu avancé : ajoutez rules=advanced.
error-flashpoint-position-of-another-board = La position est du plateau { $named }, pas de { $board } : ajoutez board=.
error-flashpoint-module-needs-advanced-rules = { $option } est du jeu avancé : ajoutez rules=advanced.
error-flashpoint-no-module-in-use = Le jeu avancé demande au moins un de ses modules ; sans aucun, prenez rules=family.
error-flashpoint-no-driver-without-vehicles = Le conducteur demande des véhicules : nommez un autre spécialiste ou ajoutez use_vehicles=yes.
error-flashpoint-one-specialist-each = Spécialistes nommés : { $given } ; pompiers : { $players }. Un pour chacun, ou aucun.
error-flashpoint-setup-is-for-family = setup={ $setup } est du jeu familial ; le jeu avancé a le sien.
error-flashpoint-setup-needs-advanced-rules = setup={ $setup } est du jeu avancé : ajoutez rules=advanced.
error-flashpoint-specialist-twice = Il n’y a qu’une carte du spécialiste { $specialist }.
error-flashpoint-specialists-are-dealt = Ici les spécialistes sont distribués : n’en nommez aucun et laissez deal_specialists=yes.
error-flashpoint-specialists-not-in-use = Les spécialistes demandent rules=advanced et use_specialists=yes.
error-flashpoint-variant-needs-advanced-rules = La variante { $option } est du jeu avancé : ajoutez rules=advanced.
error-flashpoint-variant-needs-module = La variante { $option } demande { $module }=yes.

problem-flashpoint-a-command-that-cannot-be-given = L’ordre qui attend une réponse ne pouvait pas être donné.
problem-flashpoint-declined-and-must-obey = Le pompier { $seat } a refusé un ordre, mais se trouve là où il faut obéir.
problem-flashpoint-a-command-that-nobody-answers = Un ordre attend une réponse au mauvais moment.
problem-flashpoint-a-vehicle-leaves-and-nobody-is-asked = Un véhicule part et personne n’est invité à monter.
problem-flashpoint-too-many-points = Trop de points d’action : { $count }.
problem-flashpoint-crew-change-away-from-the-engine = L’équipe pourrait changer alors que personne n’est sur le camion.
problem-flashpoint-too-many-damage-markers = Dégâts : { $count }, et le bâtiment tient encore.
problem-flashpoint-dice-before-they-were-rolled = Les dés de la lance sont là avant d’avoir été lancés.
problem-flashpoint-door-where-none-is = Il y a une porte entre { $edge }, où le plateau n’en a pas.
problem-flashpoint-driver-without-vehicles = Il y a un conducteur mais pas de véhicule.
problem-flashpoint-wrong-number-of-false-alarms = Fausses alertes : { $count } au lieu de 5.
problem-flashpoint-fire-before-the-first-explosion = Cela brûle avant la première explosion de la mise en place.
problem-flashpoint-fire-outside = Il y a du feu dehors, en { $cell }.
problem-flashpoint-firefighter-not-placed = Le pompier { $seat } n’est nulle part.
problem-flashpoint-firefighter-on-fire = Le pompier { $seat } est dans le feu.
problem-flashpoint-firefighter-out-of-turn = Le pompier { $seat } est posé hors de son tour.
problem-flashpoint-firefighter-placed-too-early = Le pompier { $seat } est placé trop tôt.
problem-flashpoint-firefighter-rides-from-elsewhere = Le pompier { $seat } monterait là où aucun véhicule n’était.
problem-flashpoint-firefighter-saved-too-much = Le pompier { $seat } a gardé plus de PA qu’il n’est permis : { $saved }.
problem-flashpoint-firefighter-without-specialist = Le pompier { $seat } n’a pas de carte de spécialiste.
problem-flashpoint-too-many-free-points = Trop de points gratuits : { $count }.
problem-flashpoint-hazmat-in-fire = Une matière dangereuse est dans le feu de { $cell }.
problem-flashpoint-hazmat-outside = Une matière dangereuse est dehors, en { $cell }.
problem-flashpoint-too-many-hazmats = Trop de matières dangereuses : { $count }.
problem-flashpoint-wrong-number-of-hazmats-at-start = Matières dangereuses : { $count }, ce qui ne va pas avec cette étape de la mise en place.
problem-flashpoint-hot-spot-outside = Un point chaud est dehors, en { $cell }.
problem-flashpoint-too-many-hot-spots = Trop de points chauds : { $count }.
problem-flashpoint-too-many-hot-spots-to-come = Trop de points chauds encore à poser : { $count }.
problem-flashpoint-too-many-lost = Victimes perdues : { $count }, et la partie continue.
problem-flashpoint-markers-buried-before-the-end = Des marqueurs sont ensevelis alors que le bâtiment tient.
problem-flashpoint-more-face-down-than-there-are = Il y a plus de marqueurs cachés qu’il n’en existe.
problem-flashpoint-no-dice-for-the-deck-gun = Les dés de la lance n’ont pas ces faces.
problem-flashpoint-no-die-to-roll-again = Il n’y a plus de dé de la lance à relancer.
problem-flashpoint-no-false-alarm-to-explode = Aucune fausse alerte ne peut exploser dans cette partie.
problem-flashpoint-no-hazmat-to-explode = Aucune matière dangereuse ne brûle.
problem-flashpoint-no-vehicle-has-left = On propose de monter et aucun véhicule n’est parti.
problem-flashpoint-nobody-at-the-deck-gun = La lance du camion tire et personne ne la tient.
problem-flashpoint-nobody-to-recover = Quelqu’un est à terre au mauvais moment, ou personne ne l’est.
problem-flashpoint-nobody-to-spare = Quelqu’un est épargné par un feu qui n’est pas là.
problem-flashpoint-no-poi-to-bring = Aucun nouveau marqueur n’est à poser : il y en a assez.
problem-flashpoint-nobody-to-ride = Il n’y a personne à emmener.
problem-flashpoint-nothing-to-come = Cette étape de la mise en place n’a plus rien à poser.
problem-flashpoint-nothing-to-turn-over = Il n’y a pas de marqueur à retourner.
problem-flashpoint-only-a-driver-rolls-again = Seul un conducteur peut relancer les dés de la lance.
problem-flashpoint-wrong-number-to-come = Pièces encore à poser : { $count }, ce qui ne va pas avec cette étape de la mise en place.
problem-flashpoint-poi-in-fire = Un marqueur caché est dans le feu de { $cell }.
problem-flashpoint-poi-not-turned = Un pompier est sur un marqueur caché, en { $cell }.
problem-flashpoint-poi-on-a-victim = Un marqueur caché est sur une victime, en { $cell }.
problem-flashpoint-poi-outside = Un marqueur caché est dehors, en { $cell }.
problem-flashpoint-wrong-number-of-pois-at-start = Marqueurs cachés : { $count }, ce qui ne va pas avec cette étape de la mise en place.
problem-flashpoint-too-many-pois = Marqueurs et victimes sur le plateau : { $count } ; trois au plus.
problem-flashpoint-enough-rescued = Victimes sauvées : { $count }, et la partie continue.
problem-flashpoint-seats-that-do-not-exist = Des places sont nommées que personne n’occupe.
problem-flashpoint-smoke-beside-fire = La fumée de { $cell } touche du feu.
problem-flashpoint-smoke-outside = Il y a de la fumée dehors, en { $cell }.
problem-flashpoint-somebody-on-fire-without-a-way-off = Quelqu’un est dans le feu sans moyen d’en sortir.
problem-flashpoint-specialist-not-in-play = Cette carte n’est pas en jeu : { $specialist }.
problem-flashpoint-specialist-twice = Deux pompiers ont la même carte : { $specialist }.
problem-flashpoint-specialist-without-the-module = Il y a une carte alors que les spécialistes ne sont pas en jeu : { $specialist }.
problem-flashpoint-specialist-out-of-turn = La spécialité de { $seat } est choisie hors de son tour.
problem-flashpoint-the-building-should-have-collapsed = Le bâtiment devrait déjà s’être écroulé.
problem-flashpoint-play-goes-on-in-set-up = La mise en place n’est pas finie, et pourtant la partie a commencé.
problem-flashpoint-too-many-threat-markers = Trop de marqueurs feu et fumée : { $count }.
problem-flashpoint-two-threats = Il y a feu et fumée à la fois en { $cell }.
problem-flashpoint-vehicle-not-parked = Un véhicule n’est pas garé.
problem-flashpoint-vehicle-without-the-module = Il y a un véhicule alors qu’ils ne sont pas en jeu.
problem-flashpoint-victim-at-the-ambulance = Une victime est à l’ambulance, en { $cell }, et devrait être sauvée.
problem-flashpoint-victim-in-fire = Une victime est dans le feu de { $cell }.
problem-flashpoint-victim-outside = Une victime est dehors, en { $cell }, et devrait être sauvée.
problem-flashpoint-wrong-number-of-victims = Victimes : { $count } au lieu de 10.
problem-flashpoint-ways-wrong = Le passage entre { $edge } est ouvert d’un côté du compte et fermé de l’autre.
problem-flashpoint-another-specialist-was-chosen = Un autre spécialiste a été choisi : pas { $specialist }.
problem-flashpoint-ending-does-not-fit = La partie ne peut pas finir ainsi : { $ending }.
problem-flashpoint-turn-too-late = Aucune partie ne va jusqu’au tour { $turn }.
problem-flashpoint-turn-not-begun = Le premier tour n’a pas commencé, et quelqu’un agit.
problem-flashpoint-step-not-in-play = L’étape « { $phase } » n’est pas de cette façon de jouer.
problem-flashpoint-remembered-out-of-step = « { $word } » ne veut rien dire à l’étape « { $phase } ».
problem-flashpoint-step-does-not-remember = À l’étape « { $phase } » il faut « { $word } ».
problem-flashpoint-points-out-of-step = Personne n’a de points d’action à l’étape « { $phase } ».
problem-flashpoint-no-points-left = Il ne reste aucun point d’action : le tour est fini.
problem-flashpoint-nobody-has-a-move = L’étape « { $phase } » attend ce que personne ne peut faire.
problem-flashpoint-nothing-to-choose = Il n’y a rien à choisir à l’étape « { $phase } ».
problem-flashpoint-another-marker-comes-first = Un autre marqueur brûle avant celui de { $cell }.
problem-flashpoint-nobody-turns-it-over = Personne n’est là pour retourner le marqueur de { $cell }.
problem-flashpoint-nothing-ignites = Aucun point chaud n’a été touché qui puisse s’embraser.
problem-flashpoint-nobody-fell-there = Le pompier { $seat } est à terre, mais pas dans le feu.
problem-flashpoint-no-captain-acts = Le pompier { $seat } commande, mais n’est pas capitaine.
problem-flashpoint-not-the-start-of-the-board = Le feu et les marqueurs ne sont pas au départ du plateau.
problem-flashpoint-no-cell-to-explode = Il ne reste pas de case pour la prochaine explosion.
problem-flashpoint-too-many-fires-at-start = { $count } feux : plus que les explosions n’ont pu en allumer.
problem-flashpoint-too-much-damage-at-start = Dégâts : { $count }, plus que les explosions n’ont pu en faire.
problem-flashpoint-house-changed-too-early = Le côté { $edge } a changé, alors que la partie n’a pas commencé.
problem-flashpoint-no-room-for-what-is-to-come = Il n’y a pas de place pour les pièces à venir ({ $count }).
problem-flashpoint-wrong-reserve-at-start = Points chauds en réserve : { $count } ne va pas avec cette étape de la mise en place.
problem-flashpoint-vehicle-parked-too-early = Un véhicule est garé hors de son étape de la mise en place.
problem-flashpoint-points-saved-too-early = Le pompier { $seat } a gardé des points avant le premier tour.
problem-flashpoint-firefighter-starts-inside = Le pompier { $seat } commence dans la maison.
problem-flashpoint-wrong-seat-in-set-up = La place { $seat } n’est pas celle de cette étape de la mise en place.

expected-flashpoint-seat = une place
expected-flashpoint-die = red ou black
expected-flashpoint-turn = un numéro de tour
expected-flashpoint-phase = une phase
expected-flashpoint-ending = une fin
expected-flashpoint-cell = une case comme 3,5
expected-flashpoint-vehicle = ambulance ou engine (le camion)
expected-flashpoint-specialist = un spécialiste (paramedic, captain, imaging, cafs, hazmat, generalist, rescue, driver ; engineer, veteran, dog dans Extreme Danger)
expected-flashpoint-move = un coup comme walk:n, spray:e ou pass
expected-flashpoint-way = une direction (n, s, w, e)
expected-flashpoint-red-face = une face du dé rouge
expected-flashpoint-black-face = une face du dé noir
expected-flashpoint-marker = victim ou false-alarm
expected-flashpoint-points = des points d’action
expected-flashpoint-free-points = des points gratuits
expected-flashpoint-reserve = les points chauds en réserve
expected-flashpoint-phase-with-a-choice = une phase où quelqu’un choisit
expected-flashpoint-phase-with-a-command = une phase avec un ordre en attente
expected-flashpoint-first-seat = la première place
expected-flashpoint-saved-points = des points gardés
expected-flashpoint-cells-once = chaque case une seule fois
expected-flashpoint-fewer-words = { $most } mots au plus
expected-flashpoint-word-once = « { $word } » une seule fois
expected-flashpoint-how-many = de { $low } à { $high }
expected-flashpoint-damage-markers = un nombre de dégâts de { $low } à { $high }
expected-flashpoint-fewer-damage-markers = moins de dégâts
expected-flashpoint-door-state = open ou gone
expected-flashpoint-wall = un mur
expected-flashpoint-door = une embrasure avec porte
expected-flashpoint-walls-once = un mur, chacun une seule fois
expected-flashpoint-doors-once = une embrasure avec porte, chacune une seule fois
expected-flashpoint-step-number = un nombre
expected-flashpoint-tally = un nombre de marqueurs
expected-flashpoint-ambulance-side = le côté où est l’ambulance (n, e, s, w)
expected-flashpoint-engine-side = le côté où est le camion (n, e, s, w)
expected-flashpoint-nothing-to-remember = rien, puisqu’il n’y a rien à retenir
expected-flashpoint-side = un côté (n, e, s, w)
expected-flashpoint-step-memory = ce que retient l’étape en cours

# La maison dessinée et en mots.

sign-flashpoint-door = P
sign-flashpoint-window = F
sign-flashpoint-hazmat = M
sign-flashpoint-victim = V
sign-flashpoint-ambulance = AMB
sign-flashpoint-engine = CAM
board-flashpoint-setting-up = Mise en place
board-flashpoint-turn = Tour { $turn }
board-flashpoint-points = { $points } PA{ $free ->
        [0] {""}
        [one] {" "}+ { $free } gratuit
       *[other] {" "}+ { $free } gratuits
    }
board-flashpoint-saved = gardés { $saved }
board-flashpoint-tally = Sauvées { $rescued }/{ $goal } · Perdues { $lost }/{ $most } · Dégâts { $damage }/{ $damage_max }
board-flashpoint-markers = Cachés { $down } · réserve { $supply } · à voir { $victims ->
        [0] aucune victime
        [one] une victime
       *[other] { $victims } victimes
    }, { $alarms ->
        [0] aucune fausse alerte
        [one] une fausse alerte
       *[other] { $alarms } fausses alertes
    } · marqueurs feu/fumée restants : { $threats }
board-flashpoint-heat = Points chauds en réserve { $reserve } · Matières dangereuses sorties { $safe }, explosées { $blown }
board-flashpoint-crowd = En { $cell } : { $things }
board-flashpoint-folded = { $level } · feu { $fire }, fumée { $smoke }, personnes { $people } ; « voir { $cell } » le montre
board-flashpoint-rows-folded = Rangées { $rows } · feu { $fire }, fumée { $smoke }, personnes { $people } ; « voir tout » les montre
board-flashpoint-level = Niveau { $level } (dé noir de { $first } à { $last })
board-flashpoint-thing-fire = feu
board-flashpoint-thing-smoke = fumée
board-flashpoint-thing-poi = marqueur caché
board-flashpoint-thing-victim = victime
board-flashpoint-thing-treated = victime soignée
board-flashpoint-thing-hazmat = matière dangereuse
board-flashpoint-thing-hot = point chaud
board-flashpoint-thing-ambulance = ambulance
board-flashpoint-thing-engine = camion
board-flashpoint-side-wall = mur
board-flashpoint-side-damaged = mur fissuré
board-flashpoint-side-destroyed = mur détruit, passage
board-flashpoint-side-closed = porte fermée
board-flashpoint-side-open = porte ouverte
board-flashpoint-side-gone = embrasure sans porte, passage
board-flashpoint-side-doorway = sortie, passage
board-flashpoint-side-light-wall = cloison légère
board-flashpoint-side-window = fenêtre fermée
board-flashpoint-side-window-open = fenêtre ouverte
board-flashpoint-side-fireproof-door = porte coupe-feu fermée
board-flashpoint-side-fireproof-door-open = porte coupe-feu ouverte
board-flashpoint-side-free = libre
board-flashpoint-side-edge = rien
say-flashpoint-fire = Feu en { $cells }.
say-flashpoint-smoke = Fumée en { $cells }.
say-flashpoint-calm = Ni feu ni fumée.
say-flashpoint-pois = Marqueurs cachés en { $cells }.
say-flashpoint-victims = Victimes en { $cells }.
say-flashpoint-treated = Victimes soignées en { $cells }.
say-flashpoint-hazmats = Matières dangereuses en { $cells }.
say-flashpoint-hot = Points chauds en { $cells }.
say-flashpoint-open = Portes ouvertes entre { $edges }.
say-flashpoint-window-open = Fenêtres ouvertes entre { $edges }.
say-flashpoint-fireproof-door-open = Portes coupe-feu ouvertes entre { $edges }.
say-flashpoint-gone = Portes disparues entre { $edges }.
say-flashpoint-damaged = Murs avec un dégât entre { $edges }.
say-flashpoint-destroyed = Murs détruits entre { $edges }.
say-flashpoint-vehicle = Stationnement { $spot }, en { $cells } : { $vehicle }.
say-flashpoint-figure = { $letter } : { $seat }, { $specialist }, en { $cell }, PA gardés : { $saved }.
say-flashpoint-absent = { $letter } : { $seat }, { $specialist }, pas encore en place.
say-flashpoint-round = Autour de { $cell } ({ $things }) : au nord { $north } ; à l’est { $east } ; au sud { $south } ; à l’ouest { $west }.
say-flashpoint-nothing = vide
say-flashpoint-tally = Sauvées : { $rescued } sur { $goal } ; perdues : { $lost } sur { $most } ; dégâts : { $damage } sur { $damage_max }.
say-flashpoint-heat = Points chauds en réserve : { $reserve }. Matières dangereuses sorties : { $safe } ; explosées : { $blown }.
say-flashpoint-turn = Tour { $turn }. { $seat } a { $points } PA{ $free ->
        [0] {""}
        [one] {" "}et { $free } gratuit
       *[other] {" "}et { $free } gratuits
    }.

# Les règles, une explication chacune, dans nos mots.

chapter-fp-comp = ce qu’il y a dans la boîte
chapter-fp-board = le plateau
chapter-fp-adj = quelles cases se touchent
chapter-fp-dice = les dés
chapter-fp-setup = mise en place du jeu familial
chapter-fp-aset = mise en place du jeu avancé
chapter-fp-turn = un tour
chapter-fp-ap = les points d’action
chapter-fp-move = se déplacer et trouver des gens
chapter-fp-carry = porter et guider
chapter-fp-door = les portes
chapter-fp-ext = éteindre
chapter-fp-chop = défoncer des murs
chapter-fp-dodge = esquiver
chapter-fp-fire = le feu avance
chapter-fp-expl = les explosions
chapter-fp-wave = les ondes de choc
chapter-fp-flash = l’embrasement
chapter-fp-kd = à terre
chapter-fp-lost = perdus
chapter-fp-poi = de nouveaux points d’intérêt
chapter-fp-end = la fin
chapter-fp-haz = les matières dangereuses
chapter-fp-hot = les points chauds
chapter-fp-veh = les véhicules
chapter-fp-gun = la lance du camion
chapter-fp-spec-all = les spécialistes en général
chapter-fp-spec-para = le secouriste / médecin
chapter-fp-spec-capt = le capitaine / COS
chapter-fp-spec-imag = l’opérateur vision
chapter-fp-spec-cafs = le pompier CAFS / chef d’équipe
chapter-fp-spec-hazt = le technicien en matières dangereuses
chapter-fp-spec-gen = le généraliste
chapter-fp-spec-resc = le sauveteur / secours aux victimes
chapter-fp-spec-driv = le conducteur / conducteur-opérateur
chapter-fp-crew = changer d’équipe
chapter-fp-mod = les modules
chapter-fp-var = les variantes
chapter-fp-ed = ce qui distingue les deux éditions françaises
chapter-fp-inv = ce qui est toujours vrai

rule-fp-comp-1 = Il y a six pompiers de six couleurs, chacun avec sa carte.
rule-fp-comp-2 = Un marqueur feu/fumée montre le feu d’un côté, la fumée de l’autre. Il y en a 33 en jeu ; certaines boîtes en annoncent 36, d’où une option.
rule-fp-comp-3 = Sur 18 points d’intérêt, 2 victimes et 1 fausse alerte restent dans la boîte : 10 victimes, animaux compris, et 5 fausses alertes sont en jeu.
rule-fp-comp-4 = Il y a 24 marqueurs dégâts. Quand le dernier est posé, la maison s’écroule.
rule-fp-comp-5 = Huit marqueurs porte, ouverte d’un côté et fermée de l’autre.
rule-fp-comp-6 = Le jeu avancé a 24 points chauds.
rule-fp-comp-7 = Ici, les marqueurs d’action et de soins ne manquent jamais. Il existe six matières dangereuses ; cinq au plus commencent sur le plateau.
rule-fp-comp-8 = Un dé rouge à six faces, un dé noir à huit.
rule-fp-comp-9 = Le jeu avancé a un camion et une ambulance.
rule-fp-comp-10 = Le jeu avancé a huit cartes de spécialiste.
rule-fp-comp-11 = De un à six pompiers. Une personne peut en jouer plusieurs ; chaque pompier a quand même son tour, avec son feu.

rule-fp-board-1 = La maison a 6 lignes et 8 colonnes. Autour, un anneau de 32 cases de dehors, où les pompiers vont et viennent aussi.
rule-fp-board-2 = Le plateau a deux côtés aux murs différents. Le recto est conseillé pour débuter ; les deux vont avec les deux jeux.
rule-fp-board-3 = Une embrasure suit son marqueur porte. Une fois le marqueur parti, elle est ouverte pour de bon. Elle ne porte jamais de dégâts.
rule-fp-board-4 = Les sorties n’ont pas de porte : toujours ouvertes, jamais fermées, défoncées ni abîmées. Le recto en a quatre, le verso deux.
rule-fp-board-5 = Ambulance et camion ont chacun quatre stationnements, un par côté, longs de deux cases. Aucune case n’est aux deux.

rule-fp-adj-1 = Seules les cases au nord, au sud, à l’est et à l’ouest peuvent se toucher, jamais celles en diagonale.
rule-fp-adj-2 = Une porte fermée, ou un mur avec moins de deux dégâts, sépare deux cases.
rule-fp-adj-3 = Sinon les voisines se touchent : sol libre, porte ouverte, embrasure vide ou mur détruit, dedans, dehors et entre les deux.
rule-fp-adj-4 = Un mur avec un dégât barre encore le passage. Avec deux il est détruit et ne barre plus rien ; il n’en reçoit jamais un troisième.
rule-fp-adj-5 = Au-delà de l’anneau de dehors, il n’y a rien.
rule-fp-dice-1 = Le dé rouge donne la ligne, le dé noir la colonne. Ils tombent toujours dans la maison.
rule-fp-dice-2 = Quand on lance les deux dés, le programme tire d’abord le rouge : une même graine redonne toujours la même partie.
rule-fp-dice-3 = Retourner un dé : le rouge n devient 7 moins n, le noir n devient 9 moins n. Certains dés noirs apparient leurs faces autrement ; c’est une option.

rule-fp-setup-1 = Choisissez un côté du plateau ; le recto pour débuter.
rule-fp-setup-2 = Une porte fermée va sur chaque embrasure qui en prend une : huit au recto, sept au verso.
rule-fp-setup-3 = Le jeu familial commence avec dix feux, toujours dans les mêmes cases.
rule-fp-setup-4 = Deux victimes et une fausse alerte sortent du jeu. Trois des 15 autres marqueurs commencent cachés en 2,4, 5,1 et 5,8 ; douze sont la réserve.
rule-fp-setup-5 = À portée de main : 12 points d’intérêt, 24 dégâts, 23 marqueurs feu/fumée. Spécialistes, véhicules, matières dangereuses et points chauds ne servent pas.
rule-fp-setup-6 = Chacun place un pompier sur n’importe quelle case de dehors, coins et stationnements compris.
rule-fp-setup-7 = Mettez-vous d’accord sur qui commence ; sinon c’est le plus jeune.
rule-fp-setup-8 = Le verso peut commencer avec les mêmes feux et marqueurs que le recto.
rule-fp-setup-9 = Départ familial au hasard : trois fois, lancer, mettre le feu et laisser exploser, sans dégâts aux murs ni, d’ordinaire, aux portes. Puis lancer pour les trois marqueurs.
rule-fp-setup-10 = Dans ce départ, on relance si la case brûle déjà, et pour un marqueur aussi s’il y en a déjà un.
rule-fp-setup-11 = Autre départ au hasard : les trois premières explosions et les marqueurs de la mise en place avancée, sans points chauds ni dégâts.
rule-fp-setup-12 = Ce dont les joueurs conviennent, le premier joueur le saisit pour l’équipe. On choisit et on place à tour de rôle à partir de lui.

rule-fp-aset-1 = Le jeu avancé va avec les deux côtés.
rule-fp-aset-2 = Les portes se posent comme au jeu familial.
rule-fp-aset-3 = Le niveau décide du départ. Recrue / piaf : 3 explosions, 3 matières dangereuses, 6 points chauds en réserve. Vétéran / soldat du feu : 4 matières et 3 points chauds de plus. Héroïque / sarce : 4 explosions, 5 matières, 3 points chauds de plus, 12 en réserve.
rule-fp-aset-4 = Première explosion : le dé noir désigne une des huit cases du milieu. Elle reçoit un point chaud et un feu, et explose.
rule-fp-aset-5 = Deuxième explosion : les deux dés, relancés tant que la case brûle ; point chaud, feu, explosion.
rule-fp-aset-6 = Troisième explosion : retourner le dé noir de la deuxième et lancer le rouge, encore tant que la case brûle.
rule-fp-aset-7 = Quatrième explosion, au niveau héroïque / sarce : les deux dés, tous deux relancés tant que la case brûle.
rule-fp-aset-8 = Les explosions de la mise en place avancée sont de vraies explosions : elles abîment les murs, emportent les portes, lancent des ondes de choc, et leurs dégâts comptent.
rule-fp-aset-8b = Chaque matière dangereuse va là où tombent les dés, relancés tant que la case brûle. Deux peuvent partager une case.
rule-fp-aset-9 = Les trois marqueurs vont là où tombent les dés, relancés tant que la case brûle ou qu’il y en a déjà un.
rule-fp-aset-10 = Chacun prend une carte de spécialiste, choisie ou distribuée. Chaque carte est unique ; les autres attendent un changement d’équipe.
rule-fp-aset-11 = D’autres points chauds se tirent aux dés : ceux du niveau, plus deux pour trois pompiers ou trois à partir de quatre. On relance si la case en a déjà un.
rule-fp-aset-12 = Puis 6 points chauds, ou 12 au niveau héroïque / sarce, forment la réserve ; le reste sort du jeu.
rule-fp-aset-13 = Les pompiers partent de n’importe quelle case de dehors.
rule-fp-aset-14 = Ambulance et camion sont garés chacun sur un stationnement de leur sorte, au choix des joueurs.
rule-fp-aset-15 = Le premier joueur se désigne comme au jeu familial.
rule-fp-aset-16 = Le plateau commence donc avec 3 à 10 points chauds, selon le niveau et le nombre de pompiers.

rule-fp-turn-1 = On joue dans le sens des aiguilles d’une montre jusqu’à la fin.
rule-fp-turn-2 = Un tour a trois phases : vos actions, le feu avance, on remplace les absents.
rule-fp-turn-3 = Le feu et le remplacement ont lieu à chaque tour, même si vous n’avez rien fait.
rule-fp-turn-4 = On s’arrête quand on veut, sauf si quelqu’un dont on répond est dans le feu.
rule-fp-ap-1 = Un pompier a 4 points d’action (PA) par tour ; au jeu avancé, sa carte dit combien.
rule-fp-ap-2 = Faites tout ce que vous pouvez payer, dans l’ordre et aussi souvent que vous voulez.
rule-fp-ap-3 = Les points non dépensés sont gardés, mais jamais plus de 4 en tout. Le reste est perdu.
rule-fp-ap-4 = Les points gardés s’ajoutent aux nouveaux, à n’importe quel tour suivant du même pompier.
rule-fp-ap-5 = Les points gratuits d’un spécialiste n’ont qu’un usage et ne se gardent jamais.
rule-fp-ap-6 = Une action peut se payer des deux façons si les deux sont permises ; les gratuits partent d’abord.
rule-fp-ap-7 = On garde ses points en cessant d’agir. Tomber à terre ne coûte ni point ni tour.

rule-fp-move-1 = Aller dans une case voisine sans feu coûte 1 PA ; la fumée ne gêne pas.
rule-fp-move-2 = Entrer dans le feu coûte 2 PA.
rule-fp-move-3 = Porter une victime de sa case à une voisine sans feu coûte 2 PA pour les deux.
rule-fp-move-4 = On ne porte ni ne guide jamais une victime dans le feu.
rule-fp-move-5 = On ne traverse ni porte fermée ni mur debout. Un mur détruit ne coûte rien de plus.
rule-fp-move-6 = Dehors, les déplacements coûtent autant. Les cases d’un véhicule sont des cases ordinaires.
rule-fp-move-7 = Les pompiers peuvent être aussi nombreux qu’ils veulent dans une case.
rule-fp-move-8 = Personne ne finit son tour dans le feu. On n’y entre donc, et on n’y dépense, que s’il reste de quoi en sortir ou le rabattre.
rule-fp-move-9 = Entrer sur un marqueur caché le retourne aussitôt, sans rien payer, qu’on le veuille ou non.
rule-fp-move-10 = Une fausse alerte quitte le plateau et est remplacée en fin de tour. Elle ne compte jamais comme sauvée.
rule-fp-move-11 = Une victime reste dans sa case jusqu’à ce qu’on la porte, la guide, la sauve ou la perde.
rule-fp-carry-1 = Chaque déplacement dit ce qu’on emmène de sa case. Prendre et poser ne coûte rien.
rule-fp-carry-2 = Jeu familial : une victime amenée dehors, n’importe où, est sauvée aussitôt.
rule-fp-carry-3 = Jeu avancé : seules les cases où est l’ambulance sont sûres. Ailleurs dehors, la victime attend et peut encore être perdue.
rule-fp-carry-4 = On peut même ramener une victime à l’intérieur.
rule-fp-carry-5 = On ne porte qu’une chose à la fois. Une victime soignée se guide, ne se porte pas, et peut suivre avec ce qu’on porte.
rule-fp-carry-6 = Ainsi, pendant les actions, rien de ce qui pourrait brûler n’est dans le feu.

rule-fp-door-1 = Ouvrir ou fermer une porte de sa case coûte 1 PA, des deux côtés.
rule-fp-door-2 = Une embrasure sans porte ne se ferme pas.
rule-fp-door-3 = Une porte se ferme quoi qu’il y ait de part et d’autre.
rule-fp-ext-1 = On éteint dans sa case ou dans une case qui la touche, dedans ou dehors.
rule-fp-ext-2 = Chasser la fumée coûte 1 PA, rabattre le feu en fumée 1 PA, éteindre un feu d’un coup 2 PA.
rule-fp-ext-3 = Deux petits coups sur un feu valent un grand.
rule-fp-ext-4 = La fumée laissée près du feu reste fumée jusqu’à la phase du feu.
rule-fp-ext-5 = L’eau ne fait rien aux points chauds, aux matières dangereuses ni aux gens.
rule-fp-chop-1 = Défoncer pose un dégât sur un mur de sa case, pour 2 PA.
rule-fp-chop-2 = De dedans ou de dehors, murs intérieurs et extérieurs.
rule-fp-chop-3 = On ne défonce ni les embrasures ni les murs détruits.
rule-fp-chop-4 = Ce dégât compte aussitôt pour l’écroulement.
rule-fp-dodge-1 = On n’esquive pas le feu dans ce jeu.

rule-fp-fire-a1 = Lancez les deux dés : le feu avance dans cette case.
rule-fp-fire-a2 = Une case vide sans feu à côté reçoit de la fumée.
rule-fp-fire-a3 = Une case vide avec du feu à côté prend feu.
rule-fp-fire-a4 = La fumée devient du feu.
rule-fp-fire-a5 = Là où il y a déjà du feu, c’est l’explosion.
rule-fp-fire-6 = Murs debout et portes fermées protègent ; seul le feu qui touche la case compte.
rule-fp-fire-7 = Quand il n’y a plus de marqueur, ni feu ni fumée ne s’ajoutent, mais les explosions abîment, emportent les portes et changent la fumée en feu.

rule-fp-expl-1 = Une explosion frappe dans quatre directions, avec un résultat dans chacune.
rule-fp-expl-2 = En haut, en bas, à gauche, à droite ; d’abord ces résultats, puis les ondes de choc dans le même ordre.
rule-fp-expl-3 = Un mur debout prend un dégât et arrête le souffle, même s’il tombe.
rule-fp-expl-4 = Une porte fermée est soufflée et arrête le souffle.
rule-fp-expl-5 = Une case voisine vide prend feu, dehors aussi.
rule-fp-expl-6 = La fumée d’une case voisine devient du feu.
rule-fp-expl-7 = Si la case voisine brûle déjà, une onde de choc part dans cette direction.
rule-fp-expl-8 = Une porte ouverte est soufflée elle aussi, mais le souffle passe.
rule-fp-expl-9 = Les murs extérieurs sont des murs comme les autres ; une sortie est une simple ouverture.
rule-fp-expl-10 = N’explosent qu’un jet sur du feu, la mise en place, les matières dangereuses et une variante. Jamais un embrasement ni une onde de choc.
rule-fp-wave-1 = Une onde de choc file tout droit à travers les cases en feu jusqu’à ce que quelque chose l’arrête.
rule-fp-wave-2 = Un mur debout prend un dégât et l’arrête.
rule-fp-wave-3 = Une porte fermée est soufflée et l’arrête.
rule-fp-wave-4 = Une case vide prend feu et l’arrête, dehors aussi.
rule-fp-wave-5 = La fumée devient du feu et l’arrête.
rule-fp-wave-6 = Murs détruits et embrasures vides ne l’arrêtent pas.
rule-fp-wave-7 = Une porte ouverte sur son chemin est soufflée et ne l’arrête pas. Celles d’à côté restent.
rule-fp-wave-8 = Une onde de choc qui quitte le plateau est finie. Les coins ne brûlent jamais.

rule-fp-flash-1 = Embrasement : toute fumée à côté du feu devient du feu, encore et encore jusqu’à ce qu’il n’en reste pas.
rule-fp-flash-2 = Il passe portes ouvertes, embrasures vides et murs détruits ; murs fissurés et portes fermées protègent.
rule-fp-flash-3 = Après la phase du feu, aucune fumée ne touche du feu.
rule-fp-flash-4 = L’embrasement n’a lieu que dans la phase du feu, jamais pendant les actions.
rule-fp-flash-5 = Le feu de dehors s’éteint en fin de phase, une fois le mal fait.

rule-fp-kd-1 = Tout pompier dans une case en feu tombe à terre.
rule-fp-kd-2 = Jeu familial : il revient à lui au stationnement d’ambulance le plus proche imprimé sur le plateau.
rule-fp-kd-3 = Le plus proche à vol d’oiseau. À égalité le joueur choisit, et toujours laquelle des deux cases.
rule-fp-kd-4 = Jeu avancé : il revient à lui là où est l’ambulance, dans l’une ou l’autre case.
rule-fp-kd-5 = Le feu reste où il était.
rule-fp-kd-6 = Une victime qu’il avait avec lui est perdue.
rule-fp-kd-7 = Son prochain tour se joue de là, comme d’habitude.
rule-fp-kd-8 = Les véhicules ne brûlent pas.
rule-fp-lost-1 = Toute victime dans une case en feu est perdue, soignée ou non, dedans ou dehors.
rule-fp-lost-2 = Un marqueur caché dans une case en feu est retourné et perdu ; une fausse alerte ne compte pas.
rule-fp-lost-3 = On ne regarde cela qu’une fois, à la fin de la phase du feu. Jusque-là chacun reste dans les flammes.

rule-fp-poi-1 = En fin de tour, il doit y avoir trois marqueurs ou victimes sur le plateau ; les victimes trouvées comptent. On remplace ce qui manque.
rule-fp-poi-2 = Pour chacun, lancez les deux dés et posez-y un marqueur de la réserve, face cachée.
rule-fp-poi-3 = Jeu familial : le feu ou la fumée de cette case laisse la place.
rule-fp-poi-4 = Jeu familial : si un pompier s’y trouve, on retourne le marqueur aussitôt ; une fausse alerte est remplacée aussitôt.
rule-fp-poi-5 = Jeu familial : s’il y a déjà un marqueur ou une victime, on relance.
rule-fp-poi-6 = Jeu avancé : il faut une case sans feu, fumée, pompier, marqueur ni victime.
rule-fp-poi-7 = Jeu avancé : sinon on suit les flèches jusqu’à la première case libre ; si elles tournent en rond, on relance.
rule-fp-poi-8 = Si aucune case n’est libre, on n’ajoute plus rien ce tour-ci.
rule-fp-poi-9 = Quand la réserve est vide, on n’ajoute rien. Les fausses alertes ne reviennent pas.
rule-fp-poi-10 = Le tour est alors fini.

rule-fp-end-1 = La septième victime sauvée donne aussitôt la victoire.
rule-fp-end-2 = Le 24e dégât fait s’écrouler la maison aussitôt, avec tous ceux qui sont sur le plateau.
rule-fp-end-3 = Après un écroulement, sept sauvetages ou plus sont une victoire, moins une défaite.
rule-fp-end-4 = Quatre victimes perdues sont une défaite, aussitôt.
rule-fp-end-5 = Si vous voulez, continuez après sept pour les dix. La victoire reste acquise quoi qu’il arrive.
rule-fp-end-6 = On sauve pendant les actions et on perd pendant le feu : victoire et défaite ne se rencontrent jamais.
rule-fp-end-7 = Qui veut tient un carnet : joueurs, niveau, plateau, sauvés, perdus.

rule-fp-haz-1 = Une matière dangereuse se porte comme une victime : 2 PA, une chose à la fois, jamais dans le feu.
rule-fp-haz-2 = Après l’embrasement, toute matière dangereuse dans une case en feu explose.
rule-fp-haz-3 = S’il y en a plusieurs, le joueur dont c’est le tour choisit l’ordre.
rule-fp-haz-4 = Une fois explosée, elle sort du jeu, et un point chaud prend sa place.
rule-fp-haz-5 = Une par une : explosion, point chaud, embrasement, puis on regarde encore, jusqu’à ce qu’aucune ne brûle.
rule-fp-haz-6 = Portée dehors, elle n’est plus un danger et sort du jeu.
rule-fp-haz-7 = La fumée ne lui fait rien. Plusieurs dans une case explosent l’une après l’autre.
rule-fp-hot-1 = Si les dés tombent sur un point chaud, il se réveille : après ce jet, le feu avance encore une fois.
rule-fp-hot-2 = Cela peut arriver autant de fois qu’il faut dans un tour.
rule-fp-hot-3 = Après une telle suite, la dernière case tirée reçoit un point chaud, un seul par tour.
rule-fp-hot-4 = Les points chauds viennent de la réserve ; vide, elle n’en donne plus.
rule-fp-hot-5 = Un point chaud ne s’enlève jamais et se moque de l’eau.
rule-fp-hot-6 = Un point chaud par case au plus. Un nouveau compte dès le jet suivant.
rule-fp-hot-7 = Phase du feu avancée : jet, explosion, ondes de choc, embrasement, matières dangereuses, parfois retour au jet, puis à terre, perdus, et le feu de dehors s’éteint.
rule-fp-hot-8 = Phase du feu familiale : jet, explosion, ondes de choc, embrasement, à terre, perdus, le feu de dehors s’éteint.

rule-fp-veh-1 = Un véhicule ne stationne que sur ses emplacements et en remplit les deux cases.
rule-fp-veh-2 = Conduire jusqu’au stationnement suivant, dans un sens ou l’autre, coûte 2 PA.
rule-fp-veh-3 = Le côté opposé demande deux trajets, avec un vrai arrêt.
rule-fp-veh-4 = Qui conduit le camion est dessus et part avec lui.
rule-fp-veh-5 = L’ambulance vient quand on l’appelle par radio, de n’importe où. Qui est dessus part ou reste.
rule-fp-veh-6 = Tous ceux qui sont sur un véhicule peuvent faire le trajet pour rien, même hors de leur tour, et descendent dans la case de leur choix.
rule-fp-veh-7 = Seuls les pompiers montent, sauf option pour les victimes.
rule-fp-veh-8 = Une victime amenée à l’ambulance est sauvée aussitôt.
rule-fp-veh-9 = Là où arrive l’ambulance, toute victime de ses cases est sauvée aussitôt.
rule-fp-veh-10 = Seul celui dont c’est le tour conduit ; le capitaine ne peut l’ordonner.
rule-fp-gun-1 = La lance du camion coûte 4 PA, et il faut être dessus.
rule-fp-gun-2 = Elle atteint le quart de la maison que regarde son stationnement.
rule-fp-gun-3 = Elle se tait tant qu’un pompier est dans ce quart. Ceux de dehors ne gênent pas.
rule-fp-gun-4 = Lancez les deux dés ; un dé qui sort du quart est retourné.
rule-fp-gun-5 = Feu et fumée disparaissent de la case visée et de celles qui la touchent. Murs et portes fermées arrêtent l’eau.
rule-fp-gun-6 = L’eau peut déborder du quart. Elle ne touche que le feu et la fumée.
rule-fp-gun-7 = On peut recommencer tant qu’on peut payer.

rule-fp-spec-all-1 = Tout spécialiste sait tout faire au prix habituel, sauf si sa carte dit autre chose.
rule-fp-spec-all-2 = Seuls les points ordinaires se gardent, 4 au plus.
rule-fp-spec-para-1 = Le secouriste / médecin soigne une victime de sa case pour 1 PA.
rule-fp-spec-para-2 = N’importe qui guide une victime soignée en se déplaçant, sans rien payer de plus, une à la fois.
rule-fp-spec-para-3 = En guider une et porter autre chose coûte 2 PA en tout.
rule-fp-spec-para-4 = Une victime soignée n’entre pas dans le feu et ne marche pas seule.
rule-fp-spec-para-5 = Le secouriste / médecin paie le double pour éteindre.
rule-fp-spec-capt-1 = Le capitaine / COS fait agir les autres. Deux points de commandement par tour ne servent qu’à cela ; les autres points aussi peuvent y servir.
rule-fp-spec-capt-2 = On ordonne des déplacements et des portes, au prix que l’autre paierait. Porter et guider sont des déplacements.
rule-fp-spec-capt-3 = Un seul point par tour peut aller au pompier CAFS / chef d’équipe.
rule-fp-spec-capt-4 = Les points du pompier commandé restent intacts ; ce qu’apporte une case arrive comme d’habitude.
rule-fp-spec-capt-5 = Le capitaine ne laisse personne dans le feu : il doit rester de quoi l’en sortir.
rule-fp-spec-capt-6 = Un ordre ne demande pas d’accord, sauf option.
rule-fp-spec-imag-1 = L’opérateur vision retourne n’importe quel marqueur caché pour 1 PA.
rule-fp-spec-cafs-1 = Le pompier CAFS / chef d’équipe a 3 PA et 3 points gratuits pour éteindre.
rule-fp-spec-hazt-1 = Le technicien élimine une matière dangereuse de sa case pour 2 PA.
rule-fp-spec-gen-1 = Le généraliste a 5 PA et pas de talent particulier.
rule-fp-spec-resc-1 = Le sauveteur a 4 PA et 3 points gratuits pour se déplacer et pour les portes.
rule-fp-spec-resc-2 = Le sauveteur défonce pour 1 PA.
rule-fp-spec-resc-3 = Le sauveteur paie le double pour éteindre.
rule-fp-spec-driv-1 = Le conducteur actionne la lance pour 2 PA.
rule-fp-spec-driv-2 = Le conducteur peut relancer une fois chaque dé de la lance, l’un après l’autre ; le second résultat reste.
rule-fp-crew-1 = Pour 2 PA, on échange sa carte contre un spécialiste qui n’est pas en jeu.
rule-fp-crew-2 = Seulement comme première action, et si le tour a commencé sur le camion.
rule-fp-crew-3 = Ce tour-ci, on a les points de la nouvelle carte moins 2, tous ses points gratuits, et ce qu’on avait gardé.

rule-fp-mod-1 = Le jeu avancé s’apprend pas à pas : spécialistes et matières dangereuses, puis véhicules, puis points chauds.
rule-fp-mod-2 = Les véhicules apportent conduite, lance et changements d’équipe, et les règles avancées pour sauver, tomber à terre et poser des marqueurs.
rule-fp-mod-3 = Avec un module on prend la mise en place avancée, sans les pièces des autres. Sans véhicules, pas de conducteur.
rule-fp-var-1 = La caserne éloignée : spécialistes distribués, équipe fixe.
rule-fp-var-2 = À tout hasard : pas de matières dangereuses au début. Une fausse alerte trouvée en est une ; une fausse alerte qui brûle explose.
rule-fp-var-2b = La fausse alerte elle-même est remplacée comme d’habitude. Celles qui ont brûlé explosent dans l’ordre du joueur actif, après les pompiers à terre et les victimes perdues ; puis on regarde encore, mais seul un feu nouveau met à terre.
rule-fp-var-3 = La loi de Murphy : la lance du camion est en panne.
rule-fp-var-4 = Les variantes sont pour le jeu avancé et se combinent.

rule-fp-ed-1 = Les deux éditions commencent avec 33 marqueurs feu/fumée ; une liste en annonce 36.
rule-fp-ed-2 = Les portes sont une action à part dans une édition, un déplacement dans l’autre.
rule-fp-ed-3 = Les éditions racontent l’explosion dans un ordre différent, avec le même résultat.
rule-fp-ed-4 = Une édition dit qu’une onde de choc emporte les portes ouvertes de son chemin ; l’autre se tait. Ici, oui.
rule-fp-ed-5 = Le feu de dehors s’en va avant que quelqu’un tombe à terre, ou à la fin, selon l’édition. Ici à la fin.
rule-fp-ed-6 = Les marqueurs brûlés sont retournés au besoin, ou toujours. Ici toujours.
rule-fp-ed-7 = Une édition semble ne compter que les inconnus parmi les trois. Ici tous comptent.
rule-fp-ed-8 = Une fausse alerte qui apparaît sur un pompier sort du jeu, quel que soit le mot.
rule-fp-ed-9 = Pour la quatrième explosion, une édition ne relance que le dé rouge. Ici les deux.
rule-fp-ed-10 = Le départ familial au hasard épargne les portes dans une édition ; c’est une option.
rule-fp-ed-11 = Une matière explosée ajoute un point chaud ou est remplacée par un : c’est pareil.
rule-fp-ed-12 = Une réserve vide de points chauds reste vide.
rule-fp-ed-13 = Dans une édition, les spécialistes de trop vont dans la boîte. Ici ils attendent un changement d’équipe.
rule-fp-ed-14 = Une seule édition dit que les points de commandement ne servent jamais au capitaine. Ici, jamais.
rule-fp-ed-15 = La seconde relance du conducteur peut attendre la première, comme le dit une édition.
rule-fp-ed-16 = Les murs arrêtent la lance dans les deux éditions ; l’une ne le montre que par un exemple.
rule-fp-ed-17 = L’ordre des matières qui brûlent est au joueur ou aux joueurs. Ici au joueur dont c’est le tour.
rule-fp-ed-18 = Les éditions ne mettent pas les mêmes règles dans le module des véhicules. Ici il les a toutes.
rule-fp-ed-19 = Une seule édition a les trois variantes.
rule-fp-ed-20 = Une seule édition explique les points chauds dans ses questions.
rule-fp-ed-21 = Les lignes entre les quarts sont rouges ou orange ; rien n’en dépend.

rule-fp-inv-1 = Pendant les actions, ni feu ni fumée dehors, et ni marqueur, ni victime, ni matière dangereuse dans le feu.
rule-fp-inv-2 = Entre les tours, personne n’est dans le feu.
rule-fp-inv-3 = Jamais plus de trois marqueurs et victimes sur le plateau.
rule-fp-inv-4 = Les victimes font toujours 10 et les fausses alertes 5, où qu’elles soient.
rule-fp-inv-5 = Les dégâts des murs sont ceux qu’on a posés : 24 au plus, deux par mur, aucun sur une embrasure.
rule-fp-inv-6 = Marqueurs cachés et matières dangereuses sont toujours dedans.
rule-fp-inv-7 = Personne n’a plus de 4 points gardés, et les points chauds ne diminuent jamais.
rule-fp-inv-8 = Il n’y a jamais plus de feu et de fumée que de marqueurs.

# Ce qui se dit ensemble.

board-flashpoint-times = { $count } × { $thing }
board-flashpoint-side-with = { $side } ({ $things })

# Plateaux de l'utilisateur : ce qui ne va pas dans un plan, et où.

error-flashpoint-bad-board = Le plateau « { $board } » n’est pas jouable, voyez { $place } : { $problem ->
        [wrong-type] { $expected ->
            [object] il faudrait un objet avec des champs nommés
            [list] il faudrait une liste
           *[text] il faudrait un texte
        }
        [missing-field] le champ { $field } manque
        [unknown-field] il n’y a pas de champ { $field } ici ; champs connus : { $known }
        [no-number] il faudrait un nombre entier de { $low } à { $high }
        [bad-name] un nom est un texte court et imprimable d’au plus { $most } caractères
        [no-level] un plateau a au moins un niveau
        [too-many-levels] un plateau a au plus { $most } niveaux
        [needs-expansion] plusieurs niveaux demandent l’extension Extreme Danger
        [bad-outside] autour de ce niveau il faudrait l’une de ces valeurs : { $known }
        [bad-prefix] les noms des cases de ce niveau devraient commencer par : { $known }
        [underground-not-last] le sous-sol est le dernier niveau
        [level-too-large] un niveau a au plus { $most } cases
        [rows-differ] il a { $rows } lignes, mais tous les niveaux en ont autant que le premier : { $expected }
        [level-overhangs] il a { $columns } colonnes, mais le niveau sur lequel il repose en a { $most }
        [too-many-columns] tous les niveaux ensemble ont { $columns } colonnes ; le dé noir a au plus { $most } faces
        [faces-out-of-order] le dé noir continue de niveau en niveau, ici à partir de { $expected }
        [too-few-cells] { $cells } cases, c’est trop peu pour ce jeu, qui peut en demander { $needed }
        [no-such-cell] « { $text } » n’est pas une case de ce niveau ou de ce plateau
        [not-inside] { $cell } n’est pas une case du bâtiment
        [cell-twice] { $cell } figure deux fois
        [no-edge] « { $text } » n’est pas un bord comme 1,3|1,4
        [not-neighbours] { $edge } ne joint pas une case à celle de droite ou du dessous
        [edge-outside] { $edge } est entièrement à l’extérieur du bâtiment
        [edge-twice] { $edge } figure déjà parmi « { $kind } »
        [outer-wall] { $edge } est un mur extérieur, qu’il ne faut pas inscrire
        [not-an-outer-edge] { $edge } ne mène pas à l’extérieur
        [opens-into-the-air] { $edge } donnerait sur le vide
        [no-way-in] rien ne mène de l’extérieur dans le bâtiment
        [arrow-lines] il y a { $found } rangées de flèches pour { $expected } lignes
        [arrows-in-a-line] il y a { $found } flèches pour { $expected } colonnes
        [no-arrow] « { $text } » en { $cell } n’est pas une direction
        [arrow-leaves] la flèche en { $cell } sort du bâtiment
        [arrow-loop] les flèches tournent sur { $cells } cases en { $cell } ; les objets en demandent au moins { $least }
        [spot-of-two-cells] un emplacement a deux cases, pas { $found }
        [not-outside] { $cell } n’est pas une case de la rue
        [spot-apart] { $first } et { $second } ne sont pas côte à côte, celle du haut ou de gauche d’abord
        [other-side] { $cell } n’est pas du côté { $side }
        [two-spots] { $cell } appartient à deux emplacements
        [no-faces] il faudrait la première et la dernière face d’une partie du dé, jusqu’à { $high }
        [gun-misses] un dé à { $faces } faces peut viser ailleurs même une fois retourné ; les lignes sont une moitié du dé
        [more-columns] columns à partir de 1 et more_columns, au-dessus du sol, se partagent les { $faces } faces du dé de la lance
        [face-cells] il y a { $found } cases pour { $expected } faces du dé noir
        [too-many-fires] il y a { $found } feux ; { $most } au plus peuvent brûler
        [three-pois] il y a { $found } points d’intérêt au lieu de 3
        [poi-burns] { $cell } brûle
        [no-fires] des points d’intérêt sans aucun feu
        [no-fixed-start] une mise en place fixe demande family_fires et family_pois ; sans eux, prenez setup=random
        [no-first-explosion] cette mise en place demande first_explosion, une case par face du dé noir
        [start-is-rolled] les plateaux de l’extension commencent par des explosions tirées aux dés
        [no-stairs] « { $text } » n’est pas un escalier comme 3,2>e|u:3,2>e
        [stairs-apart] { $lower } et { $upper } ne sont pas l’une au-dessus de l’autre, celle du bas d’abord
        [stairs-meet] { $cell } a déjà un escalier
        [second-flight] un second escalier joint les niveaux de { $lower } et de { $upper }
        [exit-closed] la sortie { $side } de l’escalier en { $cell } n’est pas libre
        [level-not-joined] aucun escalier ne joint le niveau { $level } à celui du dessous ou du dessus
        [object-cells] il y a { $found } cases pour un objet qui en prend { $expected }
        [object-apart] { $first } et { $second } ne sont pas côte à côte sans rien entre elles
        [object-on-stairs] { $cell } est un escalier
        [objects-meet] deux objets seraient en { $cell }
       *[other] { $problem }
    }.

# Ce que les autres ont fait, compté.

did-flashpoint-moved = { $count ->
        [one] { $count } pas
       *[other] { $count } pas
    }
did-flashpoint-fire-removed = { $count ->
        [one] { $count } feu éteint
       *[other] { $count } feux éteints
    }
did-flashpoint-fire-turned-to-smoke = { $count ->
        [one] { $count } feu rabattu en fumée
       *[other] { $count } feux rabattus en fumée
    }
did-flashpoint-smoke-removed = { $count ->
        [one] { $count } fumée chassée
       *[other] { $count } fumées chassées
    }
did-flashpoint-door-opened = { $count ->
        [one] { $count } porte ouverte
       *[other] { $count } portes ouvertes
    }
did-flashpoint-door-closed = { $count ->
        [one] { $count } porte fermée
       *[other] { $count } portes fermées
    }
did-flashpoint-wall-chopped = { $count ->
        [one] { $count } coup de hache
       *[other] { $count } coups de hache
    }
did-flashpoint-victim-found = { $count ->
        [one] { $count } victime trouvée
       *[other] { $count } victimes trouvées
    }
did-flashpoint-victim-rescued = { $count ->
        [one] { $count } victime sauvée
       *[other] { $count } victimes sauvées
    }
did-flashpoint-victim-treated = { $count ->
        [one] { $count } victime soignée
       *[other] { $count } victimes soignées
    }
did-flashpoint-hazmat-removed = { $count ->
        [one] { $count } matière dangereuse sortie
       *[other] { $count } matières dangereuses sorties
    }
did-flashpoint-hazmat-disposed = { $count ->
        [one] { $count } matière dangereuse éliminée
       *[other] { $count } matières dangereuses éliminées
    }
did-flashpoint-poi-scanned = { $count ->
        [one] { $count } marqueur identifié
       *[other] { $count } marqueurs identifiés
    }
did-flashpoint-vehicle-driven = { $count ->
        [one] { $count } trajet
       *[other] { $count } trajets
    }
did-flashpoint-deck-gun-fired = { $count ->
        [one] la lance du camion actionnée
       *[other] la lance du camion actionnée ({ $count })
    }
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
intention-flashpoint-seek = Je vais vers le marqueur en { $cell }.
intention-flashpoint-approach-fire = Je m’approche du feu en { $cell }.
intention-flashpoint-go = Je vais en { $cell }.
intention-flashpoint-turn-door = Je m’occupe de la porte entre { $edge }.
intention-flashpoint-wait = { $saved ->
        [0] Je reste où je suis.
       *[other] Je reste où je suis et je garde mes points.
    }
reason-flashpoint-people-safer = Ainsi, les gens sont plus près d’être saufs : nos chances passent de { $before } à { $chance } sur 100.
reason-flashpoint-less-fire = Ainsi, il brûle moins de cases ({ $fires } encore) : nos chances passent de { $before } à { $chance } sur 100.
reason-flashpoint-walls-spared = Les explosions auraient coûté des murs : nos chances passent de { $before } à { $chance } sur 100.
reason-flashpoint-hazmats-safer = Il fallait garder les matières dangereuses du feu : nos chances passent de { $before } à { $chance } sur 100.
reason-flashpoint-gun-ready = Le camion est plus utile là : nos chances passent de { $before } à { $chance } sur 100.
reason-flashpoint-better-placed = Je suis mieux placé pour la suite : nos chances passent de { $before } à { $chance } sur 100.
reason-flashpoint-nothing-better = Je n’ai rien vu de mieux.
reason-flashpoint-little-changes = Cela change peu de chose.
reason-flashpoint-asked = Vous me l’avez demandé.
