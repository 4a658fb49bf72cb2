/** What programs and people get slightly wrong: it is refused with a sentence, or it is a sound table. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  create,
  describe as described,
  dice,
  explain,
  type Game,
  hash,
  legal,
  over,
  PolisError,
  roll,
  score,
  setTable,
  submit,
  unpack,
  view,
} from '../../src/index.ts';
import { lastTurn, share, stories } from './random-game.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What is often put where something else should be. */
const odd = fc.oneof(
  fc.constantFrom<Json>(null, true, false, 0, -0, 1, 2, -3, 0.5, 1e9, 1e21, '', '2', 'base', 'giza', 'baths', 'wood'),
  fc.constantFrom<Json>([], {}, [null], [{}], [1], ['altar'], { victory: 3 }, { cost: '1e9 wood', colour: 'red' }),
  fc.constantFrom<Json>('99999999999 wood', 'choice', '__proto__', 'constructor', 'toString', 'length', 'made-up-0-0'),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

const NAMES = [
  'coin',
  'foo',
  'hand',
  'tokens',
  'symbols',
  'leaders',
  'pawns',
  'freeCity',
  'edifices',
  '__proto__',
  'do',
];

/** Somewhere in it something is put in the place of something else, left out, doubled or added. */
function mutated(from: Json, way: number, value: Json, kind: number): Json {
  const parts = (one: Json): string[] => (one !== null && typeof one === 'object' ? Object.keys(one) : []);
  const places: { inside: Json[] | { [key: string]: Json }; key: string }[] = [];
  const copy = JSON.parse(JSON.stringify(from)) as Json;
  const visit = (one: Json): void => {
    for (const key of parts(one)) {
      const inside = one as { [key: string]: Json };
      places.push({ inside, key });
      visit(inside[key]);
    }
  };
  visit(copy);
  if (places.length === 0 || kind === 0) return value;
  const { inside, key } = places[way % places.length];
  if (kind === 1 && Array.isArray(inside)) inside.splice(Number(key), 1);
  else if (kind === 1) delete (inside as { [key: string]: Json })[key];
  else if (kind === 2 && Array.isArray(inside)) inside.push(value);
  else if (kind === 2) Object.assign(inside, { [NAMES[way % NAMES.length]]: value });
  else if (kind === 3 && Array.isArray(inside)) inside.push(inside[Number(key)]);
  else (inside as { [key: string]: Json })[key] = value;
  return copy;
}

const mutations = fc.array(fc.tuple(fc.nat(), odd, fc.nat(7)), { minLength: 1, maxLength: 3 });
const changed = (from: Json, changes: [number, Json, number][]): Json =>
  changes.reduce((one, [way, value, kind]) => mutated(one, way, value, kind), from);

/** Null with a refusal in a sentence; whatever else is thrown is a fault. */
function madeBy(make: () => Game): Game | null {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof PolisError)) throw error;
    expect(error.message).toMatch(/\w+ \w+/);
    expect(error.message).not.toMatch(/undefined|NaN|\[object|Invalid array/);
    return null;
  }
}

/** Everything can be asked of it, and it can be played to its end. */
function expectSound(start: Game): void {
  const chance = dice(1);
  let game = start;
  for (;;) {
    // nothing but whole numbers, which JSON keeps as they are
    expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
    expect(
      JSON.stringify(game.state, (_, one) => (typeof one === 'number' && !Number.isInteger(one) ? '?' : one)),
    ).not.toMatch(/\?/);
    hash(game);
    for (const seat of [null, ...game.state.seats.keys()]) view(game, seat);
    expect(score(game).sheets.every(({ total }) => Number.isInteger(total))).toBe(true);
    if (over(game)) return;
    const seat = game.state.asks.findIndex((ask, one) => ask !== null && game.state.sealed[one] < 0);
    if (seat < 0) return; // without a hand nobody is asked anything
    explain(game, seat);
    const choices = legal(game, seat);
    const { game: next, error } = submit(game, seat, choices[roll(chance, choices.length)]);
    expect(error).toBeNull();
    game = next;
  }
}

const FULL: Json[] = [
  {
    age: 2,
    turn: 3,
    discard: ['altar', { cost: '1 ore', colour: 'red' }],
    seats: [
      {
        wonder: 'giza',
        side: 'B',
        stages: 2,
        under: ['baths'],
        coins: 4,
        city: ['lumber-yard', { cost: '', colour: 'blue' }],
        hand: ['walls', 'aqueduct', { cost: '2 ore 1 coin', colour: 'green' }],
        tokens: { victory: [1], defeat: 1 },
      },
      { makes: ['2 wood', 'clay/ore'], makesPrivately: ['glass/loom'], shields: 2, symbols: { gear: 1, any: 2 } },
      { wonder: 'olympia', stages: 2, used: ['olympia-free-build'], hand: ['statue', 'library'] },
    ],
  },
  {
    modules: ['base', 'leaders', 'cities'],
    teams: true,
    strict: false,
    age: 2,
    turn: 0,
    seats: [
      { wonder: 'rome', leaders: ['plato'], leaderHand: ['caesar', 'euclid'], debt: 2, diplomacy: 1 },
      { wonder: 'carthage', side: 'day', stages: 2, options: [2], leaderHand: ['imhotep'] },
      { city: ['courtesans-guild'], leaders: ['zenobia'], courtesan: 'sappho', tokens: { debt: 1 } },
      { leaders: ['sappho'], city: ['gambling-den'] },
    ],
  },
  {
    modules: ['base', 'edifice'],
    edition: 'second',
    turn: 6,
    edifices: [{ id: 'outpost', left: 1, state: 'project' }, { id: 'factory' }, { id: 'agora', left: 2 }],
    seats: [
      { wonder: 'ur', stages: 1, hand: ['altar', 'baths'], pawns: [1, 0, 0], edificeDebt: [0, 1] },
      { hand: ['altar', 'baths'], makes: ['2 stone'], wonder: 'giza', side: 'day' },
      { city: ['lumber-yard'] },
    ],
  },
  {
    freeCity: { seat: 2, holder: 0, drawPile: ['barracks', 'baths'], drawn: true },
    seats: [
      { hand: ['altar', 'baths'], choice: { do: 'sell', card: 'altar' } },
      { hand: ['altar'] },
      { wonder: 'giza' },
    ],
  },
  { $schema: 'x', age: 0, seats: [{ wonder: 'giza', side: 'choice' }, { wonder: 'rhodos' }, {}] },
];

describe('what is slightly wrong is refused, or a sound table', () => {
  test.each(FULL)('in the scenario %j', (scenario) => {
    expectSound(setTable(scenario as never));
    fc.assert(
      fc.property(mutations, (changes) => {
        const told = changed(scenario, changes);
        const before = JSON.stringify(told);
        const game = madeBy(() => setTable(told as never));
        expect(JSON.stringify(told)).toBe(before);
        if (!game) return;
        expectSound(game);
        madeBy(() => setTable(described(game, told as never)));
      }),
    );
  });

  test('in a configuration', () => {
    const config: Json = {
      version: 2,
      edition: 'first',
      modules: ['base', 'leaders'],
      seats: 3,
      seed: '00112233445566778899aabbccddeeff',
      wonders: [
        { wonder: 'giza', side: 'A' },
        { wonder: 'random', side: 'choice' },
        { wonder: 'random', side: 'random' },
      ],
    };
    fc.assert(
      fc.property(mutations, (changes) => {
        const game = madeBy(() => create(changed(config, changes) as never));
        if (game) expect(JSON.parse(JSON.stringify(game.state))).toEqual(game.state);
      }),
    );
  });

  test('in an answer', () =>
    fc.assert(
      fc.property(stories(), fc.nat(), mutations, (story, at, changes) => {
        const [game, seat] = lastTurn(story);
        const choices = legal(game, seat);
        const answer = changed(unpack(game.rules, choices[at % choices.length]) as Json, changes);
        const before = JSON.stringify(game.state);
        const done = submit(game, seat, answer as never);
        expect(JSON.stringify(game.state)).toBe(before);
        if (!done.error) return;
        expect(done.game).toBe(game);
        expect(done.error.message).toMatch(/\w+ \w+/);
        expect(done.error.message).not.toMatch(/undefined|NaN|\[object|Invalid array/);
      }),
      share(3),
    ));
});
