/** Goods of which one is enough, in words. */
import type { TFunction } from 'i18next';
import { listed } from '../text/listed.ts';

/** "wood, stone or clay"; `count`: of which there are so many. */
export const goodsWords = (t: TFunction, goods: readonly string[], count = 1): string =>
  listed(
    t,
    goods.map((name) => t(`resource.${name}`, { count })),
    'or',
  );
