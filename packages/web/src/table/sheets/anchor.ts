/** Where an explanation stands, so that it never covers the name of what it explains. */

/** Things with a name, and symbols beside it or below. */
const NAMED = '.card, .sl, .te, .stg, .cardrow, .chip, .who';

export interface Anchor {
  box: { left: number; top: number; width: number; height: number };
  /** Of the box, unless there is no room. */
  side: 'top' | 'bottom';
}

/** As wide as the symbol, and as high as from the name to it: above or below that the name is in sight. */
export function anchorOf(element: Element): Anchor {
  const { left, top, width, height, bottom } = element.getBoundingClientRect();
  const named = element.closest(NAMED);
  const thing = named?.getBoundingClientRect();
  if (!thing) return { box: { left, top, width, height }, side: 'top' };
  // above a card in hand is the question
  if (named !== element && named?.matches('.card'))
    return { box: { left, top: thing.top, width, height: bottom - thing.top }, side: 'bottom' };
  return { box: { left, top: thing.top, width, height: thing.height }, side: 'top' };
}
