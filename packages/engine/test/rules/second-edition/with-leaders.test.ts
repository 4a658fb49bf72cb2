import { describe, expect } from 'vitest';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import {
  alike,
  asksOf,
  build,
  COLOUR_CARDS,
  dear,
  expectRefused,
  FIRST_CARD,
  firstBoxes,
  LAST_CARD,
  MADE_UP,
  mix,
  moreIn,
  NEW_COLOUR,
  olympiaByDay,
  olympiaByNight,
  PASS,
  POWERS,
  pick,
  rule,
  sell,
  stage,
  type TableLiteral,
  type Tabletop,
} from '../../kit/index.ts';

const { newGame, table } = firstBoxes('leaders');

/** The turn before the Age begins. */
const recruitment = (me: ScenarioSeat, rest: TableLiteral = {}): Tabletop => table({ ...rest, turn: 0, me });

describe('leaders and day 2', () => {
  rule('B-11.R1', 'leaders are never free, also the first of a city', () => {
    const t = recruitment(olympiaByDay(['theater'], { leaderHand: ['nero', 'plato'] }));
    for (const leader of ['nero', 'plato']) {
      expect(t.ways(leader)).toEqual([]);
      expectRefused(t, 'me', build(leader, NEW_COLOUR), 'no-power');
      expectRefused(t, 'me', build(leader), 'cannot-pay');
    }
  });

  rule('B-11.R1', 'leaders in play are cards of no colour that it looks at', () => {
    const leaders = ['euclid', 'caesar', 'varro', 'phidias', 'praxiteles', 'hiram', 'nebuchadnezzar'];
    for (const [colour] of COLOUR_CARDS)
      expect(table({ me: olympiaByDay([dear(colour)], { leaders }) }).vias(MADE_UP)).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R1', 'neither is the leader that a Courtesans Guild copies', () => {
    const me = olympiaByDay([dear('green'), dear('purple')], { city: ['courtesans-guild'], courtesan: 'euclid' });
    const t = table({ age: 3, me, left: { leaders: ['euclid'] } });
    expect([t.vias('made-up-0-0'), t.vias('made-up-0-1')]).toEqual([[NEW_COLOUR], []]);
  });

  rule('B-11.R2', 'it does not help in a recruitment turn, with a stage neither', () => {
    const t = recruitment(olympiaByDay(['theater'], { leaderHand: ['nero'] }));
    expectRefused(t, 'me', stage('nero'), 'cannot-pay');
    expect(t.answer('me', sell('nero')).game.state.turn).toBe(1);
  });

  rule('B-11.R1', 'a card that Solomon has dug up is the first of its colour', () => {
    const me = olympiaByDay(['senate', 'academy'], { leaderHand: ['solomon'], coins: 3 });
    const t = recruitment(me, { discard: ['palace'] }).answer('me', build('solomon'));
    expect(t.asked()).toBe('pick');
    const dug = t.answer('me', pick('palace'));
    expect(dug.seat().city).toEqual(['palace']);
    expectRefused(dug, 'me', build('senate', NEW_COLOUR), 'no-power');
    expect(dug.vias('academy')).toEqual([NEW_COLOUR]);
    expect(t.answer('me', PASS).vias('senate')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R2', 'the turn is judged as it began: what is dug up at its end comes too late', () => {
    const hand = ['courtesans-guild', 'senate', 'palace'];
    const t = table(alike(olympiaByDay(hand), { age: 3, left: { leaders: ['solomon'] }, discard: ['altar'] })).play({
      me: build('courtesans-guild', NEW_COLOUR),
    });
    const copied = t.answer('me', pick('solomon'));
    expect(copied.asked()).toBe('pick');
    const after = copied.answer('me', pick('altar'));
    expect(after.seat().city).toEqual(['courtesans-guild', 'altar']);
    expectRefused(after, 'me', build('senate', NEW_COLOUR), 'no-power');
  });
});

describe('leaders who pay', () => {
  /** A card that is free by its chain and by a power, in a city with Vitruvius. */
  const chained = (me: ScenarioSeat, turn: number): Tabletop =>
    table({
      age: 2,
      turn,
      me: { ...me, hand: ['courthouse'], city: ['scriptorium'], leaders: ['vitruvius'], coins: 0 },
    });

  for (const [via, me, turn] of [
    [NEW_COLOUR, olympiaByDay([]), 3],
    [FIRST_CARD, olympiaByNight(1, []), 1],
    [LAST_CARD, olympiaByNight(2, []), 6],
  ] as const)
    rule('B-11.R3', `Vitruvius pays 2 coins for the chain and nothing for ${via}`, () => {
      const t = chained(me, turn);
      expect(t.vias('courthouse').sort()).toEqual(['chain', via]);
      expect(t.play({ me: build('courthouse', via) }).seat()).toMatchObject({
        coins: 0,
        city: ['scriptorium', 'courthouse'],
      });
      expect(t.play({ me: build('courthouse', 'chain') }).seat().coins).toBe(2);
      expect(t.play({ me: build('courthouse') }).seat().coins).toBe(2);
    });

  rule('B-11.R3', 'Xenophon pays for a yellow card that a power made free', () => {
    const t = table({ me: olympiaByDay(['haven'], { leaders: ['xenophon'] }) });
    expect(t.play({ me: build('haven', NEW_COLOUR) }).seat().coins).toBe(2);
  });

  rule('B-11.R3', 'Ramses and day 2 are two ways to a guild, and Ramses is for every one', () => {
    const me = olympiaByDay(['builders-guild', 'spies-guild'], { leaders: ['ramses'] });
    const t = table(alike(me, { age: 3 }));
    expect(t.vias('builders-guild').sort()).toEqual([NEW_COLOUR, 'ramses'].sort());
    const after = t.play({ me: build('builders-guild', NEW_COLOUR) });
    expect(after.vias('spies-guild')).toEqual(['ramses']);
    expectRefused(after, 'me', build('spies-guild', NEW_COLOUR), 'no-power');
  });
});

describe('recruitment and the night', () => {
  rule('B-11.R4', 'a recruitment turn is not the first turn: no leader is free in it', () => {
    for (const age of [1, 2, 3]) {
      const t = recruitment(olympiaByNight(3, ['palace'], { leaderHand: ['nero'] }), { age });
      expect(t.game.state.turn).toBe(0);
      expect(t.ways('nero')).toEqual([]);
      for (const via of POWERS) expectRefused(t, 'me', build('nero', via), 'no-power');
      expectRefused(t, 'me', build('palace', FIRST_CARD), 'not-in-hand');
      expectRefused(t, 'me', stage('nero'), 'no-stage');
    }
  });

  rule('B-11.R4', 'what is done in it does not take the power away', () => {
    for (const deed of [build('nero'), sell('nero')]) {
      const t = recruitment(olympiaByNight(1, ['palace'], { leaderHand: ['nero'], coins: 1 })).answer('me', deed);
      expect(t.game.state).toMatchObject({ age: 1, turn: 1 });
      expect(t.play({ me: build('palace', FIRST_CARD) }).seat().city).toContain('palace');
    }
  });

  rule('B-11.R4', 'a stage that is built in it helps in the Age that begins, even in Age I', () => {
    for (const age of [1, 2, 3]) {
      const me = olympiaByNight(0, ['palace', 'senate'], { leaderHand: ['nero'], makesPrivately: ['2 ore'] });
      const t = recruitment(me, { age, left: { hand: ['palace', 'senate'] } }).answer('me', stage('nero'));
      expect(t.seat().stage).toBe(1);
      expect(t.game.state).toMatchObject({ age, turn: 1 });
      expect(t.vias('palace')).toEqual([FIRST_CARD]);
      const after = t.play({ me: build('palace', FIRST_CARD) });
      expect(after.seat()).toMatchObject({ city: ['palace'], coins: 0 });
    }
  });

  rule('B-11.R4', 'a second stage built in it helps in the last turn of that Age', () => {
    const hand = ['altar', 'theater', 'baths', 'stockade', 'barracks', 'palace', 'palace'];
    const me = olympiaByNight(1, hand, { leaderHand: ['nero'], makesPrivately: ['2 clay'] });
    let t = table({ ...alike(me), turn: 0 }).answer('me', stage('nero'));
    for (let turn = 1; turn <= 5; turn++) {
      expectRefused(t, 'me', build('palace', LAST_CARD), 'no-power');
      t = t.play({});
    }
    expect(t.game.state).toMatchObject({ age: 1, turn: 6 });
    expect(t.vias('palace')).toEqual([LAST_CARD]);
  });

  rule('B-11.R4', 'in each Age of a whole game it comes before turn 1', () => {
    const turns = newGame(3).rules.steps.filter((step) => step.window === 'turn.choose');
    for (const age of [1, 2, 3])
      expect(turns.filter((step) => step.age === age).slice(0, 2)).toMatchObject([
        { kind: 'leaders.recruit', turn: 0 },
        { kind: 'play', turn: 1 },
      ]);
  });
});

describe('Leaders in both editions', () => {
  rule('B-11.R6', 'Rome has the sides A and B', () => {
    for (const edition of [mix, firstBoxes]) {
      const { wonders } = edition('leaders').rulesFor(7);
      const rome = wonders.filter(({ city }) => city === 'rome');
      expect(rome.map(({ side, dayAndNight, stages }) => [side, dayAndNight, stages.length])).toEqual([
        ['A', false, 2],
        ['B', false, 3],
      ]);
    }
  });

  rule('B-11.R6', 'its leaders and guilds are the same', () => {
    const cards = (edition: typeof mix) =>
      moreIn(edition('leaders'), edition()).cards.map(({ name, age, colour, cost, effects, chain }) => ({
        ...{ name, age, colour, cost, effects, chain },
      }));
    expect(cards(firstBoxes)).toEqual(cards(mix));
    expect(cards(firstBoxes)).toHaveLength(36 + 4);
  });

  rule('B-11.R6', 'a game of the second edition begins with the draft and 6 coins', () => {
    for (const players of [3, 4, 5, 6, 7]) {
      const { state } = newGame(players);
      expect(asksOf({ state })).toEqual(new Array(players).fill('pick'));
      expect(state.seats.map(({ coins }) => coins)).toEqual(new Array(players).fill(6));
    }
  });

  rule('B-11.R8', 'Rome is finished with two stages on A and three on B', () => {
    const guilds = (side: 'A' | 'B', stages: number) =>
      table({ age: 3, me: { wonder: 'rome', side, stages, city: ['decorators-guild'] } }).score().guilds;
    expect([guilds('A', 1), guilds('A', 2), guilds('B', 2), guilds('B', 3)]).toEqual([0, 7, 0, 7]);
  });
});
