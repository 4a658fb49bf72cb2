/** What stands in a city: its figures, what it makes, its wonder, its structures and its points. */
import './CityContents.css';
import '../../look/seat.css';
import '../../look/figures.css';
import type { SeatId } from '@polis/engine';
import { useSettings } from '../../device/settings.ts';
import { byColumn, cityOf, conflictsOf, entombedOf, handOf, marksOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { lastTurn } from '../../game/turns.ts';
import { Icon } from '../../look/Icon.tsx';
import { Coin, Crest, Shield } from '../../look/symbols.tsx';
import { CardRow } from '../../parts/CardRow.tsx';
import { keyed } from '../../parts/keyed.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { Debt, Diplomacy, ScienceCount } from '../around/Figures.tsx';
import { signed } from '../city/Ledger.tsx';
import { Production } from '../city/Production.tsx';
import { Wonder } from '../city/Wonder.tsx';
import { cardsBuilt } from '../last-turn/doings.ts';

export interface CityProps extends RegionProps {
  seat: SeatId;
  /** What is to be seen first, if not all of it. */
  at?: 'hand';
}

export function CityContents({ seat, at, ...region }: CityProps) {
  const { t } = useTranslation();
  const { known, model } = region;
  const { rules, view } = model;
  const names = useNames(known, model);
  const hasEstimate = useSettings((settings) => settings.estimate);
  const cards = cityOf(model, seat);
  const marks = marksOf(model, seat);
  const entombed = entombedOf(model, seat);
  const fresh = cardsBuilt(lastTurn(known.log), seat);
  const { coins, tally } = view.seats[seat];
  const { tokens } = conflictsOf(model, seat);
  const hand = seat === model.me ? null : handOf(model, seat);
  return (
    <>
      <p className="sheet-figures">
        <Coin count={coins} />
        <Shield count={model.strengths[seat]} />
        <ScienceCount tally={tally} isAlways />
        {tally.symbolCopies > 0 ? (
          <span className="kc" role="img" aria-label={t('city.masks')} data-explain="mask">
            <Icon name="mask" />
            {tally.symbolCopies}
          </span>
        ) : null}
        <span className="kc kc-victory" role="img" aria-label={t('city.conflicts')} data-explain="conflicts">
          <Icon name="victory" />
          {tokens.length > 0 ? tokens.map(signed).join(' ') : t('sheet.city.noConflicts')}
        </span>
        <Debt model={model} seat={seat} />
        <Diplomacy model={model} seat={seat} />
      </p>
      <Production {...region} seat={seat} />
      <Wonder {...region} seat={seat} />
      <h3>{t('sheet.city.structures')}</h3>
      {cards.length === 0 ? <p className="quiet">{t('sheet.city.none')}</p> : null}
      {byColumn(cards)
        .filter((column) => column.cards.length > 0)
        .map(({ kinds: [kind], cards: held }) => (
          <section key={kind} className={`sheet-kind k-${kind}`}>
            <h4>
              <Crest kind={kind} />
              {t(kind === 'leader' ? 'city.leaders' : `kind.${kind}`)} <em>{held.length}</em>
            </h4>
            <ul>
              {keyed(held, (card) => card.name).map(({ key, item }) => (
                <CardRow key={key} card={item} names={names} isFresh={fresh.has(item.name)} />
              ))}
            </ul>
          </section>
        ))}
      {marks.length > 0 ? (
        <ul>
          {keyed(marks, (card) => card.name).map(({ key, item }) => (
            <CardRow key={key} card={item} names={names} />
          ))}
        </ul>
      ) : null}
      {entombed.length > 0 ? (
        <section className="sheet-kind k-leader">
          <h4>
            <Icon name="tomb" />
            {t('city.tombs')} <em>{entombed.length}</em>
          </h4>
          <ul>
            {entombed.map((tomb) => (
              <CardRow key={tomb.card.name} card={tomb.card} names={names} tomb={tomb} />
            ))}
          </ul>
        </section>
      ) : null}
      {hand ? (
        <>
          <h3 ref={at === 'hand' ? toTop : undefined}>{t('sheet.city.hand')}</h3>
          <ul>
            {keyed(hand, (card) => card.name).map(({ key, item }) => (
              <CardRow key={key} card={item} names={names} />
            ))}
          </ul>
        </>
      ) : null}
      {hasEstimate ? (
        <>
          <h3>{t('sheet.city.points')}</h3>
          <dl className="sheet-points">
            {rules.lines.map(({ id }) => (
              <div key={id}>
                <dt>{t(`sheet.line.${id}`)}</dt>
                <dd>{signed(model.sheets[seat][id])}</dd>
              </div>
            ))}
            <div className="sum">
              <dt>{t('sheet.city.total')}</dt>
              <dd>{model.sheets[seat].total}</dd>
            </div>
          </dl>
        </>
      ) : null}
    </>
  );
}

const toTop = (heading: HTMLElement | null): void => heading?.scrollIntoView();
