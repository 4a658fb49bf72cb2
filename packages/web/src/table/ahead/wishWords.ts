/** A wish in words. */
import type { Wish } from '@polis/client';
import { isRecruit } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { TableModel } from '../../game/model.ts';
import type { Names } from '../../game/names.ts';

/** What is done with the card: a leader is recruited, and not built. */
export function deedWords(t: TFunction, { rules }: TableModel, { do: deed, card, join }: Wish): string {
  const id = rules.cardByName.get(card);
  const isLeader = id !== undefined && isRecruit(rules.cards[id]);
  if (deed === 'build' && isLeader) return t('ahead.deed.recruit');
  return t(deed === 'stage' && join ? 'ahead.deed.stageJoin' : `ahead.deed.${deed}`);
}

/** "any hand of Age II · at most 2 coins · Bob is paid first" */
export function conditionWords(t: TFunction, names: Names, model: TableModel, wish: Wish): string {
  const { age, turn, most, trade, prefer } = wish;
  const coins = (count: number): string => (count === 0 ? t('ahead.nothing') : t('count.coins', { count }));
  return [
    turn === null ? t('ahead.anyHand', { age: ageWords(t, age) }) : t('ahead.inTurn', { age: ageWords(t, age), turn }),
    ...(most === null ? [] : [most === 0 ? t('ahead.onlyFree') : t('ahead.atMost', { coins: coins(most) })]),
    ...(trade === null ? [] : [t('ahead.toNeighbours', { coins: coins(trade) })]),
    ...(prefer === null ? [] : [t('ahead.preferred', { name: names.seat(model[prefer]) })]),
  ].join(' · ');
}

export const ageWords = (t: TFunction, age: number): string => (age === 0 ? t('table.beforeFirst') : t(`age.${age}`));
