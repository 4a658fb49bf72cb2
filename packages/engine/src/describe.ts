/** Says of any game what the table looks like, as a scenario that can be read again. */
import { rootTable } from './beginning.ts';
import { rulesOf } from './config.ts';
import type { Game } from './game.ts';
import { boxedModules } from './mixes.ts';
import { CITY, DISCARD, HAND, UNDER } from './piles.ts';
import type { Rules } from './rules.ts';
import { isBoard, isMadeUp } from './scenario-rules.ts';
import type { CardWord, Scenario, ScenarioSeat } from './scenario-types.ts';
import { CHOOSES_SIDE, copiedAt, optionAt, placesBuilt } from './stages.ts';
import { AGES } from './timeline.ts';
import type { CardId, Direction, Seat, SeatId, State } from './types.ts';
import { COLOURS, costText, LEFT, RIGHT } from './vocabulary.ts';
import { valuesOf } from './words.ts';

/**
 * The table as a scenario: `before` gives what a state does not keep, such as production that was only assumed. A game that
 * began at a table has it from there.
 */
export function describe(game: Game, before: Scenario | null = rootTable(game.config)): Scenario {
  const { config, rules, state } = game;
  const when = clock(game);
  const scenario: Scenario = {
    modules: [...config.modules],
    ...(config.edition === 'first' ? {} : { edition: config.edition }),
    ...boxesTold(game),
    ...(config.expert ? { expert: true } : {}),
    ...(before?.strict ? { strict: true } : {}),
    ...when,
    discard: words(rules, state.piles[DISCARD]),
    seats: state.seats.map((_, id) => describeSeat(game, id, when.age, before?.seats[id] ?? {})),
  };
  const more = rules.scenario.map(({ field, describe: tell }) => [field, tell({ rules, state, log: null })]);
  return { ...scenario, ...Object.fromEntries(more) };
}

/** Boxes of another edition than the game's own. */
function boxesTold({ rules: { boxes, modules, edition } }: Game): Pick<Scenario, 'boxes'> {
  if (edition === 'first') return {};
  const others = modules.filter((name) => boxedModules.includes(name) && boxes[name] !== edition);
  return others.length > 0 ? { boxes: Object.fromEntries(others.map((name) => [name, 'first'])) } : {};
}

/** When a turn or an Age is over, the table is at the start of the next. */
function clock({ config, rules, state: { at, age, turn } }: Game): { age: number; turn: number } {
  const { plays } = rules.setup;
  if (at < rules.end) return { age, turn: rules.steps[at].kind === null && age > 0 ? plays : turn };
  const ageGoesOn = at < rules.steps.length;
  if (ageGoesOn) return { age, turn: turn + 1 };
  const { steps } = rulesOf(config);
  const first = Math.min(...steps.flatMap((step) => (step.kind === null ? [] : [step.turn])));
  return age < AGES ? { age: age + 1, turn: first } : { age, turn: plays };
}

const words = (rules: Rules, pile: readonly CardId[]): CardWord[] =>
  pile.map((id) => {
    const { name, cost, colour } = rules.cards[id];
    return isMadeUp(name) ? { cost: costText(cost.coins, cost.demand), colour: COLOURS[colour] } : name;
  });

function describeSeat({ rules, state }: Game, id: SeatId, age: number, before: ScenarioSeat): ScenarioSeat {
  const seat = state.seats[id];
  const { makes, makesPrivately, shields: assumed, symbols } = before;
  const { city: wonder, side: shown } = rules.wonders[seat.wonder];
  const side = seat.tokens[rules.tokenByName(CHOOSES_SIDE)] > 0 ? ('choice' as const) : shown;
  const board = isBoard(wonder) ? { wonder, side, stages: stagesTold(rules, seat) } : {};
  const used = rules.powers.flatMap(({ name: power }, bit) => ((seat.used >> bit) & 1 ? [power] : []));
  const piles = rules.seatPiles.flatMap(({ scenario: field, marks }, pile): [string, CardWord | CardWord[]][] => {
    const names = words(rules, seat.piles[pile]);
    return field === undefined || names.length === 0 ? [] : [[field, marks ? names[0] : names]];
  });
  const { anyOrder } = rules.wonders[seat.wonder];
  const options = Array.from({ length: anyOrder ? 0 : seat.stage }, (_, stage) => optionAt(seat, stage)).filter(
    (option) => option > 0,
  );
  const from = copiesTold(rules, state, id);
  const { victories, defeat } = rules.military;
  const victory = valuesOf(
    rules,
    victories.map((token) => seat.tokens[token]),
  );
  return {
    ...board,
    ...(options.length > 0 ? { options } : {}),
    ...(from.length > 0 ? { from } : {}),
    ...(seat.piles[UNDER].length > 0 ? { under: words(rules, seat.piles[UNDER]) } : {}),
    coins: seat.coins,
    city: words(rules, seat.piles[CITY]),
    hand: words(rules, seat.piles[HAND]),
    ...Object.fromEntries(piles),
    ...tokensTold(rules, seat),
    tokens: { victory, defeat: seat.tokens[defeat], ...otherwiseBrought(rules, seat, age) },
    ...(makes ? { makes } : {}),
    ...(makesPrivately ? { makesPrivately } : {}),
    ...(assumed ? { shields: assumed } : {}),
    ...(symbols ? { symbols } : {}),
    ...(used.length > 0 ? { used } : {}),
  };
}

/** How many there are, or which ones where they come in any order. */
const stagesTold = (rules: Rules, seat: Seat): number | number[] =>
  rules.wonders[seat.wonder].anyOrder ? placesBuilt(rules, seat).map((place) => place + 1) : seat.stage;

/** Of which neighbour each stage built is a copy; empty for boards that copy nothing. */
function copiesTold(rules: Rules, { seats }: State, id: SeatId): Direction[] {
  const { stages } = rules.wonders[seats[id].wonder];
  return stages.slice(0, seats[id].stage).flatMap(({ copies }, stage): Direction[] => {
    if (!copies) return [];
    if (copies.scope !== (LEFT | RIGHT)) return [copies.scope === LEFT ? 'left' : 'right'];
    return [copiedAt(seats[id], stage) === seats[rules.left[id]].wonder ? 'left' : 'right'];
  });
}

/** Tokens without a field of their own, where what the city has built does not tell how many there are. */
const otherwiseBrought = (rules: Rules, seat: Seat, age: number): Record<string, number> =>
  Object.fromEntries(
    rules.tokens.flatMap(({ id, scenario: field, brought }, token) =>
      brought && field === undefined && brought(rules, seat, age) !== seat.tokens[token]
        ? [[id, seat.tokens[token]]]
        : [],
    ),
  );

/** Tokens in the fields that modules have named for them; fields without any are left out. */
function tokensTold(rules: Rules, seat: Seat): Record<string, number | number[]> {
  const told: Record<string, number | number[]> = {};
  rules.tokens.forEach(({ scenario: field, place }, token) => {
    if (field === undefined) return;
    if (place === undefined) told[field] = seat.tokens[token];
    else told[field] = [...((told[field] as number[] | undefined) ?? []), seat.tokens[token]];
  });
  return Object.fromEntries(Object.entries(told).filter(([, count]) => [count].flat().some((n) => n > 0)));
}
