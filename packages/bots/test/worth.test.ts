/** Everything that cards, leaders and boards of the second boxes and the further boards do is worth something, and said. */
import { type Card, choices, type Effect, type Scenario, type ScenarioSeat, setTable, titled } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { worthOfCard } from '../src/card-worth.ts';
import { reasonText } from '../src/index.ts';
import { Judge } from '../src/judge.ts';
import { type Position, positionOf, tableOfState } from '../src/position.ts';
import { reasonsFor } from '../src/reasons.ts';
import { weights } from '../src/weights.ts';
import { worthOfCoins, worthOfEffects, worthOfTomb } from '../src/worth.ts';

const EVERYTHING = { edition: 'second', modules: ['base', 'leaders', 'cities'], expert: true } as const;

/** The table as seat 0 sees it. */
function seen(me: ScenarioSeat, others: ScenarioSeat[] = [{}, {}], when: Partial<Scenario> = {}): Position {
  const { rules, state } = setTable({
    ...EVERYTHING,
    modules: [...EVERYTHING.modules],
    ...when,
    seats: [me, ...others],
  });
  return positionOf(rules, tableOfState(rules, state), 0);
}

const cardOf = ({ rules }: Position, name: string): Card => rules.cards[rules.cardByName.get(name) as number];

const worthNamed = (position: Position, name: string): number => worthOfCard(position, weights, cardOf(position, name));

/** What speaks for building a card, in words. */
const saidOf = (position: Position, name: string): string[] =>
  reasonsFor(
    position,
    { ask: 'pick', options: [], why: '', optional: false },
    choices.pick(cardOf(position, name).id),
  ).map(reasonText);

const ageThree = { age: 3, turn: 4 };

describe('each new card and leader', () => {
  const rich = { wonder: 'giza', stages: 2, coins: 9, city: ['apothecary', 'dispensary', 'altar', 'theater'] };
  const me = { ...rich, tokens: { victory: [1, 3, 3, 5], defeat: 0 }, shields: 3 };
  const beaten = { ...rich, tokens: { defeat: 3 } };
  const others = [
    { wonder: 'rhodos', tokens: { victory: [1, 5] }, coins: 2 },
    { wonder: 'ephesos', tokens: { victory: [3] }, coins: 2 },
  ];
  const cases: [name: string, me: ScenarioSeat, why: RegExp, when?: Partial<Scenario>][] = [
    ['opium-stash', me, /everyone else loses 1 coin/, { age: 1, turn: 3 }],
    ['customs', me, /1 coin for each other player/, { age: 1, turn: 3 }],
    ['raider-camp', me, /a victory token of 1 at once/, { age: 1, turn: 3 }],
    ['raider-fort', me, /1 debt for each neighbour/, { age: 2, turn: 3 }],
    ['cells', me, /about 2 points at the end/],
    ['guardhouse', me, /about 6 points at the end/],
    ['prison', me, /about \d+ points at the end/],
    ['smugglers-cache', me, /ore and papyrus cheaper/, { age: 1, turn: 3 }],
    ['memorial', beaten, /gives back 3 defeat tokens/],
    ['mint', me, /3 coins for each other player/],
    ['aganice', me, /turns a symbol into another/],
    ['enheduanna', me, /one more of your commonest symbol, about \+\d+ points of science/],
    ['nitocris', me, /a victory token of 5 at once/],
    ['gorgo', me, /about 3 points at the end/],
    ['telesilla', me, /the others give up tokens worth 4 points/],
    ['cynisca', me, /6 points without a defeat token, about \d+ % likely/],
    ['agrippina', me, /7 points as your only leader/],
    ['makeda', me, /5 points for the most coins, about \d+ % likely/],
    ['phryne', me, /5 points for the most blue cards, about \d+ % likely/],
    ['theano', me, /5 points for the most green cards/],
    ['octavia', me, /everyone else loses 2 coins/],
    ['arsinoe', me, /everyone else loses 3 coins/],
  ];

  test.each(cases)('%s', (name, seat, why, when = ageThree) => {
    const position = seen(seat, others, when);
    expect(Math.abs(worthNamed(position, name))).toBeGreaterThan(0.05);
    expect(saidOf(position, name).join('; ')).toMatch(why);
  });

  test.each([
    'cornelia',
    'eurypyle',
    'trade-center',
    'raider-garrison',
    'opium-den',
    'opium-distillery',
    'forging-agency',
  ])('%s is worth something too', (name) => expect(worthNamed(seen(me, others, ageThree), name)).toBeGreaterThan(0));

  test('every leader is worth something to whoever drafts it', () => {
    const position = seen(
      { wonder: 'giza' },
      others.map(({ wonder }) => ({ wonder })),
      { age: 0, turn: 0 },
    );
    const worthless = position.knowledge.wishes.leaders.filter(({ name }) => worthNamed(position, name) <= 0);
    expect(worthless.map(({ name }) => titled(name))).toEqual([]);
  });
});

describe('each stage of the further boards', () => {
  const boards = ['great-wall', 'stonehenge', 'manneken-pis', 'abu-simbel', 'catan'];
  const sides = boards.flatMap((wonder) => (['A', 'B'] as const).map((side) => ({ wonder, side })));

  test.each(sides)('$wonder $side', (board) => {
    const beside: ScenarioSeat[] = [
      { wonder: 'giza', city: ['altar'], shields: 2 },
      { wonder: board.wonder === 'stonehenge' ? 'rhodos' : 'stonehenge', side: 'B', city: ['theater'], shields: 2 },
    ];
    const me = { ...board, coins: 5, city: ['quarry', 'stone-pit'], leaders: ['croesus', 'solomon'] };
    const position = seen(me, beside, { age: 2, turn: 3 });
    const { stages } = position.rules.wonders[position.me.wonder];
    for (const { effects } of stages)
      expect(worthOfEffects(position, weights, effects, false), JSON.stringify(effects)).toBeGreaterThan(0.2);
  });

  test('the exchange of Catan is worth the more, the more pairs there are', () => {
    const worth = (city: string[]): number =>
      worthOfEffects(
        seen({ wonder: 'giza', city }, undefined, { age: 2, turn: 3 }),
        weights,
        [{ kind: 'exchange' }],
        false,
      );
    expect(worth([])).toBeGreaterThan(0.2);
    expect(worth(['quarry', 'foundry'])).toBeGreaterThan(worth(['quarry']));
  });

  test('a second unit of a kind is worth more to Catan than to a city that cannot exchange', () => {
    const seat = { city: ['ore-vein'], makes: ['ore', 'clay', 'wood', 'stone'] };
    const last = { age: 3, turn: 2 };
    const catan = worthNamed(seen({ wonder: 'catan', ...seat }, undefined, last), 'foundry');
    expect(catan).toBeGreaterThan(worthNamed(seen({ wonder: 'rome', ...seat }, undefined, last), 'foundry'));
  });

  test('stone symbols of brown cards are counted, not those of the board or of grey cards', () => {
    const points: Effect[] = [{ kind: 'vp', amount: { each: 2, of: 'stone', scope: 1, every: 1 } }];
    const last = { age: 3, turn: 7 };
    const worth = (seat: ScenarioSeat): number => worthOfEffects(seen(seat, [{}, {}], last), weights, points, false);
    expect(worth({ wonder: 'stonehenge', city: ['quarry', 'mine', 'loom'] })).toBe(6);
    expect(worth({ wonder: 'rhodos', side: 'B', makes: ['stone'] })).toBe(0);
  });
});

describe('what a card asks for until the end', () => {
  const last = { age: 3, turn: 7 };

  test('one more leader costs Agrippina her points', () => {
    const alone = seen({ leaders: ['agrippina'] }, undefined, ageThree);
    const free = seen({ leaders: ['sappho'] }, undefined, ageThree);
    expect(worthNamed(alone, 'cleopatra')).toBeCloseTo(worthNamed(free, 'cleopatra') - 7);
    expect(saidOf(alone, 'cleopatra')).toContain('a leader of yours is no longer alone, -7 points');
    expect(worthNamed(free, 'agrippina')).toBe(0);
  });

  test('Makeda’s owner keeps the coins that make the difference', () => {
    const others = [{ coins: 5 }, { coins: 5 }];
    const lost = (leaders: string[]): number => worthOfCoins(seen({ coins: 7, leaders }, others, last), weights, -3);
    expect(lost(['makeda'])).toBeLessThan(lost(['sappho']) - 2);
  });

  test('a blue card is worth more to who has Phryne and is not ahead yet', () => {
    const city = ['altar'];
    const others = [{ city: ['theater'] }, { city: ['theater'] }];
    const worth = (leaders: string[]): number => worthNamed(seen({ city, leaders }, others, last), 'palace');
    expect(worth(['phryne'])).toBeGreaterThan(worth(['sappho']) + 2);
  });

  test('shields are worth more to who has a Prison, and to who has Cynisca', () => {
    const others = [{ shields: 2 }, { shields: 2 }];
    const worth = (seat: ScenarioSeat): number => worthNamed(seen({ shields: 2, ...seat }, others, last), 'arsenal');
    expect(worth({ city: ['prison'] })).toBeGreaterThan(worth({ city: ['tabularium'] }) + 2);
    expect(worth({ leaders: ['cynisca'] })).toBeGreaterThan(worth({ leaders: ['sappho'] }));
  });

  test('Cynisca is worth nothing to who was beaten, and Telesilla makes her worth something again', () => {
    const beaten = { tokens: { defeat: 1 }, shields: 5 };
    expect(worthNamed(seen(beaten, undefined, last), 'cynisca')).toBe(0);
    const both = worthNamed(seen({ ...beaten, leaders: ['cynisca'] }, undefined, last), 'telesilla');
    expect(both).toBeGreaterThan(worthNamed(seen(beaten, undefined, last), 'telesilla') + 3);
  });
});

describe('a tomb', () => {
  const at = (leaders: string[], seat: ScenarioSeat = {}): Position =>
    seen({ wonder: 'abu-simbel', leaders, ...seat }, undefined, { age: 3, turn: 5 });
  const gained = (position: Position, leader: string): number =>
    worthOfTomb(position, weights, cardOf(position, leader));

  test('takes what is spent before what still counts', () => {
    const position = at(['solomon', 'cleopatra']);
    expect(gained(position, 'solomon')).toBe(6);
    expect(gained(position, 'cleopatra')).toBe(3);
  });

  test('is not for a leader that is worth more than twice its price', () => {
    const position = at(['justinian'], {
      city: [
        'altar',
        'stockade',
        'apothecary',
        'theater',
        'barracks',
        'workshop',
        'baths',
        'guard-tower',
        'scriptorium',
      ],
    });
    expect(gained(position, 'justinian')).toBeLessThan(0);
  });

  test('leaves Agrippina alone, which is worth her points', () => {
    const position = at(['solomon', 'agrippina']);
    expect(gained(position, 'solomon')).toBe(6 + 7);
    expect(gained(position, 'agrippina')).toBe(2);
  });
});

test('the tokens that are given up are those that count least', () => {
  const choice = (given: number[]): number => choices.give(given);
  const judged = (city: string[], given: number[]): number => {
    const position = seen({ city, tokens: { victory: [1, 1, 3] } }, undefined, ageThree);
    return new Judge(position, weights).worthOf({ ask: 'give', count: 1, why: 'leaders.disarm' }, choice(given));
  };
  expect([judged([], [1, 0, 0]), judged([], [0, 1, 0])]).toEqual([-1, -3]);
  expect([judged(['cells'], [1, 0, 0]), judged(['cells'], [0, 1, 0])]).toEqual([-3, -3]);
});
