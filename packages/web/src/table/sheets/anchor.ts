/** Where an explanation stands: above the thing that it is about, so that it covers nothing of it. */

/** Things with a name, and symbols beside it or below. */
const NAMED = '.card, .sl, .te, .stg, .cardrow, .chip, .who';

/** As wide as the symbol, and as high as the thing that has it. */
export function anchorOf(element: Element): { left: number; top: number; width: number; height: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  const thing = element.closest(NAMED)?.getBoundingClientRect();
  return thing ? { left, top: thing.top, width, height: thing.height } : { left, top, width, height };
}
