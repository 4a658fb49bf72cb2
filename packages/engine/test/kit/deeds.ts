/** What players answer, a word for each. */
import type { ChoiceForm, Payment } from '../../src/types.ts';

/** A choice with everything left out that can be guessed: the payment (cheapest), the way (never a power). */
export type Deed =
  | { do: 'build'; card: string; via?: string; pay?: Partial<Payment> }
  | { do: 'stage'; card: string; pay?: Partial<Payment>; join?: boolean | string; option?: number }
  | Exclude<ChoiceForm, { do: 'build' | 'stage' }>;

/** Three of the cities have a name: mine, my left neighbour's and my right neighbour's. */
export type Place = 'me' | 'left' | 'right';

/** Who does what, by place or by seat. */
export type Deeds = Partial<Record<Place | number, Deed>>;

interface StageWords {
  option?: number;
  pay?: Partial<Payment>;
}

export const build = (card: string, via?: string): Deed => (via ? { do: 'build', card, via } : { do: 'build', card });
export const stage = (card: string, words: StageWords = {}): Deed => ({ do: 'stage', card, ...words });
/** A stage, and taking part in the Edifice of the Age. */
export const join = (card: string, words: StageWords = {}): Deed => ({ do: 'stage', card, join: true, ...words });
export const sell = (card: string): Deed => ({ do: 'sell', card });
export const pick = (card: string): Deed => ({ do: 'pick', card });
export const pay = (coins: number): Deed => ({ do: 'pay', coins });
export const give = (...victory: number[]): Deed => ({ do: 'give', victory });
export const PASS: Deed = { do: 'pass' };
