/** How what is left to choose at the end was set, in words: symbols, masks, copied and doubled guilds. */
import { type BestUse, SYMBOLS } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { Names } from '../game/names.ts';

type Told = Pick<Names, 'card' | 'list'>;

const symbols = (t: TFunction, names: Told, counts: readonly number[]): string =>
  names.list(
    counts.flatMap((count, i) =>
      count > 0 ? [t('end.part.symbol', { count, symbol: t(`symbol.${SYMBOLS[i]}`) })] : [],
    ),
  );

const isSome = (counts: readonly number[]): boolean => counts.some((count) => count > 0);

/** Of the symbols of a city. */
export function symbolUse(t: TFunction, names: Told, use: BestUse): string[] {
  const { chosen, copiedSymbols, turnedSymbols, addedSymbols } = use;
  const of = (counts: readonly number[]): string => symbols(t, names, counts);
  const gone = turnedSymbols.map((change) => -change);
  return [
    ...(isSome(chosen) ? [t('end.use.chosen', { symbols: of(chosen) })] : []),
    ...(isSome(copiedSymbols) ? [t('end.use.masks', { symbols: of(copiedSymbols) })] : []),
    ...(isSome(turnedSymbols) ? [t('end.use.turned', { from: of(gone), to: of(turnedSymbols) })] : []),
    ...(isSome(addedSymbols) ? [t('end.use.added', { symbols: of(addedSymbols) })] : []),
  ];
}

/** Of its guilds, and those of neighbours. */
export function guildUse(t: TFunction, names: Told, { copied, doubled }: BestUse): string[] {
  const cards = (all: readonly string[]): string => names.list(all.map(names.card));
  return [
    ...(copied.length > 0 ? [t('end.use.copied', { cards: cards(copied) })] : []),
    ...(doubled.length > 0 ? [t('end.use.doubled', { cards: cards(doubled) })] : []),
  ];
}
