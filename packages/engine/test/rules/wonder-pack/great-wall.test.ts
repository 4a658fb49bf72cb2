/** The Great Wall by day, whose stages come in any order. Side B needs Cities and is in files of that name. */
import { describe, expect } from 'vitest';
import { determinize } from '../../../src/belief.ts';
import * as choices from '../../../src/choice.ts';
import { describe as described } from '../../../src/describe.ts';
import { explain, sentence } from '../../../src/explain.ts';
import { score, submit } from '../../../src/game.ts';
import { dice } from '../../../src/rng.ts';
import { setTable } from '../../../src/scenario.ts';
import type { ScenarioSeat } from '../../../src/scenario-types.ts';
import { scoreParts } from '../../../src/score-parts.ts';
import { view } from '../../../src/view.ts';
import { worthNow } from '../../../src/what-if.ts';
import {
  duel,
  expectNoTable,
  expectRefused,
  FREE_CITY,
  PASS,
  pick,
  ready,
  rule,
  sell,
  stage,
  type Tabletop,
  TWO,
  table,
  unitsOf,
} from '../../kit/index.ts';

const wall = (stages: number | number[], more: ScenarioSeat = {}): ScenarioSeat =>
  ready('great-wall', { stages, ...more });

/** The stages that a seat may build, each one time. */
const stagesOffered = (t: Tabletop, seat = 0): number[] => [
  ...new Set(t.offered(seat).flatMap((form) => (form.do === 'stage' ? [form.stage ?? 0] : []))),
];

const COSTS = ['2 wood', '1 clay 1 glass 1 papyrus', '3 stone', '3 ore'];

describe('stages in any order', () => {
  rule('W-16', 'each stage that is not built can be the next, whichever others are', () => {
    const sets = Array.from({ length: 16 }, (_, set) => [1, 2, 3, 4].filter((n) => (set >> (n - 1)) & 1));
    for (const stages of sets) {
      const open = [1, 2, 3, 4].filter((n) => !stages.includes(n));
      expect(stagesOffered(table({ me: wall(stages) }))).toEqual(open);
      expect(stagesOffered(table({ me: wall(stages.toReversed()) }))).toEqual(open);
    }
  });

  rule('W-16', 'they are built in every order there is, and each gives its own', () => {
    const orders = permutations([1, 2, 3, 4]);
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const hand = ['theater', 'altar', 'tavern', 'pawnshop'];
      let t = table({ me: wall(0, { coins: 0, hand }), left: { hand }, right: { hand } });
      for (const number of order) {
        // nobody sells, so that there is nothing to dig up
        const [card] = t.seat().hand;
        t = t.quietTurn({ me: stage(card, { stage: number }) });
      }
      expect([t.seat().stage, t.seat().coins, t.game.state.seats[0].tally.shields]).toEqual([4, 8, 2]);
      expect(t.happened('stage').map((event) => event.stage)).toEqual(order);
      expect(stagesOffered(table({ me: wall(order) }))).toEqual([]);
    }
  });

  rule('W-17', 'which stage it is, is chosen and sealed with the card', () => {
    const t = table({ me: wall(0, { hand: TWO }) });
    const card = t.game.rules.cardByName.get('theater') as number;
    const sealed = t.answer('me', stage('theater', { stage: 3 }));
    expect(sealed.game.state.sealed[0]).toBe(choices.stage(card, 0, 0, 0, 0, 2, choices.PLACED));
    expect(view(sealed.game, 1)).toEqual(view(t.answer('me', stage('theater', { stage: 1 })).game, 1));
    // and may be chosen anew as long as not everybody has answered
    expect(sealed.answer('me', stage('theater', { stage: 4 })).game.state.sealed[0]).toBe(
      choices.stage(card, 0, 0, 0, 0, 3, choices.PLACED),
    );
  });

  rule('W-17', 'a stage that is built, that is not there or that is not said is refused', () => {
    const t = table({ me: wall([1, 3], { hand: TWO }) });
    expectRefused(t, 'me', stage('theater'), 'no-option');
    for (const number of [1, 3]) expectRefused(t, 'me', stage('theater', { stage: number }), 'no-stage');
    for (const number of [0, 5, 1.5, 'two', null])
      expectRefused(t, 'me', { ...stage('theater'), stage: number }, 'garbage');
    expectRefused(t, 'me', stage('theater', { stage: 2, option: 1 }), 'no-option');
    expectRefused(t, 'me', stage('theater', { from: 'left' }), 'no-option');
    for (const number of [2, 4]) expect(t.refusal('me', stage('theater', { stage: number }))).toBeNull();
    const full = table({ me: wall(4) });
    for (const number of [1, 4]) expectRefused(full, 'me', stage('theater', { stage: number }), 'no-stage');
  });

  rule('W-17', 'the same as an integer', () => {
    const t = table({ me: wall([1, 3]) });
    const card = t.game.rules.cardByName.get('theater') as number;
    const placed = (place: number) => choices.stage(card, 0, 0, 0, 0, place, choices.PLACED);
    expect([0, 1, 2, 3].map((place) => t.refusal('me', placed(place)))).toEqual(['no-stage', null, 'no-stage', null]);
    for (const which of [choices.NEXT, choices.AS_LEFT, choices.AS_RIGHT])
      expectRefused(t, 'me', choices.stage(card, 0, 0, 0, 0, 0, which), 'no-option');
  });

  rule('W-17', 'elsewhere a stage is said by its number only if it is the next one', () => {
    const t = table({ me: ready('giza', { stages: 1 }) });
    expect(t.refusal('me', stage('theater', { stage: 2 }))).toBeNull();
    for (const number of [1, 3, 4]) expectRefused(t, 'me', stage('theater', { stage: number }), 'no-option');
  });

  rule('W-17', 'the sentence says which stages are left', () => {
    const t = table({ me: wall([2]) });
    const said = (words: object) => {
      const { error } = submit(t.game, 0, { ...stage('theater'), ...words });
      return error?.message;
    };
    expect(said({})).toBe('say which "stage" is built: 1, 3 or 4');
    expect(said({ stage: 2 })).toBe('stage 2 is built already; 1, 3 or 4 can be built');
  });

  rule('W-99', 'a choice that names none is refused, also if only one is left', () => {
    const t = table({ me: wall([4, 1, 3]) });
    expectRefused(t, 'me', stage('theater'), 'no-option');
    expect(submit(t.game, 0, stage('theater')).error?.message).toBe('say which "stage" is built: 2');
    expect(t.refusal('me', stage('theater', { stage: 2 }))).toBeNull();
  });

  rule('W-18', 'each has its own cost and its own offers', () => {
    COSTS.forEach((cost, i) => {
      const makes = unitsOf(cost);
      const t = table({ me: { wonder: 'great-wall', coins: 2 * makes.length }, left: { makes } });
      expect(explain(t.game, 0)[0].stage.map(({ stage: number, pay }) => [number, pay.left])).toEqual([
        [i + 1, 2 * makes.length],
      ]);
      // a unit less, or a coin less, and nothing is offered
      for (const less of [
        table({ me: { wonder: 'great-wall', coins: 9 }, left: { makes: makes.slice(1) } }),
        table({ me: { wonder: 'great-wall', coins: 2 * makes.length - 1 }, left: { makes } }),
      ])
        expect(stagesOffered(less)).toEqual([]);
    });
  });

  rule('W-18', 'the cheapest way to pay is that of the stage which is named', () => {
    const makes = ['2 wood', '3 stone'];
    const t = table({ me: { wonder: 'great-wall', coins: 9, makesPrivately: ['stone'] }, left: { makes } });
    expect(t.play({ me: stage('theater', { stage: 1 }) }).seat().coins).toBe(9 - 4 + 8);
    expect(t.play({ me: stage('theater', { stage: 3 }) }).seat().coins).toBe(9 - 4);
    expectRefused(t, 'me', stage('theater', { stage: 3, pay: { left: 5 } }), 'wrong-payment');
    expectRefused(t, 'me', stage('theater', { stage: 2 }), 'cannot-pay');
    expectRefused(t, 'me', stage('theater', { stage: 4 }), 'cannot-pay');
  });

  rule('W-18', 'why none can be built is said of the one that is nearest', () => {
    const why = (me: ScenarioSeat, left: ScenarioSeat = {}) => {
      const [{ whyNoStage }] = explain(table({ me: { wonder: 'great-wall', ...me }, left }).game, 0);
      return whyNoStage && sentence(whyNoStage);
    };
    expect(why({ makesPrivately: ['2 stone'] })).toMatch(/stone/);
    expect(why({ coins: 1, makesPrivately: ['wood'] }, { makes: ['wood'] })).toMatch(/2 coins with trade.*1/);
    expect(why({ stages: 4 })).toBe('the wonder is complete');
  });

  rule('W-14', 'four stages are a finished wonder, and guilds count them', () => {
    const points = (stages: number | number[]) =>
      table({ age: 3, me: wall(stages, { city: ['builders-guild'] }) }).score().guilds;
    expect([points(0), points([4]), points([2, 4]), points([4, 1, 2]), points(4)]).toEqual([0, 1, 2, 3, 4]);
    const decorated = (stages: number[]) =>
      table({ edition: 'second', age: 3, me: wall(stages, { city: ['decorators-guild'] }) }).score().guilds;
    expect([decorated([4, 3, 1]), decorated([4, 3, 1, 2])]).toEqual([0, 7]);
  });
});

describe('what the stages give', () => {
  rule('W-19', 'A1: 8 coins', () => {
    const t = table({ me: wall([4, 2], { coins: 1 }) }).play({ me: stage('theater', { stage: 1 }) });
    expect([t.seat().coins, t.score().wonder]).toEqual([9, 0]);
    expect(t.happened('coins').filter(({ seat }) => seat === 0)).toMatchObject([{ amount: 8 }]);
  });

  rule('W-20', 'A2: one science symbol of choice at the end', () => {
    const science = (stages: number[], symbols: object) => table({ me: wall(stages, { symbols }) }).score().science;
    expect(science([2], { compass: 1, gear: 1 })).toBe(10);
    expect(science([2], { compass: 2 })).toBe(9);
    expect(science([1, 3, 4], { compass: 2 })).toBe(4);
    const t = table({ me: wall([], { symbols: { gear: 1, tablet: 1 } }) });
    expect(t.play({ me: stage('theater', { stage: 2 }) }).score().science).toBe(10);
  });

  rule('W-21', 'A3: 2 shields, also in the conflicts of this Age', () => {
    const t = table({ turn: 6, me: wall([]), left: { shields: 1 }, right: { shields: 2 } });
    expect(t.play({ me: stage('theater', { stage: 3 }) }).military()).toEqual([1, 0, 0, 0]);
    expect(t.play({ me: stage('theater', { stage: 1 }) }).military()).toEqual([0, 0, 0, 2]);
  });

  rule('W-22', 'A4: at the end of the turn a card of the discard pile for nothing', () => {
    let t = table({ discard: ['palace', 'walls'], me: wall([], { coins: 0, hand: TWO }) }).quietTurn({
      me: stage('theater', { stage: 4 }),
    });
    expect([t.asked(), t.picks()]).toEqual(['pick', ['palace', 'walls']]);
    expect(t.game.state.asks[0]).toMatchObject({ why: 'great-wall.dig', optional: true });
    t = t.answer('me', pick('palace'));
    expect([t.seat().city, t.seat().coins, t.discard(), t.asked()]).toEqual([['palace'], 0, ['walls'], null]);
  });

  rule('W-22', 'it may be declined, what was sold in this turn is there, and what is built is not', () => {
    const t = table({ discard: ['palace', 'walls'], me: wall([1], { city: ['palace'] }) }).play({
      me: stage('theater', { stage: 4 }),
    });
    expect(t.picks()).toEqual(['theater', 'walls']); // the neighbours have sold theirs
    const declined = t.answer('me', PASS);
    expect([declined.seat().city, declined.discard()]).toEqual([['palace'], ['palace', 'walls', 'theater', 'theater']]);
    const nothing = table({ discard: ['palace'], me: wall([1], { city: ['palace'] }) });
    expect(nothing.quietTurn({ me: stage('theater', { stage: 4 }) }).asked()).toBeNull();
  });

  rule('W-22', 'no other stage lets it dig', () => {
    for (const number of [1, 2, 3]) {
      const t = table({ discard: ['palace'], me: wall([], { hand: TWO }), left: { hand: TWO }, right: { hand: TWO } });
      expect(t.quietTurn({ me: stage('theater', { stage: number }) }).asked()).toBe('play');
    }
  });

  rule('W-22', 'Halikarnassos digs before the Great Wall, Carthage after it (BOX-29)', () => {
    const carthage = ready('carthage', { side: 'night', stages: 1, options: [2] });
    let t = table({
      discard: ['palace', 'walls', 'academy'],
      me: carthage,
      left: wall([1]),
      right: ready('halikarnassos', { side: 'B' }),
    }).play({ me: stage('theater', { option: 1 }), left: stage('theater', { stage: 4 }), right: stage('theater') });
    const asked = (now: Tabletop) => now.awaited().map((seat) => [seat, now.picks(seat).length]);
    expect(asked(t)).toEqual([[2, 3]]);
    t = t.answer('right', pick('walls'));
    expect(asked(t)).toEqual([[1, 2]]);
    t = t.answer('left', pick('palace'));
    expect(asked(t)).toEqual([[0, 1]]);
  });
});

describe('what is told of it', () => {
  rule('W-27', 'a scenario says which stages are built; a number n means the first n', () => {
    const told = (stages: number | number[]) => described(table({ me: wall(stages) }).game).seats[0].stages;
    expect([told(0), told(2), told([1, 3]), told([3, 1]), told([4]), told(4)]).toEqual([
      [],
      [1, 2],
      [1, 3],
      [3, 1],
      [4],
      [1, 2, 3, 4],
    ]);
    const shields = (stages: number | number[]) => table({ me: wall(stages) }).game.state.seats[0].tally.shields;
    expect([shields(2), shields(3), shields([3]), shields([1, 2, 4])]).toEqual([0, 2, 2, 0]);
  });

  rule('W-27', 'what makes no sense is refused with a sentence', () => {
    const seats = (seat: ScenarioSeat) => ({ seats: [{ wonder: 'great-wall', ...seat }, {}, {}] });
    expectNoTable(seats({ stages: 5 }), 'great-wall has 4 stages, not 5');
    expectNoTable(seats({ stages: [1, 2, 3, 4, 4] }), 'a stage of great-wall is listed twice');
    expectNoTable(seats({ stages: [1, 1] }), 'a stage of great-wall is listed twice');
    for (const stages of [[5], [0], [1, 9]]) expectNoTable(seats({ stages }), 'great-wall has stages 1 to 4');
    expectNoTable(seats({ stages: [1.5] }), 'seats.0.stages.0: this has to be a whole number');
    expectNoTable(seats({ stages: 'all' as never }), 'seats.0.stages: this has to be a whole number');
    expectNoTable(
      seats({ stages: [2], options: [1] }),
      'stages that offer a choice and are built at great-wall: 0; "options" says which was chosen, 1 for the first',
    );
    expectNoTable(
      seats({ stages: [2], under: ['altar', 'theater'] }),
      'seat 0 has more cards under stages (2) than stages (1)',
    );
    expectNoTable({ seats: [{ wonder: 'giza', stages: [2] }, {}, {}] }, 'the stages of giza are built from the left');
    expectNoTable({ seats: [{ stages: [1] }, {}, {}] }, 'a city without a board has no stages');
    expect(() => setTable({ seats: [{ wonder: 'giza', stages: [1, 2] }, {}, {}] })).not.toThrow();
  });

  rule('W-27', 'a table that is told and set again is the same', () => {
    const t = table({ me: wall([3]) }).play({ me: stage('theater', { stage: 2 }) });
    const scenario = described(t.game);
    expect(scenario.seats[0]).toMatchObject({ wonder: 'great-wall', side: 'A', stages: [3, 2], under: ['theater'] });
    expect(described(setTable(scenario)).seats[0]).toEqual(scenario.seats[0]);
  });

  rule('W-17', 'everybody hears which stage was built, and sees it', () => {
    const t = table({ me: wall([2], { hand: TWO }), left: { hand: TWO }, right: { hand: TWO } }).play({
      me: stage('theater', { stage: 4 }),
    });
    expect(t.happened('stage')).toMatchObject([{ seat: 0, stage: 4, option: 0, joined: null }]);
    expect(t.happened('stage')[0]).not.toHaveProperty('from');
    for (const viewer of [0, 1, null]) {
      const seen = determinize(view(t.game, viewer), dice(1), t.game.rules);
      expect(described(seen).seats[0].stages).toEqual([2, 4]);
    }
  });

  rule('W-18', 'what each stage would be worth is told', () => {
    const t = table({ me: wall([], { symbols: { compass: 1 } }) });
    const worth = explain(t.game, 0)[0].stage.map(({ stage: number, choice }) => {
      const { total, science, treasury } = worthNow(t.game, 0, choice);
      return [number, total, science, treasury];
    });
    expect(worth).toEqual([
      [1, 2, 0, 2],
      [2, 3, 3, 0],
      [3, 0, 0, 0],
      [4, 0, 0, 0],
    ]);
    expect(scoreParts(table({ me: wall(4) }).game, 0, 'wonder')).toEqual([]);
  });
});

describe('with two players', () => {
  const playedFor = (city: ScenarioSeat, hand: string[], discard: string[] = []): Tabletop =>
    duel({ discard, one: { hand: ['tavern', ...hand] }, city }).answer(0, sell('tavern'));

  rule('W-13', 'the Free City may have it, and its holder chooses the stage', () => {
    const t = playedFor(wall([2]), ['temple']);
    expect(stagesOffered(t, FREE_CITY)).toEqual([1, 3, 4]);
    const after = t.answer(FREE_CITY, stage('temple', { stage: 1 })).answer(1, sell('theater'));
    expect(described(after.game).seats[FREE_CITY].stages).toEqual([2, 1]);
    expect(after.seat(FREE_CITY)).toMatchObject({ coins: 3 + 8, stage: 2 });
  });

  rule('W-13', 'and what it digs up', () => {
    const t = playedFor(wall([]), ['temple'], ['walls'])
      .answer(FREE_CITY, stage('temple', { stage: 4 }))
      .answer(1, sell('theater'));
    expect([t.asked(FREE_CITY), t.picks(FREE_CITY)]).toEqual(['pick', ['tavern', 'theater', 'walls']]);
    expect(view(t.game, 0).asks.map(({ seat }) => seat)).toEqual([FREE_CITY]);
    expect(t.answer(FREE_CITY, pick('walls')).seat(FREE_CITY).city).toEqual(['walls']);
  });

  rule('W-13', 'it may not sell while it can build a stage', () => {
    const t = playedFor(wall([1, 2]), ['palace']);
    expect(t.doable(FREE_CITY)).not.toContain('sell palace');
    expect(score(t.game).sheets).toHaveLength(3);
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => permutations(items.filter((one) => one !== first)).map((rest) => [first, ...rest]));
}
