/** The Free City as a scenario tells it: which seat it is, who plays for it, and the rest of its cards. */
import { fields, flag, list, text, whole } from '../../forms.ts';
import type { Table, TableField } from '../../module.ts';
import { deckOf, HAND } from '../../piles.ts';
import type { Scenario } from '../../scenario-types.ts';
import type { SeatId } from '../../types.ts';
import { FREE_CITY } from './free-city.ts';

declare module '../../scenario-types.ts' {
  interface Scenario {
    /** For two players: the third seat is the Free City. */
    freeCity?: {
      /** Always 2. */
      seat: SeatId;
      /** The player who decides for it in this turn. */
      holder: SeatId;
      /** The next card first. */
      drawPile?: string[];
      /** The holder has drawn in this turn. */
      drawn?: boolean;
    };
  }
}

type Told = NonNullable<Scenario['freeCity']>;

/** Cards in the hands of the two players. */
const held = ({ state }: Table): number[] => [0, 1].map((seat) => state.seats[seat].piles[HAND].length);

export const freeCity: TableField = {
  field: 'freeCity',
  form: fields({ seat: whole, holder: whole, drawPile: list(text), drawn: flag }),
  players(value, seats) {
    const { seat, holder } = value as Told;
    if (seats !== FREE_CITY + 1)
      throw new RangeError('with a Free City there are three seats: two players, then the Free City');
    if (seat !== FREE_CITY) throw new RangeError('the Free City is the third seat (2), after the two players');
    if (holder !== 0 && holder !== 1) throw new RangeError('the holder of the Free City is seat 0 or seat 1');
    return FREE_CITY;
  },
  set({ state }, value, cards) {
    const { holder, drawPile = [] } = value as Told;
    if (state.seats[FREE_CITY].piles[HAND].length > 0)
      throw new RangeError('the Free City has no hand: its holder plays for it');
    state.controller[FREE_CITY] = holder;
    if (state.age > 0) state.piles[deckOf(state.age)] = cards(drawPile, 'draw-pile');
    else if (drawPile.length > 0) throw new RangeError('there is no draw pile before the first Age');
  },
  begins(table, value) {
    const { drawn = !tellNothing(table) } = value as Told;
    return drawn ? 'turn.choose' : 'free-city.draw';
  },
  describe(table): Told {
    const { rules, state } = table;
    const drawPile = isDealt(table) ? state.piles[deckOf(state.age)].map((id) => rules.cards[id].name) : [];
    // in the middle of a turn the holder has drawn, and the hands do not show it
    const isPlaying = state.at < rules.end && rules.steps[state.at].turn > 0;
    const drawn = isPlaying && tellNothing(table) && drawPile.length > 0;
    return { seat: FREE_CITY, holder: state.controller[FREE_CITY], drawPile, ...(drawn ? { drawn } : {}) };
  },
};

/** Equal hands do not show who has drawn the extra card for the Free City. Without hands nothing is drawn. */
function tellNothing(table: Table): boolean {
  const [one, other] = held(table);
  return one === other && one > 0;
}

/** Until the hands are dealt, the deck of the Age is not the draw pile. */
const isDealt = (table: Table): boolean =>
  table.state.age > 0 && (table.state.turn > 0 || held(table).some((n) => n > 0));

/** Some boards are not for a city without a player. */
export function refuseBoard({ rules, state }: Table): string | null {
  const { city } = rules.wonders[state.seats[FREE_CITY].wonder];
  return rules.playersOnly.includes(city) ? `${city} is not for the Free City` : null;
}
