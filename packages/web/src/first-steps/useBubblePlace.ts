/** Keeps a bubble beside what it points at, as long as both are shown. */
import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, type BubblePlace, placeBubble } from './bubble-place.ts';

/** What has to stay free. */
const IN_USE = '.hand-region, .ask';
const REGION = '.cities > *, .app > main > :not(.around)';
/** Cards that were just dealt are still moving: for this long, the target is measured again this often. */
const GLIDING_MS = 3000;
const LOOK_MS = 150;

export interface Placed {
  place: BubblePlace;
  target: Box;
}

const same = (a: Placed | null, b: Placed): boolean => JSON.stringify(a) === JSON.stringify(b);

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
};

/** Null while there is nothing to point at. */
export function useBubblePlace(bubble: RefObject<HTMLElement | null>, at: string | null): Placed | null {
  const [placed, setPlaced] = useState<Placed | null>(null);
  // on a phone the cities may scroll
  useLayoutEffect(() => {
    if (at !== null) document.querySelector(at)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  // after every change of the table: what is pointed at may have moved
  useLayoutEffect(() => {
    const element = bubble.current;
    const target = at === null ? null : document.querySelector(at);
    if (!element || !target) {
      setPlaced(null);
      return;
    }
    const measure = (): void => {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      const box = boxOf(target);
      const free = [...document.querySelectorAll(IN_USE)].map(boxOf);
      const region = boxOf(target.closest(REGION) ?? target);
      const next = { place: placeBubble({ target: box, region, size, screen, free }), target: box };
      setPlaced((now) => (same(now, next) ? now : next));
    };
    measure();
    const watch = new ResizeObserver(measure);
    for (const one of [element, target, ...document.querySelectorAll(IN_USE)]) watch.observe(one);
    addEventListener('resize', measure);
    const looking = setInterval(measure, LOOK_MS);
    const still = setTimeout(() => clearInterval(looking), GLIDING_MS);
    return () => {
      clearInterval(looking);
      clearTimeout(still);
      watch.disconnect();
      removeEventListener('resize', measure);
    };
  });
  return placed;
}
