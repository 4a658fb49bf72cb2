/** Why a choice is good, in words. */
import type { Suggestion } from '@polis/bots';
import { type Direction, roman } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';

type Reason = Suggestion['reasons'][number];

/** Which of three texts: one neighbour, the other, or both. */
const sides = (list: readonly Direction[]): 'Left' | 'Right' | 'Both' =>
  list.length > 1 ? 'Both' : list[0] === 'left' ? 'Left' : 'Right';

export function useReasonWords({ known, model }: RegionProps): (reason: Reason) => string {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const left = names.seat(model.left);
  const right = names.seat(model.right);
  const points = (count: number): string => t('count.points', { count });
  return (reason) => {
    switch (reason.code) {
      case 'points':
        return t('sheet.reason.points', { count: reason.points });
      case 'science':
        return t(reason.set ? 'sheet.reason.scienceSet' : 'sheet.reason.science', {
          symbol: t(`symbol.${reason.symbol}`),
          points: points(reason.points),
        });
      case 'conflict': {
        const whom = reason.against.length > 0 ? sides(reason.against) : '';
        return t(`sheet.reason.conflict${whom}`, { left, right, points: points(reason.points) });
      }
      case 'peace':
        return t('sheet.reason.peace', { points: points(reason.points) });
      case 'resource':
        return t(reason.unsold ? 'sheet.reason.resourceUnsold' : 'sheet.reason.resource', {
          resource: t(`resource.${reason.resource}`, { count: 1 }),
        });
      case 'resources':
        return t('sheet.reason.resources');
      case 'cheaper-trade':
        return t(`sheet.reason.cheaper${sides(reason.from)}`, { left, right });
      case 'coins':
        return t(reason.coins < 0 ? 'sheet.reason.paid' : 'sheet.reason.coins', { count: Math.abs(reason.coins) });
      case 'chain':
        return t('sheet.reason.chain', { card: names.card(reason.from) });
      case 'leads-to':
        return t('sheet.reason.leadsTo', { cards: names.list(reason.cards.map(names.card)) });
      case 'denies':
        return t('sheet.reason.denies', { card: names.card(reason.card), name: reason.to === 'left' ? left : right });
      case 'costs':
        return t('sheet.reason.costs', { count: reason.coins });
      case 'saves-power':
        return t('sheet.reason.power', { power: names.power(reason.power) });
      case 'joins':
        return t('sheet.reason.joins', { card: names.card(reason.card) });
      case 'stage':
        return t('sheet.reason.stage', { stage: roman(reason.stage) });
      case 'needs-coins':
        return t('sheet.reason.needsCoins', {
          brings: t('count.coins', { count: reason.brings }),
          count: reason.coins,
        });
    }
  };
}
