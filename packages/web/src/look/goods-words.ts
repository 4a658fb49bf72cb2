/** Goods of which one is enough, in words. */
import type { TFunction } from 'i18next';
import { listed } from '../text/listed.ts';

/** "wood, stone or clay" */
export const goodsWords = (t: TFunction, goods: readonly string[]): string =>
  listed(
    t,
    goods.map((name) => t(`resource.${name}`)),
    'or',
  );
