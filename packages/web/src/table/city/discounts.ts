/** What makes building cheaper, in words. */
import { COLOURS, type SeatId } from '@polis/engine';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { kindOf } from '../../look/kinds.ts';
import { useTranslation } from '../../text/speaking.tsx';

/** Taking away more than anything costs. */
const ALL_OF_IT = 7;
/** What a unit costs without a discount. */
const FULL = 2;

export function useDiscounts({ known, model }: RegionProps, seat: SeatId): string[] {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { rules, view } = model;
  const { rawLeft, rawRight, madeLeft, madeRight, rebateLeft, rebateRight, smuggles, fromBank, waived } =
    view.seats[seat].tally;
  const left = names.whom(rules.left[seat]);
  const right = names.whom(rules.right[seat]);
  const both = names.list([left, right]);
  const side = (isLeft: boolean, isRight: boolean): string | null =>
    isLeft && isRight ? both : isLeft ? left : isRight ? right : null;
  const raw = side(rawLeft < FULL, rawRight < FULL);
  const made = side(madeLeft < FULL, madeRight < FULL);
  const rebate = side(rebateLeft > 0, rebateRight > 0);
  const coins = (count: number): string => t('count.coins', { count });
  const less = (what: string, count: number): string =>
    count >= ALL_OF_IT ? t('city.discount.none', { what }) : t('city.discount.less', { what, count });
  return [
    ...(raw ? [t('city.discount.raw', { from: raw, coins: coins(Math.min(rawLeft, rawRight)) })] : []),
    ...(made ? [t('city.discount.made', { from: made, coins: coins(Math.min(madeLeft, madeRight)) })] : []),
    ...(rebate ? [t('city.discount.rebate', { from: rebate })] : []),
    ...(smuggles > 0 ? [t('city.discount.smuggle', { from: both })] : []),
    ...(fromBank > 0 ? [t('city.discount.bank', { count: fromBank })] : []),
    ...COLOURS.flatMap((_, colour) => {
      const kind = kindOf(colour);
      return kind && waived[colour] > 0 ? [less(t(`kind.${kind}`), waived[colour])] : [];
    }),
    ...(waived[COLOURS.length] > 0 ? [less(t('city.stages'), waived[COLOURS.length])] : []),
  ];
}
