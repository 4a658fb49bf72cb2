/** Nothing is ever cut off: what does not fit is shown denser, one level after the other, as `data-fit` says. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `levels`: the densest one there is; `whole`: what must not be cut inside either. */
export function useFit<T extends HTMLElement>(levels: number, whole?: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = (): void => {
      for (let level = 0; level <= levels; level++) {
        box.dataset.fit = String(level);
        if (fits(box) && (!whole || [...box.querySelectorAll(whole)].every(fits))) return;
      }
    };
    measure();
    // before it is painted
    const content = new MutationObserver(measure);
    content.observe(box, { childList: true, characterData: true, subtree: true });
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
      content.disconnect();
      size.disconnect();
    };
  }, [levels, whole]);
  return ref;
}

const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
