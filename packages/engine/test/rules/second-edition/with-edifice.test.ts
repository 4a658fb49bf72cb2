import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  build,
  COLOUR_CARDS,
  dear,
  expectRefused,
  FIRST_CARD,
  LAST_CARD,
  MADE_UP,
  mix,
  NEW_COLOUR,
  olympiaByDay,
  olympiaByNight,
  pick,
  rule,
  secondEdition,
  sell,
  stage,
  type Tabletop,
} from '../../kit/index.ts';

const { rulesFor, table, whyNot } = secondEdition('edifice');

/** The end of an Age whose Edifice fails, in front of a next Age with these cards. */
const failing = (age: 1 | 2, edifice: string, me: ScenarioSeat, ...next: string[]): Tabletop => {
  const earlier = age === 2 ? [{ id: 'money-changer', state: 'failed', left: 1 }] : [];
  const edifices = [...earlier, { id: edifice, left: 1 }];
  return table({ age, turn: 6, edifices, me }).withNextAge(...next);
};

describe('a colour that is lost', () => {
  for (const [age, edifice, colour, lost, next] of [
    [1, 'belvedere', 'brown', 'lumber-yard', 'quarry'],
    [1, 'curtain-wall', 'grey', 'press-age1', 'glassworks-age1'],
    [1, 'artisan-district', 'yellow', 'tavern', 'caravansery'],
    [1, 'outpost', 'red', 'stockade', 'walls'],
    [2, 'river-port', 'blue', 'altar', 'palace'],
  ] as const)
    rule('B-11.R1', `the only ${colour} card is lost to the ${edifice}: the colour is free again`, () => {
      const t = failing(age, edifice, olympiaByDay(['theater'], { city: [lost, 'workshop'] }), next);
      const after = t.play({});
      expect(after.events).toContainEqual(expect.objectContaining({ event: 'penalty', seat: 0, card: lost }));
      expect(after.game.state).toMatchObject({ age: age + 1, turn: 1 });
      expect(after.seat().city).toEqual(['workshop']);
      expect(after.vias(next)).toContain(NEW_COLOUR);
      const built = after.play({ me: build(next, NEW_COLOUR) });
      expect(built.seat().city).toEqual(['workshop', next]);
    });

  rule('B-11.R1', 'before the penalty it was not, and with a second card of the colour it is not', () => {
    const me = olympiaByDay(['sawmill'], { city: ['lumber-yard', 'ore-vein'] });
    const t = failing(1, 'belvedere', me, 'quarry');
    expectRefused(t, 'me', build('sawmill', NEW_COLOUR), 'no-power');
    const asking = t.play({ me: sell('sawmill') });
    expect(asking.asked()).toBe('pick');
    const after = asking.answer('me', pick('ore-vein'));
    expect(after.seat().city).toEqual(['lumber-yard']);
    expectRefused(after, 'me', build('quarry', NEW_COLOUR), 'no-power');
  });

  rule('B-11.R1', 'a card that was lost can be built anew, for nothing', () => {
    const t = failing(1, 'belvedere', olympiaByDay(['theater'], { city: ['clay-pit'] }), 'clay-pit').play({});
    expect(t.play({ me: build('clay-pit', NEW_COLOUR) }).seat()).toMatchObject({ city: ['clay-pit'], coins: 3 });
  });

  rule('B-11.R1', 'a debt token in place of a card changes nothing', () => {
    const t = failing(1, 'belvedere', olympiaByDay(['theater'], { city: ['altar'] }), 'quarry', 'palace').play({});
    expect(t.seat().tokens['edifice-debt-1']).toBe(1);
    const free = t.seat().hand.filter((card) => t.vias(card).includes(NEW_COLOUR));
    expect([...new Set(free)]).toEqual(['quarry']);
  });
});

describe('taking part', () => {
  for (const [via, me, turn, cost] of [
    [NEW_COLOUR, olympiaByDay(['palace']), 3, '3 clay'],
    [FIRST_CARD, olympiaByNight(1, ['palace']), 1, '3 clay'],
    [LAST_CARD, olympiaByNight(2, ['palace']), 6, 'glass loom papyrus'],
  ] as const)
    rule('B-11.R2', `${via} pays neither for the stage nor for the Edifice`, () => {
      const at = (more: ScenarioSeat) =>
        table({ turn, edifices: [{ id: 'curtain-wall', left: 2 }], me: { ...me, ...more } });
      const join = { ...stage('palace'), join: true, pay: { bank: 2 } };
      expectRefused(at({ coins: 9 }), 'me', join, 'cannot-pay');
      expectRefused(at({ coins: 9 }), 'me', { ...join, via }, 'no-power');
      const poor = at({ coins: 1, makesPrivately: [cost] });
      expectRefused(poor, 'me', join, 'cannot-pay');
      expectRefused(poor, 'me', { ...join, via, pay: {} }, 'no-power');
      expectRefused(poor, 'me', { ...join, pay: {} }, 'wrong-payment');
      expect(poor.play({ me: build('palace', via) }).seat().tokens['pawn-1']).toBe(0);
      const t = at({ coins: 2, makesPrivately: [cost] }).play({ me: join });
      expect(t.seat()).toMatchObject({ coins: 0, city: [] });
      expect(t.seat().tokens['pawn-1']).toBe(1);
    });
});

describe('Edifice in both editions', () => {
  rule('B-11.R6', 'Ur and Carthage have day and night, with either edition', () => {
    for (const edition of [mix, secondEdition]) {
      const { wonders, cities } = edition('edifice').rulesFor(7);
      expect(cities).toEqual(expect.arrayContaining(['ur', 'carthage']));
      for (const city of ['ur', 'carthage'])
        expect(
          wonders.filter((board) => board.city === city).map(({ side, dayAndNight }) => [side, dayAndNight]),
        ).toEqual([
          ['A', true],
          ['B', true],
        ]);
    }
  });

  rule('B-11.R6', 'all nine boards of the second edition are dealt, and say day and night', () => {
    const { wonders, cities } = rulesFor(7);
    expect(cities).toHaveLength(9);
    const dealt = wonders.filter(({ city }) => cities.includes(city));
    expect([dealt.length, dealt.every(({ dayAndNight }) => dayAndNight)]).toEqual([18, true]);
  });

  rule('B-11.R7', 'two players are refused by the edition, eight by Edifice', () => {
    expect(whyNot(2)).toMatch(/not 2: the second edition has no game for two$/);
    expect(whyNot(8)).toMatch(/not 8: Edifice says/);
    for (const players of [3, 4, 5, 6, 7]) expect(whyNot(players)).toBeNull();
  });

  rule('B-11.R8', 'Ur is finished with three stages, Carthage with three by day and two by night', () => {
    const guilds = (me: ScenarioSeat) => table({ age: 3, me: { ...me, city: ['decorators-guild'] } }).score().guilds;
    const ur = (side: 'day' | 'night', stages: number, options: number[] = []) =>
      guilds({ wonder: 'ur', side, stages, options });
    expect([ur('day', 2, [1]), ur('day', 3, [1]), ur('night', 2), ur('night', 3)]).toEqual([0, 7, 0, 7]);
    const carthage = (side: 'day' | 'night', stages: number, options: number[]) =>
      guilds({ wonder: 'carthage', side, stages, options });
    expect([carthage('day', 2, [1]), carthage('day', 3, [1])]).toEqual([0, 7]);
    expect([carthage('night', 1, [1]), carthage('night', 2, [1, 2])]).toEqual([0, 7]);
  });

  rule('B-11.6', 'an Agora counts a Decorators Guild a second time, finished or not', () => {
    const edifices = [
      { id: 'money-changer', state: 'failed', left: 1 },
      { id: 'auction-house', state: 'failed', left: 1 },
      { id: 'agora', state: 'built' },
    ];
    const points = (stages: number) => {
      const me = { wonder: 'giza', stages, city: ['decorators-guild'], pawns: [0, 0, 1] };
      const { guilds, edifice } = table({ age: 3, edifices, me }).score();
      return guilds + edifice;
    };
    expect([points(2), points(3)]).toEqual([0, 14]);
  });

  rule('B-11.R1', 'the Archives count the same seven colours, each one time', () => {
    const edifices = [
      { id: 'money-changer', state: 'failed', left: 1 },
      { id: 'auction-house', state: 'failed', left: 1 },
      { id: 'archives', state: 'built' },
    ];
    const points = (city: string[]) => table({ age: 3, edifices, me: { city, pawns: [0, 0, 1] } }).score().edifice;
    const cards = COLOUR_CARDS.map(([, card]) => card);
    expect(cards.map((_, i) => points(cards.slice(0, i + 1)))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(points([...cards, 'well', 'ludus', 'castrum'])).toBe(7);
    expect(points([])).toBe(0);
  });

  rule('B-11.2', 'an Edifice is no card of a colour: what it makes leaves all colours free', () => {
    const edifices = [
      { id: 'money-changer', state: 'failed', left: 1 },
      { id: 'river-port', state: 'built' },
    ];
    for (const [colour] of COLOUR_CARDS) {
      const t = table({ age: 2, edifices, me: olympiaByDay([dear(colour)], { pawns: [0, 1, 0] }) });
      expect(t.vias(MADE_UP)).toEqual([NEW_COLOUR]);
    }
  });
});
