/** Small positions with one good answer. */
import { type ChoiceForm, create, dice, type Scenario, seedFrom, setTable, submit, unpack, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, bots, suggest } from '../src/index.ts';

const { merchant, architect } = bots;

/** What the bot does at seat 0. */
function deedOf(bot: Bot, scenario: Scenario, iterations = 100): ChoiceForm {
  const game = setTable(scenario);
  const sees = view(game, 0);
  return unpack(game.rules, bot(sees, sees.asks[0], { dice: dice(1), iterations, rules: game.rules }));
}

const THINKERS: [string, Bot][] = [
  ['merchant', merchant],
  ['architect', architect],
];

const idle = { hand: ['tavern', 'altar'], coins: 3 };

describe.each(THINKERS)('a %s', (_, bot) => {
  test('turns both borders at the end of the game for what beats eight points', () => {
    const scenario: Scenario = {
      age: 3,
      turn: 6,
      seats: [
        { makes: ['3 stone', '3 ore', 'wood', 'clay', 'glass', 'loom', 'papyrus'], hand: ['fortifications', 'palace'] },
        { ...idle, shields: 2 },
        { ...idle, shields: 2 },
      ],
    };
    expect(deedOf(bot, scenario)).toMatchObject({ do: 'build', card: 'fortifications' });
  });

  test('does not arm where nothing can be won or lost', () => {
    const scenario: Scenario = {
      age: 3,
      turn: 6,
      seats: [
        {
          makes: ['3 stone', '3 ore', '2 wood', 'clay', 'glass', 'loom', 'papyrus'],
          hand: ['fortifications', 'palace'],
        },
        { ...idle, shields: 9 },
        { ...idle, shields: 9 },
      ],
    };
    expect(deedOf(bot, scenario)).toMatchObject({ do: 'build', card: 'palace' });
  });

  test('takes the guild that its neighbours have filled', () => {
    const browns = ['lumber-yard', 'stone-pit', 'clay-pool', 'ore-vein', 'sawmill', 'quarry'];
    const scenario: Scenario = {
      age: 3,
      turn: 6,
      seats: [
        { makes: ['wood', '2 stone', 'clay', '2 ore', 'glass'], hand: ['workers-guild', 'town-hall'] },
        { ...idle, city: browns },
        { ...idle, city: browns },
      ],
    };
    expect(deedOf(bot, scenario)).toMatchObject({ do: 'build', card: 'workers-guild' });
  });

  test('completes a set of science symbols before it takes a few points', () => {
    const scenario: Scenario = {
      age: 3,
      turn: 6,
      seats: [
        {
          symbols: { compass: 2, gear: 2, tablet: 1 },
          makes: ['2 wood', 'glass', 'papyrus', 'stone', 'ore'],
          hand: ['university', 'senate'],
        },
        idle,
        idle,
      ],
    };
    expect(deedOf(bot, scenario)).toMatchObject({ do: 'build', card: 'university' });
  });

  test('takes the chain and keeps its coins', () => {
    const scenario: Scenario = {
      age: 2,
      turn: 1,
      seats: [
        { city: ['baths'], makes: ['2 stone'], coins: 4, hand: ['aqueduct', 'statue'] },
        { ...idle, makes: ['stone'] },
        { ...idle, makes: ['stone'] },
      ],
    };
    expect(deedOf(bot, scenario)).toMatchObject({ do: 'build', card: 'aqueduct', via: 'chain' });
  });

  test('sells rather than builds what brings nothing, when it cannot pay for anything', () => {
    const scenario: Scenario = { age: 3, turn: 6, seats: [{ coins: 0, hand: ['palace', 'pantheon'] }, idle, idle] };
    expect(deedOf(bot, scenario).do).toBe('sell');
  });
});

/** Everyone plays the first thing; the next question of seat 0 is the one about the loss. */
function afterLoss(coins: number): { paid: number; due: number } {
  let game = setTable({
    modules: ['base', 'cities'],
    age: 1,
    turn: 2,
    seats: [
      { coins, hand: ['altar', 'theater'] },
      { hand: ['hideout', 'theater'], coins: 3 },
      { hand: ['altar', 'theater'], coins: 3 },
    ],
  });
  for (const [seat, card] of [
    [0, 'altar'],
    [1, 'hideout'],
    [2, 'altar'],
  ] as const)
    game = submit(game, seat, { do: 'build', card }).game;
  const sees = view(game, 0);
  const [question] = sees.asks;
  const form = unpack(game.rules, merchant(sees, question, { dice: dice(1), rules: game.rules }));
  return { paid: form.do === 'pay' ? form.coins : -1, due: question.ask.ask === 'pay' ? question.ask.coins : -1 };
}

test('a merchant pays a loss while coins are cheaper than debt', () => {
  expect(afterLoss(6)).toEqual({ paid: 1, due: 1 });
});

describe('a hint', () => {
  test('ranks the choices, tells what to expect of them, and why', () => {
    const game = create({ seats: 3, seed: seedFrom('hint', 1) });
    const sees = view(game, 0);
    const hints = suggest(sees, { dice: dice(1), iterations: 100 });
    expect(hints.length).toBeGreaterThan(1);
    expect(hints.every(({ choice }) => sees.asks[0].choices.includes(choice))).toBe(true);
    for (const { chance, points, tries } of hints) {
      expect(tries).toBeGreaterThan(0);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(points).toBeGreaterThan(5);
    }
    expect(hints[0].reasons.length).toBeGreaterThan(0);
    expect(hints.map(({ tries }) => tries)).toEqual(hints.map(({ tries }) => tries).sort((a, b) => b - a));
  });

  test('is silent where nothing is asked', () => {
    const game = create({ seats: 3, seed: seedFrom('hint', 1) });
    expect(suggest(view(game, null), { dice: dice(1), iterations: 10 })).toEqual([]);
  });

  test('names the science set it completes', () => {
    const scenario: Scenario = {
      age: 3,
      turn: 6,
      seats: [
        { symbols: { compass: 1, gear: 1 }, makes: ['2 wood', 'glass', 'papyrus'], hand: ['university', 'arena'] },
        idle,
        idle,
      ],
    };
    const game = setTable(scenario);
    const [first] = suggest(view(game, 0), { dice: dice(1), iterations: 50, rules: game.rules });
    expect(first.reasons).toContainEqual({ code: 'science', symbol: 'tablet', points: 8, set: true });
  });

  test('names the structure of the city that makes a card free', () => {
    for (const post of ['east-trading-post', 'west-trading-post']) {
      const game = setTable({ age: 2, turn: 6, seats: [{ city: [post], hand: ['forum', 'walls'] }, idle, idle] });
      const hints = suggest(view(game, 0), { dice: dice(1), iterations: 50, rules: game.rules });
      const chains = hints.flatMap(({ reasons }) => reasons.filter(({ code }) => code === 'chain'));
      expect(chains).toEqual([{ code: 'chain', from: post }]);
    }
  });

  test('pays nobody for what a chain makes free, and spends no power on it', () => {
    const game = setTable({
      age: 2,
      turn: 6,
      seats: [
        { wonder: 'olympia', side: 'A', stages: 2, coins: 9, city: ['baths'], hand: ['aqueduct', 'walls'] },
        { city: ['quarry', 'stone-pit'] },
        idle,
      ],
    });
    const sees = view(game, 0);
    const ways = sees.asks[0].choices.map((choice) => unpack(game.rules, choice));
    expect(ways.filter((form) => form.do === 'build' && form.card === 'aqueduct').length).toBeGreaterThan(2);
    const hints = suggest(sees, { dice: dice(1), iterations: 50, rules: game.rules });
    const aqueducts = hints
      .map(({ choice }) => unpack(game.rules, choice))
      .filter((form) => form.do === 'build' && form.card === 'aqueduct');
    expect(aqueducts).toMatchObject([{ via: 'chain' }]);
  });

  test('speaks to each of two players of the other one, who gets the hand next, and of none for the Free City', () => {
    for (const age of [1, 2, 3])
      for (const player of [0, 1]) {
        const hand = ['palace', 'town-hall', 'pantheon', 'senate', 'gardens'];
        const rich = { makes: ['4 stone', '4 clay', '4 ore', '4 wood', 'glass', 'loom', 'papyrus'], hand };
        const scenario: Scenario = { age, seats: [rich, rich, {}], freeCity: { seat: 2, holder: player } };
        const game = setTable(scenario);
        const other = game.rules.left[player] === 1 - player ? 'left' : 'right';
        const denied = suggest(view(game, player), { dice: dice(1), iterations: 30, rules: game.rules })
          .flatMap(({ reasons }) => reasons)
          .flatMap((reason) => (reason.code === 'denies' ? [reason.to] : []));
        expect(new Set(denied)).toEqual(new Set([other]));
        const first = view(game, player).asks[0];
        const next = submit(game, player, first.choices[0]).game;
        const forCity = view(next, player).asks.find(({ seat }) => seat === 2);
        const hints = suggest(view(next, player), { dice: dice(1), iterations: 30, rules: game.rules }, forCity);
        expect(hints.length).toBeGreaterThan(0);
        expect(hints.flatMap(({ reasons }) => reasons).map(({ code }) => code)).not.toContain('denies');
      }
  });
});
