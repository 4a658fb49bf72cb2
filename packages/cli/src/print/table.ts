/** A table at a glance: each city with its board, coins, structures and hand. */
import { AGES, type Game, listed, over, placesBuilt, type Rules, type SeatId, titled } from '@polis/engine';
import { type Names, namesOf } from './names.ts';
import { ageName, bold, coins, count, dim, labelled, signed } from './text.ts';

export function tableText(game: Game): string {
  const { rules, state } = game;
  const names = namesOf(game);
  const cards = (pile: readonly number[]): string[] => pile.map((id) => names.card(rules.cards[id].name));
  const seats = state.seats.map(({ piles }, id) =>
    [
      ...teamHeading(rules, names, id),
      `${bold(`${id}  ${names.seat(id)}`)}  ${standing(game, id)}`,
      labelled('   city  ', cards(piles[rules.seatPile('city')])),
      ...extraPiles(rules, piles, cards),
      ...(id < rules.players ? [dim(labelled('   hand  ', cards(piles[rules.seatPile('hand')])))] : []),
    ].join('\n'),
  );
  const discard = labelled('discard pile  ', cards(state.piles[rules.tablePile('discard')]));
  return [bold(moment(game)), ...seats, ...edifices(game), discard, ...freeCity(game, cards)].join('\n');
}

/** Before the first seat of each team. */
function teamHeading({ teams }: Rules, names: Names, id: SeatId): string[] {
  return teams?.some((seats) => seats[0] === id) ? [bold(String(names.team(id)))] : [];
}

/** Piles of modules that a scenario can name, where something lies in them. */
function extraPiles(rules: Rules, piles: readonly number[][], cards: (pile: readonly number[]) => string[]): string[] {
  return rules.seatPiles.flatMap(({ id, scenario }, pile) =>
    scenario === undefined || piles[pile].length === 0
      ? []
      : [labelled(`   ${id.replace('-', ' ')}  `, cards(piles[pile]))],
  );
}

function moment(game: Game): string {
  const { age, turn } = game.state;
  if (age === 0) return 'Before the first Age';
  const when = turn > 0 ? `turn ${turn}` : 'recruitment';
  if (!over(game)) return `${ageName(age)}, ${when}`;
  if (game.state.at < game.rules.steps.length) return `${ageName(age)}, after ${turn > 0 ? when : `the ${when}`}`;
  return age < AGES ? `${ageName(age)} is over` : 'The game is over';
}

/** An Edifice as a scenario tells it. */
interface Edifice {
  id: string;
  left: number;
  state: 'project' | 'built' | 'failed';
}

/** `Age II  Auction House  project, 2 pawns left, 2 coins to take part` */
function edifices({ rules, state }: Game): string[] {
  const field = rules.scenario.find((one) => one.field === 'edifices');
  const told = (field?.describe({ rules, state, log: null }) ?? []) as Edifice[];
  if (told.length === 0) return [];
  const rows = told.map(({ id, left, state: fate }) => {
    const { age, cost, name } = rules.cards[rules.cardByName.get(id) as number];
    const open = `project, ${count(left, 'pawn')} left, ${coins(cost.coins)} to take part`;
    return [ageName(age), titled(name), fate === 'project' ? open : fate];
  });
  const widths = [0, 1].map((i) => Math.max(...rows.map((row) => row[i].length)));
  return [
    bold('Edifices'),
    ...rows.map(([age, name, fate]) => `   ${age.padEnd(widths[0])}  ${name.padEnd(widths[1])}  ${fate}`),
  ];
}

/** Points of leaders that lie in tombs. */
const TOMB = 'tomb';

/** `5 coins, 1 of 3 stages, tokens +1 +3 -1, debt 2, diplomacy 1, 1 pawn of Age I, Edifice debt -2` */
function standing({ rules, state }: Game, seat: SeatId): string {
  const city = state.seats[seat];
  const { coins: treasury, stage, tokens, wonder } = city;
  const { stages, anyOrder } = rules.wonders[wonder];
  const which = anyOrder && stage > 0 ? ` (${listed(placesBuilt(rules, city).map((place) => place + 1))})` : '';
  const tombs = rules.tokens.flatMap(({ id }, t) => (id === TOMB && tokens[t] > 0 ? [`tombs +${tokens[t]}`] : []));
  const worth = rules.tokens.flatMap(({ id, points, scenario }, t) =>
    points && scenario === undefined && id !== TOMB ? Array<string>(tokens[t]).fill(signed(points)) : [],
  );
  const named = rules.tokens.flatMap(({ scenario, place }, t) =>
    scenario === undefined || place !== undefined || tokens[t] === 0 ? [] : [`${scenario} ${tokens[t]}`],
  );
  const pawns = rules.tokens.flatMap(({ scenario, place = 0 }, t) =>
    scenario === 'pawns' && tokens[t] > 0 ? [`${count(tokens[t], 'pawn')} of ${ageName(place + 1)}`] : [],
  );
  const owed = rules.tokens.flatMap(({ scenario, points }, t) =>
    scenario === 'edificeDebt' ? Array<string>(tokens[t]).fill(signed(points)) : [],
  );
  return [
    coins(treasury),
    ...(stages.length > 0 ? [`${stage} of ${stages.length} stages${which}`] : []),
    ...(worth.length > 0 ? [`tokens ${worth.join(' ')}`] : []),
    ...tombs,
    ...named,
    ...pawns,
    ...(owed.length > 0 ? [`Edifice debt ${owed.join(' ')}`] : []),
  ].join(', ');
}

/** A city without a player is played for, from a pile of its own. */
function freeCity(game: Game, cards: (pile: readonly number[]) => string[]): string[] {
  const { rules, state } = game;
  if (rules.seats === rules.players || over(game) || state.age === 0) return [];
  const holder = namesOf(game).seat(state.controller[rules.seats - 1]);
  return [
    labelled('draw pile  ', cards(state.piles[rules.tablePile(`age-${state.age}`)])),
    `${holder} plays for the Free City`,
  ];
}
