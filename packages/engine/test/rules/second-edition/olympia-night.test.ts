import { describe, expect } from 'vitest';
import type { CardWord, ScenarioSeat } from '../../../src/scenario.ts';
import { expectRefused, rule, type Tabletop } from '../../kit/index.ts';
import {
  alike,
  asked,
  build,
  COLOUR_CARDS,
  dear,
  FIRST_CARD,
  LAST_CARD,
  NEW_COLOUR,
  night,
  second,
  sell,
  stage,
  turnsLater,
  use,
  vias,
} from './olympia.ts';

const CARD = 'made-up-0-0';
const NOTHING = { left: 0, right: 0, bank: 0 };
const LAST_TURN = 6;

/** Two stages stand for whichever power is looked at: night 2 has night 1 with it. */
const at = (age: number, turn: number, hand: CardWord[], stages = 2, more: ScenarioSeat = {}): Tabletop =>
  second({ age, turn, me: night(stages, hand, more) });

/** Both powers are for a card of any colour, in one turn of an Age. */
for (const { via, rule: id, turn, stages } of [
  { via: FIRST_CARD, rule: 'B-11.3', turn: 1, stages: 1 },
  { via: LAST_CARD, rule: 'B-11.4', turn: LAST_TURN, stages: 2 },
])
  describe(`night ${stages}`, () => {
    for (const age of [1, 2, 3])
      rule(id, `in Age ${age} a card of turn ${turn} costs nothing, one of any other turn is paid`, () => {
        for (let other = 1; other <= LAST_TURN; other++) {
          const t = at(age, other, [dear('green')], stages);
          expect(vias(t, CARD).includes(via), `turn ${other}`).toBe(other === turn);
          if (other !== turn) expectRefused(t, 'me', use(CARD, via), 'no-power');
          else expect(t.ways(CARD)).toEqual([{ via, pay: NOTHING }]);
        }
      });

    for (const [colour, card] of COLOUR_CARDS)
      rule(id, `a ${colour} card costs neither resources nor coins, whatever stands in the city`, () => {
        for (const city of [[], [card], COLOUR_CARDS.map(([, other]) => other)]) {
          const t = at(2, turn, [dear(colour)], stages, { city });
          const after = t.play({ me: use(CARD, via) });
          expect(after.seat()).toMatchObject({ city: [...city, CARD], coins: 0 });
          expect(after.events).toContainEqual({ event: 'built', seat: 0, card: CARD, via, pay: NOTHING });
        }
      });

    rule(id, 'it does not pay for a stage', () => {
      const t = at(2, turn, ['palace'], stages);
      expect(t.stageOffers()).toEqual([]);
      for (const deed of [stage('palace'), { ...stage('palace'), pay: {} }]) expectRefused(t, 'me', deed, 'cannot-pay');
      expectRefused(t, 'me', { ...stage('palace'), via }, 'no-power');
    });

    rule('B-11.R2', `night ${stages} builds nothing that stands already, and nothing of another hand`, () => {
      const t = at(2, turn, ['theater', 'press-age2'], stages, { city: ['theater', 'press-age1'] });
      for (const card of ['theater', 'press-age2']) expectRefused(t, 'me', use(card, via), 'already-built');
      expectRefused(t, 'me', use('palace', via), 'not-in-hand');
    });

    rule(id, 'nothing may be paid with it', () => {
      const t = second({ turn, me: night(stages, ['baths'], { coins: 9 }), left: { makes: ['stone'] } });
      for (const pay of [{ left: 2 }, { bank: 1 }])
        expectRefused(t, 'me', { ...use('baths', via), pay }, 'wrong-payment');
    });

    rule('B-11.R3', `night ${stages} is never spent unasked: a choice that names no way is paid or refused`, () => {
      const rich = second({ turn, me: night(stages, ['baths'], { coins: 2 }), left: { makes: ['stone'] } });
      const paid = rich.play({ me: build('baths') });
      expect(paid.seat().coins).toBe(0);
      expect(paid.events).toContainEqual(expect.objectContaining({ event: 'built', card: 'baths', via: 'paid' }));
      expectRefused(at(2, turn, ['palace'], stages), 'me', build('palace'), 'cannot-pay');
    });

    rule('B-11.R3', `night ${stages} beside a chain: each is used when it is named`, () => {
      const chained = at(2, turn, ['aqueduct'], stages, { city: ['baths'] });
      expect(vias(chained, 'aqueduct').sort()).toEqual(['chain', via]);
      for (const way of ['chain', via])
        expect(chained.play({ me: use('aqueduct', way) }).events).toContainEqual(
          expect.objectContaining({ event: 'built', card: 'aqueduct', via: way }),
        );
    });

    rule(id, 'nobody else has it, and neither has a board without the stage', () => {
      const t = second({ turn, me: night(3, ['theater']), left: { hand: ['palace'] } });
      expectRefused(t, 'left', use('palace', via), 'no-power');
      for (let built = 0; built < stages; built++)
        expectRefused(at(2, turn, ['palace'], built), 'me', use('palace', via), 'no-power');
      expect(vias(at(2, turn, ['palace'], 3), 'palace')).toEqual([via]);
    });

    rule('B-11.R3', `night ${stages} that is spent in this Age is refused`, () => {
      const t = at(2, turn, ['palace'], stages, { used: [via] });
      expect(t.ways('palace')).toEqual([]);
      expectRefused(t, 'me', use('palace', via), 'no-power');
    });

    rule(id, 'it is none of the other powers', () => {
      const other = via === FIRST_CARD ? LAST_CARD : FIRST_CARD;
      for (const wrong of [NEW_COLOUR, other, 'olympia-free-build'])
        expectRefused(at(2, turn, ['palace'], 3), 'me', use('palace', wrong), 'no-power');
    });
  });

/** Seven cards, sold from the front, that keep a Palace for the first turn and a Senate for the last. */
const HAND = ['palace', 'altar', 'theater', 'baths', 'stockade', 'barracks', 'senate'];

describe('night 1 in the course of an Age', () => {
  rule('B-11.3', 'if the first card is sold or marks a stage, nothing is left of it in this Age', () => {
    for (const deed of [sell('palace'), stage('palace'), use('altar', 'paid')]) {
      let t = second(alike(night(1, HAND, { makesPrivately: ['2 clay'] }))).play({ me: deed });
      for (let turn = 2; turn <= LAST_TURN; turn++) {
        expect(t.game.state.turn).toBe(turn);
        expect(vias(t, 'senate')).not.toContain(FIRST_CARD);
        expectRefused(t, 'me', use('senate', FIRST_CARD), 'no-power');
        t = t.play({});
      }
    }
  });

  rule('B-11.3', 'and in the next Age the first card can be free again, used before or not', () => {
    for (const deed of [sell('palace'), use('palace', FIRST_CARD)]) {
      const start = second(alike(night(1, HAND))).withNextAge('pantheon', 'gardens');
      const t = turnsLater(start.play({ me: deed }), LAST_TURN - 1);
      expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
      expect(vias(t, 'pantheon')).toEqual([FIRST_CARD]);
      const after = t.play({ me: use('pantheon', FIRST_CARD) });
      expect(after.seat().city).toContain('pantheon');
      expectRefused(after, 'me', use('gardens', FIRST_CARD), 'no-power');
    }
  });

  for (const turn of [1, 5, LAST_TURN])
    rule('B-11.3', `a stage of turn ${turn} of Age I first helps in Age II`, () => {
      const hand = HAND.slice(turn - 1);
      const me = night(0, hand, { makesPrivately: ['2 ore'] });
      let t = second(alike(me, { turn })).withNextAge('pantheon', 'gardens');
      expectRefused(t, 'me', use('senate', FIRST_CARD), 'no-power');
      t = t.play({ me: stage(hand[0]) });
      expect(t.seat().stage).toBe(1);
      for (let next = turn + 1; next <= LAST_TURN; next++) {
        expectRefused(t, 'me', use('senate', FIRST_CARD), 'no-power');
        t = t.play({});
      }
      expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
      expect(vias(t, 'pantheon')).toEqual([FIRST_CARD]);
    });
});

describe('night 2 in the course of an Age', () => {
  rule('B-11.4', 'a stage of turn 5 of Age I helps in turn 6 and in the Ages after', () => {
    const me = night(1, ['altar', 'palace', 'senate'], { makesPrivately: ['2 clay'] });
    let t = second(alike(me, { turn: 5 })).withNextAge('pantheon', 'gardens', 'haven', 'arena');
    t = t.play({ me: stage('altar'), left: sell('altar'), right: sell('altar') });
    expect(vias(t, 'palace')).toEqual([LAST_CARD]);
    t = t.play({ me: use('palace', LAST_CARD), left: sell('palace'), right: sell('palace') });
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    expectRefused(t, 'me', use('pantheon', LAST_CARD), 'no-power');
    t = turnsLater(t, 5);
    expect(t.game.state).toMatchObject({ age: 2, turn: LAST_TURN });
    for (const card of t.seat().hand) expect(vias(t, card)).toEqual([LAST_CARD]);
  });

  rule('B-11.4', 'a stage of turn 6 of Age I does not help in that turn', () => {
    const me = night(1, ['altar', 'palace'], { makesPrivately: ['2 clay'] });
    const t = second(alike(me, { turn: LAST_TURN })).withNextAge('pantheon', 'gardens', 'haven', 'arena');
    expectRefused(t, 'me', use('palace', LAST_CARD), 'no-power');
    const after = t.play({ me: stage('altar') });
    expect(after.game.state).toMatchObject({ age: 2, turn: 1 });
    expect(after.seat()).toMatchObject({ stage: 2, city: [] });
    expect(after.discard()).toContain('palace');
    const last = turnsLater(after, 5);
    expect(vias(last, last.seat().hand[0])).toEqual([LAST_CARD]);
  });

  rule('B-11.4', 'the card that is left over is not meant: it joins the discard pile', () => {
    for (const deed of [sell('altar'), use('palace', LAST_CARD)]) {
      const t = at(1, LAST_TURN, ['altar', 'palace']).play({ me: deed });
      expect(asked(t)).toBeNull();
      expect(t.discard()).toContain(deed.card === 'altar' ? 'palace' : 'altar');
    }
  });

  rule('B-11.4', 'even a city that may use its last card does not have it for nothing', () => {
    for (const used of [[], [LAST_CARD]]) {
      const t = at(1, LAST_TURN, ['altar', 'palace'], 3, { used });
      t.game.state.seats[0].tally.lastCard = 1; // as if Olympia had the power of Babylon besides its own
      const after = t.play({ me: sell('altar') });
      expect([asked(after), after.seat().hand]).toEqual(['play', ['palace']]);
      expect(after.ways('palace')).toEqual([]);
      for (const via of [FIRST_CARD, LAST_CARD]) expectRefused(after, 'me', use('palace', via), 'no-power');
    }
  });

  rule('B-11.4', 'if the last card is sold or marks a stage, the power is gone until the end of the next Age', () => {
    const me = night(2, ['altar', 'palace'], { makesPrivately: ['glass', 'loom', 'papyrus'] });
    for (const deed of [sell('altar'), stage('altar')]) {
      const t = second(alike(me, { turn: LAST_TURN }))
        .withNextAge('pantheon')
        .play({ me: deed });
      expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
      expectRefused(t, 'me', use('pantheon', LAST_CARD), 'no-power');
    }
  });
});

describe('both powers of the night', () => {
  rule('B-11.R3', 'one does not spend the other: both are used in one Age, and both again in the next', () => {
    let t = second(alike(night(2, HAND))).withNextAge('pantheon', 'gardens', 'haven', 'arena', 'academy');
    t = turnsLater(t.play({ me: use('palace', FIRST_CARD) }), 4);
    expect(t.game.state).toMatchObject({ age: 1, turn: LAST_TURN });
    t = t.play({ me: use('senate', LAST_CARD) });
    expect(t.seat().city).toEqual(['palace', 'senate']);
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    const [first] = t.seat().hand;
    t = turnsLater(t.play({ me: use(first, FIRST_CARD) }), 4);
    const last = t.seat().hand.find((card) => !t.seat().city.includes(card)) as string;
    t = t.play({ me: use(last, LAST_CARD) });
    expect(t.seat().city).toEqual(['palace', 'senate', first, last]);
  });

  rule('B-11.R3', 'the scenario keeps them apart: the one that is spent is not the other', () => {
    const used = (power: string) => ({ used: [power] });
    expect(vias(at(2, 1, ['palace'], 2, used(LAST_CARD)), 'palace')).toEqual([FIRST_CARD]);
    expect(vias(at(2, LAST_TURN, ['palace'], 2, used(FIRST_CARD)), 'palace')).toEqual([LAST_CARD]);
  });

  rule('B-11.R4', 'the first card is the one of turn 1 and the last card the one of turn 6', () => {
    const turns = [1, 2, 3, 4, 5, 6].map((turn) => vias(at(1, turn, ['palace'], 3), 'palace'));
    expect(turns).toEqual([[FIRST_CARD], [], [], [], [], [LAST_CARD]]);
  });

  rule('B-11.R2', 'the points of the stages come besides', () => {
    const wonder = (stages: number) => at(3, 2, ['theater'], stages).score().wonder;
    expect([0, 1, 2, 3].map(wonder)).toEqual([0, 2, 2 + 3, 2 + 3 + 5]);
  });
});
