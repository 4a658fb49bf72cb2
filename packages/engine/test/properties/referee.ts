/** A second opinion on what is legal, from the words on the cards and by trying everything. It uses no compiled table. */
import type { Game } from '../../src/game.ts';
import type { CardDef } from '../../src/module.ts';
import { type ChoiceForm, NOBODY, type SeatId, type StageForm } from '../../src/types.ts';
import { type Effect, LEFT, parseCost, parseUnits, RAW, RIGHT } from '../../src/vocabulary.ts';
import { everyPayment, type Trade, type Unit, undominated } from './brute-force.ts';
import { printedIn } from './random-game.ts';
import { boardOf, givenBy, sourceOf, sourcesOf, stagesBuilt } from './stages-printed.ts';

interface City {
  coins: number;
  structures: CardDef[];
  /** What each built stage gives: one's own, or what is copied from a neighbour's board. */
  stages: { gives: Effect[] }[];
  /** The stages that can be next, each with what a choice says of it. */
  next: { cost: string; words: StageWords }[];
  board: string;
  /** Powers of this Age not used yet. */
  powers: string[];
}

type StageWords = Pick<StageForm, 'option' | 'stage' | 'from'>;

const cardNamed = (game: Game, name: string): CardDef => printedIn(game).cards.get(name) as CardDef;

function cityOf(game: Game, id: SeatId): City {
  const { rules, state } = game;
  const seat = state.seats[id];
  const { board, stages } = boardOf(game, id);
  const used = rules.powers.flatMap(({ name }, bit) => ((seat.used >> bit) & 1 ? [name] : []));
  const told = stagesBuilt(game, id);
  const built = told.map((one) => ({ gives: givenBy(game, id, one) }));
  const left = stages.filter((_, place) => !told.some(({ stage }) => stage === place + 1));
  const next = (board.anyOrder ? left : left.slice(0, 1)).flatMap((def) =>
    sourcesOf(def).flatMap((from) =>
      (sourceOf(game, id, def, from).options?.map((_, i) => i + 1) ?? [0]).map((option) => ({
        cost: def.cost,
        words: { option, ...(board.anyOrder && { stage: 1 + stages.indexOf(def) }), ...(from && { from }) },
      })),
    ),
  );
  const powers = built.flatMap(({ gives }) => gives).flatMap((effect) => ('power' in effect ? [effect.power] : []));
  return {
    coins: seat.coins,
    structures: seat.piles[rules.seatPile('city')].map((card) => cardNamed(game, rules.cards[card].name)),
    stages: built,
    next,
    board: board.produces ?? '',
    powers: powers.filter((power) => !used.includes(power)),
  };
}

const producedBy = (effects: readonly Effect[]): number[] =>
  effects.flatMap((effect) => (effect.kind === 'produce' ? effect.units : []));

const isSold = ({ colour }: CardDef): boolean => colour === 'brown' || colour === 'grey';

const soldUnits = (city: City): number[] => [
  ...parseUnits(city.board),
  ...city.structures.filter(isSold).flatMap((card) => producedBy(card.gives)),
];

const privateUnits = (city: City): number[] => [
  ...city.structures.filter((card) => !isSold(card)).flatMap((card) => producedBy(card.gives)),
  ...city.stages.flatMap((stage) => producedBy(stage.gives)),
];

/** What this city can use for a cost, and what it pays for it. */
function market(game: Game, seat: SeatId): Unit[] {
  const city = cityOf(game, seat);
  const cities = game.state.seats.length;
  const effects = [...city.structures, ...city.stages].flatMap(({ gives }) => gives);
  const price = (set: number, from: number): number =>
    effects.some(
      (effect) =>
        effect.kind === 'trade' && effect.scope & from && ((effect.goods & RAW) !== 0) === ((set & RAW) !== 0),
    )
      ? 1
      : 2;
  const bought = (owner: 'left' | 'right', id: SeatId): Unit[] =>
    soldUnits(cityOf(game, id)).map((set) => ({ set, owner, price: price(set, owner === 'left' ? LEFT : RIGHT) }));
  return [
    ...[...soldUnits(city), ...privateUnits(city)].map((set): Unit => ({ set, owner: 'me', price: 0 })),
    ...bought('left', (seat + 1) % cities),
    ...bought('right', (seat + cities - 1) % cities),
  ];
}

/** Which payments the referee writes down: all that are legal, or those that no other beats. */
export type Payments = 'all' | 'undominated';

/** Every play this seat may choose, in the readable form. */
export function everyPlay(game: Game, seat: SeatId, payments: Payments): ChoiceForm[] {
  const { rules, state } = game;
  const ask = state.asks[seat];
  if (ask?.ask !== 'play') return [];
  const city = cityOf(game, seat);
  const units = market(game, seat);
  const ways = (text: string): { left: number; right: number; bank: number }[] => {
    const { coins, demand } = parseCost(text);
    const trades: Trade[] = everyPayment(demand, units, { rebateLeft: 0, rebateRight: 0 });
    return (payments === 'all' ? trades : undominated(trades))
      .filter(({ left, right, bank }) => left + right + bank + coins <= city.coins)
      .map(({ left, right, bank }) => ({ left, right, bank: bank + coins }));
  };
  const hand = state.seats[ask.from].piles[ask.pile].map((id) => rules.cards[id].name);
  if (ask.after !== NOBODY) hand.splice(hand.indexOf(takenBy(game, ask.after)), 1);
  const stageWays = city.next.flatMap(({ cost, words }) => ways(cost).map((pay) => ({ pay, words })));
  const free = { left: 0, right: 0, bank: 0 };

  const plays = [...new Set(hand)].flatMap((card): ChoiceForm[] => {
    const def = cardNamed(game, card);
    const isThere = city.structures.some((other) => nameOf(other) === nameOf(def));
    const chained = !isThere && city.structures.some((from) => def.chain?.includes(from.id));
    const chain: ChoiceForm[] = chained ? [{ do: 'build', card, via: 'chain', pay: free }] : [];
    if (chained && ask.forced) return chain;
    const paid = isThere
      ? []
      : ways(def.cost ?? '').map((pay): ChoiceForm => ({ do: 'build', card, via: 'paid', pay }));
    const byPower = isThere ? [] : city.powers.map((via): ChoiceForm => ({ do: 'build', card, via, pay: free }));
    const stages = stageWays.map(({ pay, words }): ChoiceForm => ({ do: 'stage', card, pay, join: false, ...words }));
    return [...chain, ...paid, ...byPower, ...stages, { do: 'sell', card }];
  });
  const ordinary = plays.some((play) => play.do === 'stage' || (play.do === 'build' && !isPower(play.via)));
  const kept = ask.forced && ordinary ? plays.filter((play) => play.do !== 'sell') : plays;
  return ask.optional && hand.length > 0 ? [...kept, { do: 'pass' }] : kept;
}

const nameOf = ({ id, building }: CardDef): string => building ?? id;

const isPower = (via: string): boolean => via !== 'paid' && via !== 'chain';

/** The card that the answer of that seat has taken; the highest nine bits of a choice are its value. */
const takenBy = ({ rules, state }: Game, seat: SeatId): string => rules.cards[state.sealed[seat] >> 21]?.name;
