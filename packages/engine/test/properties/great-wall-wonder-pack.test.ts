/**
 * A referee for stages in any order: random games with the Great Wall. It keeps its own list of what was built, by the
 * choices that were made, and knows the board by its printed words. It asks nothing of stages.ts and plays.ts.
 */
import { expect, test } from 'vitest';
import { repetitions } from '../../../../test/repetitions.ts';
import { determinize } from '../../src/belief.ts';
import { compileCost } from '../../src/compile.ts';
import { create } from '../../src/create.ts';
import { describe as described } from '../../src/describe.ts';
import { type Game, legal, over, score } from '../../src/game.ts';
import { replay, save } from '../../src/record.ts';
import { type Dice, dice, roll, seedFrom } from '../../src/rng.ts';
import { scoreParts } from '../../src/score-parts.ts';
import { cheapest } from '../../src/trade.ts';
import type { ChoiceForm, GameEvent, Seat, SeatId, StageForm } from '../../src/types.ts';
import { view } from '../../src/view.ts';
import { COLOURS, type Effect } from '../../src/vocabulary.ts';
import { unpack } from '../../src/words.ts';
import { ALL_BOXES, answered, awaited, type Box, citiesOf, nameOfBox, viewers } from '../kit/index.ts';

/** What is printed: the cost, and what the referee can see of each stage. */
interface Printed {
  cost: string;
  /** At once, for the own city and for each neighbour. */
  coins?: number;
  gift?: number;
  /** From then on. */
  shields?: number;
  symbols?: number;
  masks?: number;
  others?: number;
  digs?: boolean;
  /** Everyone else loses coins, and there is a Diplomacy token. */
  loss?: number;
}

const WALL: Record<'A' | 'B', Printed[]> = {
  A: [
    { cost: '2 wood', coins: 8 },
    { cost: 'papyrus glass clay', symbols: 1 },
    { cost: '3 stone', shields: 2 },
    { cost: '3 ore', digs: true },
  ],
  B: [
    { cost: 'papyrus wood', coins: 8, gift: 2 },
    { cost: 'ore 2 clay', masks: 1 },
    { cost: 'papyrus 2 wood', loss: 2 },
    { cost: '2 stone', others: 1 },
  ],
};
const STAGES = COLOURS.length; // where the tally keeps what is waived for stages

const isStage = (form: ChoiceForm): form is StageForm => form.do === 'stage';

/** Stages rather than anything else, so that games get somewhere. */
function chosen(game: Game, seat: SeatId, chance: Dice): number {
  const all = legal(game, seat);
  const stages = all.filter((choice) => isStage(unpack(game.rules, choice)));
  const among = stages.length > 0 && roll(chance, 3) > 0 ? stages : all;
  return among[roll(chance, among.length)];
}

/** Numbers of the stages that the city can pay for, of those that are not built. */
function payable(game: Game, seat: SeatId, board: Printed[], built: readonly number[]): number[] {
  const { rules, state } = game;
  const { spendable, tally } = state.seats[seat];
  return board.flatMap(({ cost }, place) => {
    if (built.includes(place + 1)) return [];
    const least = cheapest(rules, state, seat, { cost: compileCost(cost), waived: tally.waived[STAGES], closed: 0 });
    return least >= 0 && least <= spendable ? [place + 1] : [];
  });
}

/** How many units of that kind of effect the cards and marks of a city have, by their printed words. */
function ofCards({ rules, state }: Game, seat: SeatId, worth: (effect: Effect) => number): number {
  const piles = rules.seatPiles.flatMap(({ id }, pile) =>
    ['city', 'leaders', 'courtesan', 'rewards'].includes(id) ? state.seats[seat].piles[pile] : [],
  );
  return piles.flatMap((card) => rules.cards[card].effects).reduce((sum, effect) => sum + worth(effect), 0);
}

const shieldsOf = (effect: Effect): number => (effect.kind === 'shields' ? effect.count : 0);
const anyOf = (effect: Effect): number => Number(effect.kind === 'symbol' && effect.symbol === 'any');

function expectGiven(game: Game, seat: SeatId, board: Printed[], built: readonly number[]): void {
  const { tally } = game.state.seats[seat];
  const sum = (what: 'shields' | 'symbols' | 'masks' | 'others'): number =>
    built.reduce((all, number) => all + (board[number - 1][what] ?? 0), 0);
  const masks = ofCards(game, seat, ({ kind }) => Number(kind === 'copySymbol'));
  const others = ofCards(game, seat, (effect) => Number(effect.kind === 'follow' && effect.which === 'other'));
  expect(tally.shields).toBe(sum('shields') + ofCards(game, seat, shieldsOf));
  expect(tally.any).toBe(sum('symbols') + ofCards(game, seat, anyOf));
  expect(tally.symbolCopies).toBe(sum('masks') + masks);
  expect(tally.other).toBe(sum('others') + others);
  // none of its stages makes points by itself
  expect(scoreParts(game, seat, 'wonder').filter(({ of }) => of === 'stage')).toEqual([]);
  expect(game.state.seats[seat].stage).toBe(built.length);
}

/** Everyone sees which stages are built, and in which order. */
function expectSeen(game: Game, seat: SeatId, built: readonly number[]): void {
  for (const viewer of viewers(game)) {
    const { stage, options } = view(game, viewer).seats[seat];
    const places = Array.from({ length: stage }, (_, before) => ((options >> (2 * before)) & 3) + 1);
    expect(places).toEqual(built);
  }
  expect(described(game).seats[seat].stages).toEqual(built);
}

const NO_DIG = 0;

/** Cards of the discard pile that the city does not have. */
function notBuilt({ rules, state }: Game, seat: SeatId): string[] {
  const city = state.seats[seat].piles[rules.seatPile('city')].map((card) => rules.cards[card].building);
  return state.piles[rules.tablePile('discard')]
    .filter((card) => !city.includes(rules.cards[card].building))
    .map((card) => rules.cards[card].name);
}

function play({ seats, edition, modules, boxes }: Box, n: number, seen: Set<string>): void {
  const side = modules.includes('cities') && n % 2 === 0 ? 'B' : 'A';
  const board = WALL[side];
  const cities = citiesOf(seats);
  const at = n % cities; // also the Free City
  const wonders = Array.from({ length: cities }, (_, city) =>
    city === at ? ({ wonder: 'great-wall', side } as const) : ({ wonder: 'random', side: 'random' } as const),
  );
  const chance = dice(n);
  const built: number[] = [];
  /** The Age in which the stage was built that still lets it dig. */
  let digs = NO_DIG;
  let game = create({ seats, edition, modules, boxes, wonders, seed: seedFrom('great wall', n) });
  while (!over(game)) {
    const asked = game.state.asks[at];
    const step = game.rules.steps[game.state.at];
    expectGiven(game, at, board, built);
    if (asked?.ask === 'pick' && asked.why === 'great-wall.dig') {
      expect(digs).toBe(game.state.age);
      digs = NO_DIG;
    } else if (step.window === 'turn.choose' && step.kind !== 'play.last') {
      // who was not asked in the turn of the stage has all that lies there
      if (digs === game.state.age) expect(notBuilt(game, at)).toEqual([]);
      digs = NO_DIG;
    }
    const before = game;
    const log: GameEvent[] = [];
    let stage: number | null = null;
    for (const seat of awaited(before)) {
      if (seat === at && asked?.ask === 'play' && asked.verbs.includes('stage')) {
        const offered = legal(game, seat).map((choice) => unpack(game.rules, choice));
        const numbers = [...new Set(offered.filter(isStage).map((form) => form.stage as number))].sort();
        const forcedElsewhere = asked.forced && offered.length > 0 && numbers.length === 0;
        if (!forcedElsewhere) expect(numbers).toEqual(payable(game, seat, board, built));
      }
      const choice = chosen(game, seat, chance);
      const form = unpack(game.rules, choice);
      if (seat === at && isStage(form)) stage = form.stage as number;
      game = answered(game, seat, choice, log);
    }
    const happened = log.filter((event) => event.event === 'stage' && event.seat === at);
    expect(happened.map((event) => 'stage' in event && event.stage)).toEqual(stage === null ? [] : [stage]);
    if (stage === null) continue;
    built.push(stage);
    seen.add(`${side}${stage}`);
    expectSeen(game, at, built);
    const printed = board[stage - 1];
    const got = (seat: SeatId, why: string): number[] =>
      log.flatMap((event) =>
        event.event === 'coins' && event.seat === seat && event.why === why ? [event.amount - (event.bonus ?? 0)] : [],
      );
    expect(got(at, 'effect').includes(8)).toBe(printed.coins === 8);
    if (printed.gift)
      for (const beside of [(at + 1) % cities, (at + cities - 1) % cities]) expect(got(beside, 'gift')).toContain(2);
    if (printed.digs) digs = before.state.age;
    if (printed.loss !== undefined) {
      const { loss } = printed;
      expect(log).toContainEqual({ event: 'token', seat: at, token: 'diplomacy', count: 1 });
      const due = game.rules.tokenByName('cities.losses');
      const isHit = ({ tokens }: Seat, seat: SeatId): boolean =>
        tokens[due] >= loss || log.some((event) => event.event === 'lost' && event.seat === seat);
      expect(game.state.seats.map(isHit)).toEqual(game.state.seats.map((_, seat) => seat !== at));
    }
  }
  // the record tells the same game, and who has seen it all counts the same
  expect(replay(save(game)).state).toEqual(game.state);
  for (const viewer of viewers(game))
    expect(score(determinize(view(game, viewer), dice(n))).sheets[at].wonder).toBe(score(game).sheets[at].wonder);
}

test('what is offered, built, given, seen and recorded in random games with the Great Wall', () => {
  const seen = new Set<string>();
  const boxes = ALL_BOXES.map((box, i) => ({ box, at: (i * 7919) % ALL_BOXES.length })).sort((a, b) => a.at - b.at);
  const games = Number(process.env.FUZZ_RUNS ?? repetitions('examples'));
  for (let n = 0; n < games; n++) {
    const { box } = boxes[n % boxes.length];
    try {
      play(box, n, seen);
    } catch (error) {
      throw new Error(`game ${n}: ${nameOfBox(box)}`, { cause: error });
    }
  }
  if (games >= 30) expect([...seen].sort()).toEqual(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4']);
});
