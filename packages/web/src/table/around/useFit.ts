/** Nothing is ever cut off: what does not fit is shown denser, one level after the other, as `data-fit` says. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * `levels`: the densest one there is; `content` changes when something else is shown; `whole`: what must not be cut
 * inside either.
 */
export function useFit<T extends HTMLElement>(levels: number, content: string, whole?: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has to be measured anew
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = (): void => {
      for (let level = 0; level <= levels; level++) {
        box.dataset.fit = String(level);
        const isWhole = !whole || [...box.querySelectorAll(whole)].every(fits);
        if (box.scrollHeight <= box.clientHeight + 1 && isWhole) return;
      }
    };
    measure();
    let { clientWidth, clientHeight } = box;
    // an observer also reports once at the beginning, when nothing has changed
    const watch = new ResizeObserver(() => {
      if (box.clientWidth === clientWidth && box.clientHeight === clientHeight) return;
      ({ clientWidth, clientHeight } = box);
      measure();
    });
    watch.observe(box);
    // names are as wide as their letters
    if (document.fonts.status === 'loading') document.fonts.ready.then(measure, () => undefined);
    return () => watch.disconnect();
  }, [levels, content, whole]);
  return ref;
}

const fits = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element): boolean =>
  scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1;
