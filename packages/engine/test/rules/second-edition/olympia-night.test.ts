import { describe, expect } from 'vitest';
import type { CardWord, ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  alike,
  build,
  COLOUR_CARDS,
  dear,
  expectRefused,
  FIRST_CARD,
  LAST_CARD,
  MADE_UP,
  NEW_COLOUR,
  NOTHING,
  olympiaByNight,
  rule,
  secondEdition,
  sell,
  stage,
  type Tabletop,
} from '../../kit/index.ts';

const { lastTurn, table } = secondEdition();

/** Two stages stand for whichever power is looked at: night 2 has night 1 with it. */
const at = (age: number, turn: number, hand: CardWord[], stages = 2, more: ScenarioSeat = {}): Tabletop =>
  table({ age, turn, me: olympiaByNight(stages, hand, more) });

/** Both powers are for a card of any colour, in one turn of an Age. */
for (const { via, rule: id, turn, stages } of [
  { via: FIRST_CARD, rule: 'B-11.3', turn: 1, stages: 1 },
  { via: LAST_CARD, rule: 'B-11.4', turn: lastTurn, stages: 2 },
])
  describe(`night ${stages}`, () => {
    for (const age of [1, 2, 3])
      rule(id, `in Age ${age} a card of turn ${turn} costs nothing, one of any other turn is paid`, () => {
        for (let other = 1; other <= lastTurn; other++) {
          const t = at(age, other, [dear('green')], stages);
          expect(t.vias(MADE_UP).includes(via), `turn ${other}`).toBe(other === turn);
          if (other !== turn) expectRefused(t, 'me', build(MADE_UP, via), 'no-power');
          else expect(t.ways(MADE_UP)).toEqual([{ via, pay: NOTHING }]);
        }
      });

    for (const [colour, card] of COLOUR_CARDS)
      rule(id, `a ${colour} card costs neither resources nor coins, whatever stands in the city`, () => {
        for (const city of [[], [card], COLOUR_CARDS.map(([, other]) => other)]) {
          const t = at(2, turn, [dear(colour)], stages, { city });
          const after = t.play({ me: build(MADE_UP, via) });
          expect(after.seat()).toMatchObject({ city: [...city, MADE_UP], coins: 0 });
          expect(after.events).toContainEqual({ event: 'built', seat: 0, card: MADE_UP, via, pay: NOTHING });
        }
      });

    rule(id, 'in another turn, or once used, it is named in the reason why a card cannot be built', () => {
      const said = (other: number, more: ScenarioSeat = {}): string =>
        at(2, other, [dear('green')], stages, more).why(MADE_UP) ?? '';
      const when = turn === 1 ? 'the first turn of an Age' : 'the last turn of an Age';
      expect(said(3)).toMatch(new RegExp(`; ${via} is for ${when}`));
      expect(said(turn, { used: [via] })).toMatch(new RegExp(`; ${via} has already been used in this Age`));
    });

    rule(id, 'it does not pay for a stage', () => {
      const t = at(2, turn, ['palace'], stages);
      expect(t.stageOffers()).toEqual([]);
      for (const deed of [stage('palace'), { ...stage('palace'), pay: {} }]) expectRefused(t, 'me', deed, 'cannot-pay');
      expectRefused(t, 'me', { ...stage('palace'), via }, 'no-power');
    });

    rule('B-11.R2', `night ${stages} builds nothing that stands already, and nothing of another hand`, () => {
      const t = at(2, turn, ['theater', 'press-age2'], stages, { city: ['theater', 'press-age1'] });
      for (const card of ['theater', 'press-age2']) expectRefused(t, 'me', build(card, via), 'already-built');
      expectRefused(t, 'me', build('palace', via), 'not-in-hand');
    });

    rule(id, 'nothing may be paid with it', () => {
      const t = table({ turn, me: olympiaByNight(stages, ['baths'], { coins: 9 }), left: { makes: ['stone'] } });
      for (const pay of [{ left: 2 }, { bank: 1 }])
        expectRefused(t, 'me', { ...build('baths', via), pay }, 'wrong-payment');
    });

    rule('B-11.R3', `night ${stages} is never spent unasked: a choice that names no way is paid or refused`, () => {
      const rich = table({ turn, me: olympiaByNight(stages, ['baths'], { coins: 2 }), left: { makes: ['stone'] } });
      const paid = rich.play({ me: build('baths') });
      expect(paid.seat().coins).toBe(0);
      expect(paid.events).toContainEqual(expect.objectContaining({ event: 'built', card: 'baths', via: 'paid' }));
      expectRefused(at(2, turn, ['palace'], stages), 'me', build('palace'), 'cannot-pay');
    });

    rule('B-11.R3', `night ${stages} beside a chain: each is used when it is named`, () => {
      const chained = at(2, turn, ['aqueduct'], stages, { city: ['baths'] });
      expect(chained.vias('aqueduct').sort()).toEqual(['chain', via]);
      for (const way of ['chain', via])
        expect(chained.play({ me: build('aqueduct', way) }).events).toContainEqual(
          expect.objectContaining({ event: 'built', card: 'aqueduct', via: way }),
        );
    });

    rule(id, 'nobody else has it, and neither has a board without the stage', () => {
      const t = table({ turn, me: olympiaByNight(3, ['theater']), left: { hand: ['palace'] } });
      expectRefused(t, 'left', build('palace', via), 'no-power');
      for (let built = 0; built < stages; built++)
        expectRefused(at(2, turn, ['palace'], built), 'me', build('palace', via), 'no-power');
      expect(at(2, turn, ['palace'], 3).vias('palace')).toEqual([via]);
    });

    rule('B-11.R3', `night ${stages} that is spent in this Age is refused`, () => {
      const t = at(2, turn, ['palace'], stages, { used: [via] });
      expect(t.ways('palace')).toEqual([]);
      expectRefused(t, 'me', build('palace', via), 'no-power');
    });

    rule(id, 'it is none of the other powers', () => {
      const other = via === FIRST_CARD ? LAST_CARD : FIRST_CARD;
      for (const wrong of [NEW_COLOUR, other, 'olympia-free-build'])
        expectRefused(at(2, turn, ['palace'], 3), 'me', build('palace', wrong), 'no-power');
    });
  });

/** Seven cards, sold from the front, that keep a Palace for the first turn and a Senate for the last. */
const HAND = ['palace', 'altar', 'theater', 'baths', 'stockade', 'barracks', 'senate'];

describe('night 1 in the course of an Age', () => {
  rule('B-11.3', 'if the first card is sold or marks a stage, nothing is left of it in this Age', () => {
    for (const deed of [sell('palace'), stage('palace'), build('altar', 'paid')]) {
      let t = table(alike(olympiaByNight(1, HAND, { makesPrivately: ['2 clay'] }))).play({ me: deed });
      for (let turn = 2; turn <= lastTurn; turn++) {
        expect(t.game.state.turn).toBe(turn);
        expect(t.vias('senate')).not.toContain(FIRST_CARD);
        expectRefused(t, 'me', build('senate', FIRST_CARD), 'no-power');
        t = t.play({});
      }
    }
  });

  rule('B-11.3', 'and in the next Age the first card can be free again, used before or not', () => {
    for (const deed of [sell('palace'), build('palace', FIRST_CARD)]) {
      const start = table(alike(olympiaByNight(1, HAND))).withNextAge('pantheon', 'gardens');
      const t = start.play({ me: deed }).turnsLater(lastTurn - 1);
      expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
      expect(t.vias('pantheon')).toEqual([FIRST_CARD]);
      const after = t.play({ me: build('pantheon', FIRST_CARD) });
      expect(after.seat().city).toContain('pantheon');
      expectRefused(after, 'me', build('gardens', FIRST_CARD), 'no-power');
    }
  });

  for (const turn of [1, 5, lastTurn])
    rule('B-11.3', `a stage of turn ${turn} of Age I first helps in Age II`, () => {
      const hand = HAND.slice(turn - 1);
      const me = olympiaByNight(0, hand, { makesPrivately: ['2 ore'] });
      let t = table(alike(me, { turn })).withNextAge('pantheon', 'gardens');
      expectRefused(t, 'me', build('senate', FIRST_CARD), 'no-power');
      t = t.play({ me: stage(hand[0]) });
      expect(t.seat().stage).toBe(1);
      for (let next = turn + 1; next <= lastTurn; next++) {
        expectRefused(t, 'me', build('senate', FIRST_CARD), 'no-power');
        t = t.play({});
      }
      expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
      expect(t.vias('pantheon')).toEqual([FIRST_CARD]);
    });
});

describe('night 2 in the course of an Age', () => {
  rule('B-11.4', 'a stage of turn 5 of Age I helps in turn 6 and in the Ages after', () => {
    const me = olympiaByNight(1, ['altar', 'palace', 'senate'], { makesPrivately: ['2 clay'] });
    let t = table(alike(me, { turn: 5 })).withNextAge('pantheon', 'gardens', 'haven', 'arena');
    t = t.play({ me: stage('altar'), left: sell('altar'), right: sell('altar') });
    expect(t.vias('palace')).toEqual([LAST_CARD]);
    t = t.play({ me: build('palace', LAST_CARD), left: sell('palace'), right: sell('palace') });
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    expectRefused(t, 'me', build('pantheon', LAST_CARD), 'no-power');
    t = t.turnsLater(5);
    expect(t.game.state).toMatchObject({ age: 2, turn: lastTurn });
    for (const card of t.seat().hand) expect(t.vias(card)).toEqual([LAST_CARD]);
  });

  rule('B-11.4', 'a stage of turn 6 of Age I does not help in that turn', () => {
    const me = olympiaByNight(1, ['altar', 'palace'], { makesPrivately: ['2 clay'] });
    const t = table(alike(me, { turn: lastTurn })).withNextAge('pantheon', 'gardens', 'haven', 'arena');
    expectRefused(t, 'me', build('palace', LAST_CARD), 'no-power');
    const after = t.play({ me: stage('altar') });
    expect(after.game.state).toMatchObject({ age: 2, turn: 1 });
    expect(after.seat()).toMatchObject({ stage: 2, city: [] });
    expect(after.discard()).toContain('palace');
    const last = after.turnsLater(5);
    expect(last.vias(last.seat().hand[0])).toEqual([LAST_CARD]);
  });

  rule('B-11.4', 'the card that is left over is not meant: it joins the discard pile', () => {
    for (const deed of [sell('altar'), build('palace', LAST_CARD)]) {
      const t = at(1, lastTurn, ['altar', 'palace']).play({ me: deed });
      expect(t.asked()).toBeNull();
      expect(t.discard()).toContain(deed.card === 'altar' ? 'palace' : 'altar');
    }
  });

  rule('B-11.4', 'even a city that may use its last card does not have it for nothing', () => {
    for (const used of [[], [LAST_CARD]]) {
      const t = at(1, lastTurn, ['altar', 'palace'], 3, { used });
      t.game.state.seats[0].tally.lastCard = 1; // as if Olympia had the power of Babylon besides its own
      const after = t.play({ me: sell('altar') });
      expect([after.asked(), after.seat().hand]).toEqual(['play', ['palace']]);
      expect(after.ways('palace')).toEqual([]);
      for (const via of [FIRST_CARD, LAST_CARD]) expectRefused(after, 'me', build('palace', via), 'no-power');
    }
  });

  rule('B-11.4', 'if the last card is sold or marks a stage, the power is gone until the end of the next Age', () => {
    const me = olympiaByNight(2, ['altar', 'palace'], { makesPrivately: ['glass', 'loom', 'papyrus'] });
    for (const deed of [sell('altar'), stage('altar')]) {
      const t = table(alike(me, { turn: lastTurn }))
        .withNextAge('pantheon')
        .play({ me: deed });
      expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
      expectRefused(t, 'me', build('pantheon', LAST_CARD), 'no-power');
    }
  });
});

describe('both powers of the night', () => {
  rule('B-11.R3', 'one does not spend the other: both are used in one Age, and both again in the next', () => {
    let t = table(alike(olympiaByNight(2, HAND))).withNextAge('pantheon', 'gardens', 'haven', 'arena', 'academy');
    t = t.play({ me: build('palace', FIRST_CARD) }).turnsLater(4);
    expect(t.game.state).toMatchObject({ age: 1, turn: lastTurn });
    t = t.play({ me: build('senate', LAST_CARD) });
    expect(t.seat().city).toEqual(['palace', 'senate']);
    expect(t.game.state).toMatchObject({ age: 2, turn: 1 });
    const [first] = t.seat().hand;
    t = t.play({ me: build(first, FIRST_CARD) }).turnsLater(4);
    const last = t.seat().hand.find((card) => !t.seat().city.includes(card)) as string;
    t = t.play({ me: build(last, LAST_CARD) });
    expect(t.seat().city).toEqual(['palace', 'senate', first, last]);
  });

  rule('B-11.R3', 'the scenario keeps them apart: the one that is spent is not the other', () => {
    const used = (power: string) => ({ used: [power] });
    expect(at(2, 1, ['palace'], 2, used(LAST_CARD)).vias('palace')).toEqual([FIRST_CARD]);
    expect(at(2, lastTurn, ['palace'], 2, used(FIRST_CARD)).vias('palace')).toEqual([LAST_CARD]);
  });

  rule('B-11.R4', 'the first card is the one of turn 1 and the last card the one of turn 6', () => {
    const turns = [1, 2, 3, 4, 5, 6].map((turn) => at(1, turn, ['palace'], 3).vias('palace'));
    expect(turns).toEqual([[FIRST_CARD], [], [], [], [], [LAST_CARD]]);
  });

  rule('B-11.R2', 'the points of the stages come besides', () => {
    const wonder = (stages: number) => at(3, 2, ['theater'], stages).score().wonder;
    expect([0, 1, 2, 3].map(wonder)).toEqual([0, 2, 2 + 3, 2 + 3 + 5]);
  });
});
