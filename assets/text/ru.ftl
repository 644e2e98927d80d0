### Всё, что читают по-русски. По разделу на сцену; ключи начинаются с названия сцены.
### Значение в фигурных скобках, { $name }, подставляет игра; имена стоят в именительном падеже.

language-name = Русский

## Who

bandit-belle = Белль
bandit-cheyenne = Шайенн
bandit-django = Джанго
bandit-doc = Док
bandit-ghost = Призрак
bandit-ghost_box = Призрак
bandit-tuco = Туко
bandit-marshal = Маршал
bandit-elf = Эльф

power-belle = Не цель, пока есть другая
power-cheyenne = Берёт кошелёк, который выбила
power-django = Его выстрел сдвигает на вагон
power-doc = Семь карт в начале раунда
power-ghost = Первая карта — рубашкой вверх
power-tuco = Стреляет сквозь пол и крышу

## Cards

action-move = Движение
action-floor_change = Лестница
action-fire = Выстрел
action-robbery = Грабёж
action-punch = Удар
action-marshal = Маршал
action-bullet = Пуля
action-hidden = Закрыто
card-or = или

## Rounds and turns

phase-setup = Подготовка
phase-scheming = Планы
phase-stealing = Налёт
phase-event = Конец раунда
phase-over = Конец

turn-S = Обычный: карты открыты
turn-T = Туннель: карты закрыты
turn-2 = Разгон: две карты подряд
turn-R = Стрелка: обратный порядок

round-angry_marshal = Злой Маршал
round-swivel_arm = Водяной кран
round-braking = Торможение
round-take_it_all = Забирай всё!
round-passengers_rebellion = Бунт пассажиров
round-bridge = Мост
round-cave = Пещера
round-pickpocketing = Карманники
round-marshals_revenge = Месть Маршала
round-hostage = Заложник

event-angry_marshal = Каждый бандит на крыше вагона Маршала получает нейтральную пулю; затем Маршал идёт на вагон назад
event-swivel_arm = Каждого бандита на крыше сметает на крышу хвостового вагона; добыча остаётся на месте
event-braking = Каждого бандита на крыше бросает на вагон вперёд
event-take_it_all = Второй сейф кладут в вагон Маршала
event-passengers_rebellion = Каждый бандит внутри получает нейтральную пулю
event-bridge = Ничего не происходит
event-cave = Ничего не происходит
event-pickpocketing = Каждый бандит, который на своём месте один, может взять кошелёк, если он там лежит
event-marshals_revenge = Каждый бандит на крыше вагона Маршала роняет там свой самый дешёвый кошелёк
event-hostage = Каждый бандит в паровозе или на нём получает $250

## The train and what lies in it

car-locomotive = паровоз
car-baggage = багажный вагон
car-second_class = вагон второго класса
car-first_class = вагон первого класса
car-dining = вагон-ресторан
car-mail = почтовый вагон
car-saloon = вагон-салон

loot-purse = { $count ->
    [one] { $count } кошелёк
    [few] { $count } кошелька
   *[other] { $count } кошельков
}
loot-jewel = { $count ->
    [one] { $count } алмаз
    [few] { $count } алмаза
   *[other] { $count } алмазов
}
loot-strongbox = { $count ->
    [one] { $count } сейф
    [few] { $count } сейфа
   *[other] { $count } сейфов
}
kind-purse = Кошелёк
kind-jewel = Алмаз
kind-strongbox = Сейф
kind-nothing = Ничего

dollars = ${ $amount }

## Buttons and keys

button-cancel = Отмена
button-close = Закрыть

key-return = Enter
key-kp_enter = Num Enter
key-escape = Esc
key-space = Пробел
key-tab = Tab
key-backspace = Backspace
key-insert = Ins
key-home = Home
key-delete = Del
key-end = End
key-pageup = PgUp
key-pagedown = PgDn
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-ctrl = Ctrl
key-shift = Shift
pad-leftshoulder = LB
pad-rightshoulder = RB
pad-back = View
pad-guide = Guide
pad-leftstick = LS
pad-rightstick = RS
key-range = { $first }–{ $last }

tool-things = Мои вещи — только для моих глаз
tool-token = Мой жетон Эльфа — только для моих глаз
tool-log = Что произошло
tool-undo = Взять назад: { $what }
tool-undo-last = Взять назад последний ход
tool-undo-not = Назад взять нельзя: кто-то уже увидел новое
tool-speed = Темп: { $now ->
    [slow] медленный
    [normal] обычный
    [fast] быстрый
   *[instant] мгновенный
} – нажмите, чтобы сменить
tool-skip = Пропустить показ
tool-menu = Меню

word-choose = выбрать
word-back = назад
word-skip = пропустить
word-next = дальше

## Scenarios and written positions: what is wrong with one, and what would be right

scenario-no-file = это не файл, который можно прочесть
scenario-folder-empty = в этой папке нет сценариев; сценарий — файл с окончанием .json.
scenario-not-json = это не JSON: строка { $line }, столбец { $column }.
scenario-unreadable = не читается: { $trouble }.
scenario-refused = { $place }: { $why }

scenario-differs = { $place }: ожидалось { $expected }, найдено { $found }
scenario-not-on-offer = выбор { $number }: ожидалось, что можно { $choice }, найдено { $offered }
scenario-left-over = выбор { $number }: ожидалось, что спросят { $choice }, но никого больше не спрашивают
scenario-left-open = ожидалось, что решений не останется, но есть: { $offered }; назовите его в "choices" или ждите "options"

misread = { $place }: { $found } здесь ничего не значит; { $right }
misread-nothing = { $place }: этого не хватает; { $right }
misread-one-of = верно было бы одно из: { $words }.
misread-text = верен был бы непустой текст.
misread-whole-number = верно было бы целое число от { $least } до { $most }.
misread-flag = верно было бы true или false.
misread-list = верен был бы список.
misread-object = верен был бы объект: ключи и значения в фигурных скобках.
misread-unknown-key = такого ключа нет; есть: { $words }.
misread-not-in-phase = в фазе { $phase } такого ключа быть не должно, только: { $words }.
misread-twice = этот ключ надо назвать один раз.
misread-once = верно было бы ровно одно: { $word }, на полу или у кого-нибудь.
misread-missing = его надо указать.
misread-seated = верен был бы такой порядок: { $words }.
misread-played = верно было бы: бандит и действие, например tuco fire.
misread-with-the-marshal = никто не может стоять в вагоне Маршала; верно было бы другое место или крыша.
misread-such-as = верно было бы, например, { $example }.
misread-no-discards = сброс есть только в варианте для знатоков; уберите его или поставьте expert: true.
misread-with-the-shotgun = никто не может стоять на крыше Охранника; верно было бы другое место.
misread-away = у того, кто ускакал, места нет; верно было бы одно из двух.

## Why a game cannot be played as agreed

refused-seats = Каждый бандит играет один раз, и только шестеро бандитов.
refused-how-many = Играют от трёх до шести бандитов, каждого ведёт свой игрок; вдвоём каждый ведёт пару.
refused-first = Первым должен быть кто-то из играющих.
refused-unknown-expansion = Такого дополнения нет; есть elf, ghost и horses.
refused-pairs = Вдвоём каждый ведёт двух бандитов: одного из Туко, Джанго, Шайенн и одного из Призрак, Док, Белль.
refused-pairs-alternate = Места двух игроков должны чередоваться.
refused-expert-two-players = Вариант для знатоков — на трёх–шестерых, не на двоих.
refused-ghost-alone = Коробка Призрака играется отдельно: без других дополнений.
refused-ghost-pairs = В коробке Призрака нет игры парами: двое ведут по одному бандиту против Призрака.
refused-ghost-seat = С коробкой Призрака он должен быть среди бандитов, а первым — человек.
refused-ghost-how-many = Коробка Призрака — на двух–пятерых людей, а Призрак — ещё один бандит.

## What the table says

bar-round = Раунд { $number }
bar-of = из { $number }
bar-when = в конце раунда
list-and = { $first } и { $last }
place-in = внутри: { $car }
place-roof = на крыше: { $car }
strip-on-his-own = сам по себе
strip-hint = { $who } · { $cards } · { $shots }
strip-hint-person = играет { $name }
strip-hint-computer = играет { $name }, компьютер
strip-hint-ghost = За него играет сама игра: одна из восьми карт в ход. { $bullets ->
    [0] Перед ним нет пуль;
    [one] Перед ним { $bullets } пуля;
    [few] Перед ним { $bullets } пули;
   *[other] Перед ним { $bullets } пуль;
} три останавливают его следующую карту.
strip-hint-hand = { $count ->
    [0] карт в руке нет
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[other] { $count } карт в руке
}
strip-hint-pile = { $count ->
    [0] карт в стопке больше нет
    [one] ещё { $count } карта в стопке
    [few] ещё { $count } карты в стопке
   *[other] ещё { $count } карт в стопке
}
strip-hint-bullets = пули: { $left } из { $all }, { $hit ->
    [0] попаданий нет
    [one] { $hit } попадание
    [few] { $hit } попадания
   *[other] { $hit } попаданий
}
strip-hint-discards = { $told } · сброшено: { $cards }
strip-hint-card = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
supply-hint = { $bullets ->
    [0] Нейтральных пуль не осталось
    [one] Осталась { $bullets } нейтральная пуля
    [few] Осталось { $bullets } нейтральные пули
   *[other] Осталось { $bullets } нейтральных пуль
} у Маршала и пассажиров; { $strongboxes ->
    [0] сейфа у поезда нет.
    [one] у поезда ждёт { $strongboxes } сейф.
    [few] у поезда ждут { $strongboxes } сейфа.
   *[other] у поезда ждут { $strongboxes } сейфов.
}
strip-stops-0 = три остановят карту
strip-stops-1 = следующая карта — стоп
strip-stops-2 = две карты — стоп
kind-suitcase = Чемодан
loot-suitcase = чемодан

tell-played = { $who } играет карту: { $card }
tell-played-hidden = { $who } кладёт карту рубашкой вверх
tell-drew = { $count ->
    [0] { $who }: брать больше нечего
    [one] { $who } берёт { $count } карту
    [few] { $who } берёт { $count } карты
   *[other] { $who } берёт { $count } карт
}
tell-revealed = { $who }: { $card }
tell-nothing = { $who }: { $card } – { $reason }
tell-moved = { $who } переходит; теперь { $where }
tell-moved-punch = { $who } отлетает от удара; теперь { $where }
tell-moved-django = { $who } отлетает от выстрела; теперь { $where }
tell-moved-meeting = { $who } спасается бегством; теперь { $where }
tell-moved-braking = { $who } летит вперёд; теперь { $where }
tell-moved-swivel_arm = { $who } летит по крышам; теперь { $where }
tell-marshal = Маршал входит: { $car }
tell-met = Маршал стреляет. Пойманы: { $who }
tell-met-unarmed = Маршалу не хватает пуль. Пойманы: { $who }
tell-shot = { $who } стреляет. Цель: { $whom }
tell-neutral = { $who } получает нейтральную пулю
tell-spared = Нейтральных пуль не хватает, никто не ранен: { $who }
tell-punched = { $who } бьёт. Удар получает { $whom }
tell-dropped = { $kind ->
    [purse] { $who } теряет кошелёк
    [jewel] { $who } теряет алмаз
    [strongbox] { $who } теряет сейф
    [suitcase] { $who } теряет чемодан
   *[other] { $who } теряет { $loot }
}
tell-taken = { $kind ->
    [purse] { $who } берёт кошелёк
    [jewel] { $who } берёт алмаз
    [strongbox] { $who } берёт сейф
    [suitcase] { $who } берёт чемодан
   *[other] { $who } берёт { $loot }
}
tell-handed = { $who } забирает кошелёк, который теряет { $whom }
tell-strongbox = Второй сейф кладут сюда: { $car }
tell-hostage = { $who } получает за машиниста ${ $money }
tell-event = { $event }: { $text }
tell-round = Раунд { $number }: { $card }
tell-elf = Эльф семенит следом ({ $who }), { $where }
tell-tokens = Все жетоны открыты
tell-kept = Карты, оставленные в руке: { $counts }
tell-kept-count = { $who } { $count }

log-title = Журнал
log-scheming = Раунд { $number }, планы
log-stealing = Раунд { $number }, карты
log-event = Раунд { $number }, конец
log-all = Все
log-all-short = все
log-of = только { $who }
log-entry = запись
log-close = закрыть

aim-elf-gift = Победили бы те, у кого Подарок
aim-elf-gift-line = Эльф { $place }
aim-elf-empty = Победили бы те, у кого Пусто
aim-elf-empty-line = Эльф { $place }
aim-ghost-has-suitcase = Призрак обыграл бы всех
aim-ghost-has-suitcase-line = Чемодан у него, { $place }
aim-suitcase-lies = Чемодан лежит свободно
aim-suitcase-lies-line = { $place }
aim-suitcase-carried = Чемодан у кого: { $who }
aim-suitcase-carried-line = { $place }

tell-half-carries = Чемодан у Призрака, значит, верхняя половина: { $action }
tell-half-beside = Чемодан лежит перед Призраком, значит, верхняя половина: { $action }
tell-half-beside-carrier = Хозяин чемодана рядом с Призраком, значит, верхняя половина: { $action }
tell-half-other-level = Чемодан на другом уровне, значит, нижняя половина: { $action }
tell-half-away = { $cars ->
    [one] До чемодана { $cars } вагон, значит, нижняя половина: { $action }
    [few] До чемодана { $cars } вагона, значит, нижняя половина: { $action }
   *[other] До чемодана { $cars } вагонов, значит, нижняя половина: { $action }
}
tell-cancelled = Три пули останавливают карту Призрака: { $card }
action-heist_or_move = Кража или ход
action-heist_or_floor_change = Кража или лестн.
action-punch_or_move = Удар или ход
action-floor_change_and_fire = Лестн. и выстрел
action-heist = Кража
nothing-has-suitcase = чемодан уже у него
nothing-no-suitcase = чемодана на полу здесь нет
nothing-already-there = он уже в вагоне чемодана
nothing-no-further = дальше от чемодана не уйти
nothing-no-target = стрелять не в кого
nothing-no-bullets = револьвер пуст
nothing-nobody-here = больше никого нет
nothing-no-loot = ничего не лежит
nothing-declined = кошелёк остаётся лежать
nothing-no-way = Движением отсюда не уйти
nothing-no-horse = у вагона нет лошади
nothing-away = всадника уже нет
nothing-teacher = Учительница запрещает
nothing-zealot = Фанатик запрещает

## Action

ask-move = { $who }, куда идёшь?
ask-marshal = { $who }, куда послать Маршала?
ask-fire = { $who }, кто цель?
ask-punch = { $who }, кого бьёшь?
ask-loot = { $who }, что теряет { $whom }?
ask-landing = { $who }, куда летит { $whom }?
ask-purse = { $who }, забрать кошелёк? Хозяин: { $whom }
ask-anything = { $who }, выбирай
ask-rob = { $who }, что берёшь?
ask-pickpocket = { $who }, берёшь кошелёк?
ask-start = Кто начинает в хвостовом вагоне?
ask-ride = { $who }, куда скачешь?
ask-flee = { $who }, куда бежишь?
ask-take-hostage = { $who }, кого берёшь с собой?
ask-choose-car = { $who }, в какой вагон садишься?
choose-purse-take = Забрать
choose-purse-leave = Пусть падает
choose-pass-true = Пас
action-confirm = нажмите, чтобы выполнить
barred-belle-head = { $who }: не цель
barred-belle = пока можно выбрать другого
barred-belle-short = { $who } в безопасности: есть другие цели
barred-own-space-head = { $who }: слишком близко
barred-own-space = в того, кто рядом, не стреляют
barred-hidden-head = { $who }: не видно
barred-hidden = туда не попасть

## Scheming

scheming-ask = { $name }, играй карту или бери
scheming-ask-anything = { $name }, выбирай
scheming-ask-first = { $name }, выбери карту, которую оставишь
scheming-ask-cover = { $name }, прикрой Выстрел картой или пасуй
scheming-ask-plan-together = { $name }, суматоха: играй карту или бери
scheming-ask-play-after-sip = { $name }, играй карту
scheming-ask-keep-some = { $name }, какие карты оставишь?
scheming-ask-board-or-ride-on = { $name }, садиться или скакать дальше?
scheming-ask-keep = { $name }, какие карты оставишь?
scheming-plans = { $who } думает
scheming-turns-left = { $count ->
    [one] последний ход
    [few] ещё { $count } хода
   *[other] ещё { $count } ходов
}
scheming-first-of-two = первая из двух · { $left }
scheming-second-of-two = вторая из двух · { $left }
scheming-confirm = играть
forecast-face-down = рубашкой вверх; { $meaning }
scheming-draw = Взять
scheming-draw-count = { $count ->
    [0] Нет карт
   *[other] Взять { $count }
}
scheming-left = { $count ->
    [0] не осталось
   *[other] осталось { $count }
}
scheming-pass = Пас
scheming-play = Играть
scheming-take = Оставить
scheming-keep = { $count ->
    [0] Без карт
   *[other] Оставить { $count }
}
scheming-face-down = Закрыть
scheming-lift = поднять карту
scheming-put-back = положить обратно
scheming-pile = Стопка
scheming-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
forecast-move-in = на вагон вперёд или назад
forecast-move-roof = до трёх вагонов по крышам
forecast-floor_change = на крышу или вниз с неё
forecast-fire = цель выберешь позже; сейчас это: { $whom }
forecast-nobody = сейчас — ни в кого
forecast-no-bullets = твой револьвер пуст
forecast-punch = сейчас это: { $whom }
forecast-rob = здесь сейчас: { $loot }
forecast-no-loot = здесь сейчас ничего нет
forecast-marshal = сейчас он здесь: { $car }
news-watch = Смотреть
news-title = С твоего прошлого выбора
news-played = карта: { $card }
news-hidden = карта рубашкой вверх
news-drew = { $count ->
    [one] взята { $count } карта
    [few] взяты { $count } карты
   *[other] взято { $count } карт
}

## Menu

handing-title = Кто играет дальше?
handing-text = Компьютер может занять чьё-то место и вернуть его.
handing-person = Играет человек
handing-computer = Играет компьютер
handing-done = Готово
menu-title = Поезд ждёт
menu-resume = Ехать дальше
menu-options = Настройки
menu-seats = Передать место
menu-now = Раунд { $number } из 5
menu-leave = В главное меню
menu-quit = Выйти
menu-saved-well = Каждый выбор уже сохранён.
menu-saved-failed = Сохранить не удалось: выйти — значит потерять игру.
menu-saved-not = Эта игра не сохраняется: выйти — значит её потерять.

## Options

options-title = Настройки
options-game = Игра
options-game-text = каждое изменение видно сразу и сохраняется
options-picture = Картинка
options-picture-text = каждое изменение видно сразу и сохраняется
options-controls = Управление
options-controls-text = выберите клавишу или кнопку и нажмите новую
options-access = Доступность
options-access-text = каждое изменение видно сразу и сохраняется
options-reset = Сбросить страницу
options-move = перейти
options-change = изменить
options-clear = стереть
options-done = готово
options-tabs = страницы
options-unwritten = В файл настроек записать нельзя: действует до конца программы.

options-language = Язык
options-language-text = все слова, с этой минуты
options-language-system = Системный
options-animation = Анимация
options-animation-text = скорость всего, что движется
options-animation-slow = Медленно
options-animation-normal = Обычно
options-animation-fast = Быстро
options-animation-instant = Сразу
options-computers = Компьютеры
options-computers-text = сколько они будто бы думают
options-computers-slow = Медленно
options-computers-normal = Обычно
options-computers-fast = Быстро
options-computers-instant = Сразу
options-hands = Карты
options-hands-text = что видно между ходами двух людей, в новых играх
options-hands-curtain = Занавес
options-hands-open = Открыто
options-curtain-when-left = Занавес, когда окно оставлено
options-curtain-when-left-text = закрывается, когда впереди другая программа
options-single-options = Нет выбора
options-single-options-text = карта без выбора выполняется сама
options-fullscreen = Полный экран
options-fullscreen-text = или окно любого размера от 1280x720
options-interface = Размер интерфейса
options-interface-text = панели, карты и буквы вместе; сколько вмещает окно
options-interface-share = { $share } %
options-interface-fit = по окну: { $share } %
options-letters = Размер букв
options-letters-text = только предложения и числа
options-letters-100 = 100 %
options-letters-115 = 115 %
options-letters-130 = 130 %
options-reduced-motion = Меньше движения
options-reduced-motion-text = плавная смена вместо полётов; ничего не трясётся, земля стоит
options-emblems = Эмблемы рядом с цветом
options-emblems-text = для любого цветового зрения
options-sound = Звук
options-sound-text = каждое изменение слышно сразу и сохраняется
options-sound-on = Звук
options-sound-on-text = клавиша включает и выключает его везде: см. Управление
options-master = Общая
options-master-text = громкость всего
options-music = Музыка
options-music-text = планы, налёт, подсчёт, заставка
options-effects = Эффекты
options-effects-text = выстрелы, шаги, карты, кнопки
options-surroundings = Окружение
options-surroundings-text = поезд, снаружи и в туннеле
options-quiet-when-left = Тихо, когда окно оставлено
options-quiet-when-left-text = ничего не играет, пока впереди другая программа
options-loudness = { $share } %
options-no-device = Звуковое устройство не найдено. Как только оно появится, игру станет слышно.

options-keys = клавиатура
options-pad = геймпад
options-none = нет
options-press-keys = нажмите клавишу …
options-press-pad = нажмите …
options-digits = Эту клавишу отдать нельзя: цифры выбирают предложенное.
options-clash = Эта клавиша уже занята: «{ $command }». Нажмите ещё раз, чтобы перенести её сюда, или Esc, чтобы всё оставить.
options-clash-pad = Эта кнопка уже занята: «{ $command }». Нажмите ещё раз, чтобы перенести её сюда, или Esc, чтобы всё оставить.
options-needed = Команде «{ $command }» нужны клавиша и кнопка: дайте ей сначала другую.
options-shared = также { $command }

command-choose = Выбрать
command-back = Назад
command-menu = Меню
command-skip = Пропустить
command-log = Журнал
command-pile = Посмотреть стопку
command-things = Мои вещи
command-draw = Взять карты
command-face-down = Рубашкой вверх
command-pass = Пас
command-undo = Взять назад
command-faster = Быстрее
command-slower = Медленнее
command-up = Вверх
command-down = Вниз
command-left = Влево
command-right = Вправо
command-next = Следующее
command-previous = Предыдущее
command-page-on = Следующая страница
command-page-back = Предыдущая страница
command-clear = Стереть
command-fullscreen = Полный экран
command-mute = Звук вкл. и выкл.
command-picture = Снимок окна

## The file of settings

settings-head = То, что выбрано в настройках. Можно менять и здесь, пока программа не запущена.
    Чего здесь нет, то по умолчанию; о бессмыслице будет сказано при следующем запуске.
settings-damaged = Файл { $file } повреждён: действуют настройки по умолчанию.
settings-huge = Файл { $file } слишком велик для настроек: действуют настройки по умолчанию.
settings-deep = Файл { $file } вложен слишком глубоко: действуют настройки по умолчанию.
settings-anew = settings.toml был записан так, что построчно его не изменить: он записан заново, прежний хранится как { $file }.
settings-unreadable = Файл { $file } не читается: действуют настройки по умолчанию.
settings-aside = Он хранится как { $file }.
settings-unknown = В settings.toml запись { $place } ничего не значит.
settings-wrong = В settings.toml { $place } не может быть { $found }; взято значение по умолчанию, а верно одно из: { $right }.
settings-no-command = В settings.toml { $place } — не команда.
settings-no-key = В settings.toml { $place } не может быть { $found }: такой клавиши нет.
settings-no-button = В settings.toml { $place } не может быть { $found }: такой кнопки нет.
settings-needs-key = В settings.toml { $place } не должно быть пустым.
settings-more = { $count ->
    [one] Ещё { $count } запись в нём бессмысленна.
    [few] Ещё { $count } записи в нём бессмысленны.
   *[other] Ещё { $count } записей в нём бессмысленны.
}

## Curtain

curtain-title = Следующий
curtain-name = { $name },
curtain-who = теперь ты: { $who }
curtain-away = Остальные, отвернитесь!
curtain-hold = Держи, чтобы открыть
curtain-wait = Подожди
curtain-kept-down = или держи кнопку мыши
curtain-fresh = Нажми заново: сначала отпусти все клавиши
curtain-nothing = Ничего не видно, пока полоса не заполнится
curtain-then = затем

## Title

title-colt = COLT
title-express = EXPRESS
title-continue = Продолжить
title-under-way = { $round } · { $turn }
title-searching = ищем сохранённые игры …
title-new = Новая игра
title-load = Загрузить
title-replays = Повторы
title-options = Настройки
title-quit = Выйти
title-statistics = Статистика
title-reports = Отчёт
title-credits = Авторы
credits-whose = Чьё это
credits-more = перелистнуть
title-crashed = В прошлый раз что-то сломалось; что именно, записано в { $file }.
title-fullscreen = полный экран
title-fan = Неофициальная работа поклонников, со своими рисунками
title-version = Версия { $version }

## Setup

setup-title = Новая игра
setup-who = Кто скачет?
setup-seats = места: { $count } из 6 · порядок ходов по часовой стрелке
setup-seats-pairs = 2 игрока, по два бандита
setup-seats-ghost = игроки: { $count } и Призрак · порядок ходов по часовой стрелке
setup-person = Игрок { $number }
setup-computers = Бутч, Каламити, Джесси, Энни, Уайатт, Санденс
setup-add = Ещё одно место
setup-add-ghost = Ещё одно место
setup-free = Свободны
setup-all-ride = Скачут все шестеро
setup-no-more-free = Свободных нет
setup-draw = По жребию
setup-one-deck = одна колода из 11 карт
setup-no-power = Без умений
setup-fewest = Нужно хотя бы два места.
setup-first-already = Это уже первое место.
setup-last-already = Это уже последнее место.
setup-ghost-last = Справа от первого игрока: ходит последним
setup-ghost-plays = За него играет игра

setup-expansions = Дополнения
expansion-elf = Эльф Санта-Клауса
expansion-ghost = Коробка Призрака
expansion-horses = Лошади и дилижанс
setup-short-elf = Тайные жетоны; решает последний вагон
setup-short-ghost = Игра ведёт его за чемоданом
setup-short-horses = Дилижанс, охранник, заложники, виски
setup-barred-elf-ghost-alone = Не с коробкой Призрака
setup-barred-ghost-ghost-alone = Не с другим дополнением
setup-barred-horses-ghost-alone = Не с коробкой Призрака
setup-barred-ghost-ghost-how-many = На двух–пятерых

setup-table = Стол
setup-hands = Карты
setup-curtain = Занавес
setup-open-table = Открытый стол
setup-curtain-text = Экран закрывается между игроками
setup-open-table-text = Все видят всё
setup-two-players = По два бандита
setup-pairs-now = да: два игрока
setup-pairs-when = при двух местах
setup-pairs-automatic = не с коробкой Призрака
setup-seed = Зерно
setup-random = случайно
setup-more = Ещё …
setup-rules = { $deck ->
    [expert] Колода знатока
   *[base] { $powers ->
        [true] { $events ->
            [true] Умения и события
           *[false] Умения, без событий
        }
       *[false] { $events ->
            [true] События, без умений
           *[false] Без умений и событий
        }
    }
}
setup-first-drawn = первый игрок по жребию
setup-first-seat = начинает место 1

setup-more-title = Другие правила
setup-powers = Умения
setup-powers-text = У каждого бандита своё
setup-events = События
setup-events-text = В конце раунда что-то случается
setup-expert = Колода знатока
setup-expert-text = Карты остаются; 3–6 игроков
setup-expert-pairs = Не для двоих
setup-first-player = Первый игрок
setup-first-random = По жребию
setup-first-one = Место 1
setup-first-random-text = Определяется в начале игры
setup-first-one-text = Начинает верхний
setup-printed = Как в правилах
setup-done = Готово

setup-start = По вагонам!
setup-train = Паровоз и вагоны в случайном порядке: { $count }
setup-train-ghost = Паровоз и вагоны: { $count }, чемодан в паровозе
setup-cards = Карты раундов для стольких бандитов: { $sheet }
setup-cards-elf = { $cards } · жетоны Подарок и Пусто
setup-cards-horses = { $cards } · дилижанс, лошади, заложники, фляги
setup-cards-ghost = { $cards } · восемь карт Призрака
refused-nameless = Каждому нужно имя.

## Pictures of the window

picture-kept = Снимок: { $file }.
picture-kept-without-hand = Снимок без твоих карт: { $file }.
picture-failed = Снимок нельзя записать в { $folder }.

## Errors

error-no-display = Нет экрана, на котором открыть окно.
error-no-window = Окно не открывается: { $reason }.
error-crash = Что-то сломалось, и записать это не удалось: { $reason }. Игры сохранены до последнего выбора.
error-crash-written = Что-то сломалось; что именно, записано в { $file }. Игры сохранены до последнего выбора.
error-no-home = Нет домашней папки, где хранить игры: назовите другую, --home ПАПКА.
error-arguments = Эти слова здесь ничего не значат: { $words }.
error-count = Верно было бы целое число от 1 до { $most }, а не { $found }.
error-size = Окно { $size } невозможно: бывает от 1280x720 до 8192x8192 пикселей.

## Scoring

scoring-pair = { $who } · вместе ${ $amount }
scoring-counting = Подсчёт
scoring-wins = { $count ->
    [one] Победа! { $who }
   *[other] Победа! { $who }
}
scoring-reason-richest = Больше всех денег
scoring-reason-fewest_bullets = Денег поровну, но меньше пуль
scoring-reason-shared = Поровну и денег, и пуль: общая победа
scoring-reason-aim = С чемоданом в руках
scoring-reason-nobody = Побеждать больше некому
scoring-reason-richest-gift = Самый богатый из тех, у кого Подарок
scoring-reason-richest-empty = Самый богатый из тех, у кого Пусто
scoring-nobody-wins = Никто не победил
scoring-ghost-wins = Призрак ускакал с чемоданом
scoring-everybody-loses = Проиграли все
scoring-counted-all-the-same = Подсчитано всё равно, но решает чемодан
scoring-his-since = У него с раунда { $number }
scoring-his-from = подобран { $where }
scoring-else = Иначе победа: { $who }, ${ $amount }
scoring-elf = Где остановился Эльф
scoring-does-empty =
    Пусто выигрывает: два вагона
    или больше от паровоза
scoring-would-empty = Выиграло бы Пусто
scoring-does-gift = Подарок выигрывает
scoring-would-gift = Выиграл бы Подарок
scoring-gift = Подарок
scoring-empty = Пусто
scoring-is-out = вне игры
scoring-still-in = ещё в игре
scoring-bullets-short = Пули
scoring-rounds = Пять раундов
scoring-rounds-text = тысячи, без приза стрелка
scoring-gunslinger = Лучший стрелок
scoring-gunslinger-text = Больше выстрелов: { $who }
scoring-bullets = Полученные пули
scoring-again = Ещё раз
scoring-replay = Повтор
scoring-save = Сохранить
scoring-title = Меню

## Simulate

simulate-no-bot = Нет компьютерного игрока { $name }; есть: { $known }.
simulate-many-bots = Компьютерных игроков { $names }, а мест { $seats }; назовите столько же или меньше.
simulate-players = Игроки
simulate-games = Игры
simulate-games-per-second = Игр в секунду
simulate-decisions-per-second = Решений в секунду
simulate-decisions-per-game = Решений в игре
simulate-clones-per-second = Копий позиции в секунду
simulate-wins-by-bandit = Победы по бандитам
simulate-wins-by-seat = Победы по местам
simulate-wins-of = Победы: { $who }
simulate-share = { $percent } %, надёжно от { $low } до { $high }
simulate-share-and-money = { $percent } %, надёжно от { $low } до { $high }; в среднем ${ $money }
simulate-conduct-of = Как играет { $level }
simulate-cards = Выполнено карт
simulate-idle = Без толку, %
simulate-idle-by-kind = … каждого вида, %
simulate-kinds = Доля каждого вида, %
simulate-marshal-met-nobody = Маршал никого не встретил, %
simulate-draws = Ходы на добор, %
simulate-empty-fires-a-game = Пустых выстрелов за игру
simulate-last-turn-draws-a-game = Доборов в последний ход
simulate-onto-marshal-a-game = Шагов к Маршалу
simulate-mean-ms = Раздумье, мс
simulate-most-ms = … 95 из 100 меньше, мс
simulate-aims-at-end = Как было в конце
aim-elf-gift-end = У кого Подарок
aim-elf-empty-end = У кого Пусто
aim-ghost-has-suitcase-end = Призрак
aim-suitcase-lies-end = ничей
aim-suitcase-carried-end = чей-то
simulate-help-players = от двух до шести; вдвоём каждый ведёт пару
simulate-help-games = сколько игр
simulate-help-seed = то же зерно играет те же игры
simulate-help-workers = сколько процессов делят работу
simulate-help-bots = компьютерный игрок на каждого, через запятую, потом снова с первого; от игры к игре они пересаживаются: outlaw, random, token-blind (не смотрел на свой жетон Эльфа)
simulate-help-expansions = elf или ghost
simulate-help-expert = вариант для знатоков
simulate-help-no-powers = без умений
simulate-help-no-events = без событий
simulate-help-json = объект JSON вместо таблицы

## The command line

command-about = Colt Express за одним экраном. Без команды играют; имя сохранённой игры открывает её.
command-play = играть
command-open = продолжить сохранённую игру или посмотреть законченную
command-replay = пересказать сохранённую игру
command-scenario = проверить позиции, записанные как данные
command-simulate = играть без окна и сказать, как быстро и кто победил
command-puzzle = доказать задачи или найти новые
command-tour = нарисовать каждую сцену в файлы PNG
command-bench = измерить, чего стоит картинка
command-selftest = открыть окно, сыграть игру через все сцены и закончить
command-help-home = хранить игры, настройки и статистику в этой папке
command-help-size = окно; если не сказано, { $usual }
command-help-file = игра: ИМЯ.coltexpress
command-help-text = предложениями
command-help-scenarios = позиции или папки с ними
command-help-folder = куда класть картинки
puzzle-help-paths = задачи или папки с ними; с --make папка для новых
puzzle-help-make = найти задачи, где играют столько карт, от одной до шести
puzzle-help-number = сколько их
puzzle-help-seed = другое число находит другие
puzzle-proved = ok { $file }: ${ NUMBER($goal, useGrouping: 0) }, планов { NUMBER($plans) ->
        [one] { $plans }
       *[other] { $plans }
    }, верен один, лучший из прочих приносит ${ NUMBER($next, useGrouping: 0) } { $stars }
puzzle-not-proved = FAIL { $file }: { $solving } из { $plans } планов приносят ${ NUMBER($goal, useGrouping: 0) }
puzzle-unreadable = { $file }: не задача ({ $trouble })
puzzle-not-kept = В папку { $folder } ничего не записать: { $trouble }
command-help-start = только сколько проходит от запуска до первой картинки
command-help-json = объект JSON вместо строк

## Selftest, tour

selftest-done = Показаны все сцены, сыграна целая игра.
tour-done = Картинок: { $count }, в папке { $folder }.
tour-no-write = В папку { $folder } ничего не записать.

## The whole pile

pile-title = Стопка
pile-count = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты в порядке выполнения
   *[other] { $cards } карт в порядке выполнения
} · сделано { $done }, впереди { $coming }
pile-done = сделано
pile-now = выбирают
pile-coming = впереди
pile-drew = взяты карты

## My things

things-title = Мои вещи
things-eyes = видит только { $name }; любая клавиша закроет
things-purses = Кошельки
things-together = Вместе
things-shot = { $count ->
    [0] Выстрелов не было
    [one] { $count } выстрел
    [few] { $count } выстрела
   *[other] { $count } выстрелов
}
things-received = { $count ->
    [0] Пуль не получено
    [one] Получена { $count } пуля
    [few] Получено { $count } пули
   *[other] Получено { $count } пуль
}
things-deck = { $count ->
    [0] Колода пуста
    [one] В колоде ещё { $count } карта
    [few] В колоде ещё { $count } карты, порядок неизвестен
   *[other] В колоде ещё { $count } карт, порядок неизвестен
}
things-elsewhere = В руке { $hand } · в стопке { $pile }
things-discarded = { $elsewhere } · сброшено { $count }
things-gift = Мой жетон: Подарок
things-empty = Мой жетон: Пусто
things-gift-of = Жетон ({ $who }): Подарок
things-empty-of = Жетон ({ $who }): Пусто
things-gift-asks = В игре, если он остановится у паровоза или рядом
things-empty-asks = В игре, если он остановится в двух вагонах от паровоза или дальше
things-stands = Сейчас я в игре.
things-stands-not = Сейчас я вне игры.
things-close = Что есть у других, сказано на их полосках; цену своих кошельков знают только они.
scheming-look = Смотреть

## A saved game's file: why it cannot be read, or not be kept

record-not-ours = Это не игра Colt Express.
record-newer-format = Её записала более новая версия так, что эта прочесть не может.
record-huge = Она больше любой игры: больше { $most } КБ.
record-missing = Её больше нет.
record-unreadable = Она не читается: { $why }.
record-header = Она повреждена: строка { $line } бессмысленна.
record-header-cut-off = Она повреждена: обрывается до начала игры.
record-header-lacks = Она повреждена: в ней нет слова «{ $word }».
record-broken = Она повреждена на выборе { $choice }.
record-cut-off = Она обрезана: обрывается до выбора { $choice }.
record-set-up = Игры с такими игроками и правилами быть не может.
record-level = Здесь никто не знает её компьютерного игрока { $level }.
record-dealt = Её зерно даёт не тот поезд, с которого она началась: её изменили.
record-impossible = Её выбор { $choice } там невозможен: её изменили.
record-differs = Её выбор { $choice } ведёт не туда, куда вёл: её изменили.
record-older = Она из версии { $version }, правила которой иные с выбора { $choice }.
record-newer = Она из более новой версии { $version }, правила которой иные с выбора { $choice }.

kept-full = Диск папки { $folder } полон. Игра продолжается, но больше не сохраняется.
kept-forbidden = В папку { $folder } писать нельзя. Игра продолжается, но больше не сохраняется.
kept-failed = Записать в папку { $folder } не удалось. Игра продолжается, но больше не сохраняется.

## A game in sentences

replay-begun = Игра начата { $date }
replay-seat = { $name }: { $who }
replay-score = { $who } ${ $money }
replay-won = Победа: { $who }. { $why }: { $scores }.
replay-lost = { $why }: { $scores }.
replay-nobody = Сама игра: { $who }
replay-under-way = { $choices ->
    [0] Выборов ещё не было
    [one] Сделан { $choices } выбор
    [few] Сделано { $choices } выбора
   *[other] Сделано { $choices } выборов
}, выбирает { $name }. Карты в руках и закрытые карты не названы.
list-comma = {", "}

## Replay

phase-replay = Повтор
replay-round = раунд { $number }
replay-times = ×{ $times }
replay-start = В начало
replay-step-back = Шаг назад
replay-play = Играть
replay-pause = Пауза
replay-step = Шаг вперёд
replay-faster = Быстрее
replay-everybody = все
replay-eyes = Глазами: { $who }
replay-why = Игра не закончена: карты в руках и закрытые карты ещё тайна, поэтому видно то, что видят все за столом.
replay-why-short = карты в руках — тайна до конца игры
replay-no-hand = карт в руке нет
replay-log = Журнал
replay-gear = Настройки
replay-close = Выйти из повтора
replay-hint-step = шаг
replay-hint-play = играть
replay-hint-pause = пауза
replay-hint-round = раунд
replay-hint-eyes = чьи глаза
naming-title = Сохранить повтор
naming-text = Он уже хранится. С именем его легче найти.
naming-save = Сохранить
naming-done = Сохранено как «{ $name }».
naming-failed = В папку { $folder } записать не удалось: хранится как прежде.
naming-nameless = Сначала напишите имя.
naming-not-kept = Эта игра не хранится: нет папки для игр.

## Load

load-title = Загрузить
load-games = Сохранённые игры
load-newest = сначала новые
load-none = Сохранённых игр ещё нет. Каждый выбор сохраняется сразу, сам собой.
load-closed = В папку { $folder } заглянуть нельзя. Всё в ней остаётся как есть.
load-reading = читаем …
load-over = Закончена
load-setup = До первого раунда
load-round = Раунд { $number }, { $phase }
load-turn = выбирает { $name }
load-won = { $count ->
    [one] Победа: { $who }, ${ $money }
   *[other] Победа: { $who }, по ${ $money }
}
load-nobody-won = Никто не победил
load-today = сегодня, { $time }
load-yesterday = вчера, { $time }
load-date = { $day } { $month }
load-date-year = { $day } { $month } { $year }
load-persons = { $count ->
    [one] { $count } человек
    [few] { $count } человека
   *[other] { $count } человек
}
load-computers = { $count ->
    [one] { $count } компьютер
    [few] { $count } компьютера
   *[other] { $count } компьютеров
}
load-people = { $who } · { $choices ->
    [one] { $choices } выбор
    [few] { $choices } выбора
   *[other] { $choices } выборов
}
load-computer = Компьютер: { $name }
load-unreadable = Не читается: { $file }
load-left = Остаётся как есть.
load-up-to-there = До этого места
load-with-elf = с Эльфом Санта-Клауса
load-with-ghost = с коробкой Призрака
load-with-horses = с лошадьми и дилижансом
load-plain = игра без дополнений
load-expert = вариант для знатоков
load-curtain = откроется за занавесом: карт не видно
load-open-table = открытый стол: все видят все карты
load-alone = играет один человек: занавеса нет
load-watch = одни компьютеры: стол таким, каким его видят все
load-ended = закончена: тайн больше нет
load-play = Играть дальше
load-end = К концу игры
load-watch-ended = Смотреть повтор
load-watch-so-far = Смотреть до сих пор
load-replays = Повторы
load-ended-games = Законченные игры
load-none-ended = До конца ещё не сыграно ни одной игры.
load-delete = Удалить …
load-delete-sure = Удалить насовсем
load-delete-ask = Удалить? Вернуть будет нельзя.
load-keep = Оставить
load-hint-play = играть дальше
load-hint-watch = смотреть
load-hint-delete = удалить
load-folder = Показать папку
load-automatic = сам по себе
load-no-loot = ничего
load-where = Игры хранятся в { $folder }
load-cannot-open = { $file } сейчас не открыть. { $why }
load-not-deleted = { $file } удалить не удалось.

month-1 = января
month-2 = февраля
month-3 = марта
month-4 = апреля
month-5 = мая
month-6 = июня
month-7 = июля
month-8 = августа
month-9 = сентября
month-10 = октября
month-11 = ноября
month-12 = декабря

## Statistics

statistics-title = Статистика
statistics-people = Люди
statistics-bandits = Бандиты
statistics-hint-whose = чья
statistics-hint-more = ещё
statistics-dollars = ${ $money }
statistics-games = { $count ->
    [one] игра
    [few] игры
   *[other] игр
}
statistics-games-of-people = { $count ->
    [one] игра с людьми
    [few] игры с людьми
   *[other] игр с людьми
}
statistics-won-by-people = из них победы людей
statistics-average = в среднем у человека
statistics-richest = больше всех, { $who }: { $bandits }
statistics-richest-nobody = больше всех
statistics-bullets-shot = { $count ->
    [one] выстрел
    [few] выстрела
   *[other] выстрелов
}
statistics-box-won = { $count ->
    [one] победа коробки Призрака из { $played }
    [few] победы коробки Призрака из { $played }
   *[other] побед коробки Призрака из { $played }
}
statistics-box-none = игр против коробки Призрака
statistics-won-and-played = Победы и игры
statistics-by-people = игры по людям, с любимым бандитом
statistics-by-bandits = игры по бандитам
statistics-won-of = { $won } из { $played }
statistics-bullets-of = выстрелы { $shot } · пули { $received }
statistics-sources = Откуда деньги
statistics-sources-under = в среднем за игру, в долларах
statistics-kind-purse = кошельки
statistics-kind-jewel = алмазы
statistics-kind-strongbox = сейфы
statistics-kind-suitcase = чемодан
statistics-kind-hostage = заложник
statistics-kind-gunslinger = стрелок
statistics-kind-other = прочее
statistics-growth = Как растут деньги
statistics-growth-beside = тысячи, по раундам
statistics-idle = Карты без толку
statistics-idle-beside = из сотни
statistics-bullets = Пули
statistics-bullets-beside = в среднем за игру
statistics-shot = выпущено
statistics-hit = получено
statistics-expansions = С дополнениями
statistics-expansions-beside = победы людей
statistics-plain = Без них
statistics-none = Считать пока нечего
statistics-none-text = Здесь будет первая игра, сыгранная до конца.
statistics-none-of-people = Игр с людьми пока нет
statistics-none-of-people-text = Пока играли одни компьютеры: их игры на странице бандитов.
statistics-trouble-aside = Статистика была повреждена. Она хранится как { $file }, счёт начат заново.
statistics-trouble-stuck = { $file } повреждён, и отложить его нельзя: игры не считаются.
statistics-trouble-newer = { $file } записан более новой версией: эта его не трогает и игр не считает.
statistics-trouble-full = Диск полон: сегодняшних игр в { $file } ещё нет.
statistics-trouble-busy = С файлом { $file } работает другая программа; недостающее добавится позже.
statistics-trouble-forbidden = { $file } не прочесть и не записать: папка не позволяет.
statistics-trouble-failed = Прочесть или записать { $file } не удалось.

## Horses & Stagecoach

action-ride = Скачка
turn-Z = Суматоха: все выбирают тайно, потом карты открывают
place-coach-in = внутри дилижанса
place-coach-roof = на крыше дилижанса
place-horseback = верхом
kind-flask = фляга виски
kind-half-ordinary = початая фляга
kind-half-old = початая фляга старого виски
loot-flask = { $count ->
    [one] { $count } фляга виски
    [few] { $count } фляги виски
   *[other] { $count } фляг виски
}
loot-half-ordinary = { $count ->
    [one] { $count } початая фляга
    [few] { $count } початые фляги
   *[other] { $count } початых фляг
}
loot-half-old = початая фляга старого виски
hostage-poodle = Пудель
hostage-minister = Пастор
hostage-teacher = Учительница
hostage-zealot = Фанатик
hostage-banker = Банкир
hostage-old_lady = Старая дама
hostage-poker_player = Картёжник
hostage-photographer = Фотограф
round-shotguns_rage = Ярость охранника
round-higher_speed = Полный ход
round-whiskey_for_the_marshal = Виски для Маршала
round-panting_horses = Загнанные лошади
round-quiet_ride = Тихая езда
round-sharing_the_loot = Делёж добычи
round-escape = Побег
round-mortal_bullet = Смертельная пуля
event-shotguns_rage = Каждый бандит в дилижансе, на нём, в вагоне рядом и на его крыше получает нейтральную пулю
event-higher_speed = Бандиты на крышах поезда, лошади, дилижанс и Охранник отстают на вагон
event-whiskey_for_the_marshal = Маршал выпивает флягу из своего вагона и идёт назад: на вагон, а если виски старое — до хвоста
event-panting_horses = Лошадь, ближайшая к хвосту, выходит из игры; при пяти–шести игроках — две
event-quiet_ride = Ничего не происходит
event-sharing_the_loot = Сейф, хозяин которого не один, делят все бандиты на его месте
event-escape = Каждый бандит, который ещё в поезде или на нём, пойман и победить не может
event-mortal_bullet = Каждый бандит теряет $150 за каждую пулю, полученную в этом раунде
tell-moved-ride = { $who } скачет; теперь { $where }
tell-moved-shotgun = { $who } спасается от Охранника; теперь { $where }
tell-moved-higher_speed = { $who } летит назад; теперь { $where }
tell-horse-ridden = { $who } скачет галопом: { $car }
tell-horse-ridden-nowhere = { $who } в седле, но с места не двигается: { $car }
tell-boarded = { $who } садится в поезд: { $car }
tell-riders-came-on = { $count ->
    [one] { $who } скачет дальше: { $car }
   *[other] { $who } скачут дальше: { $car }
}
tell-coach-fell-back = Дилижанс отстаёт: { $car }
tell-shotgun-thrown-off = { $who } сбрасывает Охранника с дилижанса: теперь он { $where }
tell-shotgun-fell-back = Охранник идёт за дилижансом; теперь { $where }
tell-shotgun-met = Охранник стреляет. Пойманы: { $who }
tell-shotgun-met-unarmed = Охраннику не хватает пуль. Пойманы: { $who }
tell-hostage-taken = { $who } берёт заложника: { $hostage }
tell-flask-drunk-ordinary-first = { $who } пьёт из фляги: обычное виски, взяты три карты
tell-flask-drunk-ordinary-last = { $who } допивает флягу и берёт три карты
tell-flask-drunk-old-first = { $who } пьёт из фляги: старое виски, можно сыграть две карты
tell-flask-drunk-old-last = { $who } допивает старую флягу: можно сыграть две карты
tell-marshal-drank-ordinary = Маршал выпивает флягу и шатается на вагон назад
tell-marshal-drank-old = Маршал выпивает старую флягу и шатается до хвоста
tell-horses-fell-back = { $count ->
    [one] { $count } лошадь отстаёт на вагон
    [few] { $count } лошади отстают на вагон
   *[other] { $count } лошадей отстают на вагон
}
tell-horses-dropped-out = { $count ->
    [one] { $count } лошадь выдохлась и отстала
    [few] { $count } лошади выдохлись и отстали
   *[other] { $count } лошадей выдохлись и отстали
}
tell-strongbox-shared = Сейф делят ({ $who }): { $among } — по ${ $money }
tell-rode-away = { $who } ускакивает навсегда
tell-caught = { $count ->
    [one] { $who } пойман в поезде
   *[other] { $who } пойманы в поезде
}
tell-bullets-paid = { $who } теряет ${ $money } за пули этого раунда
tell-poodle-bit = Пудель кусается: { $who }

event-and-keep = { $event }. Перед налётом каждый может оставить карты: { $count ->
    [one] одну
   *[other] { $count }
 }
command-texts = сказать, чего не хватает каждому языку
texts-whole = { $language }: всё на месте
texts-missing = { $language }: нет { $name }
texts-strange = { $language }: { $name } нет в других языках
texts-differing = { $language }: { $name } берёт не те значения, что английское
texts-twice = { $language }: { $name } стоит дважды
texts-unreadable = { $language }: это не предложение: { $name }
