import { describe, expect } from 'vitest';
import { rulesOf } from '../../../src/config.ts';
import type { ScenarioSeat } from '../../../src/scenario.ts';
import { expectRefused, rule, type TableLiteral, type Tabletop } from '../../kit/index.ts';
import {
  alike,
  asked,
  build,
  COLOUR_CARDS,
  day,
  dear,
  FIRST_CARD,
  LAST_CARD,
  NEW_COLOUR,
  newGame,
  night,
  POWERS,
  second,
  sell,
  stage,
  use,
  vias,
} from './olympia.ts';

const MODULES = ['base', 'leaders'];
const CARD = 'made-up-0-0';
const court = (literal: TableLiteral): Tabletop => second({ modules: MODULES, ...literal });
/** The turn before the Age begins. */
const recruitment = (me: ScenarioSeat, rest: TableLiteral = {}): Tabletop => court({ ...rest, turn: 0, me });

describe('leaders and day 2', () => {
  rule('B-11.R1', 'leaders are never free, also the first of a city', () => {
    const t = recruitment(day(['theater'], { leaderHand: ['nero', 'plato'] }));
    for (const leader of ['nero', 'plato']) {
      expect(t.ways(leader)).toEqual([]);
      expectRefused(t, 'me', use(leader, NEW_COLOUR), 'no-power');
      expectRefused(t, 'me', build(leader), 'cannot-pay');
    }
  });

  rule('B-11.R1', 'leaders in play are cards of no colour that it looks at', () => {
    const leaders = ['euclid', 'caesar', 'varro', 'phidias', 'praxiteles', 'hiram', 'nebuchadnezzar'];
    for (const [colour] of COLOUR_CARDS)
      expect(vias(court({ me: day([dear(colour)], { leaders }) }), CARD)).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R1', 'neither is the leader that a Courtesans Guild copies', () => {
    const me = day([dear('green'), dear('purple')], { city: ['courtesans-guild'], courtesan: 'euclid' });
    const t = court({ age: 3, me, left: { leaders: ['euclid'] } });
    expect([vias(t, 'made-up-0-0'), vias(t, 'made-up-0-1')]).toEqual([[NEW_COLOUR], []]);
  });

  rule('B-11.R2', 'it does not help in a recruitment turn, with a stage neither', () => {
    const t = recruitment(day(['theater'], { leaderHand: ['nero'] }));
    expectRefused(t, 'me', stage('nero'), 'cannot-pay');
    expect(t.answer('me', sell('nero')).game.state.turn).toBe(1);
  });

  rule('B-11.R1', 'a card that Solomon has dug up is the first of its colour', () => {
    const me = day(['senate', 'academy'], { leaderHand: ['solomon'], coins: 3 });
    const t = recruitment(me, { discard: ['palace'] }).answer('me', build('solomon'));
    expect(asked(t)).toBe('pick');
    const dug = t.answer('me', { do: 'pick', card: 'palace' });
    expect(dug.seat().city).toEqual(['palace']);
    expectRefused(dug, 'me', use('senate', NEW_COLOUR), 'no-power');
    expect(vias(dug, 'academy')).toEqual([NEW_COLOUR]);
    expect(vias(t.answer('me', { do: 'pass' }), 'senate')).toEqual([NEW_COLOUR]);
  });

  rule('B-11.R2', 'the turn is judged as it began: what is dug up at its end comes too late', () => {
    const hand = ['courtesans-guild', 'senate', 'palace'];
    const t = court(alike(day(hand), { age: 3, left: { leaders: ['solomon'] }, discard: ['altar'] })).play({
      me: use('courtesans-guild', NEW_COLOUR),
    });
    const copied = t.answer('me', { do: 'pick', card: 'solomon' });
    expect(asked(copied)).toBe('pick');
    const after = copied.answer('me', { do: 'pick', card: 'altar' });
    expect(after.seat().city).toEqual(['courtesans-guild', 'altar']);
    expectRefused(after, 'me', use('senate', NEW_COLOUR), 'no-power');
  });
});

describe('leaders who pay', () => {
  /** A card that is free by its chain and by a power, in a city with Vitruvius. */
  const chained = (me: ScenarioSeat, turn: number): Tabletop =>
    court({
      age: 2,
      turn,
      me: { ...me, hand: ['courthouse'], city: ['scriptorium'], leaders: ['vitruvius'], coins: 0 },
    });

  for (const [via, me, turn] of [
    [NEW_COLOUR, day([]), 3],
    [FIRST_CARD, night(1, []), 1],
    [LAST_CARD, night(2, []), 6],
  ] as const)
    rule('B-11.R3', `Vitruvius pays 2 coins for the chain and nothing for ${via}`, () => {
      const t = chained(me, turn);
      expect(vias(t, 'courthouse').sort()).toEqual(['chain', via]);
      expect(t.play({ me: use('courthouse', via) }).seat()).toMatchObject({
        coins: 0,
        city: ['scriptorium', 'courthouse'],
      });
      expect(t.play({ me: use('courthouse', 'chain') }).seat().coins).toBe(2);
      expect(t.play({ me: build('courthouse') }).seat().coins).toBe(2);
    });

  rule('B-11.R3', 'Xenophon pays for a yellow card that a power made free', () => {
    const t = court({ me: day(['haven'], { leaders: ['xenophon'] }) });
    expect(t.play({ me: use('haven', NEW_COLOUR) }).seat().coins).toBe(2);
  });

  rule('B-11.R3', 'Ramses and day 2 are two ways to a guild, and Ramses is for every one', () => {
    const me = day(['builders-guild', 'spies-guild'], { leaders: ['ramses'] });
    const t = court(alike(me, { age: 3 }));
    expect(vias(t, 'builders-guild').sort()).toEqual([NEW_COLOUR, 'ramses'].sort());
    const after = t.play({ me: use('builders-guild', NEW_COLOUR) });
    expect(vias(after, 'spies-guild')).toEqual(['ramses']);
    expectRefused(after, 'me', use('spies-guild', NEW_COLOUR), 'no-power');
  });
});

describe('recruitment and the night', () => {
  rule('B-11.R4', 'a recruitment turn is not the first turn: no leader is free in it', () => {
    for (const age of [1, 2, 3]) {
      const t = recruitment(night(3, ['palace'], { leaderHand: ['nero'] }), { age });
      expect(t.game.state.turn).toBe(0);
      expect(t.ways('nero')).toEqual([]);
      for (const via of POWERS) expectRefused(t, 'me', use('nero', via), 'no-power');
      expectRefused(t, 'me', use('palace', FIRST_CARD), 'not-in-hand');
      expectRefused(t, 'me', stage('nero'), 'no-stage');
    }
  });

  rule('B-11.R4', 'what is done in it does not take the power away', () => {
    for (const deed of [build('nero'), sell('nero')]) {
      const t = recruitment(night(1, ['palace'], { leaderHand: ['nero'], coins: 1 })).answer('me', deed);
      expect(t.game.state).toMatchObject({ age: 1, turn: 1 });
      expect(t.play({ me: use('palace', FIRST_CARD) }).seat().city).toContain('palace');
    }
  });

  rule('B-11.R4', 'a stage that is built in it helps in the Age that begins, even in Age I', () => {
    for (const age of [1, 2, 3]) {
      const me = night(0, ['palace', 'senate'], { leaderHand: ['nero'], makesPrivately: ['2 ore'] });
      const t = recruitment(me, { age, left: { hand: ['palace', 'senate'] } }).answer('me', stage('nero'));
      expect(t.seat().stage).toBe(1);
      expect(t.game.state).toMatchObject({ age, turn: 1 });
      expect(vias(t, 'palace')).toEqual([FIRST_CARD]);
      const after = t.play({ me: use('palace', FIRST_CARD) });
      expect(after.seat()).toMatchObject({ city: ['palace'], coins: 0 });
    }
  });

  rule('B-11.R4', 'a second stage built in it helps in the last turn of that Age', () => {
    const hand = ['altar', 'theater', 'baths', 'stockade', 'barracks', 'palace', 'palace'];
    const me = night(1, hand, { leaderHand: ['nero'], makesPrivately: ['2 clay'] });
    let t = court({ ...alike(me), turn: 0 }).answer('me', stage('nero'));
    for (let turn = 1; turn <= 5; turn++) {
      expectRefused(t, 'me', use('palace', LAST_CARD), 'no-power');
      t = t.play({});
    }
    expect(t.game.state).toMatchObject({ age: 1, turn: 6 });
    expect(vias(t, 'palace')).toEqual([LAST_CARD]);
  });

  rule('B-11.R4', 'in each Age of a whole game it comes before turn 1', () => {
    const turns = newGame(3, 0, { modules: MODULES }).rules.steps.filter((step) => step.window === 'turn.choose');
    for (const age of [1, 2, 3])
      expect(turns.filter((step) => step.age === age).slice(0, 2)).toMatchObject([
        { kind: 'leaders.recruit', turn: 0 },
        { kind: 'play', turn: 1 },
      ]);
  });
});

describe('Leaders in both editions', () => {
  rule('B-11.R6', 'Rome has the sides A and B', () => {
    for (const edition of ['first', 'second'] as const) {
      const { wonders } = rulesOf({ edition, modules: MODULES, seats: 7 });
      const rome = wonders.filter(({ city }) => city === 'rome');
      expect(rome.map(({ side, dayAndNight, stages }) => [side, dayAndNight, stages.length])).toEqual([
        ['A', false, 2],
        ['B', false, 3],
      ]);
    }
  });

  rule('B-11.R6', 'its leaders and guilds are the same', () => {
    const cards = (edition: 'first' | 'second') => {
      const base = rulesOf({ edition, modules: ['base'], seats: 7 }).cardByName;
      return rulesOf({ edition, modules: MODULES, seats: 7 })
        .cards.filter(({ name }) => !base.has(name))
        .map(({ name, age, colour, cost, effects, chain }) => ({ name, age, colour, cost, effects, chain }));
    };
    expect(cards('second')).toEqual(cards('first'));
    expect(cards('second')).toHaveLength(36 + 4);
  });

  rule('B-11.R6', 'a game of the second edition begins with the draft and 6 coins', () => {
    for (const players of [3, 4, 5, 6, 7]) {
      const { state } = newGame(players, 0, { modules: MODULES });
      expect(state.asks.map((ask) => ask?.ask)).toEqual(new Array(players).fill('pick'));
      expect(state.seats.map(({ coins }) => coins)).toEqual(new Array(players).fill(6));
    }
  });

  rule('B-11.R8', 'Rome is finished with two stages on A and three on B', () => {
    const guilds = (side: 'A' | 'B', stages: number) =>
      court({ age: 3, me: { wonder: 'rome', side, stages, city: ['decorators-guild'] } }).score().guilds;
    expect([guilds('A', 1), guilds('A', 2), guilds('B', 2), guilds('B', 3)]).toEqual([0, 7, 0, 7]);
  });
});
