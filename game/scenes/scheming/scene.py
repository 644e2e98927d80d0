"""SCHEMIN': the hand as a fan, two verbs, the pile. A hand is drawn only for the seat whose turn it is to look."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

import pygame
from pygame import Surface
from pygame.event import Event as Input

from game.board.marks import Marks
from game.bots.advice import Advice
from game.draw.kit import Kit
from game.engine.contents import Card
from game.engine.game import Group
from game.engine.option import Option
from game.engine.state import State
from game.expansions import book
from game.expansions.book import with_token
from game.expansions.expansion import Verb
from game.scenes.context import Context
from game.scenes.flow import SCHEMING_SCENE, Flow
from game.scenes.hint import on_train
from game.scenes.scheming import offers, planning, preview
from game.scenes.scheming.drag import Drag
from game.scenes.scheming.hand_band import HandBand
from game.scenes.scheming.my_things import MyThings
from game.scenes.scheming.news import News
from game.scenes.scheming.pick import Pick, card_under
from game.scenes.scheming.planning import Acts
from game.scenes.scheming.ring import SHOWN_FOR, AllAtOnce
from game.scenes.table_scene import TableScene
from game.table.card_face import entry
from game.table.fan import CARD, DEALT, Fan
from game.table.people import face
from game.ui.controls import Button, draw_button
from game.ui.focus import Target
from game.ui.keys import Intent
from game.ui.prompt import Prompt

FAN_TOP = 546
COMMANDS = {"draw": Intent.DRAW, "hide": Intent.FACE_DOWN, "pass": Intent.DECLINE}
SLACK = 14  # units that the mouse must move before a card is dragged, not clicked


class SchemingScene(TableScene):
    """Plays what is planned; a person's hand lies open only while `flow.hand` names his seat."""

    moment = SCHEMING_SCENE
    scheming = True
    covered = False  # drawn for everybody's eyes although a hand lies open
    _dealt_at = -DEALT

    def __init__(self, context: Context, flow: Flow) -> None:
        super().__init__(context, flow)
        self.pick = Pick()
        self.at_once = AllAtOnce()

    def lay_out(self, kit: Kit) -> None:
        side, down = kit.scale.wider / 2, kit.scale.deeper
        self.fan = Fan(self.table.cards, 640 + side, FAN_TOP + down)
        self.band = HandBand(kit, self.context.words, self.table.cards, self.fan)
        self.table.lay_pile(self.band.uppermost, self._hand_at)
        self.drag = Drag()
        self.news = News(self.context, self.flow)

    def ahead(self) -> Iterator[None]:
        return chain(super().ahead(), self.band.prepare(self.flow.public.state))

    # what all chose at once

    def _following(self) -> tuple[Group, State] | None:
        """Before what was chosen at once comes about, it is shown for a while."""
        if self.at_once.choices:
            self.at_once.end()
            self.playing.reading = 0
        elif self.flow.waiting and not self.context.at_once and not self.playing.reading:
            coming = self.flow.session.groups[self.flow.public.seen :]
            if self.at_once.begin(coming, self.flow.public.state, self.seconds):
                self.playing.pause = SHOWN_FOR
                self.context.hear("card_flip")
                return None
        return super()._following()

    # the hand

    @property
    def hand(self) -> int | None:
        """The seat whose hand is drawn."""
        return None if self.covered else self.flow.hand

    def update(self, dt: float) -> None:
        super().update(dt)
        opened = self.sheet is not None or self.table.log_open or self._wondered is not None
        if self.news.update(dt, yields=opened):
            self.refresh()

    def ask(self) -> None:
        if self.flow.session.open_table or len(self.flow.session.people) == 1:  # else the doors have told it
            self.context.sounds.play("your_turn")
        self.news.show(self.flow.hand)

    def put_back(self) -> bool:
        self.drag.end()
        self.news.close()
        return self.pick.put_back()

    def escape(self) -> bool:
        return self.pick.put_back()

    def preview(self, advice: Advice) -> None:
        """What Legend would choose lies ready to be confirmed."""
        self.news.close()
        self.pick.point_at(advice.option, self._verbs())
        self.ring.focused = "keep" if self.pick.keeping else "play"  # what Enter does

    def window_left(self) -> None:
        """The curtain falls; whoever comes back opens it again."""
        if self.flow.hand is not None and self.context.settings.curtain_when_left:
            self.flow.shut()
            self.hint.sheet = None
            self.close_sheet()

    def targets(self) -> Sequence[Target]:
        if self.flow.held:
            return [button.target(self.kit) for button in self.buttons()]
        if not self.asking:
            return ()
        found, words, seat = list[Target](), self.context.words, self.flow.hand
        state = self.flow.public.state if seat is None else self.flow.view(seat).state
        rects = self.fan.rects(self.pick.held, self.pick.lifted)
        for index, card in enumerate(self.pick.held):
            lift = partial(self._press, index)
            target = Target(f"card {index}", rects[index], lift, True, framed=True, sound="", entry=entry(card.action))
            found.append(target if card.playable else planning.dead(words, state, target, card))
        news = self.news.targets(self.kit, self.news.close)
        return [*found, *(button.target(self.kit) for button in self.buttons()), *news, *self._strip_targets()]

    def _strip_targets(self) -> list[Target]:
        """One's own strips, which open the sheet of one's things."""
        names, hint = list(self.flow.public.state.bandits), self.context.words("tool-things")
        own = () if self.flow.hand is None else self.flow.public.state.players[self.flow.hand].bandits
        rects = {name: self.table.strips.rect(names.index(name)) for name in own}
        found = [
            Target(f"strip {name}", rect, self._show_things, hint=hint, entry=f"bandit {name}")
            for name, rect in rects.items()
        ]
        if own and not self.fan.whole and with_token(self.flow.public.state) is not None:
            rect = self.band.token_rect(len(own))
            found.append(Target("token", rect, self._show_things, hint=self.context.words("tool-token"), entry="token"))
        return found

    def _show_things(self) -> None:
        if (seat := self.flow.hand) is None:
            return
        state, name = self.flow.public.state, self.flow.session.seats[seat].name
        strip = self.table.strips.rect(list(state.bandits).index(face(state, seat)))
        things = MyThings(self.kit, self.context.words, self.table.cards)
        view, right = self.flow.view(seat), strip.centerx > self.kit.scale.width / 2
        self.sheet = partial(things.draw, view=view, name=name, right=right)

    def refresh(self) -> None:
        if self.asking and self.flow.hand is None:
            self.ask_anew()  # the hand was shut: the window was left, or a seat was handed over
        seat, before = self.flow.hand, self.pick.held
        view = None if seat is None else self.flow.view(seat)
        offered = view.options if view is not None and self.asking else ()
        self.fan.whole = offers.picks(offered)
        self.pick.offer(offered, offers.shown(view, offered), asking=self.asking)
        if self.pick.held and not before:  # a new hand: at the round's start it is dealt
            fresh = not self.flow.public.state.turn and not self.board.reduced
            self._dealt_at = self.seconds if fresh else -DEALT
        super().refresh()

    def _press(self, index: int) -> None:
        """Lift a card; pressed again, it is chosen. Cards to be kept are toggled."""
        if self.pick.lifted != index:
            self.context.sounds.play("card_lift")
        if self.pick.keeping:
            self.pick.toggle(index)
        elif self.pick.lifted == index:
            self._confirm()
            return
        else:
            self.pick.lift(index)
        self.news.close()

    def _confirm(self) -> None:
        option = self.pick.option
        if option is not None:
            self.choose(option)

    def buttons(self) -> list[Button]:
        """What can be pressed beside the hand."""
        if self.flow.held and not self.covered:
            return [planning.done(self.context.words, self.kit.scale, self.flow.done_looking)]
        if not self.asking or self.covered:
            return []
        acts = Acts(
            choose=self.choose,
            draw=self._draw,
            reach_for=self._reach_for,
            confirm=self._confirm,
            put_back=self._put_back,
            hide=self._hide,
            look=self.look_at_pile,
        )
        words, scale, state, keys = self.context.words, self.kit.scale, self.flow.public.state, self.context.device.keys
        return planning.buttons(words, scale, state, self.pick, acts, self._verbs(), keys=keys)

    def _verbs(self) -> list[Verb]:
        """What else the seat whose hand is drawn can do in its turn, now or at another time."""
        return [] if self.hand is None or self.fan.whole else book.verbs(self.context.words, self.flow.view(self.hand))

    def _reach_for(self, verb: Option) -> None:
        """Do something else than play or draw; pressed again, it is chosen."""
        if self.pick.verb == verb:
            self._confirm()
            return
        self.context.sounds.play("card_lift")
        self.pick.reach_for(verb)
        self.news.close()

    def _draw(self) -> None:
        """Reach for the deck; pressed again, it is chosen."""
        if self.pick.drawing:
            self._confirm()
        else:
            self.pick.reach_for_deck()
            self.news.close()

    def _put_back(self) -> None:
        self.pick.put_back()

    def _hide(self) -> None:
        self.pick.face_down = not self.pick.face_down

    def handle(self, event: Input) -> None:
        """A card may also be dragged out of the hand: let go above it, it is chosen."""
        if self.asking and not self.pick.keeping and not self.showing and self.sheet is None:
            dropped = self.drag.follow(event, card_under(self.ring.hovered), self.kit.px(SLACK))
            if dropped is not None and self.drag.index is not None:
                self._drop(self.drag.index, dropped)
                self.refresh()
                return
            if event.type == pygame.MOUSEBUTTONUP:
                self.drag.end()
        super().handle(event)

    def _drop(self, index: int, at: tuple[int, int]) -> None:
        self.drag.end()
        self.ring.pressed = None
        self.pick.lift(index)
        if at[1] < self.kit.px(FAN_TOP + self.kit.scale.deeper):
            self._confirm()

    def command(self, meant: Intent) -> None:
        super().command(meant)
        if meant is Intent.THINGS and self.asking:
            self._show_things()
        wanted = next((button for button in self.buttons() if COMMANDS.get(button.name) is meant), None)
        if wanted is not None:
            wanted.act()

    # what is shown

    def question(self) -> Prompt | None:
        seat, state = self.flow.session.to_move, self.flow.public.state
        if self.flow.held and self.flow.looking is not None and not self.covered:
            return planning.drawn(self.context.words, face(state, self.flow.looking), self.flow.drawn)
        if self.asking and seat is not None and not self.covered:
            session, keys = self.flow.session, self.context.device.keys
            who, name = self.active or face(state, seat), session.seats[seat].name
            view, words = self.flow.view(seat), self.context.words
            if self.pick.card is None and self._wondered is not None:
                return planning.wondered(words, view, self._wondered)
            return planning.question(words, view, self.pick, who, name, keys=keys)
        return None

    @property
    def _wondered(self) -> Card | None:
        """The card of which it is told what it would do now: the lifted one, or the one pointed at for a moment."""
        if not self.asking or self.covered or self.pick.keeping or self.pick.drawing or self.pick.verb is not None:
            return None
        index = card_under(self.ring.pointed) if self.ring.rested else None
        if self.pick.card is not None or index is None or index >= len(self.pick.held):
            return self.pick.card
        held = self.pick.held[index]
        return Card(held.bandit, held.action)

    def after_told(self) -> str:
        return self.band.who_plans(self.flow)

    @property
    def active(self) -> str | None:
        """The bandit whose player plans; of a pair, the one whose card is lifted."""
        if self.asking and self.pick.lifted is not None and not self.covered:
            return self.pick.held[self.pick.lifted].bandit
        return super().active

    def marks(self) -> Marks:
        advice = None if self.covered else self.hint.advice
        return on_train.marked(advice, self.pick.option, Marks(actor=self.active, seconds=self.seconds))

    def draw_foot(self, surface: Surface) -> None:
        card = self._wondered
        if card is not None and self.hand is not None:
            preview.draw(surface, self.table, self.flow.view(self.hand).state, card)
        self.band.draw(surface, self.flow, self.hand, self.table.flying_cards.coming, self._verbs())
        self.table.flying_cards.draw(surface)
        self.at_once.draw(surface, self.table, self.seconds)
        if self.hand is None:
            return
        pointed, dealt = card_under(self.ring.pointed), self.seconds - self._dealt_at
        self.fan.draw(surface, self.pick.held, self.pick.lifted, pointed, self.pick.face_down, dealt)
        self.fan.draw_ticks(surface, self.pick.held, self.pick.toggled)

    def _hand_at(self, seat: int) -> tuple[float, float] | None:
        """Where an open hand lies, in units."""
        return (self.fan.centre, self.fan.top + CARD / 2) if seat == self.flow.hand else None

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.crosses:
            return
        if self.flow.held and not self.covered:
            self.band.drawn.draw(surface, self.flow, self.seconds, reduced=self.board.reduced)
        for button in self.buttons():
            draw_button(surface, self.kit, button, self.ring)
        self.draw_moment(surface)
        if self.covered:
            return
        self.drag.draw(surface, self.table.cards, self.pick.held)
        self.news.draw(surface, self.kit, self.ring)
        self.draw_hint(surface)
        self.ring.draw(surface, self.kit)
        self.draw_sheet(surface)

    @property
    def secret(self) -> bool:
        return self.flow.hand_is_secret

    def draw_for_all(self, surface: Surface) -> None:
        self.covered = self.secret
        self.draw(surface)
        self.covered = False

    def draw_ring(self, surface: Surface) -> None:
        if not self.covered:
            super().draw_ring(surface)
