/**
 * What the city makes every turn: for all to buy, then for itself alone; what its board can do from the beginning; then
 * what else makes building cheaper.
 */
import './Production.css';
import type { SeatId } from '@polis/engine';
import { forSale, isSideOpen, notForSale, powerOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { EffectSymbols, useEffectWords } from '../../look/Effects.tsx';
import { resourcesIn, Unit } from '../../look/symbols.tsx';
import { keyed } from '../../parts/keyed.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { useDiscounts } from './discounts.ts';

const isChoice = (unit: number): boolean => resourcesIn(unit).length > 1;

export function Production({ seat, ...region }: RegionProps & { seat: SeatId }) {
  const { t } = useTranslation();
  const { known, model } = region;
  const sold = forSale(model, seat);
  const own = notForSale(model, seat);
  const power = isSideOpen(model, seat) ? [] : powerOf(model, seat);
  const words = useEffectWords();
  const discounts = useDiscounts(region, seat).join(t('city.discountJoin'));
  const more = [power.length > 0 ? words(power, seat === known.you) : '', discounts].filter(Boolean).join(' ');
  return (
    <div className="prod">
      <span className="lab">{t(seat === known.you ? 'city.make' : 'city.makes')}</span>
      <ul className="units">
        {keyed(sold, String).map(({ key, item }) => (
          <li key={key}>
            <Unit mask={item} />
          </li>
        ))}
      </ul>
      {sold.length === 0 ? <small>{t('city.makesNothing')}</small> : null}
      {own.length > 0 ? (
        <>
          <span className="gap" />
          <span className="own">
            <span className="lab">{t(own.some(isChoice) ? 'city.notForSaleChoice' : 'city.notForSale')}</span>
            <ul className="units">
              {keyed(own, String).map(({ key, item }) => (
                <li key={key}>
                  <Unit mask={item} />
                </li>
              ))}
            </ul>
          </span>
        </>
      ) : null}
      {power.length > 0 ? (
        <>
          <span className="gap" />
          <EffectSymbols effects={power} />
        </>
      ) : null}
      {more ? (
        <>
          {power.length > 0 ? null : <span className="gap wide" />}
          <span className="lab wide discounts">{more}</span>
        </>
      ) : null}
    </div>
  );
}
