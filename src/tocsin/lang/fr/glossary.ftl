# Le glossaire : comment une chose s’appelle ici, ce que c’est, et d’autres mots pour la trouver.
# Les règles et les mots des boîtes sont dans lang/glossary.json, qui a les mêmes ids et l’ordre.

## Flash Point

word-fp-flashpoint = Flash Point
    .means = Le jeu de la maison en feu. Deux boîtes françaises le contiennent sous deux noms ; le glossaire a les mots des deux.
    .also = Flash Point: Fire Rescue, 18 : Soldats du feu, Au feu ! 911 Pompiers, jeu des pompiers

word-fp-family = jeu familial
    .means = Les règles courtes : des pompiers tous pareils, ni véhicules ni matières dangereuses.
    .also = jeu de base, débutant

word-fp-advanced = jeu avancé
    .means = Les règles complètes : spécialistes, véhicules, matières dangereuses et points chauds, chacun à part si l’on veut.
    .also = jeu expert

word-fp-levels = recrue, vétéran, héroïque
    .means = La difficulté du jeu avancé : d’un niveau à l’autre, plus d’explosions, de matières dangereuses et de points chauds au départ.
    .also = difficulté, niveau, facile, difficile

word-fp-firefighter = pompier
    .means = Votre figurine, à la couleur de votre place.
    .also = figurine, pion

word-fp-points = points d’action
    .means = La monnaie d’un tour : quatre pour la plupart des pompiers. Jusqu’à quatre se gardent pour plus tard.
    .also = PA, réserve, points gardés

word-fp-threat = marqueur feu/fumée
    .means = Un marqueur, feu d’un côté, fumée de l’autre. Quand les 33 sont posés, on n’en ajoute plus.
    .also = menace, danger

word-fp-fire = feu
    .means = Y entrer coûte 2 PA, et personne n’y finit son tour.
    .also = flammes, case en feu

word-fp-smoke = fumée
    .means = Sans danger par elle-même ; elle prend feu près du feu ou quand les dés la désignent encore.
    .also = case enfumée

word-fp-poi = point d’intérêt
    .means = Un marqueur face cachée : quelqu’un à sauver, ou personne. Il en faut toujours trois sur le plateau.
    .also = POI, point d’interrogation, marqueur caché

word-fp-victim = victime
    .means = Quelqu’un trouvé dans l’incendie. Sept sauvées et c’est gagné, quatre perdues et c’est perdu.
    .also = habitant, personne, occupant

word-fp-alarm = fausse alerte
    .means = Un marqueur sans personne derrière ; il quitte le plateau et sera remplacé.
    .also = vide, personne

word-fp-saved = sauvé
    .means = Hors de danger : dehors au jeu familial, à l’ambulance au jeu avancé.
    .also = secouru, sauvetage

word-fp-lost = perdu
    .means = Une victime que le feu a rejointe. Attention au mot : une boîte n’appelle victimes que celles-là.
    .also = mort

word-fp-treated = soignée
    .means = Une victime que le secouriste a aidée : elle suit un pompier sans rien coûter.
    .also = soins, guérie, réanimée

word-fp-carry = porter, guider
    .means = Ce qu’on prend avec soi : une charge pour 2 PA, une victime soignée pour rien.
    .also = emporter, emmener, traîner

word-fp-move = marcher
    .means = Une case voisine pour 1 PA, 2 vers le feu.
    .also = se déplacer, avancer, bouger

word-fp-door = porte
    .means = S’ouvre ou se ferme pour 1 PA, d’un côté ou de l’autre. Les explosions l’arrachent.
    .also = marqueur porte

word-fp-doorway = embrasure
    .means = L’ouverture où se tient une porte ; sans porte, elle reste ouverte pour de bon.
    .also = seuil, entrée

word-fp-extinguish = éteindre
    .means = Ramène le feu à la fumée, ou ôte la fumée, 1 PA le pas, ici ou à côté.
    .also = arroser, eau

word-fp-chop = défoncer
    .means = Pose un dégât sur un mur de votre case, pour 2 PA.
    .also = casser un mur, hache, démolir

word-fp-damage = dégât
    .means = Deux détruisent un mur. Le dernier des 24 fait tomber le bâtiment.
    .also = dommage, cube

word-fp-collapse = effondrement
    .means = La fin, quand le dernier dégât est posé.
    .also = écroulement, s’écrouler

word-fp-advance = le feu avance
    .means = Ce qui suit les actions de chacun : les dés désignent la case.
    .also = phase du feu, propagation

word-fp-explosion = explosion
    .means = Quand les dés désignent une case déjà en feu. Elle frappe dans quatre directions.
    .also = souffle, déflagration

word-fp-shockwave = onde de choc
    .means = Une explosion qui court à travers les cases en feu jusqu’à ce que quelque chose l’arrête.
    .also = choc

word-fp-flashover = embrasement
    .means = La fumée voisine du feu prend feu, de proche en proche, à la fin de la phase du feu.
    .also = s’embraser, en chaîne

word-fp-down = à terre
    .means = Un pompier rejoint par le feu : hors de la maison, à l’ambulance.
    .also = renversé, assommé, blessé

word-fp-replace = remplacement
    .means = De nouveaux points d’intérêt en fin de tour, là où le disent les dés et les flèches.
    .also = nouveaux marqueurs, flèches

word-fp-target = case visée
    .means = La case que nomment les dés : le rouge la ligne, le noir la colonne.
    .also = case cible, dés, ligne et colonne

word-fp-hazmat = matière dangereuse
    .means = Explose quand le feu l’atteint ; portée dehors, elle ne risque plus rien.
    .also = produits dangereux, bidon

word-fp-hotspot = point chaud
    .means = Une case qui fait relancer le feu quand les dés la désignent.
    .also = braise

word-fp-ignition = reprise du feu
    .means = Ce qui arrive quand les dés tombent sur un point chaud : un jet de plus, et peut-être encore un.
    .also = ignition, foyer spontané

word-fp-vehicle = véhicule, emplacement
    .means = Camion et ambulance ; chacun a ses emplacements et roule jusqu’au suivant pour 2 PA.
    .also = conduire, monter à bord, stationnement

word-fp-engine = camion
    .means = Porte la lance ; c’est là qu’on change d’équipe.
    .also = fourgon, autopompe

word-fp-ambulance = ambulance
    .means = Là où l’on sauve les victimes au jeu avancé ; elle vient quand on l’appelle.
    .also = brancard, radio

word-fp-gun = lance du camion
    .means = La lance montée sur le camion : vide une case et ses voisines, dans le quart d’en face.
    .also = lance à incendie, éclaboussure

word-fp-quarter = quart
    .means = Un quart du bâtiment, où vise la lance du camion.
    .also = quadrant

word-fp-crew = changement d’équipe
    .means = Une autre carte de spécialiste pour 2 PA, en première action, au camion.
    .also = changer de spécialiste, rotation

word-fp-specialist = spécialiste
    .means = Une carte avec ses points et son talent.
    .also = rôle, personnage

word-fp-para = secouriste
    .means = Soigne les victimes, qui marchent ensuite ; paie double pour éteindre.
    .also = médecin, infirmier

word-fp-capt = capitaine
    .means = Fait marcher les autres et agir leurs portes, avec deux points de commandement par tour.
    .also = COS, commandant des opérations de secours, commandement

word-fp-imag = opérateur vision
    .means = Retourne n’importe quel marqueur du plateau pour 1 PA.
    .also = caméra thermique, imagerie, identifier

word-fp-cafs = pompier CAFS
    .means = A trois points de plus, pour éteindre seulement.
    .also = mousse, chef d’équipe

word-fp-hazt = technicien en matières dangereuses
    .means = Élimine sur place une matière dangereuse pour 2 PA.
    .also = chimiste, éliminer, débarrasser

word-fp-gen = généraliste
    .means = Cinq points d’action, sans talent particulier.
    .also = polyvalent

word-fp-resc = sauveteur
    .means = Trois points gratuits pour bouger, défonce pour 1 PA ; paie double pour éteindre.
    .also = secours aux victimes

word-fp-driv = conducteur
    .means = Tire à la lance du camion pour 2 PA et peut relancer ses dés.
    .also = conducteur-opérateur, opérateur

## Extreme Danger

word-xd-garage = garage
    .means = Un bâtiment d’un seul niveau, où peut attendre une voiture.
    .also = atelier

word-xd-laboratory = laboratoire
    .means = Un bâtiment de deux niveaux, reliés par un escalier.
    .also = labo

word-xd-attic = grenier
    .means = Un niveau de plus au-dessus de l’un ou l’autre bâtiment.
    .also = demi-plateau, combles

word-xd-basement = sous-sol
    .means = Un niveau de plus en dessous ; ses murs tiennent bon et l’escalier est la seule sortie.
    .also = demi-plateau, cave

word-xd-level = niveau
    .means = Ce qui est au-dessus ou en dessous ; seuls escaliers, échelles et plateforme y mènent.
    .also = étage

word-xd-window = fenêtre
    .means = S’ouvre et se ferme comme une porte ; un seul dégât casse son mur.
    .also = vitre, mur à fenêtre

word-xd-fireproof = porte coupe-feu
    .means = Une porte qu’aucun souffle n’arrache ; elle peut seulement se bloquer.
    .also = porte verte

word-xd-jam = blocage
    .means = Ce qui fige une porte coupe-feu, jusqu’à ce que la hache les ait tous ôtés.
    .also = bloquée, coincée

word-xd-lightwall = cloison légère
    .means = Un mur qu’un seul dégât détruit.
    .also = mur léger, mur bleu

word-xd-stairs = escalier
    .means = Deux cases sur deux niveaux qui se touchent, pour les gens, le feu, l’eau et le poison.
    .also = marches

word-xd-ladder = échelle
    .means = Quatre attendent au camion ; dressées dehors, elles mènent à un étage.
    .also = échelle portable, dresser, plier, grimper

word-xd-platform = plateforme
    .means = Monte deux personnes du camion vers les étages de sa rue, à la place de la lance.
    .also = plateforme hydraulique, nacelle

word-xd-cannon = canon à eau
    .means = Celui de la plateforme : vide la case devant lui et ses voisines, sans jet de dés.
    .also = canon

word-xd-object = objet explosif
    .means = Tient comme un bloc de mur et explose à quatre dégâts.
    .also = grand objet, petit objet, explosifs

word-xd-car = voiture
    .means = Le grand objet du garage, sur deux cases ; elle explose depuis les deux.
    .also = automobile, auto

word-xd-chemicals = produits chimiques, fuite
    .means = Un objet qui fuit à quatre dégâts : du poison dans cinq cases, l’une après l’autre.
    .also = fuite chimique

word-xd-poison = poison
    .means = Personne n’entre dans une case empoisonnée ; le technicien la nettoie.
    .also = toxique, case empoisonnée

word-xd-floor = plancher abîmé
    .means = Un plancher au-dessus du sous-sol après une explosion ; il porte encore tout.
    .also = sol endommagé

word-xd-hole = trou
    .means = Là où un plancher est tombé : personne n’y tient ni n’y passe sans pont.
    .also = plancher effondré, sol détruit

word-xd-bridge = pont
    .means = Une échelle posée sur un trou pour le traverser.
    .also = passerelle, échelle sur un trou

word-xd-trapped = pris au piège
    .means = Un pompier qui n’a plus d’issue : la partie est perdue.
    .also = piégé, sans issue

word-xd-engineer = ingénieur structure
    .means = Répare murs et planchers et ôte des points chauds, loin du feu.
    .also = ingénieur structurel, réparer

word-xd-veteran = vétéran
    .means = Un spécialiste près de qui chacun a un point de plus et peut esquiver le feu.
    .also = esquive, esquiver

word-xd-dog = chien de sauvetage
    .means = Douze points, vif et petit : trouve les gens, traîne les victimes, n’entre jamais dans le feu.
    .also = flairer, se faufiler, traîner

## SOS Titanic

word-ti-titanic = SOS Titanic
    .means = Le jeu de cartes et de livret sur le navire qui sombre.
    .also = Titanic

word-ti-passenger = passager
    .means = L’une des soixante cartes : 1re classe de 1 à 13, 2de classe de 1 à 17, chaque numéro avec et sans ancre.
    .also = carte passager, première classe, seconde classe

word-ti-lifeboat = chaloupe
    .means = Les quatre 1. Au flanc du navire, chacune commence un groupe de rescapés.
    .also = canot, numéro 1

word-ti-survivors = rescapés
    .means = Une chaloupe et ceux qui y sont montés, numéro après numéro ; ils comptent à la fin.
    .also = survivants, sauvés

word-ti-line = file
    .means = Les cartes d’un pont, du navire au bout libre ; les dernières sont visibles et se suivent.
    .also = colonne, rangée, suite

word-ti-end = bout libre
    .means = Le bout d’une file loin du navire, le seul qu’on atteint.
    .also = tête de file, dernière carte

word-ti-deck = pont
    .means = L’un des six, de la proue à la poupe ; chaque pont hors de l’eau a sa file.
    .also = proue, poupe

word-ti-page = livret, page
    .means = L’image du navire ; chaque page est un compartiment inondé de plus, et la dernière finit la partie.
    .also = naufrage, temps

word-ti-compartment = compartiment
    .means = Une partie d’un pont ; quand le dernier est inondé, le pont est perdu.
    .also = inondé, eau

word-ti-panic = fuite
    .means = Les passagers d’un pont perdu courent au suivant, et les deux files sont mêlées.
    .also = panique, fuir

word-ti-rescue = organiser un sauvetage
    .means = Piocher des passagers et en placer un qui convient ; si aucun ne convient, on tourne une page.
    .also = piocher des passagers, sauvetage

word-ti-compensation = compensation
    .means = La carte Action piochée après un sauvetage manqué.
    .also = consolation

word-ti-action = carte Action
    .means = L’une des vingt cartes fortes. Leurs noms imprimés sont anglais, aussi dans la boîte française.
    .also = action, jouer une carte

word-ti-boat = Collapsible Boat
    .means = Une carte Action posée près du navire comme une file de plus.
    .also = radeau, canot pliable

word-ti-mystery = Passager Mystère
    .means = Une carte Action qui tient la place d’un passager absent de sa classe.
    .also = joker, remplaçant

word-ti-crew = membre d’équipage
    .means = Qui vous êtes : combien vous pouvez piocher, et une capacité à vous.
    .also = officier, capitaine, capacité

word-ti-anchor = ancre
    .means = Un signe sur la moitié des passagers ; leurs suites comptent quand les soixante sont sauvés.
    .also = série d’ancres

word-ti-pile = pioche, défausse
    .means = Où attendent les passagers, et où vont ceux qui n’ont pas trouvé place ; les défausses sont fermées.
    .also = paquet, tas

word-ti-score = points
    .means = Le plus haut numéro de chaque chaloupe, la page et les ancres. L’histoire en a vu 19.
    .also = score, 19, histoire

word-ti-variants = expert, ultime
    .means = Des départs plus durs : sept partout, ou le pont le plus plein près de la proue.
    .also = variantes, difficulté

## Feurio !

word-fe-feurio = Feurio !
    .means = Le jeu de tuiles sur un feu de forêt.
    .also = feu de forêt

word-fe-tile = tuile
    .means = L’une des 36, six de chaque valeur : haute, elle brûle ; basse, elle a de l’eau.
    .also = tuile de forêt, hexagone, valeur

word-fe-hottest = case la plus chaude
    .means = La case vide dont les voisines font la plus grande somme ; la nouvelle tuile y va.
    .also = point le plus chaud, chaleur

word-fe-man = homme
    .means = Un pompier de votre couleur. Jusqu’à trois par tour vont sur une tuile, et y restent.
    .also = pompier, équipe

word-fe-space = emplacement
    .means = La place d’un homme : une sur un 1 ou un 2, deux sur un 3 ou un 4, trois sur un 5 ou un 6.
    .also = place sur une tuile

word-fe-side = côté libre, issue
    .means = Un côté de tuile sans autre tuile. Chaque homme en veut un quand il arrive.
    .also = accès libre

word-fe-surrounded = encerclé
    .means = Sans aucun côté libre. On peut y rester, mais une zone tout encerclée ne vaut rien.
    .also = entouré, fermé

word-fe-area = zone
    .means = Des tuiles qui se touchent avec des hommes d’une couleur ; elles comptent ensemble.
    .also = zone forestière, groupe

word-fe-water = eau
    .means = La plus basse tuile d’une zone qui a une issue ; la somme est divisée par elle.
    .also = diviseur, tuile la plus basse

word-fe-pass = passer
    .means = Ne placer personne. Quand tous passent de suite après la dernière tuile, c’est fini.
    .also = ne placer personne

word-fe-firebreak = coupe-feu
    .means = Une tuile posée face cachée au prix d’un homme : elle compte 0 pour la chaleur.
    .also = tuile face cachée, zéro

word-fe-reinforcement = renfort
    .means = À trois, des hommes de la quatrième couleur, qui prennent de la place et partent avant le compte.
    .also = hommes neutres, quatrième couleur

word-fe-solo = en solitaire, ensemble
    .means = Les 48 hommes placés, chaque couleur en une zone avec une issue : gagné ou perdu, sans points.
    .also = seul, coopératif
