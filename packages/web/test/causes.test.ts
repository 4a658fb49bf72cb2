/** Why coins come and go: every event of a game has its cause, and some are told exactly. */
import { create, type GameEvent, legal, over, readConfig, rulesOf, submit } from '@polis/engine';
import { expect, test } from 'vitest';
import { bonusBy, causeOfCoins, causesOfLoss } from '../src/table/narration/causes.ts';
import { log as texts } from '../src/text/en/log.ts';

type Coins = Extract<GameEvent, { event: 'coins' }>;

const configOf = (modules: string[], seats: number, seed: number, edition: 'first' | 'second' = 'first') =>
  readConfig({ modules, edition, seats, wonders: null, seed: String(seed).padStart(32, '0') });

const rules = rulesOf(configOf(['base', 'leaders', 'cities'], 4, 1));
const boards = [0, 0, 0, 0];
const built = (seat: number, card: string): GameEvent => ({
  event: 'built',
  seat,
  card,
  via: 'paid',
  pay: { left: 0, right: 0, bank: 0 },
});
const coins = (seat: number, amount: number, why: string, bonus?: number): Coins => ({
  event: 'coins',
  seat,
  amount,
  why,
  ...(bonus ? { bonus } : {}),
});

test('what a card counted is told without what somebody adds to it', () => {
  const event = coins(0, 4, 'effect', 1);
  const log = [built(0, 'berenice'), built(1, 'nero'), built(0, 'vineyard'), built(1, 'tavern'), event];
  expect(causeOfCoins(log, event, rules, boards)).toMatchObject({
    sources: [{ card: 'vineyard' }],
    counted: { of: 'brown', count: 3, isAround: true },
  });
  expect(bonusBy(log, event, rules)).toEqual(['berenice']);
});

test('of two neighbours who give, each is told once', () => {
  const [first, second] = [coins(1, 1, 'gift'), coins(1, 2, 'gift')];
  const log = [built(0, 'gambling-den'), built(2, 'gambling-house'), first, second];
  expect(causeOfCoins(log, first, rules, boards)).toMatchObject({ sources: [{ card: 'gambling-den' }], by: 0 });
  expect(causeOfCoins(log, second, rules, boards)).toMatchObject({ sources: [{ card: 'gambling-house' }], by: 2 });
});

test('a leader pays for what was built, and only its owner', () => {
  const event = coins(0, 2, 'building');
  const log = [built(1, 'xenophon'), built(0, 'xenophon'), built(0, 'tavern'), event];
  expect(causeOfCoins(log, event, rules, boards)).toMatchObject({ sources: [{ card: 'xenophon' }], colour: 'yellow' });
});

const MIXES: [string[], number, 'first' | 'second'][] = [
  [['base', 'leaders', 'cities'], 5, 'first'],
  [['base', 'leaders', 'cities', 'edifice'], 7, 'second'],
  [['base', 'leaders'], 2, 'first'],
];

test.each(MIXES)('%j with %i players, %s edition: nothing comes or goes without a cause', (modules, seats, edition) => {
  for (const seed of [1, 2, 3, 4]) {
    const log: GameEvent[] = [];
    let game = create(configOf(modules, seats, seed, edition), log);
    let chance = seed;
    while (!over(game)) {
      const seat = game.state.asks.findIndex((ask, i) => ask && game.state.sealed[i] < 0 && legal(game, i).length > 0);
      const choices = legal(game, seat);
      chance = (chance * 1103515245 + 12345) % 2 ** 31;
      const done = submit(game, seat, choices[chance % choices.length]);
      game = done.game;
      log.push(...done.events);
    }
    const wonders = game.state.seats.map(({ wonder }) => wonder);
    for (const event of log) {
      if (event.event === 'lost') expect(causesOfLoss(log, event, game.rules, wonders)).not.toEqual([]);
      if (event.event !== 'coins' || event.why === 'trade' || event.why === 'sale') continue;
      const { sources, counted } = causeOfCoins(log, event, game.rules, wonders);
      expect({ event, sources }).not.toEqual({ event, sources: [] });
      expect(counted?.count ?? 1).toBeGreaterThan(0);
      expect(Number.isInteger(counted?.count ?? 1)).toBe(true);
      if (event.bonus) expect(bonusBy(log, event, game.rules)).not.toEqual([]);
    }
  }
});

test('there are words for all that cards count for coins', () => {
  for (const edition of ['first', 'second'] as const) {
    const { cards, wonders } = rulesOf(configOf(['base', 'leaders', 'cities', 'edifice'], 7, 1, edition));
    const stages = wonders.flatMap((board) => board.stages.flatMap((stage) => [stage, ...stage.options]));
    for (const { effects } of [...cards, ...stages])
      for (const effect of effects)
        if (effect.kind === 'coins' && typeof effect.amount === 'object')
          expect(texts.counted).toHaveProperty(`${effect.amount.of}_other`);
  }
});
