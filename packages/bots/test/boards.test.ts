/** Small positions with one good answer, on the further boards and with leaders for experts. */
import {
  type ChoiceForm,
  type ChoiceInput,
  dice,
  type Game,
  type Scenario,
  type ScenarioSeat,
  setTable,
  submit,
  unpack,
  view,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, bots, reasonText, suggest } from '../src/index.ts';

const THINKERS: [string, Bot][] = [
  ['merchant', bots.merchant],
  ['architect', bots.architect],
];

const idle: ScenarioSeat = { hand: ['tavern', 'altar'], coins: 3 };

/** What the bot does at seat 0. */
function deedOf(bot: Bot, game: Game): ChoiceForm {
  const sees = view(game, 0);
  return unpack(game.rules, bot(sees, sees.asks[0], { dice: dice(1), iterations: 100, rules: game.rules }));
}

/** The first hint for seat 0, in words. */
function hintOf(game: Game): string {
  const [first] = suggest(view(game, 0), { dice: dice(1), iterations: 60, rules: game.rules });
  return first.reasons.map(reasonText).join('; ');
}

/** After everyone has played: seat 0 this, the others their first card for coins. */
function after(scenario: Scenario, choice: ChoiceInput): Game {
  return scenario.seats.reduce((game: Game, { hand = [] }, seat) => {
    const done = submit(game, seat, seat === 0 ? choice : { do: 'sell', card: hand[0] as string });
    expect(done.error).toBeNull();
    return done.game;
  }, setTable(scenario));
}

const last = { age: 3, turn: 6 };

describe.each(THINKERS)('a %s', (_, bot) => {
  test('builds the stage of the Great Wall that is worth most now', () => {
    const wall = { wonder: 'great-wall', makes: ['3 stone', '2 wood', '3 ore'], hand: ['tavern', 'arena'], coins: 0 };
    const against = (shields: number): Scenario => ({
      ...last,
      seats: [wall, { ...idle, shields }, { ...idle, shields }],
    });
    expect(deedOf(bot, setTable(against(1)))).toMatchObject({ do: 'stage', stage: 3 });
    expect(deedOf(bot, setTable(against(9)))).not.toMatchObject({ stage: 3 });
  });

  test('copies the better of two stages', () => {
    const pis = { wonder: 'manneken-pis', stages: 2, from: ['left', 'right'], makes: ['glass', 'loom', 'papyrus'] };
    const neighbours: ScenarioSeat[] = [
      { ...idle, wonder: 'halikarnassos', side: 'B' },
      { ...idle, wonder: 'giza' },
    ];
    const scenario = { ...last, seats: [{ ...pis, hand: ['altar', 'arena'], coins: 0 }, ...neighbours] } as Scenario;
    const game = setTable(scenario);
    expect(deedOf(bot, game)).toMatchObject({ do: 'stage', from: 'right' });
    expect(hintOf(game)).toMatch(/^stage 3 of your wonder; as stage 3 of your right neighbour; about 7 points/);
  });

  test('lays that card under Stonehenge which counts most', () => {
    const henge = { wonder: 'stonehenge', side: 'B', stages: 1, makes: ['3 clay', 'papyrus'] } satisfies ScenarioSeat;
    const blue = { ...idle, city: ['altar', 'theater', 'baths'] };
    const scenario: Scenario = {
      ...last,
      seats: [{ ...henge, hand: ['arena', 'pantheon', 'arsenal'], coins: 0 }, { ...blue, hand: ['tavern'] }, blue],
    };
    expect(deedOf(bot, setTable(scenario))).toMatchObject({ do: 'stage', card: 'pantheon' });
    expect(hintOf(setTable(scenario))).toMatch(/a blue card under it, about 6 points at the end/);
  });
});

describe('a merchant', () => {
  const { merchant } = bots;

  const tombs = (leaders: string[], city: string[] = []): Scenario => ({
    modules: ['base', 'leaders'],
    ...last,
    turn: 4,
    seats: [
      { wonder: 'abu-simbel', side: 'B', leaders, city, makes: ['2 clay', 'loom'], hand: ['arena', 'altar'] },
      idle,
      idle,
    ],
  });
  const sets = [
    'altar',
    'stockade',
    'apothecary',
    'theater',
    'barracks',
    'workshop',
    'baths',
    'guard-tower',
    'scriptorium',
  ];

  test('entombs a leader whose effect is spent', () => {
    const game = after(tombs(['solomon', 'justinian'], sets), { do: 'stage', card: 'altar' });
    expect(deedOf(merchant, game)).toEqual({ do: 'pick', card: 'solomon' });
    expect(hintOf(game)).toBe('Solomon in a tomb, 6 points');
  });

  test('entombs nobody who is worth more than twice the price', () => {
    expect(deedOf(merchant, after(tombs(['justinian'], sets), { do: 'stage', card: 'altar' }))).toEqual({ do: 'pass' });
  });

  /** Catan draws the first leader by name that is told nowhere else. */
  const catan = (others: string[], coins: number): Scenario => ({
    edition: 'second',
    modules: ['base', 'leaders'],
    age: 3,
    turn: 6,
    seats: [
      { wonder: 'catan', side: 'B', coins, shields: 9, makes: ['wood', 'loom'], hand: ['arena', 'altar'] },
      { ...idle, leaders: others },
      idle,
    ],
  });

  test('recruits a drawn leader who is worth the price, and no other', () => {
    const untilCleopatra = ['alexander', 'amytis', 'archimedes', 'aristotle', 'bilkis', 'caesar'];
    const good = after(catan(untilCleopatra, 6), { do: 'stage', card: 'altar' });
    expect(deedOf(merchant, good)).toEqual({ do: 'pick', card: 'cleopatra' });
    const poor = after(catan(['alexander', 'amytis'], 6), { do: 'stage', card: 'altar' });
    expect(view(poor, 0).asks[0].ask).toMatchObject({ options: [poor.rules.cardByName.get('archimedes')] });
    expect(deedOf(merchant, poor)).toEqual({ do: 'pass' });
  });

  test('gives up the token that counts least to Telesilla', () => {
    const scenario = (city: string[]): Scenario => ({
      edition: 'second',
      modules: ['base', 'leaders', 'cities'],
      age: 3,
      turn: 0,
      seats: [
        { city, tokens: { victory: [1, 3, 5] }, leaderHand: ['sappho'] },
        { leaderHand: ['telesilla'] },
        { leaderHand: ['zenobia'] },
      ],
    });
    const asked = (city: string[]): Game =>
      [
        { do: 'sell', card: 'sappho' } as const,
        { do: 'build', card: 'telesilla' } as const,
        { do: 'sell', card: 'zenobia' } as const,
      ].reduce((game, choice, seat) => submit(game, seat, choice).game, setTable(scenario(city)));
    expect(deedOf(merchant, asked([]))).toEqual({ do: 'give', victory: [1] });
    expect(deedOf(merchant, asked(['cells']))).toMatchObject({ do: 'give' });
    expect(hintOf(asked([]))).toBe('gives up 1 point');
  });
});
