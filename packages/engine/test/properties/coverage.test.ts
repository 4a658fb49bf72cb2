/** Games that go after what no game has shown yet, until every card, stage, effect and way to build has been seen. */
import { expect, test, vi } from 'vitest';
import { BUILD, type Choice, cardOf, DEEDS, deedOf, SELL, STAGE, viaOf } from '../../src/choice.ts';
import { create } from '../../src/create.ts';
import { step } from '../../src/flow.ts';
import { type Game, legal, over } from '../../src/game.ts';
import type { Handler, Module } from '../../src/module.ts';
import { cards } from '../../src/modules/base/cards.ts';
import { wonders } from '../../src/modules/base/wonders.ts';
import { modules } from '../../src/modules/index.ts';
import { type Dice, dice, roll, seedFrom } from '../../src/rng.ts';
import { bestEnding } from '../../src/score.ts';
import type { GameEvent, SeatId, WonderPick } from '../../src/types.ts';
import type { EffectKind } from '../../src/vocabulary.ts';
import { viaName } from '../../src/words.ts';
import { asked, citiesOf } from './random-game.ts';

/** What has been seen so far, by name. */
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
    side: true,
    built: true,
    stage: true,
    sold: true,
    coins: true,
    leftover: true,
    passed: true,
    conflict: true,
    standoff: true,
    over: true,
  };
  const { powers } = create({ seats: 3, seed: seedFrom('coverage', 0) }).rules;
  return [
    ...cards.map(({ id }) => `card ${id}`),
    ...wonders.flatMap(({ id, sides }) =>
      (['A', 'B'] as const).flatMap((side) => sides[side].map((_, i) => `stage ${id} ${side}${i + 1}`)),
    ),
    ...['paid', 'chain', 'dug', ...powers].map((via) => `via ${via}`),
    ...DEEDS.map((deed) => `deed ${deed}`),
    ...Object.keys(events).map((event) => `event ${event}`),
    ...modules.flatMap(({ effects = {} }) =>
      Object.entries(effects).flatMap(([kind, handler]) =>
        ['lasting', 'once', 'points'].filter((when) => when in handler).map((when) => `effect ${kind} ${when}`),
      ),
    ),
    'a guild copied',
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
  return DEEDS[deedOf(choice)] === 'pick' ? [deed, card, 'via dug'] : [deed];
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
  for (const { event } of log) seen.add(`event ${event}`);
  state.seats.forEach((_, seat) => {
    if (bestEnding({ rules, state, log: null }, seat).copied > 0) seen.add('a guild copied');
  });
}

/** Every board in turn, now with one side up and now with the other. */
function picks(game: number, players: number): WonderPick[] {
  return Array.from({ length: citiesOf(players) }, (_, seat) => ({
    wonder: wonders[(seat + game) % wonders.length].id,
    side: game % 5 === 4 ? 'choice' : (game + seat) % 2 ? 'A' : 'B',
  }));
}

test('curious games show every card, stage, effect, event and way to build', () => {
  const all = everything();
  const missing = (): string[] => all.filter((what) => !seen.has(what));
  let games = 0;
  for (; games < 400 && missing().length > 0; games++) {
    const players = games % 4 === 3 ? 2 : 7 - (games % 3);
    play(create({ seats: players, seed: seedFrom('coverage', games), wonders: picks(games, players) }), dice(games));
  }
  expect(missing()).toEqual([]);
  expect(games).toBeLessThan(400);
});
