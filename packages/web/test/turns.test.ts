/** Where turns begin and end, in games that were played and in logs made for it. */
import { create, type Game, type GameEvent, legal, over, readConfig, submit, view } from '@polis/engine';
import { describe, expect, test } from 'vitest';
import { deedOf, lastTurn, type Turn, turnsOf } from '../src/game/turns.ts';
import { turnNow } from '../src/table/around/turnNow.ts';
import { cardsBuilt, doingsOf, stagesBuilt } from '../src/table/last-turn/doings.ts';

interface Asked {
  game: Game;
  log: GameEvent[];
}

/** A whole game of any choices: the table and its log at each question, and at the end. */
function questions(modules: string[], seats: number, seed: number): Asked[] {
  const config = readConfig({ modules, edition: 'first', seats, wonders: null, seed: String(seed).padStart(32, '0') });
  const log: GameEvent[] = [];
  let game = create(config, log);
  const found: Asked[] = [{ game, log: log.slice() }];
  let chance = seed + 1;
  while (!over(game)) {
    const seat = game.state.asks.findIndex((ask, i) => ask && game.state.sealed[i] < 0 && legal(game, i).length > 0);
    const choices = legal(game, seat);
    chance = (chance * 1103515245 + 12345) % 2 ** 31;
    const done = submit(game, seat, choices[chance % choices.length]);
    game = done.game;
    log.push(...done.events);
    if (done.events.length > 0) found.push({ game, log: log.slice() });
  }
  return found;
}

const place = ({ age, turn }: Turn): string => `${age}/${turn}`;
const MIXES: [string[], number][] = [
  [['base'], 3],
  [['base', 'leaders', 'cities', 'edifice'], 7],
  [['base', 'leaders', 'cities', 'teams'], 4],
  [['base', 'leaders'], 2],
];

describe.each(MIXES)('%j with %i players', (modules, seats) => {
  const games = [1, 2, 3].map((seed) => questions(modules, seats, seed));
  const ends = games.map((game) => game[game.length - 1]);

  test('every turn of every Age is one, and leaders have turns of their own', () => {
    for (const { game, log } of ends) {
      const turns = Array.from({ length: game.rules.setup.plays }, (_, i) => i + 1);
      const wanted = [1, 2, 3].flatMap((age) =>
        (modules.includes('leaders') ? [0, ...turns] : turns).map((turn) => `${age}/${turn}`),
      );
      const played = turnsOf(log).filter(({ events }) => events.some((event) => deedOf(event)));
      expect(played.map(place)).toEqual(wanted);
      expect(turnsOf(log).flatMap(({ events }) => events)).toEqual(log);
      expect(log.slice(played[3].from, played[4].from)).toEqual(played[3].events);
    }
  });

  test('whenever everyone chooses a card, the last turn is the one before', () => {
    for (const game of games) {
      let before: string | null = null;
      for (const { game: now, log } of game) {
        const { state, rules } = now;
        if (over(now) || rules.steps[state.at].window !== 'turn.choose' || rules.steps[state.at].kind === 'play.last')
          continue;
        const last = lastTurn(log);
        expect(last && place(last)).toBe(before);
        before = `${state.age}/${rules.steps[state.at].kind === 'leaders.recruit' ? 0 : state.turn}`;
      }
    }
  });

  test('while a question of a turn is open, it is the last one', () => {
    for (const { game, log } of games.flat()) {
      const { state, rules } = game;
      if (over(game) || state.turn === 0 || rules.steps[state.at].window === 'turn.choose') continue;
      expect(lastTurn(log)).toMatchObject({ age: state.age, turn: state.turn });
    }
  });

  test('the last turn ends with the conflicts and the score', () => {
    for (const { game, log } of ends) {
      expect(lastTurn(log)).toMatchObject({ age: 3, turn: game.rules.setup.plays });
      expect(lastTurn(log)?.events.at(-1)?.event).toBe('over');
    }
  });

  test('coins and tokens of all turns are those that were moved', () => {
    for (const game of games) {
      const [{ game: first }] = game;
      const { game: last, log } = game[game.length - 1];
      const { rules } = last;
      const all = turnsOf(log).map(({ events }) => doingsOf(events, rules));
      const worth = ({ tokens }: Game['state']['seats'][number]): number =>
        rules.tokens.reduce((sum, { points, score }, i) => sum + (score === 'military' ? points * tokens[i] : 0), 0);
      last.state.seats.forEach((city, seat) => {
        const own = all.map((doings) => doings[seat]);
        const coins = own.reduce(
          (sum, { got, paid }) => sum + got - paid.reduce((less, one) => less + one.coins, 0),
          0,
        );
        expect(coins).toBe(city.coins - first.state.seats[seat].coins);
        expect(own.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0)).toBe(worth(city));
      });
    }
  });
});

test('an Age without a conflict ends when everyone gives back an olive branch', () => {
  const built = (card: string): GameEvent => ({
    event: 'built',
    seat: 0,
    card,
    via: 'paid',
    pay: { left: 0, right: 0, bank: 0 },
  });
  const log: GameEvent[] = [
    { event: 'age', age: 1 },
    built('loom'),
    { event: 'token', seat: 0, token: 'diplomacy', count: -1 },
    built('nero'),
    { event: 'stage', seat: 0, stage: 1, option: 0, pay: { left: 0, right: 0, bank: 0 }, joined: null },
  ];
  expect(turnsOf(log).map(place)).toEqual(['1/1', '2/0']);
  expect([...cardsBuilt(lastTurn(log), 0)]).toEqual(['nero']);
  expect([...stagesBuilt(lastTurn(log), 0)]).toEqual([1]);
});

test('before anything is played there is no last turn', () => {
  expect(lastTurn([])).toBeNull();
  expect(lastTurn([{ event: 'age', age: 1 }])).toBeNull();
});

test('what is asked when an Age has ended is after its last turn', () => {
  const asked = [1, 2, 3]
    .flatMap((seed) => questions(['base', 'leaders', 'edifice'], 7, seed))
    .filter(({ game }) => !over(game) && game.state.age > 0);
  const shown = (window: string): Set<number> =>
    new Set(
      asked
        .filter(({ game: { rules, state } }) => rules.steps[state.at].window === window)
        .map(({ game }) => turnNow({ rules: game.rules, view: view(game, 0) })),
    );
  expect(shown('edifice.penalty')).toEqual(new Set([7]));
  expect(shown('turn.choose')).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
});
