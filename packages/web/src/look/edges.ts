/** Where styles cannot go by scrolling, each scroll area is told where more of it follows. */

export interface Scrolled {
  /** How far it is scrolled, how much of it is seen, and how much there is. */
  at: number;
  seen: number;
  all: number;
}

/** Less than a pixel is rounding. */
const LEAST = 1;

/** Where more follows. What begins at its end is scrolled by negative numbers. */
export function moreOf({ at, seen, all }: Scrolled, isReversed: boolean): 'start' | 'end' | 'both' | 'none' {
  const hidden = all - seen;
  const before = isReversed ? hidden + at : at;
  const isBefore = before > LEAST;
  const isAfter = hidden - before > LEAST;
  if (isBefore && isAfter) return 'both';
  return isBefore ? 'start' : isAfter ? 'end' : 'none';
}

const AREAS = '.edged, .edged-x';

function mark(area: HTMLElement): void {
  const { scrollTop, clientHeight, scrollHeight, scrollLeft, clientWidth, scrollWidth } = area;
  area.dataset.more = area.matches('.edged-x')
    ? moreOf({ at: scrollLeft, seen: clientWidth, all: scrollWidth }, false)
    : moreOf(
        { at: scrollTop, seen: clientHeight, all: scrollHeight },
        getComputedStyle(area).flexDirection === 'column-reverse',
      );
}

export function watchEdges(): void {
  let isDue = false;
  const look = (): void => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      for (const area of document.querySelectorAll<HTMLElement>(AREAS)) mark(area);
    });
  };
  document.addEventListener('scroll', look, { capture: true, passive: true });
  window.addEventListener('resize', look);
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
}
