/** All of a city, and from there to the next one round the table. */
import './CitySheet.css';
import '../../parts/SheetFrame.css';
import '../../parts/Who.css';
import '../../look/seat.css';
import '../../look/figures.css';
import type { Direction, SeatId } from '@polis/engine';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AboutButton } from '../../care/AboutButton.tsx';
import { useSettings } from '../../device/settings.ts';
import { byColumn, cityOf, conflictsOf, entombedOf, handOf, marksOf } from '../../game/contents.ts';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { stateOf } from '../../game/state.ts';
import { lastTurn } from '../../game/turns.ts';
import { hyphenated } from '../../look/hyphenated.ts';
import { Icon } from '../../look/Icon.tsx';
import { Coin, Crest, Shield } from '../../look/symbols.tsx';
import { CardRow } from '../../parts/CardRow.tsx';
import { keyed } from '../../parts/keyed.ts';
import { openSheet } from '../../parts/open.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { SeatEmblem, StatePill } from '../../parts/Who.tsx';
import { Debt, Diplomacy, ScienceCount } from '../around/Figures.tsx';
import { signed } from '../city/Ledger.tsx';
import { Production } from '../city/Production.tsx';
import { Wonder } from '../city/Wonder.tsx';
import { cardsBuilt } from '../last-turn/doings.ts';

const SWIPE_PX = 60;

interface CitySheetProps extends RegionProps {
  seat: SeatId;
  at?: 'hand';
}

export function CitySheet({ seat, at, ...region }: CitySheetProps) {
  const { t } = useTranslation();
  const { known, model } = region;
  const { rules, view } = model;
  const names = useNames(known, model);
  const hasEstimate = useSettings((settings) => settings.estimate);
  const go = (side: Direction) => openSheet({ sheet: 'city', seat: rules[side][seat] });
  useArrows(go);
  const start = useRef<number | null>(null);
  const cards = cityOf(model, seat);
  const marks = marksOf(model, seat);
  const entombed = entombedOf(model, seat);
  const fresh = cardsBuilt(lastTurn(known.log), seat);
  const { coins, tally } = view.seats[seat];
  const { tokens } = conflictsOf(model, seat);
  const person = known.room.chairs[seat]?.person ?? null;
  const hand = seat === model.me ? null : handOf(model, seat);
  const where = seat === model.me ? 'me' : seat === model.left ? 'left' : seat === model.right ? 'right' : 'far';
  return (
    <SheetFrame
      title={
        <span className="who">
          <SeatEmblem model={model} city={names.city(seat)} seat={seat} />
          <span className="sheet-name">{hyphenated(names.label(seat))}</span>
          <StatePill state={stateOf(known, model, seat)} />
        </span>
      }
      about={`${names.board(seat)} · ${t(`sheet.city.${where}`, { ...names.whose(model.me), seat: seat + 1 })}`}
      tools={
        <>
          {person && !region.isRecord ? (
            <AboutButton className="sheet-b" person={person} table={known.table} line={null} />
          ) : null}
          <button type="button" className="sheet-b" aria-label={t('sheet.city.previous')} onClick={() => go('left')}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className="sheet-b" aria-label={t('sheet.city.next')} onClick={() => go('right')}>
            <Icon name="arrow-right" />
          </button>
        </>
      }
    >
      <div
        key={seat}
        className="sheet-city"
        onTouchStart={({ touches }) => {
          start.current = touches[0].clientX;
        }}
        onTouchEnd={({ changedTouches }) => {
          const moved = changedTouches[0].clientX - (start.current ?? changedTouches[0].clientX);
          if (Math.abs(moved) > SWIPE_PX) go(moved > 0 ? 'left' : 'right');
        }}
      >
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
      </div>
    </SheetFrame>
  );
}

const toTop = (heading: HTMLElement | null): void => heading?.scrollIntoView();

/** Round the table by the arrow keys. */
function useArrows(go: (side: Direction) => void): void {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') go('left');
      if (key === 'ArrowRight') go('right');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
