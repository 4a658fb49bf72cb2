/** Nothing is ever cut off: what does not fit is shown denser, one level after the other, as `data-fit` says. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `levels`: the densest one there is; `content` changes when something else is shown. */
export function useFit<T extends HTMLElement>(levels: number, content: string): RefObject<T | null> {
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has to be measured anew
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const measure = (): void => {
      for (let level = 0; level <= levels; level++) {
        box.dataset.fit = String(level);
        if (box.scrollHeight <= box.clientHeight + 1) return;
      }
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, [levels, content]);
  return ref;
}
