/** Nothing is ever cut off: what does not fit is shown denser, one level after the other, as `data-fit` says. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

interface Fit {
  /** What must not be cut inside either. */
  whole?: string;
  /** One line, of which only the width counts. */
  isLine?: boolean;
}

/** What the box is given. It is made with the loosest level, so that it need not be styled again to be measured. */
interface Fitted<T> {
  ref: RefObject<T | null>;
  'data-fit': '0';
}

/** `levels`: the densest one there is. */
export function useFit<T extends HTMLElement>(levels: number, { whole, isLine = false }: Fit = {}): Fitted<T> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    let level = 0;
    const show = (at: number): void => {
      if (box.dataset.fit !== String(at)) box.dataset.fit = String(at);
    };
    const fits = (at: number): boolean => {
      show(at);
      const isFit = isLine ? isWideEnough(box) : isWideEnough(box) && isHighEnough(box);
      return isFit && (!whole || [...box.querySelectorAll(whole)].every(holds));
    };
    /** How much there was, and where, when one level less did not fit. */
    let tight: Extent | null = null;
    let frame = 0;
    /**
     * From the level that it has: every other one that is tried costs a slow phone a while. What would be cut is denser at
     * once; what has room gets looser a level in each frame.
     */
    const measure = (): void => {
      cancelAnimationFrame(frame);
      if (fits(level)) {
        const extent = extentOf(box);
        if (tight && isNoLooser(extent, tight)) return;
        if (level > 0 && fits(level - 1)) {
          level--;
          frame = requestAnimationFrame(measure);
        } else {
          show(level);
          tight = extent;
        }
      } else {
        while (level < levels && !fits(++level));
        tight = extentOf(box);
      }
    };
    measure();
    // before it is painted
    const content = new MutationObserver(measure);
    content.observe(box, { childList: true, characterData: true, subtree: true, attributeFilter: ['open'] });
    let { clientWidth, clientHeight } = box;
    // an observer also reports once at the beginning, when nothing has changed
    const size = new ResizeObserver(() => {
      if (box.clientWidth === clientWidth && box.clientHeight === clientHeight) return;
      ({ clientWidth, clientHeight } = box);
      measure();
    });
    size.observe(box);
    // names are as wide as their letters
    if (document.fonts.status === 'loading') document.fonts.ready.then(measure, () => undefined);
    return () => {
      cancelAnimationFrame(frame);
      content.disconnect();
      size.disconnect();
    };
  }, [levels, whole, isLine]);
  return { ref, 'data-fit': '0' };
}

interface Extent {
  width: number;
  height: number;
  /** How many elements there are. */
  content: number;
}

const extentOf = (box: HTMLElement): Extent => ({
  width: box.clientWidth,
  height: box.clientHeight,
  content: box.getElementsByTagName('*').length,
});

const isNoLooser = (now: Extent, then: Extent): boolean =>
  now.width <= then.width && now.height <= then.height && now.content >= then.content;

const isWideEnough = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth <= clientWidth + 1;
const isHighEnough = ({ scrollHeight, clientHeight }: Element): boolean => scrollHeight <= clientHeight + 1;
const holds = (part: Element): boolean => part.scrollWidth <= part.clientWidth && isHighEnough(part);
