/** Why a choice is good, in words. */
import type { Suggestion } from '@polis/bots';
import { type Direction, roman } from '@polis/engine';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';

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
      case 'victory-token':
        return t('sheet.reason.victoryToken', { value: reason.value });
      case 'indebts':
        return t('sheet.reason.indebts', { count: reason.debt });
      case 'gives-coins':
        return t(`sheet.reason.gives${reason.to === 'others' ? 'Others' : 'Neighbours'}`, { count: reason.coins });
      case 'others-lose':
        return t('sheet.reason.othersLose', { count: reason.coins });
      case 'clears-defeats':
        return t('sheet.reason.clearsDefeats', { count: reason.count });
      case 'disarms':
        return t('sheet.reason.disarms', { points: points(reason.points) });
      case 'most': {
        const told = { points: points(reason.points), chance: reason.chance };
        if (reason.of === 'coins') return t('sheet.reason.mostCoins', told);
        return t('sheet.reason.mostCards', { ...told, colour: t(`effect.colour.${reason.of}`) });
      }
      case 'unbeaten':
        return t('sheet.reason.unbeaten', { points: points(reason.points), chance: reason.chance });
      case 'alone':
        return t('sheet.reason.alone', { points: points(reason.points) });
      case 'not-alone':
        return t('sheet.reason.notAlone', { points: points(reason.points) });
      case 'turns-symbol':
        return t('sheet.reason.turnsSymbol', { points: points(reason.points) });
      case 'adds-symbol':
        return t('sheet.reason.addsSymbol', { points: points(reason.points) });
      case 'smuggles':
        return t('sheet.reason.smuggles', {
          resources: names.list(reason.resources.map((resource) => t(`resource.${resource}`, { count: 1 }))),
        });
      case 'exchanges':
        return t('sheet.reason.exchanges');
      case 'meets-leader':
        return t('sheet.reason.meetsLeader');
      case 'copies':
        return t('sheet.reason.copies', {
          stage: roman(reason.stage),
          name: reason.from === 'left' ? left : right,
        });
      case 'like-under':
        return t('sheet.reason.likeUnder', {
          colour: t(`effect.colour.${reason.colour}`),
          points: points(reason.points),
        });
      case 'entombs': {
        const told = { card: names.card(reason.card), points: points(reason.points) };
        return reason.lost > 0
          ? t('sheet.reason.entombsFor', { ...told, count: reason.lost })
          : t('sheet.reason.entombs', told);
      }
      case 'gives-up':
        return t('sheet.reason.givesUp', { points: points(reason.points) });
    }
  };
}
