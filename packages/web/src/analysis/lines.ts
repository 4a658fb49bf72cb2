/** A choice in words, with its price where it has one. */
import { type Choice, unpack, type Way } from '@polis/engine';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { priceWords } from '../game/words.ts';
import { useChoiceWords } from '../table/sheets/choiceWords.ts';
import { useTranslation } from '../text/speaking.tsx';

export interface Line {
  what: string;
  /** Null if nothing is paid. */
  price: string | null;
}

export function useLines(region: RegionProps): (choice: Choice) => Line {
  const { t } = useTranslation();
  const { known, model } = region;
  const names = useNames(known, model);
  const words = useChoiceWords(region);
  return (choice) => {
    const form = unpack(model.rules, choice);
    const what = words(choice);
    if (form.do !== 'build' && form.do !== 'stage') return { what, price: null };
    const { left, right, bank } = form.pay;
    if (left + right + bank === 0) return { what, price: null };
    const way: Way = { choice, via: 'paid', pay: form.pay, join: false, option: 0 };
    return { what, price: priceWords(t, names, model, model.ask?.seat ?? model.me, way) };
  };
}

/** Both in one line. */
export const lineText = ({ what, price }: Line): string => (price === null ? what : `${what} (${price})`);
