/** Games that go after what no game has shown yet, until every card, stage, effect and way to build has been seen. */
import { expect, test, vi } from 'vitest';
import { BUILD, type Choice, cardOf, deedOf, joinOf, optionOf, PICK, SELL, STAGE, viaOf } from '../../src/choice.ts';
import { activeModules, moduleNames, rulesOf } from '../../src/config.ts';
import { create } from '../../src/create.ts';
import { step } from '../../src/flow.ts';
import { type Game, legal, over } from '../../src/game.ts';
import type { Handler, Module } from '../../src/module.ts';
import { modules } from '../../src/modules/index.ts';
import { type Dice, dice, roll, seedFrom } from '../../src/rng.ts';
import { bestEnding } from '../../src/score.ts';
import { EDITIONS, type Edition, type GameEvent, type SeatId, type WonderPick } from '../../src/types.ts';
import type { EffectKind, Side } from '../../src/vocabulary.ts';
import { viaName } from '../../src/words.ts';
import { ALL_BOXES, awaited, type Box, citiesOf } from '../kit/index.ts';
import { TABLES } from './random-game.ts';

const DEEDS = ['build', 'stage', 'sell', 'pick', 'side', 'pass', 'pay', 'give'];

/** What is printed in one edition only has another name than its counterpart. */
const nameIn = (edition: Edition, what: 'cards' | 'wonders', id: string): string => {
  const own = modules.find((module) => module.edition === edition)?.[what] ?? [];
  return own.some((other) => other.id === id) ? `${id} of the ${edition} edition` : id;
};

const nameOfCard = ({ rules }: Game, id: string): string => `card ${nameIn(rules.edition, 'cards', id)}`;

const nameOfStage = (edition: Edition, city: string, side: Side, stage: number, option: number): string =>
  `stage ${nameIn(edition, 'wonders', city)} ${side}${stage}${option > 0 ? ` with option ${option}` : ''}`;

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
    finished: true,
    failed: true,
    penalty: true,
    token: true,
    passed: true,
    conflict: true,
    standoff: true,
    over: true,
  };
  const conflicts = moduleNames.includes('teams') ? [1, 2] : [1];
  const printed = EDITIONS.flatMap((edition) => {
    const { powers } = rulesOf({ edition, modules: [...moduleNames], seats: 4 });
    const active = activeModules(moduleNames, 4, edition);
    const cards = active.flatMap((module) => module.cards ?? []);
    const wonders = active.flatMap((module) => module.wonders ?? []);
    return [
      ...cards.flatMap(({ id, colour }) =>
        colour === null ? [`${id} finished`, `${id} failed`] : [`card ${nameIn(edition, 'cards', id)}`],
      ),
      ...wonders.flatMap(({ id, sides }) =>
        (['A', 'B'] as const).flatMap((side) =>
          sides[side].flatMap(({ options }, i) =>
            (options?.map((_, n) => n + 1) ?? [0]).map((option) => nameOfStage(edition, id, side, i + 1, option)),
          ),
        ),
      ),
      ...powers.map(({ name }) => `via ${name}`),
    ];
  });
  return [
    ...new Set(printed),
    ...['paid', 'chain', 'dug'].map((via) => `via ${via}`),
    ...DEEDS.map((deed) => `deed ${deed}`),
    ...Object.keys(events).map((event) => `event ${event}`),
    ...modules.flatMap(({ effects = {} }) =>
      Object.entries(effects).flatMap(([kind, handler]) =>
        ['lasting', 'once', 'points'].filter((when) => when in handler).map((when) => `effect ${kind} ${when}`),
      ),
    ),
    ...conflicts.map((tokens) => `a conflict for ${tokens}`),
    'a guild copied',
    'a guild doubled',
    'a debt',
    'a penalty in coins',
    'a penalty in cards',
    'a penalty in tokens',
    'a debt for a penalty',
  ];
}

/** What this answer would show. */
function shows({ rules, state }: Game, seat: SeatId, choice: Choice): string[] {
  const deed = `deed ${DEEDS[deedOf(choice)]}`;
  if (deedOf(choice) === STAGE) {
    const { wonder, stage } = state.seats[seat];
    const { city, side } = rules.wonders[wonder];
    return [deed, nameOfStage(rules.edition, city, side, stage + 1, optionOf(choice))];
  }
  const card = nameOfCard({ rules } as Game, rules.cards[cardOf(choice)]?.name);
  if (deedOf(choice) === BUILD) return [deed, card, `via ${viaName(rules, viaOf(choice))}`];
  const ask = state.asks[seat];
  const digs = deedOf(choice) === PICK && ask?.ask === 'pick' && ask.why.endsWith('.dig');
  return digs ? [deed, card, 'via dug'] : [deed];
}

/** Edifices that can still be finished in this game and have not been so in another: of this Age, of any. */
function wantedEdifices({ rules, state }: Game): { now: boolean; any: boolean } {
  const projects = state.piles[rules.tablePiles.findIndex(({ id }) => id === 'projects')] ?? [];
  const wanted = projects.map((id) => rules.cards[id]).filter(({ name }) => !seen.has(`${name} finished`));
  return { now: wanted.some(({ age }) => age === state.age), any: wanted.length > 0 };
}

/** More than any Edifice costs, with something left for the stage. */
const ENOUGH = 9;

/** What leads to something new: stages, then anything but a sale; for an Edifice stages are kept, and coins. */
function progress(game: Game, seat: SeatId, choice: Choice): number {
  const { now, any } = wantedEdifices(game);
  const deed = deedOf(choice);
  if (deed === STAGE && joinOf(choice) > 0) return now ? 5 : 0;
  if (deed === STAGE) return any ? 0 : 2;
  if (deed === SELL) return now && game.state.seats[seat].coins < ENOUGH ? 3 : 0;
  return 1;
}

/** Something new if there is any; else what leads there. */
function curious(game: Game, seat: SeatId, chance: Dice): Choice {
  const choices = legal(game, seat);
  const worth = (choice: Choice): number => {
    const news = shows(game, seat, choice).filter((what) => !seen.has(what)).length;
    return 10 * news + progress(game, seat, choice) + roll(chance, 100) / 100;
  };
  return choices.map((choice): [number, Choice] => [worth(choice), choice]).sort((a, b) => b[0] - a[0])[0][1];
}

function play(game: Game, chance: Dice): void {
  const { rules, state } = game;
  const log: GameEvent[] = [];
  while (!over(game)) {
    for (const seat of awaited(game)) {
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
    if (event.event === 'finished' || event.event === 'failed') seen.add(`${event.card} ${event.event}`);
    if (event.event === 'penalty') seen.add(nameOfPenalty(event));
  }
  state.seats.forEach(({ tally }, seat) => {
    if (bestEnding({ rules, state, log: null }, seat).guilds === 0) return;
    if (tally.copies > 0) seen.add('a guild copied');
    if (tally.doubles > 0) seen.add('a guild doubled');
  });
}

function nameOfPenalty({ coins, card, debt }: Extract<GameEvent, { event: 'penalty' }>): string {
  if (debt > 0) return 'a debt for a penalty';
  if (coins > 0) return 'a penalty in coins';
  return card === null ? 'a penalty in tokens' : 'a penalty in cards';
}

/** Every board in turn, now with one side up and now with the other; the last city may be the Free City. */
function picks(game: number, { seats, edition, modules: chosen }: Box): WonderPick[] {
  const boards = activeModules(chosen, seats, edition).flatMap((module) => module.wonders ?? []);
  return Array.from({ length: citiesOf(seats) }, (_, seat) => {
    const { id, needsPlayer } = boards[(seat + game) % boards.length];
    return {
      wonder: needsPlayer && seat >= seats ? 'random' : id,
      side: game % 5 === 4 ? 'choice' : (game + seat) % 2 ? 'A' : 'B',
    };
  });
}

const MOST = 400;

/** No number of boxes can be divided by it, so that all of them come up. */
const STRIDE = 61;

test.each(TABLES)('%s curious games show every card, stage, effect, event and way to build', (_, mixesOf) => {
  seen.clear();
  const all = everything();
  const missing = (): string[] => all.filter((what) => !seen.has(what));
  const boxes = ALL_BOXES.filter(({ seats, edition, modules: mix }) =>
    mixesOf(seats, edition).some((other) => other.join() === mix.join()),
  );
  let games = 0;
  for (; games < MOST && missing().length > 0; games++) {
    const box = boxes[(games * STRIDE) % boxes.length];
    play(create({ ...box, seed: seedFrom('coverage', games), wonders: picks(games, box) }), dice(games));
  }
  expect(missing()).toEqual([]);
  expect(games).toBeLessThan(MOST);
});
