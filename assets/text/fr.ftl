### Ce qu'on lit en français. Une section par scène, dont les clés commencent par le nom de la scène.
### Une valeur entre accolades, { $name }, est remplie par le jeu ; les nombres choisissent entre [one] et *[other].

language-name = Français

## Who

bandit-belle = Belle
bandit-cheyenne = Cheyenne
bandit-django = Django
bandit-doc = Doc
bandit-ghost = Ghost
bandit-ghost_box = Ghost
bandit-tuco = Tuco
bandit-marshal = Le Marshal
bandit-elf = L’Elfe

power-belle = Jamais visée si un autre peut l’être
power-cheyenne = Prend la bourse que son coup fait tomber
power-django = Ses tirs poussent d’un wagon
power-doc = Sept cartes au début d’une manche
power-ghost = Première carte face cachée
power-tuco = Tire à travers plancher et toit

## Cards

action-move = Déplacement
action-floor_change = Échelle
action-fire = Tir
action-robbery = Braquage
action-punch = Poing
action-marshal = Marshal
action-bullet = Balle
action-hidden = Face cachée
card-or = ou

## Rounds and turns

phase-setup = Mise en place
phase-scheming = Plan
phase-stealing = Action
phase-event = Fin de manche
phase-over = La fin

turn-S = Normal : cartes face visible
turn-T = Tunnel : cartes face cachée
turn-2 = Accélération : deux cartes de suite
turn-R = Aiguillage : ordre inversé

round-angry_marshal = Marshal en colère
round-swivel_arm = Bras pivotant
round-braking = Freinage
round-take_it_all = Prenez tout !
round-passengers_rebellion = Révolte des passagers
round-bridge = Pont
round-cave = Grotte
round-pickpocketing = Pickpockets
round-marshals_revenge = Vengeance du Marshal
round-hostage = Prise d’otage

event-angry_marshal = Chaque bandit sur le toit du wagon du Marshal reçoit une balle neutre ; puis le Marshal recule d’un wagon vers la queue
event-swivel_arm = Chaque bandit sur un toit est balayé jusqu’au toit du wagon de queue ; le butin reste où il est
event-braking = Chaque bandit sur un toit est projeté d’un wagon vers l’avant
event-take_it_all = La seconde mallette est déposée dans le wagon du Marshal
event-passengers_rebellion = Chaque bandit à l’intérieur reçoit une balle neutre
event-bridge = Il ne se passe rien
event-cave = Il ne se passe rien
event-pickpocketing = Chaque bandit seul à sa place peut prendre une bourse qui s’y trouve
event-marshals_revenge = Chaque bandit sur le toit du wagon du Marshal y laisse sa bourse la moins précieuse
event-hostage = Chaque bandit dans ou sur la locomotive reçoit 250 $

## The train and what lies in it

car-locomotive = locomotive
car-baggage = fourgon à bagages
car-second_class = wagon de deuxième classe
car-first_class = wagon de première classe
car-dining = wagon-restaurant
car-mail = wagon postal
car-saloon = wagon-salon

loot-purse = { $count ->
    [one] { $count } bourse
   *[other] { $count } bourses
}
loot-jewel = { $count ->
    [one] { $count } bijou
   *[other] { $count } bijoux
}
loot-strongbox = { $count ->
    [one] { $count } mallette
   *[other] { $count } mallettes
}
kind-purse = Bourse
kind-jewel = Bijou
kind-strongbox = Mallette
kind-nothing = Rien

dollars = { $amount } $

## Buttons and keys

button-cancel = Annuler
button-close = Fermer

key-return = Entrée
key-kp_enter = Entrée num.
key-escape = Échap
key-space = Espace
key-tab = Tab
key-backspace = Retour
key-insert = Inser
key-home = Début
key-delete = Suppr
key-end = Fin
key-pageup = Pg préc
key-pagedown = Pg suiv
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-ctrl = Ctrl
key-shift = Maj
pad-leftshoulder = LB
pad-rightshoulder = RB
pad-back = Vue
pad-guide = Guide
pad-leftstick = LS
pad-rightstick = RS
key-range = { $first }–{ $last }

tool-things = Mes affaires, pour moi seul
tool-token = Mon jeton d’Elfe, pour moi seul
tool-log = Ce qui s’est passé
tool-undo = Reprendre : { $what }
tool-undo-last = Reprendre le dernier choix
tool-undo-not = Rien ne peut être repris : quelqu’un a vu du nouveau depuis
tool-speed = Allure : { $now ->
    [slow] lente
    [normal] normale
    [fast] rapide
   *[instant] immédiate
} – appuyez pour changer
tool-skip = Passer ce qui est montré
tool-menu = Menu

word-choose = choisir
word-back = retour
word-skip = passer
word-next = suite

## Scenarios and written positions: what is wrong with one, and what would be right

scenario-no-file = ce n’est pas un fichier lisible
scenario-folder-empty = il n’y a pas de scénario dans ce dossier ; un scénario est un fichier en .json.
scenario-not-json = ce n’est pas du JSON : voir ligne { $line }, colonne { $column }.
scenario-unreadable = illisible : { $trouble }.
scenario-refused = { $place } : { $why }

scenario-differs = { $place } : attendu { $expected }, trouvé { $found }
scenario-not-on-offer = choix { $number } : attendu que { $choice } soit proposé, trouvé { $offered }
scenario-left-over = choix { $number } : attendu que { $choice } soit demandé, mais plus personne n’a à choisir
scenario-left-open = attendu qu’il ne reste aucune décision, trouvé une avec { $offered } ; nommez-la dans "choices", ou attendez ses "options"

misread = { $place } : { $found } ne veut rien dire ici ; { $right }
misread-nothing = { $place } : cela manque ; { $right }
misread-one-of = il faudrait l’un de : { $words }.
misread-text = il faudrait un texte non vide.
misread-whole-number = il faudrait un nombre entier de { $least } à { $most }.
misread-flag = il faudrait true ou false.
misread-list = il faudrait une liste.
misread-object = il faudrait un objet : des clés et des valeurs entre accolades.
misread-unknown-key = cette clé n’existe pas ; il y a : { $words }.
misread-not-in-phase = dans la phase { $phase }, cette clé est de trop ; il y a seulement : { $words }.
misread-twice = il faudrait nommer cette clé une seule fois.
misread-once = il faudrait exactement un { $word }, par terre ou chez quelqu’un.
misread-missing = il faut la donner.
misread-seated = il faudrait cet ordre : { $words }.
misread-played = il faudrait un bandit et une action, par exemple : tuco fire.
misread-with-the-marshal = personne ne peut être dans le wagon du Marshal ; il faudrait une autre place, ou son toit.
misread-such-as = il faudrait par exemple { $example }.
misread-no-discards = seule la variante expert a des défausses ; il faudrait les enlever ou mettre expert à true.

## Why a game cannot be played as agreed

refused-seats = Chaque bandit ne joue qu’une fois, et seulement les six bandits.
refused-how-many = Trois à six bandits peuvent jouer, chacun mené par un joueur ; à deux joueurs, chacun en mène deux.
refused-first = Le premier joueur doit être l’un de ceux qui jouent.
refused-unknown-expansion = Cette extension n’existe pas ; il y a elf, ghost et horses.
refused-pairs = À deux joueurs, chacun mène deux bandits : l’un parmi Tuco, Django et Cheyenne, l’autre parmi Ghost, Doc et Belle.
refused-pairs-alternate = Les places doivent alterner entre les deux joueurs.
refused-expert-two-players = La variante expert est pour trois à six joueurs, pas pour deux.
refused-ghost-alone = La boîte Ghost se joue seule : sans autre extension.
refused-ghost-pairs = La boîte Ghost n’a pas de jeu par paires : à deux, chacun mène un bandit contre Ghost.
refused-ghost-seat = Avec la boîte Ghost, Ghost doit être parmi les bandits, et une personne doit commencer.
refused-ghost-how-many = La boîte Ghost est pour deux à cinq personnes, avec Ghost en plus.

## What the table says

bar-round = Manche { $number }
bar-of = sur { $number }
bar-when = à la fin de la manche
list-and = { $first } et { $last }
place-in = à l’intérieur : { $car }
place-roof = sur le toit : { $car }
strip-on-his-own = tout seul
strip-hint = { $who } · { $cards } · { $shots }
strip-hint-person = { $name } joue
strip-hint-computer = { $name }, un ordinateur, joue
strip-hint-ghost = Le jeu le mène : une de ses huit cartes par tour. { $bullets ->
    [0] Aucune balle devant lui ;
    [one] Une balle devant lui ;
   *[other] { $bullets } balles devant lui ;
} trois arrêtent sa prochaine carte.
strip-hint-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
strip-hint-pile = { $count ->
    [0] plus de carte dans la pile
    [one] encore une carte dans la pile
   *[other] encore { $count } cartes dans la pile
}
strip-hint-bullets = { $left } balles sur { $all }, { $hit ->
    [0] pas encore touché
    [one] touché une fois
   *[other] touché { $hit } fois
}
strip-hint-discards = { $told } · défaussées : { $cards }
strip-hint-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
supply-hint = { $bullets ->
    [0] Il ne reste aucune balle neutre
    [one] Il reste une balle neutre
   *[other] Il reste { $bullets } balles neutres
} pour le Marshal et les passagers ; { $strongboxes ->
    [0] aucune mallette n’attend près du train.
    [one] une mallette attend près du train.
   *[other] { $strongboxes } mallettes attendent près du train.
}
strip-stops-0 = trois arrêtent une carte
strip-stops-1 = prochaine carte arrêtée
strip-stops-2 = deux cartes arrêtées
kind-suitcase = Valise
loot-suitcase = la valise

tell-played = { $who } joue { $card }
tell-played-hidden = { $who } joue une carte face cachée
tell-drew = { $count ->
    [0] { $who } n’a plus de carte à piocher
    [one] { $who } pioche une carte
   *[other] { $who } pioche { $count } cartes
}
tell-revealed = { $who } : { $card }
tell-nothing = { $who } : { $card } – { $reason }
tell-moved = { $who } se déplace { $where }
tell-moved-punch = { $who } est projeté { $where }
tell-moved-django = { $who } est poussé { $where }
tell-moved-meeting = { $who } s’enfuit { $where }
tell-moved-braking = { $who } est lancé vers l’avant { $where }
tell-moved-swivel_arm = { $who } est emporté { $where }
tell-marshal = Le Marshal entre : { $car }
tell-met = Le Marshal surprend { $who } et tire
tell-met-unarmed = Le Marshal surprend { $who }, mais manque de balles
tell-shot = { $who } tire sur { $whom }
tell-neutral = { $who } reçoit une balle neutre
tell-spared = Trop peu de balles neutres pour { $who } : personne n’est touché
tell-punched = { $who } frappe { $whom }
tell-dropped = { $kind ->
    [purse] { $who } perd une bourse
    [jewel] { $who } perd un bijou
    [strongbox] { $who } perd une mallette
    [suitcase] { $who } perd la valise
   *[other] { $who } perd { $loot }
}
tell-taken = { $kind ->
    [purse] { $who } prend une bourse
    [jewel] { $who } prend un bijou
    [strongbox] { $who } prend une mallette
    [suitcase] { $who } prend la valise
   *[other] { $who } prend { $loot }
}
tell-handed = { $who } garde la bourse que { $whom } perd
tell-strongbox = La seconde mallette est déposée : { $car }
tell-hostage = { $who } touche { $money } $ pour le mécanicien
tell-event = { $event } : { $text }
tell-round = Manche { $number } : { $card }
tell-elf = L’Elfe trottine avec { $who }, { $where }
tell-tokens = Tous les jetons sont retournés
tell-kept = Cartes gardées en main : { $counts }
tell-kept-count = { $who } { $count }

log-title = Journal
log-scheming = Manche { $number }, le plan
log-stealing = Manche { $number }, les cartes
log-event = Manche { $number }, la fin
log-all = Tous
log-all-short = tous
log-of = seulement { $who }
log-entry = ligne
log-close = fermer

aim-elf-gift = Les porteurs d’un Cadeau gagneraient
aim-elf-gift-line = L’Elfe est { $place }
aim-elf-empty = Les porteurs d’un Vide gagneraient
aim-elf-empty-line = L’Elfe est { $place }
aim-ghost-has-suitcase = Ghost battrait tout le monde
aim-ghost-has-suitcase-line = Il a la valise, { $place }
aim-suitcase-lies = La valise est libre
aim-suitcase-lies-line = { $place }
aim-suitcase-carried = { $who } a la valise
aim-suitcase-carried-line = { $place }

tell-half-carries = Ghost a la valise, donc la moitié du haut : { $action }
tell-half-beside = La valise est devant Ghost, donc la moitié du haut : { $action }
tell-half-beside-carrier = Le porteur de la valise est près de Ghost, donc la moitié du haut : { $action }
tell-half-other-level = La valise est à l’autre niveau, donc la moitié du bas : { $action }
tell-half-away = { $cars ->
    [one] La valise est à un wagon, donc la moitié du bas : { $action }
   *[other] La valise est à { $cars } wagons, donc la moitié du bas : { $action }
}
tell-cancelled = Trois balles arrêtent la carte de Ghost : { $card }
action-heist_or_move = Vol ou Déplac.
action-heist_or_floor_change = Vol ou Échelle
action-punch_or_move = Poing ou Déplac.
action-floor_change_and_fire = Échelle et Tir
action-heist = Vol
nothing-has-suitcase = il a déjà la valise
nothing-no-suitcase = la valise n’est pas par terre ici
nothing-already-there = il est dans le wagon de la valise
nothing-no-further = il ne peut pas s’éloigner de la valise
nothing-no-target = personne à viser
nothing-no-bullets = le revolver est vide
nothing-nobody-here = il n’y a personne d’autre
nothing-no-loot = il n’y a rien par terre
nothing-declined = la bourse reste où elle est

## Action

ask-move = { $who }, où vas-tu ?
ask-marshal = { $who }, où envoies-tu le Marshal ?
ask-fire = { $who }, sur qui tires-tu ?
ask-punch = { $who }, qui frappes-tu ?
ask-loot = { $who }, que perd { $whom } ?
ask-landing = { $who }, où atterrit { $whom } ?
ask-purse = { $who }, gardes-tu la bourse de { $whom } ?
ask-anything = { $who }, à toi de choisir
ask-rob = { $who }, que prends-tu ?
ask-pickpocket = { $who }, prends-tu une bourse ?
ask-start = Qui commence dans le wagon de queue ?
ask-ride = { $who }, où chevauches-tu ?
ask-flee = { $who }, où fuis-tu ?
ask-take-hostage = { $who }, qui emmènes-tu ?
ask-choose-car = { $who }, dans quel wagon montes-tu ?
choose-purse-take = La garder
choose-purse-leave = La laisser tomber
choose-pass-true = Passer
action-confirm = appuyez ou cliquez pour l’exécuter
barred-belle-head = { $who } n’est pas une cible
barred-belle = tant qu’un autre peut être visé
barred-belle-short = { $who } est à l’abri : un autre peut être visé
barred-own-space-head = { $who } est trop près
barred-own-space = on ne tire pas sur qui est à la même place
barred-hidden-head = { $who } est hors de vue
barred-hidden = aucune ligne de tir n’y mène

## Scheming

scheming-ask = { $name }, joue une carte ou pioche
scheming-ask-anything = { $name }, à toi de choisir
scheming-ask-first = { $name }, choisis une carte à garder
scheming-ask-cover = { $name }, couvre ton Tir d’une carte, ou passe
scheming-ask-plan-together = { $name }, tumulte : joue une carte ou pioche
scheming-ask-play-after-sip = { $name }, joue une carte
scheming-ask-keep-some = { $name }, quelles cartes gardes-tu ?
scheming-ask-board-or-ride-on = { $name }, monter ou continuer ?
scheming-ask-keep = { $name }, quelles cartes gardes-tu ?
scheming-plans = { $who } prépare son coup
scheming-turns-left = { $count ->
    [one] dernier tour
   *[other] encore { $count } tours
}
scheming-first-of-two = la première des deux · { $left }
scheming-second-of-two = la seconde des deux · { $left }
scheming-confirm = jouer
forecast-face-down = face cachée ; { $meaning }
scheming-draw = Piocher
scheming-draw-count = { $count ->
    [0] Pas de carte
    [one] Piocher une
   *[other] Piocher { $count }
}
scheming-left = { $count ->
    [0] il n’en reste pas
    [one] il en reste une
   *[other] il en reste { $count }
}
scheming-pass = Passer
scheming-play = Jouer
scheming-take = Garder
scheming-keep = { $count ->
    [0] Ne rien garder
    [one] En garder une
   *[other] En garder { $count }
}
scheming-face-down = Face cachée
scheming-lift = lever une carte
scheming-put-back = reposer
scheming-pile = La pile
scheming-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
forecast-move-in = un wagon en avant ou en arrière
forecast-move-roof = jusqu’à trois wagons sur les toits
forecast-floor_change = monter sur le toit, ou en descendre
forecast-fire = cible à choisir plus tard ; maintenant, ce pourrait être { $whom }
forecast-nobody = maintenant, personne ne serait touché
forecast-no-bullets = ton revolver est vide
forecast-punch = maintenant, ce pourrait être { $whom }
forecast-rob = ici maintenant : { $loot }
forecast-no-loot = il n’y a rien ici maintenant
forecast-marshal = il est maintenant : { $car }
news-watch = Revoir
news-title = Depuis ton dernier choix
news-played = a joué { $card }
news-hidden = a joué face cachée
news-drew = { $count ->
    [one] a pioché une carte
   *[other] a pioché { $count } cartes
}

## Menu

handing-title = Qui continue ?
handing-text = Un ordinateur peut prendre la place de quelqu’un, et la rendre.
handing-person = Une personne joue
handing-computer = Un ordinateur joue
handing-done = Terminé
menu-title = Le train attend
menu-resume = Continuer
menu-options = Options
menu-seats = Confier une place
menu-now = Manche { $number } sur 5
menu-leave = Retour au titre
menu-quit = Quitter
menu-saved-well = Chaque choix est déjà sauvegardé.
menu-saved-failed = La sauvegarde a échoué : partir, c’est perdre la partie.
menu-saved-not = Cette partie n’est pas gardée : partir, c’est la perdre.

## Options

options-title = Options
options-game = Jeu
options-game-text = chaque changement se voit aussitôt et est gardé
options-picture = Image
options-picture-text = chaque changement se voit aussitôt et est gardé
options-controls = Commandes
options-controls-text = choisissez une touche ou un bouton, puis appuyez sur ce que vous voulez
options-access = Accessibilité
options-access-text = chaque changement se voit aussitôt et est gardé
options-reset = Réinitialiser la page
options-move = se déplacer
options-change = changer
options-clear = vider
options-done = terminé
options-tabs = pages
options-unwritten = Impossible de l’écrire dans le fichier des réglages : valable jusqu’à la fin du programme.

options-language = Langue
options-language-text = tous les mots, dès maintenant
options-language-system = Système
options-animation = Animation
options-animation-text = vitesse de tout ce qui bouge
options-animation-slow = Lente
options-animation-normal = Normale
options-animation-fast = Rapide
options-animation-instant = Aucune
options-computers = Ordinateurs
options-computers-text = le temps qu’ils semblent réfléchir
options-computers-slow = Lents
options-computers-normal = Normaux
options-computers-fast = Rapides
options-computers-instant = Immédiats
options-hands = Mains
options-hands-text = ce qui se passe entre deux personnes, dans les nouvelles parties
options-hands-curtain = Rideau
options-hands-open = Table ouverte
options-curtain-when-left = Rideau quand on quitte la fenêtre
options-curtain-when-left-text = se ferme quand un autre programme passe devant
options-single-options = Pas de choix
options-single-options-text = une carte qui ne laisse aucun choix s’exécute d’elle-même
options-fullscreen = Plein écran
options-fullscreen-text = ou une fenêtre à partir de 1280x720
options-interface = Taille de l’interface
options-interface-text = panneaux, cartes et lettres ensemble ; autant que la fenêtre en contient
options-interface-share = { $share } %
options-interface-fit = ajustée : { $share } %
options-letters = Taille des lettres
options-letters-text = phrases et nombres seulement
options-letters-100 = 100 %
options-letters-115 = 115 %
options-letters-130 = 130 %
options-reduced-motion = Mouvements réduits
options-reduced-motion-text = fondus au lieu de vols ; rien ne tremble, le paysage est immobile
options-emblems = Emblèmes près des couleurs
options-emblems-text = pour toutes les visions des couleurs
options-sound = Son
options-sound-text = chaque changement s’entend aussitôt et est gardé
options-sound-on = Son
options-sound-on-text = une touche l’allume et l’éteint partout : voir Commandes
options-master = Général
options-master-text = le volume de tout
options-music = Musique
options-music-text = plan, action, décompte, titre
options-effects = Effets
options-effects-text = tirs, pas, cartes, boutons
options-surroundings = Ambiance
options-surroundings-text = le train, dehors et dans le tunnel
options-quiet-when-left = Silence quand on quitte la fenêtre
options-quiet-when-left-text = rien ne joue tant qu’un autre programme est devant
options-loudness = { $share } %
options-no-device = Aucune sortie audio trouvée. Dès qu’il y en aura une, le jeu s’entendra.

options-keys = clavier
options-pad = manette
options-none = aucune
options-press-keys = appuyez sur une touche …
options-press-pad = appuyez …
options-digits = Cette touche ne peut être attribuée : les chiffres choisissent ce qui est proposé.
options-clash = Cette touche est déjà « { $command } ». Appuyez encore pour l’attribuer ici, ou Échap pour ne rien changer.
options-clash-pad = Ce bouton est déjà « { $command } ». Appuyez encore pour l’attribuer ici, ou Échap pour ne rien changer.
options-needed = « { $command } » a besoin d’une touche et d’un bouton : donnez-lui-en d’abord un autre.
options-shared = aussi { $command }

command-choose = Choisir
command-back = Retour
command-menu = Menu
command-skip = Passer
command-log = Journal
command-pile = Regarder la pile
command-things = Mes affaires
command-draw = Piocher
command-face-down = Face cachée
command-pass = Passer son tour
command-undo = Reprendre
command-faster = Plus vite
command-slower = Plus lentement
command-up = Haut
command-down = Bas
command-left = Gauche
command-right = Droite
command-next = Suivant
command-previous = Précédent
command-page-on = Page suivante
command-page-back = Page précédente
command-clear = Vider
command-fullscreen = Plein écran
command-mute = Son oui ou non
command-picture = Prendre une image

## The file of settings

settings-head = Ce qui a été choisi dans les options. On peut aussi le changer ici quand le programme ne tourne pas.
    Ce qui manque a sa valeur d’origine ; ce qui n’a pas de sens est dit au prochain démarrage.
settings-damaged = { $file } est abîmé : les valeurs d’origine servent.
settings-huge = { $file } est trop grand pour un fichier de réglages : les valeurs d’origine servent.
settings-deep = { $file } est trop imbriqué pour un fichier de réglages : les valeurs d’origine servent.
settings-anew = settings.toml était écrit d’une façon qui ne se change pas ligne par ligne : il est réécrit, l’ancien est gardé sous { $file }.
settings-unreadable = { $file } ne peut être lu : les valeurs d’origine servent.
settings-aside = Il est gardé sous { $file }.
settings-unknown = Dans settings.toml, { $place } ne veut rien dire.
settings-wrong = Dans settings.toml, { $place } ne peut être { $found } : la valeur d’origine sert ; il faudrait l’un de : { $right }.
settings-no-command = Dans settings.toml, { $place } n’est pas une commande.
settings-no-key = Dans settings.toml, { $place } ne peut être { $found } : ce n’est pas une touche.
settings-no-button = Dans settings.toml, { $place } ne peut être { $found } : ce n’est pas un bouton.
settings-needs-key = Dans settings.toml, { $place } ne doit pas être vide.
settings-more = { $count ->
    [one] Encore une chose n’y a pas de sens.
   *[other] Encore { $count } choses n’y ont pas de sens.
}

## Curtain

curtain-title = Au suivant
curtain-name = { $name },
curtain-who = tu es { $who }
curtain-away = Les autres, regardez ailleurs !
curtain-hold = Tenir pour ouvrir
curtain-wait = Attends
curtain-kept-down = ou le bouton de la souris, enfoncé
curtain-fresh = Appuie de nouveau : lâche d’abord toutes les touches
curtain-nothing = Rien n’est montré avant que la barre soit pleine
curtain-then = puis

## Title

title-colt = COLT
title-express = EXPRESS
title-continue = Continuer
title-under-way = { $round } · { $turn }
title-searching = recherche des parties sauvées …
title-new = Nouvelle partie
title-load = Charger
title-replays = Rediffusions
title-options = Options
title-quit = Quitter
title-statistics = Statistiques
title-reports = Rapport
title-credits = Crédits
credits-whose = À qui c’est
credits-more = tourner la page
title-crashed = La dernière fois, quelque chose a mal tourné ; c’est écrit dans { $file }.
title-fullscreen = plein écran
title-fan = Une œuvre d’amateurs, non officielle, avec ses propres images
title-version = Version { $version }

## Setup

setup-title = Nouvelle partie
setup-who = Qui chevauche ?
setup-seats = { $count } places sur 6 · ordre du tour, sens horaire
setup-seats-pairs = 2 joueurs, deux bandits chacun
setup-seats-ghost = { $count } joueurs et Ghost · ordre du tour, sens horaire
setup-person = Joueur { $number }
setup-computers = Butch, Calamity, Jesse, Annie, Wyatt, Sundance
setup-add = Une place de plus
setup-add-ghost = Une place de plus
setup-free = Libres
setup-all-ride = Les six bandits chevauchent
setup-no-more-free = Plus personne de libre
setup-draw = Tirer au sort
setup-one-deck = un paquet de 11 cartes
setup-no-power = Sans pouvoirs
setup-fewest = Il faut au moins deux places.
setup-first-already = C’est déjà la première place.
setup-last-already = C’est déjà la dernière place.
setup-ghost-last = À la droite du premier joueur : il joue en dernier
setup-ghost-plays = Le jeu le mène

setup-expansions = Extensions
expansion-elf = L’Elfe du Père Noël
expansion-ghost = Boîte Ghost
expansion-horses = Chevaux & Diligence
setup-short-elf = Jetons secrets ; son dernier wagon décide
setup-short-ghost = Le jeu le mène, pour la valise
setup-short-horses = Diligence, garde, otages, whisky
setup-barred-elf-ghost-alone = Pas avec la boîte Ghost
setup-barred-ghost-ghost-alone = Pas avec une autre
setup-barred-horses-ghost-alone = Pas avec la boîte Ghost
setup-barred-ghost-ghost-how-many = De deux à cinq joueurs

setup-table = Table
setup-hands = Mains
setup-curtain = Rideau
setup-open-table = Table ouverte
setup-curtain-text = L’écran se ferme entre deux mains
setup-open-table-text = Tout le monde voit tout
setup-two-players = Deux bandits chacun
setup-pairs-now = oui : deux joueurs
setup-pairs-when = avec deux places
setup-pairs-automatic = pas avec la boîte Ghost
setup-seed = Graine
setup-random = au hasard
setup-more = Plus …
setup-rules = { $deck ->
    [expert] Paquet expert
   *[base] { $powers ->
        [true] { $events ->
            [true] Pouvoirs et événements
           *[false] Pouvoirs, sans événements
        }
       *[false] { $events ->
            [true] Événements, sans pouvoirs
           *[false] Ni pouvoirs ni événements
        }
    }
}
setup-first-drawn = premier joueur au hasard
setup-first-seat = la place 1 commence

setup-more-title = Autres règles
setup-powers = Pouvoirs
setup-powers-text = L’astuce de chaque bandit
setup-events = Événements
setup-events-text = Il se passe quelque chose en fin de manche
setup-expert = Paquet expert
setup-expert-text = On garde ses cartes ; 3 à 6 joueurs
setup-expert-pairs = Pas à deux joueurs
setup-first-player = Premier joueur
setup-first-random = Au hasard
setup-first-one = Place 1
setup-first-random-text = Tiré au début de la partie
setup-first-one-text = Celui du haut commence
setup-printed = Comme imprimé
setup-done = Terminé

setup-start = En voiture !
setup-train = Locomotive et { $count } wagons, dans un ordre au hasard
setup-train-ghost = Locomotive et { $count } wagons, la valise dans la locomotive
setup-cards = Cartes Manche pour { $sheet } bandits
setup-cards-elf = { $cards } · jetons Cadeau et Vide
setup-cards-horses = { $cards } · diligence, chevaux, otages, flasques
setup-cards-ghost = { $cards } · les huit cartes de Ghost
refused-nameless = Il faut un nom à chacun.

## Pictures of the window

picture-kept = L’image est { $file }.
picture-kept-without-hand = L’image est { $file }, sans ta main.
picture-failed = L’image ne peut être écrite dans { $folder }.

## Errors

error-no-display = Il n’y a pas d’écran où ouvrir une fenêtre.
error-no-window = Aucune fenêtre ne peut s’ouvrir : { $reason }.
error-crash = Quelque chose a mal tourné, et n’a pas pu être noté : { $reason }. Les parties sont sauvées jusqu’au dernier choix.
error-crash-written = Quelque chose a mal tourné ; c’est noté dans { $file }. Les parties sont sauvées jusqu’au dernier choix.
error-no-home = Vous n’avez pas de dossier personnel pour les parties : donnez-en un avec --home DOSSIER.
error-arguments = Ces mots n’ont pas de sens ici : { $words }.
error-count = Il faudrait un nombre entier de 1 à { $most }, pas { $found }.
error-size = Une fenêtre de { $size } n’est pas possible : il faut de 1280x720 à 8192x8192 pixels.

## Scoring

scoring-pair = { $who } · ensemble { $amount } $
scoring-counting = Le décompte
scoring-wins = { $count ->
    [one] { $who } gagne !
   *[other] { $who } gagnent !
}
scoring-reason-richest = Le plus riche de tous
scoring-reason-fewest_bullets = Aussi riche qu’un autre, mais moins de balles reçues
scoring-reason-shared = Aussi riches et aussi touchés : victoire partagée
scoring-reason-aim = La valise à la main
scoring-reason-nobody = Il ne reste personne pour gagner
scoring-reason-richest-gift = Le plus riche de ceux qui ont un Cadeau
scoring-reason-richest-empty = Le plus riche de ceux dont le jeton est vide
scoring-nobody-wins = Personne ne gagne
scoring-ghost-wins = Ghost s’enfuit avec la valise
scoring-everybody-loses = Tout le monde perd
scoring-counted-all-the-same = Compté quand même, mais la valise décide
scoring-his-since = À lui depuis la manche { $number }
scoring-his-from = ramassée { $where } et gardée
scoring-else = Sinon { $who } aurait gagné : { $amount } $
scoring-elf = Où l’Elfe s’est arrêté
scoring-does-empty =
    Vide gagne : à deux wagons
    ou plus de la locomotive
scoring-would-empty = Vide gagnerait
scoring-does-gift = Cadeau gagne
scoring-would-gift = Cadeau gagnerait
scoring-gift = Cadeau
scoring-empty = Vide
scoring-is-out = est éliminé
scoring-still-in = toujours en jeu
scoring-bullets-short = Touché par
scoring-rounds = Cinq manches
scoring-rounds-text = en milliers, avant la gâchette
scoring-gunslinger = As de la gâchette
scoring-gunslinger-text = Le plus de tirs : { $who }
scoring-bullets = Balles reçues
scoring-again = Encore une partie
scoring-replay = Revoir
scoring-save = Garder
scoring-title = Titre

## Simulate

simulate-no-bot = Aucun ordinateur ne s’appelle { $name } ; il y a : { $known }.
simulate-many-bots = Il y a { $names } ordinateurs pour { $seats } places ; nommez-en autant, ou moins.
simulate-players = Joueurs
simulate-games = Parties
simulate-games-per-second = Parties par seconde
simulate-decisions-per-second = Décisions par seconde
simulate-decisions-per-game = Décisions par partie
simulate-clones-per-second = Copies d’état par seconde
simulate-wins-by-bandit = Victoires par bandit
simulate-wins-by-seat = Victoires par place
simulate-wins-of = Victoires de { $who }
simulate-share = { $percent } %, sûrement de { $low } à { $high }
simulate-share-and-money = { $percent } %, sûrement de { $low } à { $high } ; { $money } $ en moyenne
simulate-conduct-of = Comment joue { $level }
simulate-cards = Cartes exécutées
simulate-idle = Sans effet, %
simulate-idle-by-kind = … de chaque sorte, %
simulate-kinds = Part de chaque sorte, %
simulate-marshal-met-nobody = Marshal sans rencontre, %
simulate-draws = Tours passés à piocher, %
simulate-empty-fires-a-game = Tirs à vide par partie
simulate-last-turn-draws-a-game = Pioches au dernier tour
simulate-onto-marshal-a-game = Pas vers le Marshal
simulate-mean-ms = Réflexion, ms
simulate-most-ms = … 95 sur 100 sous, ms
simulate-aims-at-end = Où on en était à la fin
aim-elf-gift-end = Porteurs d’un Cadeau
aim-elf-empty-end = Porteurs d’un Vide
aim-ghost-has-suitcase-end = Ghost
aim-suitcase-lies-end = à personne
aim-suitcase-carried-end = à quelqu’un
simulate-help-players = deux à six ; à deux, chacun mène une paire
simulate-help-games = combien de parties
simulate-help-seed = la même graine joue les mêmes parties
simulate-help-workers = combien de processus se partagent le travail
simulate-help-bots = un ordinateur par joueur, séparés par des virgules, puis de nouveau le premier ; ils changent de place d’une partie à l’autre : outlaw, random, token-blind (un hors-la-loi qui n’a pas regardé son jeton d’Elfe)
simulate-help-expansions = elf ou ghost
simulate-help-expert = la variante expert
simulate-help-no-powers = sans pouvoirs
simulate-help-no-events = sans événements
simulate-help-json = un objet JSON au lieu d’un tableau

## The command line

command-about = Colt Express autour d’un écran. Sans commande, on joue ; le nom d’une partie sauvée l’ouvre.
command-play = jouer
command-open = continuer une partie sauvée, ou revoir une partie finie
command-replay = raconter une partie sauvée en phrases
command-scenario = vérifier des positions écrites comme données
command-simulate = jouer des parties sans fenêtre, dire à quelle vitesse et qui a gagné
command-puzzle = prouver des problèmes, ou en trouver
command-tour = dessiner chaque scène dans des fichiers PNG
command-bench = mesurer ce que coûte une image
command-selftest = ouvrir la fenêtre, jouer une partie par toutes les scènes, et finir
command-help-home = garder parties, réglages et statistiques dans ce dossier
command-help-size = la fenêtre, { $usual } si rien n’est dit
command-help-file = une partie : NOM.coltexpress
command-help-text = en phrases
command-help-scenarios = des positions, ou des dossiers de positions
command-help-folder = où vont les images
puzzle-help-paths = des problèmes, ou leurs dossiers ; avec --make le dossier des nouveaux
puzzle-help-make = trouver des problèmes où l’on joue autant de cartes, de une à six
puzzle-help-number = combien
puzzle-help-seed = un autre nombre en trouve d’autres
puzzle-proved = ok { $file } : { NUMBER($goal, useGrouping: 0) } $, { NUMBER($plans) ->
        [one] un plan
       *[other] { $plans } plans
    }, un seul juste, le meilleur autre rapporte { NUMBER($next, useGrouping: 0) } $ { $stars }
puzzle-not-proved = FAIL { $file } : { $solving } plans sur { $plans } rapportent { NUMBER($goal, useGrouping: 0) } $
puzzle-unreadable = { $file } : pas un problème ({ $trouble })
puzzle-not-kept = Rien ne peut être écrit dans { $folder } : { $trouble }
command-help-start = seulement le temps du démarrage à la première image
command-help-json = un objet JSON au lieu de lignes

## Selftest, tour

selftest-done = Chaque scène a été montrée et une partie entière jouée.
tour-done = { $count } images sont dans { $folder }.
tour-no-write = Rien ne peut être écrit dans { $folder }.

## The whole pile

pile-title = La pile
pile-count = { $cards ->
    [one] une carte
   *[other] { $cards } cartes dans l’ordre d’exécution
} · { $done } faites, { $coming } à venir
pile-done = fait
pile-now = en cours
pile-coming = à venir
pile-drew = a pioché

## My things

things-title = Mes affaires
things-eyes = pour { $name } seul ; une touche ou un clic referme
things-purses = Bourses
things-together = Ensemble
things-shot = { $count ->
    [0] Aucune balle tirée
    [one] Une balle tirée
   *[other] { $count } balles tirées
}
things-received = { $count ->
    [0] Aucune balle reçue
    [one] Une balle reçue
   *[other] { $count } balles reçues
}
things-deck = { $count ->
    [0] Le paquet est vide
    [one] Encore dans le paquet : une carte
   *[other] Encore dans le paquet : { $count } cartes, dans un ordre inconnu
}
things-elsewhere = En main { $hand } · dans la pile { $pile }
things-discarded = { $elsewhere } · défaussées { $count }
things-gift = Mon jeton : Cadeau
things-empty = Mon jeton : Vide
things-gift-of = Jeton de { $who } : Cadeau
things-empty-of = Jeton de { $who } : Vide
things-gift-asks = En jeu s’il finit à la locomotive ou juste à côté
things-empty-asks = En jeu s’il finit à deux wagons ou plus de la locomotive
things-stands = Là où il est, je suis en jeu.
things-stands-not = Là où il est, je suis éliminé.
things-close = Ce que les autres possèdent est sur leurs bandes ; eux seuls connaissent la valeur de leurs bourses.
scheming-look = Voir

## A saved game's file: why it cannot be read, or not be kept

record-not-ours = Ce n’est pas une partie de Colt Express.
record-newer-format = Une version plus récente du jeu l’a écrite, d’une façon illisible pour celle-ci.
record-huge = Plus grande qu’aucune partie ne peut l’être : plus de { $most } Ko.
record-missing = Elle n’est plus là.
record-unreadable = Elle ne peut être lue : { $why }.
record-header = Elle est abîmée : la ligne { $line } n’a pas de sens.
record-header-cut-off = Elle est abîmée : elle finit avant que la partie commence.
record-header-lacks = Elle est abîmée : elle ne dit pas « { $word } ».
record-broken = Elle est abîmée au choix { $choice }.
record-cut-off = Elle est coupée : elle finit avant le choix { $choice }.
record-set-up = Il n’y a pas de partie avec ces joueurs et ces règles.
record-level = Personne ici ne connaît son ordinateur { $level }.
record-dealt = Sa graine donne un autre train que celui du début : elle a été changée.
record-impossible = Son choix { $choice } n’y est pas possible : elle a été changée.
record-differs = Son choix { $choice } mène ailleurs qu’avant : elle a été changée.
record-older = Elle vient de la version { $version }, dont les règles diffèrent dès le choix { $choice }.
record-newer = Elle vient de la version plus récente { $version }, dont les règles diffèrent dès le choix { $choice }.

kept-full = Le disque de { $folder } est plein. La partie continue, mais n’est plus sauvée.
kept-forbidden = On ne peut rien écrire dans { $folder }. La partie continue, mais n’est plus sauvée.
kept-failed = L’écriture dans { $folder } a échoué. La partie continue, mais n’est plus sauvée.

## A game in sentences

replay-begun = Une partie commencée le { $date }
replay-seat = { $name } : { $who }
replay-score = { $who } { $money } $
replay-won = { $who } a gagné. { $why } : { $scores }.
replay-lost = { $why } : { $scores }.
replay-nobody = Le jeu lui-même : { $who }
replay-under-way = Après { $choices ->
    [0] aucun choix
    [one] un choix
   *[other] { $choices } choix
}, c’est à { $name } de choisir. Les mains et les cartes cachées ne sont pas dites.
list-comma = {", "}

## Replay

phase-replay = Rediffusion
replay-round = manche { $number }
replay-times = ×{ $times }
replay-start = Au début
replay-step-back = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-step = Un pas en avant
replay-faster = Plus vite
replay-everybody = tous
replay-eyes = Par les yeux de { $who }
replay-why = Cette partie n’est pas finie : les mains et les cartes cachées restent secrètes ; on la voit comme toute la table.
replay-why-short = les mains restent secrètes jusqu’à la fin
replay-no-hand = pas de cartes en main
replay-log = Journal
replay-gear = Options
replay-close = Quitter la rediffusion
replay-hint-step = pas
replay-hint-play = lecture
replay-hint-pause = pause
replay-hint-round = manche
replay-hint-eyes = quels yeux
naming-title = Garder la rediffusion
naming-text = Elle est déjà gardée. Avec un nom, on la retrouve mieux.
naming-save = Garder
naming-done = Elle est gardée sous « { $name } ».
naming-failed = Impossible de l’écrire dans { $folder } : elle est gardée comme avant.
naming-nameless = Écrivez d’abord un nom.
naming-not-kept = Cette partie n’est pas gardée : il n’y a pas de dossier pour les parties.

## Load

load-title = Charger
load-games = Parties sauvées
load-newest = les récentes d’abord
load-none = Il n’y a pas encore de partie sauvée. Chaque choix est sauvé aussitôt, de lui-même.
load-closed = On ne peut pas regarder dans { $folder }. Son contenu est laissé tel quel.
load-reading = lecture en cours …
load-over = Terminée
load-setup = Avant la première manche
load-round = Manche { $number }, { $phase }
load-turn = à { $name } de choisir
load-won = { $count ->
    [one] { $who } a gagné avec { $money } $
   *[other] { $who } ont gagné avec { $money } $ chacun
}
load-nobody-won = Personne n’a gagné
load-today = aujourd’hui, { $time }
load-yesterday = hier, { $time }
load-date = { $day } { $month }
load-date-year = { $day } { $month } { $year }
load-persons = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
load-computers = { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
}
load-people = { $who } · { $choices ->
    [one] un choix
   *[other] { $choices } choix
}
load-computer = Ordinateur : { $name }
load-unreadable = Illisible : { $file }
load-left = Elle est laissée telle quelle.
load-up-to-there = Jusque-là
load-with-elf = avec l’Elfe du Père Noël
load-with-ghost = avec la boîte Ghost
load-with-horses = avec Chevaux & Diligence
load-plain = le jeu sans extensions
load-expert = variante expert
load-curtain = s’ouvre derrière le rideau : aucune main n’est montrée
load-open-table = table ouverte : tout le monde voit toutes les mains
load-alone = une seule personne joue : pas de rideau
load-watch = ordinateurs seuls : la table comme tout le monde la voit
load-ended = terminée : aucune main n’est plus secrète
load-play = Continuer
load-end = Voir la fin
load-watch-ended = Revoir la partie
load-watch-so-far = Revoir jusque-là
load-replays = Rediffusions
load-ended-games = Parties finies
load-none-ended = Aucune partie n’a encore été jouée jusqu’au bout.
load-delete = Supprimer …
load-delete-sure = Supprimer pour de bon
load-delete-ask = La supprimer ? Rien ne la ramènera.
load-keep = La garder
load-hint-play = continuer
load-hint-watch = revoir
load-hint-delete = supprimer
load-folder = Montrer le dossier
load-automatic = tout seul
load-no-loot = rien
load-where = Les parties sont dans { $folder }
load-cannot-open = { $file } ne peut être ouverte. { $why }
load-not-deleted = { $file } n’a pas pu être supprimée.

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Statistics

statistics-title = Statistiques
statistics-people = Personnes
statistics-bandits = Bandits
statistics-hint-whose = de qui
statistics-hint-more = plus
statistics-dollars = { $money } $
statistics-games = { $count ->
    [one] partie
   *[other] parties
}
statistics-games-of-people = { $count ->
    [one] partie avec des personnes
   *[other] parties avec des personnes
}
statistics-won-by-people = d’entre elles gagnées par une personne
statistics-average = la moyenne d’une personne
statistics-richest = le plus, { $who } avec { $bandits }
statistics-richest-nobody = le plus
statistics-bullets-shot = { $count ->
    [one] balle tirée
   *[other] balles tirées
}
statistics-box-won = { $count ->
    [one] victoire de la boîte Ghost sur { $played }
   *[other] victoires de la boîte Ghost sur { $played }
}
statistics-box-none = parties contre la boîte Ghost
statistics-won-and-played = Gagnées et jouées
statistics-by-people = parties par personne, avec son bandit préféré
statistics-by-bandits = parties par bandit
statistics-won-of = { $won } sur { $played }
statistics-bullets-of = { $shot } balles tirées · { $received } reçues
statistics-sources = D’où vient l’argent
statistics-sources-under = moyenne d’une partie, en dollars
statistics-kind-purse = bourses
statistics-kind-jewel = bijoux
statistics-kind-strongbox = mallettes
statistics-kind-suitcase = valise
statistics-kind-hostage = otage
statistics-kind-gunslinger = gâchette
statistics-kind-other = autre
statistics-growth = Comment l’argent grandit
statistics-growth-beside = en milliers, par manche
statistics-idle = Cartes sans effet
statistics-idle-beside = sur cent
statistics-bullets = Balles
statistics-bullets-beside = moyenne d’une partie
statistics-shot = tirées
statistics-hit = reçues
statistics-expansions = Avec extensions
statistics-expansions-beside = gagnées par une personne
statistics-plain = Sans
statistics-none = Aucune partie à compter
statistics-none-text = La première jouée jusqu’au bout sera ici.
statistics-none-of-people = Aucune partie de personnes à compter
statistics-none-of-people-text = Jusqu’ici les ordinateurs ont joué seuls : leurs parties sont à la page des bandits.
statistics-trouble-aside = Les statistiques étaient abîmées. Elles sont gardées sous { $file }, et le compte recommence.
statistics-trouble-stuck = { $file } est abîmé et ne peut être mis de côté : aucune partie n’est comptée.
statistics-trouble-newer = Une version plus récente du jeu a écrit { $file } : celle-ci n’y touche pas et ne compte aucune partie.
statistics-trouble-full = Le disque est plein : les parties d’aujourd’hui ne sont pas encore dans { $file }.
statistics-trouble-busy = Un autre programme travaille sur { $file } ; ce qui manque sera ajouté plus tard.
statistics-trouble-forbidden = { $file } ne peut être lu ou écrit : son dossier ne le permet pas.
statistics-trouble-failed = La lecture ou l’écriture de { $file } a échoué.

## Horses & Stagecoach

action-ride = Chevauchée
turn-Z = Tumulte : tous choisissent en secret, puis on montre
place-coach-in = dans la diligence
place-coach-roof = sur le toit de la diligence
place-horseback = à cheval
kind-flask = une flasque de whisky
kind-half-ordinary = une flasque entamée
kind-half-old = une flasque entamée de vieux whisky
loot-flask = { $count ->
    [one] une flasque de whisky
   *[other] { $count } flasques de whisky
}
loot-half-ordinary = { $count ->
    [one] une flasque entamée
   *[other] { $count } flasques entamées
}
loot-half-old = une flasque entamée de vieux whisky
hostage-poodle = le Caniche
hostage-minister = le Pasteur
hostage-teacher = l’Institutrice
hostage-zealot = le Fanatique
hostage-banker = le Banquier
hostage-old_lady = la Vieille Dame
hostage-poker_player = le Joueur de poker
hostage-photographer = le Photographe
nothing-no-way = aucun Déplacement ne mène hors d’ici
nothing-no-horse = aucun cheval près du wagon
nothing-away = le cavalier est parti
nothing-teacher = l’Institutrice l’interdit
nothing-zealot = le Fanatique l’interdit
round-shotguns_rage = La rage du Shotgun
round-higher_speed = Pleine vitesse
round-whiskey_for_the_marshal = Whisky pour le Marshal
round-panting_horses = Chevaux essoufflés
round-quiet_ride = Voyage paisible
round-sharing_the_loot = Partage du butin
round-escape = Évasion
round-mortal_bullet = Balle mortelle
event-shotguns_rage = Chaque bandit dans ou sur la diligence, et dans ou sur le wagon voisin, reçoit une balle neutre
event-higher_speed = Bandits sur les toits du train, chevaux, diligence et Shotgun reculent d’un wagon
event-whiskey_for_the_marshal = Le Marshal boit une flasque de son wagon et recule : d’un wagon ou, si elle est vieille, jusqu’à la queue
event-panting_horses = Le cheval le plus en arrière quitte la partie ; à cinq ou six joueurs, deux chevaux
event-quiet_ride = Il ne se passe rien
event-sharing_the_loot = Une mallette dont le porteur n’est pas seul est partagée entre tous ceux de sa place
event-escape = Chaque bandit encore dans ou sur le train est pris et ne peut gagner
event-mortal_bullet = Chaque bandit perd 150 $ par carte Balle reçue dans la manche
tell-moved-ride = { $who } chevauche { $where }
tell-moved-shotgun = { $who } fuit le Shotgun { $where }
tell-moved-higher_speed = { $who } est rejeté en arrière { $where }
tell-horse-ridden = { $who } galope : { $car }
tell-horse-ridden-nowhere = { $who } se met en selle sans avancer : { $car }
tell-boarded = { $who } monte à bord : { $car }
tell-riders-came-on = { $count ->
    [one] { $who } continue : { $car }
   *[other] { $who } continuent : { $car }
}
tell-coach-fell-back = La diligence recule : { $car }
tell-shotgun-thrown-off = { $who } jette le Shotgun de la diligence : il atterrit { $where }
tell-shotgun-fell-back = Le Shotgun suit la diligence { $where }
tell-shotgun-met = Le Shotgun surprend { $who } et tire
tell-shotgun-met-unarmed = Le Shotgun surprend { $who }, mais manque de balles
tell-hostage-taken = { $who } prend en otage { $hostage }
tell-flask-drunk-ordinary-first = { $who } boit à une flasque : whisky ordinaire, trois cartes piochées
tell-flask-drunk-ordinary-last = { $who } vide une flasque et pioche trois cartes
tell-flask-drunk-old-first = { $who } boit à une flasque : le vieux whisky, deux cartes à jouer
tell-flask-drunk-old-last = { $who } vide la vieille flasque : deux cartes à jouer
tell-marshal-drank-ordinary = Le Marshal vide une flasque et titube d’un wagon en arrière
tell-marshal-drank-old = Le Marshal vide la vieille flasque et titube jusqu’au wagon de queue
tell-horses-fell-back = { $count ->
    [one] Un cheval recule d’un wagon
   *[other] { $count } chevaux reculent d’un wagon
}
tell-horses-dropped-out = { $count ->
    [one] Un cheval à bout de souffle reste en arrière
   *[other] { $count } chevaux à bout de souffle restent en arrière
}
tell-strongbox-shared = La mallette de { $who } est partagée entre { $among } : { $money } $ chacun
tell-rode-away = { $who } s’enfuit à cheval pour de bon
tell-caught = { $count ->
    [one] { $who } est pris dans le train
   *[other] { $who } sont pris dans le train
}
tell-bullets-paid = { $who } perd { $money } $ pour les balles de la manche
tell-poodle-bit = Le Caniche mord { $who }
misread-with-the-shotgun = personne ne peut être sur le toit du Shotgun ; il faudrait une autre place.
misread-away = qui est parti n’a pas de place ; il faudrait l’un des deux.

event-and-keep = { $event }. Avant l’action, chacun peut garder { $count ->
    [one] une carte
   *[other] { $count } cartes
 } en main
command-texts = dire ce qui manque à chaque langue
texts-whole = { $language } : il ne manque rien
texts-missing = { $language } : { $name } manque
texts-strange = { $language } : { $name } n’est dans aucune autre langue
texts-differing = { $language } : { $name } prend d’autres valeurs qu’en anglais
texts-twice = { $language } : { $name } y est deux fois
texts-unreadable = { $language } : ce n’est pas une phrase : { $name }
