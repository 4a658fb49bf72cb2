/** Why coins come and go: every event of a game has its cause, and some are told exactly. */
import { boardNames, create, type GameEvent, legal, over, readConfig, rulesOf, submit } from '@polis/engine';
import { expect, test } from 'vitest';
import { givenOf } from '../src/game/stages.ts';
import { bonusBy, causeOfCoins, causesOfLoss } from '../src/table/narration/causes.ts';
import { log as texts } from '../src/text/en/log.ts';

type Coins = Extract<GameEvent, { event: 'coins' }>;

const configOf = (modules: string[], seats: number, seed: number, edition: 'first' | 'second' = 'first') =>
  readConfig({
    modules,
    edition,
    boards: [...boardNames],
    expert: true,
    seats,
    wonders: null,
    seed: String(seed).padStart(32, '0'),
  });

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

test('whoever gives to all others is told wherever they sit', () => {
  const second = rulesOf(configOf(['base', 'cities'], 5, 1, 'second'));
  const [first, last] = [coins(2, 1, 'gift'), coins(2, 1, 'gift')];
  const log = [built(0, 'customs'), built(1, 'dive'), first, last];
  const around = [0, 0, 0, 0, 0];
  expect(causeOfCoins(log, first, second, around)).toMatchObject({ sources: [{ card: 'customs' }], by: 0 });
  expect(causeOfCoins(log, last, second, around)).toMatchObject({ sources: [{ card: 'dive' }], by: 1 });
});

test('a stage that copies a neighbour pays what that one’s stage pays', () => {
  const all = rulesOf(configOf(['base'], 3, 1));
  const sideA = (city: string): number => all.wonderByCity.get(city)?.A ?? -1;
  const event = coins(0, 9, 'effect');
  const stage: GameEvent = {
    event: 'stage',
    seat: 0,
    stage: 2,
    option: 0,
    from: 'right',
    pay: { left: 0, right: 0, bank: 0 },
    joined: null,
  };
  const at = (city: string) => [sideA('manneken-pis'), sideA('giza'), sideA(city)];
  expect(givenOf(all, at('ephesos'), { ...stage })).toEqual([{ kind: 'coins', amount: 9 }]);
  expect(causeOfCoins([stage, event], event, all, at('ephesos'))).toMatchObject({ sources: [{ stage: 2 }] });
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
  for (const seed of [1, 2, 3, 4, 5, 6]) {
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
