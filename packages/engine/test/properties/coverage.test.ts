/** Games that go after what no game has shown yet, until every card, stage, effect and way to build has been seen. */
import { expect, test, vi } from 'vitest';
import { BUILD, type Choice, cardOf, deedOf, PICK, SELL, STAGE, viaOf } from '../../src/choice.ts';
import { rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { step } from '../../src/flow.ts';
import { type Game, legal, over } from '../../src/game.ts';
import type { Handler, Module } from '../../src/module.ts';
import { modules } from '../../src/modules/index.ts';
import { type Dice, dice, roll, seedFrom } from '../../src/rng.ts';
import { bestEnding } from '../../src/score.ts';
import type { GameEvent, SeatId, WonderPick } from '../../src/types.ts';
import type { EffectKind } from '../../src/vocabulary.ts';
import { viaName } from '../../src/words.ts';
import { asked, citiesOf, PLAYERS, TABLES } from './random-game.ts';

const DEEDS = ['build', 'stage', 'sell', 'pick', 'side', 'pass', 'pay'];

/** Every module that can be asked for. */
const CHOSEN = modules.filter((module) => !module.automatic).map((module) => module.id);

/** What has been seen so far in the games that are played now, by name. */
const seen = vi.hoisted(() => new Set<string>());

type AnyHandler = Handler<EffectKind, unknown>;

vi.mock('../../src/modules/index.ts', async (original) => {
  const listening = ([kind, handler]: [string, AnyHandler]): [string, AnyHandler] => {
    const { lasting, once, points } = handler;
    const notice =
      <A extends unknown[], R>(what: string, work: (...args: A) => R) =>
      (...args: A): R => {
        seen.add(`effect ${kind} ${what}`);
        return work(...args);
      };
    return [
      kind,
      {
        ...handler,
        ...(lasting && { lasting: notice('lasting', lasting) }),
        ...(once && { once: { in: once.in, apply: notice('once', once.apply) } }),
        ...(points && { points: notice('points', points) }),
      },
    ];
  };
  const { modules: real } = await original<{ modules: Module[] }>();
  return {
    modules: real.map((module) => ({
      ...module,
      effects: Object.fromEntries(Object.entries(module.effects ?? {}).map((entry) => listening(entry as never))),
    })),
  };
});

/** Everything there is to see. */
function everything(): string[] {
  const events: Record<GameEvent['event'], true> = {
    age: true,
    dealt: true,
    drawn: true,
    kept: true,
    copied: true,
    side: true,
    built: true,
    stage: true,
    sold: true,
    coins: true,
    leftover: true,
    lost: true,
    token: true,
    passed: true,
    conflict: true,
    standoff: true,
    over: true,
  };
  const conflicts = CHOSEN.includes('teams') ? [1, 2] : [1];
  const cards = modules.flatMap((module) => module.cards ?? []);
  const wonders = modules.flatMap((module) => module.wonders ?? []);
  const { powers } = rulesOf({ edition: 'first', modules: CHOSEN, seats: 3 });
  return [
    ...cards.map(({ id }) => `card ${id}`),
    ...wonders.flatMap(({ id, sides }) =>
      (['A', 'B'] as const).flatMap((side) => sides[side].map((_, i) => `stage ${id} ${side}${i + 1}`)),
    ),
    ...['paid', 'chain', 'dug', ...powers.map(({ name }) => name)].map((via) => `via ${via}`),
    ...DEEDS.map((deed) => `deed ${deed}`),
    ...Object.keys(events).map((event) => `event ${event}`),
    ...modules.flatMap(({ effects = {} }) =>
      Object.entries(effects).flatMap(([kind, handler]) =>
        ['lasting', 'once', 'points'].filter((when) => when in handler).map((when) => `effect ${kind} ${when}`),
      ),
    ),
    ...conflicts.map((tokens) => `a conflict for ${tokens}`),
    'a guild copied',
    'a debt',
  ];
}

/** What this answer would show. */
function shows({ rules, state }: Game, seat: SeatId, choice: Choice): string[] {
  const deed = `deed ${DEEDS[deedOf(choice)]}`;
  if (deedOf(choice) === STAGE) {
    const { wonder, stage } = state.seats[seat];
    const { city, side } = rules.wonders[wonder];
    return [deed, `stage ${city} ${side}${stage + 1}`];
  }
  const card = `card ${rules.cards[cardOf(choice)]?.name}`;
  if (deedOf(choice) === BUILD) return [deed, card, `via ${viaName(rules, viaOf(choice))}`];
  const ask = state.asks[seat];
  const digs = deedOf(choice) === PICK && ask?.ask === 'pick' && ask.why.endsWith('.dig');
  return digs ? [deed, card, 'via dug'] : [deed];
}

/** Something new if there is any; else what leads there: stages, then anything but a sale. */
function curious(game: Game, seat: SeatId, chance: Dice): Choice {
  const choices = legal(game, seat);
  const worth = (choice: Choice): number => {
    const news = shows(game, seat, choice).filter((what) => !seen.has(what)).length;
    const progress = deedOf(choice) === STAGE ? 2 : deedOf(choice) === SELL ? 0 : 1;
    return 10 * news + progress + roll(chance, 100) / 100;
  };
  return choices.map((choice): [number, Choice] => [worth(choice), choice]).sort((a, b) => b[0] - a[0])[0][1];
}

function play(game: Game, chance: Dice): void {
  const { rules, state } = game;
  const log: GameEvent[] = [];
  while (!over(game)) {
    for (const seat of asked(game)) {
      const choice = curious(game, seat, chance);
      for (const what of shows(game, seat, choice)) seen.add(what);
      state.sealed[seat] = choice;
    }
    step(rules, state, state.sealed.slice(), log);
  }
  for (const event of log) {
    seen.add(`event ${event.event}`);
    if (event.event === 'conflict') seen.add(`a conflict for ${event.tokens}`);
    if (event.event === 'lost' && event.debt > 0) seen.add('a debt');
  }
  state.seats.forEach((_, seat) => {
    if (bestEnding({ rules, state, log: null }, seat).copied > 0) seen.add('a guild copied');
  });
}

/** Every board in turn, now with one side up and now with the other; the last city may be the Free City. */
function picks(game: number, players: number, chosen: readonly string[]): WonderPick[] {
  const boards = modules.filter(({ id }) => chosen.includes(id)).flatMap((module) => module.wonders ?? []);
  return Array.from({ length: citiesOf(players) }, (_, seat) => {
    const { id, needsPlayer } = boards[(seat + game) % boards.length];
    return {
      wonder: needsPlayer && seat >= players ? 'random' : id,
      side: game % 5 === 4 ? 'choice' : (game + seat) % 2 ? 'A' : 'B',
    };
  });
}

test.each(TABLES)('%s curious games show every card, stage, effect, event and way to build', (_, mixesOf) => {
  seen.clear();
  const all = everything();
  const missing = (): string[] => all.filter((what) => !seen.has(what));
  const tables = PLAYERS.filter((players) => mixesOf(players).length > 0);
  let games = 0;
  for (; games < 600 && missing().length > 0; games++) {
    const seats = tables[games % tables.length];
    const mixes = mixesOf(seats);
    const chosen = mixes[games % mixes.length];
    const config = { seats, modules: chosen, seed: seedFrom('coverage', games), wonders: picks(games, seats, chosen) };
    play(create(config), dice(games));
  }
  expect(missing()).toEqual([]);
  expect(games).toBeLessThan(600);
});
