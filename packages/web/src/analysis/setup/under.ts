/** Cards under stages: those that the table was opened with, and where it counts one of the colour that was told. */
import { type CardWord, COLOURS, type Rules, type SeatId } from '@polis/engine';
import { inGame } from '../../calculator/inGame.ts';
import { givesKind } from '../../calculator/scenario.ts';
import { builtStages } from '../../calculator/stages.ts';
import type { Draft } from './draft.ts';
import { elsewhereIn } from './piles.ts';

/** Of the last stages built, as far as they are known: the others are dealt. */
export function laidUnder(draft: Draft, rules: Rules, seat: SeatId): CardWord[] {
  const { sheet, opened } = draft;
  const built = builtStages(sheet, rules, seat);
  const known = (opened?.seats[seat]?.under ?? []).slice(0, built.length);
  const counting = built.findIndex(({ gives }) => givesKind(gives, 'likeUnder'));
  const { under } = sheet.columns[seat];
  if (counting < 0 || under === null) return known;
  const after = built.length - counting;
  if (colourUnder(rules, known.at(-after)) === under) return known;
  const cards = free(draft, rules);
  const card = cards.find((name) => colourUnder(rules, name) === under);
  return card ? [card, ...cards.filter((name) => name !== card).slice(0, after - 1)] : known;
}

/** As the sheet tells it; null where nothing is known. */
export function colourUnder({ cards, cardByName }: Rules, word: CardWord | undefined): string | null {
  if (typeof word === 'object') return word.colour;
  const card = cards[cardByName.get(word ?? '') ?? -1];
  return card ? COLOURS[card.colour] : null;
}

/** What lies nowhere yet, of the first Ages first. */
const free = (draft: Draft, rules: Rules): string[] => {
  const elsewhere = elsewhereIn(draft, rules, {});
  return inGame(draft.sheet)
    .filter(({ card, copies }) => card.age <= draft.age && card.colour >= 0 && copies > elsewhere(card))
    .map(({ card }) => card.name);
};
