/** The city next to mine: what it sells me, how strong it is against me, and all that it has built. */
import './Neighbour.css';
import '../../parts/Tessera.css';
import '../../look/seat.css';
import { type Direction, placesBuilt } from '@polis/engine';
import { memo } from 'react';
import { cityOf, entombedOf, marksOf, offersOf, sorted, stageCount } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { lastTurn } from '../../game/turns.ts';
import { Coin, Pips, Unit } from '../../look/symbols.tsx';
import { keyed } from '../../parts/keyed.ts';
import { openSheet } from '../../parts/open.ts';
import { Tessera } from '../../parts/Tessera.tsx';
import { useFit } from '../../parts/useFit.ts';
import { Who } from '../../parts/Who.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { cardsBuilt } from '../last-turn/doings.ts';
import { AllyHand } from './AllyHand.tsx';
import { Debt, Diplomacy } from './Figures.tsx';
import { Strength } from './Strength.tsx';

/** Tesserae get smaller, leaders lose their names, the head gets lower, then the city scrolls. */
const FITS = 5;

export const Neighbour = memo(function Neighbour({ side, ...region }: RegionProps & { side: Direction }) {
  const { t } = useTranslation();
  const { known, model } = region;
  const names = useNames(known, model);
  const seat = model[side];
  const cards = sorted(cityOf(model, seat));
  const marks = marksOf(model, seat);
  const { coins, stage } = model.view.seats[seat];
  const offers = offersOf(model, side);
  const fresh = cardsBuilt(lastTurn(known.log), seat);
  const fit = useFit<HTMLElement>(FITS);
  return (
    <section
      {...fit}
      className={`nb nb-${side}`}
      data-seat={seat}
      aria-label={t(`table.region.${side}`, { name: names.label(seat) })}
    >
      <h2 className="nb-head">
        <button type="button" onClick={() => openSheet({ sheet: 'city', seat })}>
          <Who {...region} seat={seat} />
          <span className="vh">{t('table.openCity')}</span>
        </button>
      </h2>
      <div className="sells">
        <h3 className="h">
          <span className="lab">{t('table.sells', { ...names.whose(model.me) })}</span>
          <span className="sp">
            <span className="lab">{t('table.holds')}</span> <Coin count={coins} />
          </span>
        </h3>
        <div className="sell">
          {offers.map(({ price, units }) => (
            <span key={price} className="offer">
              <span
                className="price"
                role="img"
                aria-label={t('table.priceEach', { count: price })}
                data-explain="price"
              >
                <Coin count={price} />
                <small>{t('table.each')}</small>
              </span>
              <span className="row">
                {keyed(units, String).map(({ key, item }) => (
                  <Unit key={key} mask={item} />
                ))}
              </span>
            </span>
          ))}
          {offers.length === 0 ? <small className="none">{t('table.sellsNothing')}</small> : null}
        </div>
      </div>
      <Strength {...region} side={side} />
      <div className="deep">
        <h3 className="h">
          {t('table.city')}
          <span className="sp">
            <Debt model={model} seat={seat} />
            <Diplomacy model={model} seat={seat} />
            <Pips
              done={stage}
              all={stageCount(model, seat)}
              places={placesBuilt(model.rules, model.view.seats[seat])}
            />
          </span>
        </h3>
        <ul className="tes edged">
          {keyed(cards, (card) => card.name).map(({ key, item }) => (
            <Tessera key={key} card={item} names={names} isFresh={fresh.has(item.name)} />
          ))}
          {keyed(marks, (card) => card.name).map(({ key, item }) => (
            <Tessera key={`mark-${key}`} card={item} names={names} isMark />
          ))}
          {entombedOf(model, seat).map((tomb) => (
            <Tessera key={`tomb-${tomb.card.name}`} card={tomb.card} names={names} tomb={tomb} />
          ))}
        </ul>
      </div>
      <AllyHand {...region} seat={seat} />
    </section>
  );
});
