/** What a card does and what it costs. */
import './EffectAndCost.css';
import '../look/seat.css';
import { type Card, RESOURCES } from '@polis/engine';
import { EffectSymbols, useEffectWords } from '../look/Effects.tsx';
import { AgeCoins, Coin, Tile } from '../look/symbols.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { keyed } from './keyed.ts';

export function EffectAndCost({ card }: { card: Card }) {
  const { t } = useTranslation();
  const words = useEffectWords();
  return (
    <>
      <div className="sheet-effect">
        <EffectSymbols effects={card.effects} size="l" />
      </div>
      <p>{words(card.effects)}</p>
      <dl className="facts">
        <dt>{t('sheet.card.costs')}</dt>
        <dd className="row">
          <Cost cost={card.cost} />
        </dd>
      </dl>
    </>
  );
}

/** Every unit as a tile, or that it is free. */
export function Cost({ cost }: Pick<Card, 'cost'>) {
  const { t } = useTranslation();
  const goods = RESOURCES.flatMap((resource, i) => new Array<typeof resource>(cost.demand[i]).fill(resource));
  if (goods.length === 0 && cost.coins === 0 && !cost.byAge) return t('sheet.card.free');
  return (
    <>
      {keyed(goods, String).map(({ key, item }) => (
        <Tile key={key} resource={item} />
      ))}
      {cost.coins > 0 ? <Coin count={cost.coins} /> : null}
      {cost.byAge ? <AgeCoins /> : null}
    </>
  );
}
