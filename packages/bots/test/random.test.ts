/** The random bot, and what any bot is given. */
import {
  create,
  dice,
  type Game,
  type GameEvent,
  legal,
  moduleNames,
  over,
  PolisError,
  rulesOf,
  save,
  seedFrom,
  unpack,
  view,
} from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, type BotName, bots, playGame, playOut } from '../src/index.ts';

const GAMES = 5;
const players = [2, 3, 4, 5, 6, 7];

const newGame = (seats: number, index: number): Game => create({ seats, seed: seedFrom('bots', 10 * seats + index) });

type Seen = { seat: number; args: Parameters<Bot>; choice: number };

/** Plays games with the random bot in every chair and keeps what each was asked and what it answered. */
function watched(seats: number): { ends: Game[]; seen: Seen[]; seeds: string[] } {
  const seen: Seen[] = [];
  const chairs = Array.from(
    { length: seats },
    (_, seat): Bot =>
      (...args) => {
        const choice = bots.random(...args);
        seen.push({ seat, args, choice });
        return choice;
      },
  );
  const starts = Array.from({ length: GAMES }, (_, index) => newGame(seats, index));
  return {
    ends: starts.map((game, index) => playOut(game, chairs, index)),
    seen,
    seeds: starts.map(({ config }) => config.seed),
  };
}

describe.each(players)('with %i players', (seats) => {
  const { ends, seen, seeds } = watched(seats);
  const rules = rulesOf(ends[0].config);
  const deed = (choice: number): string => unpack(rules, choice).do;

  test('games come to their end', () => {
    for (const game of ends) expect(over(game)).toBe(true);
  });

  test('the random bot only picks choices that are listed', () => {
    for (const { args, choice } of seen) expect(args[1].choices).toContain(choice);
  });

  test('it sells or passes only where nothing else can be done', () => {
    const idle = seen.filter(({ choice }) => ['sell', 'pass'].includes(deed(choice)));
    expect(idle.length).toBeGreaterThan(0);
    for (const { args } of idle) for (const other of args[1].choices) expect(['sell', 'pass']).toContain(deed(other));
  });

  test('a bot is given what its seat may see, without the state and the seed', () => {
    const shown = Object.keys(view(ends[0], 0));
    for (const { seat, args } of seen) {
      const [sees, question, budget] = args;
      expect(sees.seat).toBe(seat);
      expect(Object.keys(sees)).toEqual(shown);
      expect(sees.config).not.toHaveProperty('seed');
      expect(Object.keys(question).sort()).toEqual(['ask', 'choices', 'sealed', 'seat']);
      expect(Object.keys(budget)).toEqual(['dice']);
    }
    const everything = JSON.stringify(seen.map(({ args: [sees, question] }) => [sees, question]));
    for (const seed of seeds) expect(everything).not.toContain(seed);
  });

  test('a bot sees no hand but its own', () => {
    for (const { seat, args } of seen)
      args[0].seats.forEach(({ piles }, other) => {
        expect(piles[rules.seatPile('hand')].cards === null).toBe(other !== seat);
      });
  });
});

test('with modules too a bot sees no hand but its own and a teammate’s', () => {
  for (const modules of [moduleNames.filter((name) => name !== 'teams'), [...moduleNames]]) {
    const game = create({ seats: 4, modules, seed: seedFrom('bots', 4) });
    const { setup, seatPiles } = game.rules;
    const chairs = Array.from(
      { length: 4 },
      (_, seat): Bot =>
        (sees, question, budget) => {
          sees.seats.forEach(({ piles }, other) => {
            const isOpen = other === seat || other === setup.allies[seat];
            for (const [id, { visible }] of seatPiles.entries())
              if (visible === 'allies') expect(piles[id].cards !== null).toBe(isOpen);
          });
          return bots.random(sees, question, budget);
        },
    );
    expect(over(playOut(game, chairs, 1))).toBe(true);
  }
});

test('the same seed gives the same game, another one another game', () => {
  const chairs = Array.from({ length: 4 }, () => bots.random);
  const played = (seed: number) => save(playOut(newGame(4, 0), chairs, seed));
  expect(played(1)).toEqual(played(1));
  expect(played(1)).not.toEqual(played(2));
});

test('the same view, question and dice give the same choice', () => {
  const sees = view(newGame(3, 0), 0);
  const choose = (seed: number): number => bots.random(sees, sees.asks[0], { dice: dice(seed) });
  const seeds = Array.from({ length: 200 }, (_, seed) => seed);
  expect(seeds.map(choose)).toEqual(seeds.map(choose));
  const active = sees.asks[0].choices.filter((choice) => unpack(rulesOf(sees.config), choice).do !== 'sell');
  expect(new Set(seeds.map(choose))).toEqual(new Set(active));
});

test('one of the two players answers for the Free City, knowing the own card', () => {
  const answeredFor: number[] = [];
  const chairs = [0, 1].map(
    (): Bot => (sees, question, budget) => {
      if (question.seat === 2) {
        answeredFor.push(sees.seat as number);
        const own = sees.asks.find(({ seat }) => seat === sees.seat);
        if (question.ask.ask === 'play') expect(own?.choices).toContain(own?.sealed);
      }
      return bots.random(sees, question, budget);
    },
  );
  playOut(newGame(2, 0), chairs, 0);
  expect(answeredFor.length).toBeGreaterThanOrEqual(18);
  expect(new Set(answeredFor)).toEqual(new Set([0, 1]));
});

test('what happens is logged for whoever listens', () => {
  const events: GameEvent[] = [];
  const end = playOut(newGame(3, 0), Array(3).fill(bots.random), 1, events);
  const { result } = save(end);
  expect(events.at(-1)).toEqual({ event: 'over', ...result, teams: null });
});

test('a bot that breaks the rules stops the game', () => {
  const stubborn: Bot = () => 0;
  const game = newGame(3, 0);
  expect(legal(game, 0)).not.toContain(0);
  expect(() => playOut(game, Array(3).fill(stubborn), 0)).toThrow(
    /the bot of seat 0 may not answer so: .* is not in this hand/,
  );
});

test('too few bots, and what is no bot, are refused before the game', () => {
  const game = newGame(3, 0);
  const sentence = 'a game of 3 players needs 3 bots, each a function';
  for (const chairs of [[], [bots.random], [bots.random, bots.random, undefined as never]])
    expect(() => playOut(game, chairs, 0)).toThrow(new PolisError('config', sentence));
});

test('a game with a bot that does not exist is refused', () => {
  const plan = { bots: ['random', 'marchent', 'random'] as BotName[], games: 1, modules: ['base'], seed: 'x' };
  expect(() => playGame({ ...plan, edition: 'first' }, 0, () => 0)).toThrow(/^there is no bot "marchent"; there is /);
});
