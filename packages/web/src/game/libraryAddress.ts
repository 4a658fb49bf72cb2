/** Where the library has a card: of black cards and leaders that of the box which is played with. */
import { type Card, COLOURS, type Colour, type Edition, type Rules } from '@polis/engine';

const MODULES: Partial<Record<Colour, string>> = { black: 'cities', white: 'leaders' };

export function libraryAddress({ edition, boxes }: Pick<Rules, 'edition' | 'boxes'>, card: Card): string {
  const module = MODULES[COLOURS[card.colour]];
  const printed: Edition = module ? (boxes[module] ?? 'first') : edition;
  return `/library/${card.name}?edition=${printed}`;
}
