/** What a stage that can be built costs me now, in words; null when nothing is asked. */
import { type Reason, stagesExplained } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { RegionProps } from '../../game/model.ts';
import { type Names, useNames } from '../../game/names.ts';
import { partsOf } from '../../game/offers.ts';
import { goodsWords } from '../../look/goods-words.ts';
import { useTranslation } from '../../text/speaking.tsx';

export function useStagePrice({ known, model }: RegionProps, place: number): string | null {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { ask, cards, me } = model;
  const [card] = cards;
  if (ask?.seat !== me || !card) return null;
  // where stages come in any order, a way says which it builds
  const way = cards.flatMap(({ stage }) => stage).find(({ join, stage = place + 1 }) => !join && stage === place + 1);
  if (!way) {
    const why = stagesExplained(model.game, me).find(({ stage }) => stage === place + 1)?.why ?? card.whyNoStage;
    return why && whyNot(t, names, why);
  }
  const parts = partsOf(model, me, way).map(({ coins, to }) =>
    to === null ? t('log.pay.bank', { count: coins }) : t('log.pay.to', { count: coins, name: names.whom(to) }),
  );
  return parts.length > 0
    ? t('city.stage.nextFor', { pay: names.list(parts) })
    : t('city.stage.nextOwn', { ...names.whose(me) });
}

function whyNot(t: TFunction, names: Names, reason: Reason): string {
  if (reason.code === 'resources') {
    const lacks = reason.lacks.map(({ count, resources }) =>
      t('city.stage.lack', { count, what: goodsWords(t, resources, count) }),
    );
    return t(reason.forSale ? 'city.stage.lacksSome' : 'city.stage.lacks', { lacks: names.list(lacks) });
  }
  if (reason.code === 'coins') return t('city.stage.coins', { count: reason.needs - reason.has });
  if (reason.code === 'trade') return t('city.stage.coins', { count: reason.costs - reason.has });
  return t('city.stage.next');
}
