/** What players answer, a word for each. */
import type { ChoiceForm, Payment, StageForm } from '../../src/types.ts';

/** A choice with everything left out that can be guessed: the payment (cheapest), the way (never a power). */
export type Deed =
  | { do: 'build'; card: string; via?: string; pay?: Partial<Payment> }
  | (Pick<StageForm, 'do' | 'card'> & Partial<Omit<StageForm, 'do' | 'card' | 'pay'>> & { pay?: Partial<Payment> })
  | Exclude<ChoiceForm, { do: 'build' | 'stage' }>;

/** Three of the cities have a name: mine, my left neighbour's and my right neighbour's. */
export type Place = 'me' | 'left' | 'right';

/** Who does what, by place or by seat. */
export type Deeds = Partial<Record<Place | number, Deed>>;

type To<Verb extends Deed['do']> = Extract<Deed, { do: Verb }>;
type StageWords = Pick<To<'stage'>, 'option' | 'pay' | 'stage' | 'from'>;

/** By a way and for a payment, or by the way of this name. */
export const build = (card: string, by: string | Omit<To<'build'>, 'do' | 'card'> = {}): To<'build'> => ({
  do: 'build',
  card,
  ...(typeof by === 'string' ? { via: by } : by),
});
export const stage = (card: string, words: StageWords = {}): To<'stage'> => ({ do: 'stage', card, ...words });
/** A stage, and taking part in the Edifice of the Age. */
export const join = (card: string, words: StageWords = {}): To<'stage'> => ({
  do: 'stage',
  card,
  join: true,
  ...words,
});
export const sell = (card: string): To<'sell'> => ({ do: 'sell', card });
export const pick = (card: string): To<'pick'> => ({ do: 'pick', card });
export const pay = (coins: number): To<'pay'> => ({ do: 'pay', coins });
export const give = (...victory: number[]): To<'give'> => ({ do: 'give', victory });
export const PASS: To<'pass'> = { do: 'pass' };
