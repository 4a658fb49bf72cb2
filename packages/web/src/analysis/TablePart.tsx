/** The table: whose chair it is looked into from, the hand there, and every city. */
import './TablePart.css';
import type { SeatId } from '@polis/engine';
import { useState } from 'react';
import { Select } from '../frame/Select.tsx';
import type { RegionProps } from '../game/model.ts';
import { useNames } from '../game/names.ts';
import { cardsShown } from '../game/offers.ts';
import { Coin, Shield } from '../look/symbols.tsx';
import { CardRow } from '../parts/CardRow.tsx';
import { keyed } from '../parts/keyed.ts';
import { SeatEmblem } from '../parts/Who.tsx';
import { stepName } from '../record/stepName.ts';
import { gameAt } from '../study/game.ts';
import type { Study } from '../study/study.ts';
import { CityContents } from '../table/sheets/CityContents.tsx';
import { useTranslation } from '../text/speaking.tsx';

interface TableProps extends RegionProps {
  study: Study;
  onSeat(seat: SeatId): void;
}

export function TablePart({ study, onSeat, ...region }: TableProps) {
  const { t } = useTranslation();
  const { known, model } = region;
  const { rules, view, me } = model;
  const names = useNames(known, model);
  const [city, setCity] = useState<SeatId | null>(null);
  const shown = city ?? me;
  const hand = cardsShown(model).map((id) => rules.cards[id]);
  const discarded = view.piles[rules.tablePile('discard')].count;
  return (
    <section className="panel study-table" aria-labelledby="study-table">
      <h2 id="study-table">{stepName(t, { game: gameAt(study, study.at) })}</h2>
      <p className="hint">
        {model.passing ? t('analysis.passes', { name: names.whom(model.passing.seat) }) : null}{' '}
        {t('analysis.discarded', { count: discarded })}
      </p>
      <Select
        label={t('analysis.chair')}
        value={me}
        options={Array.from({ length: rules.players }, (_, seat) => ({
          value: seat,
          text: study.names[seat]
            ? t('replay.seatOf', { name: names.seat(seat), board: names.board(seat) })
            : names.seat(seat),
        }))}
        onChange={onSeat}
      />
      {hand.length > 0 ? (
        <>
          <h3>{t('analysis.hand', { ...names.whose(me), count: hand.length })}</h3>
          <ul className="study-hand">
            {keyed(hand, ({ name }) => name).map(({ key, item }) => (
              <CardRow key={key} card={item} names={names} />
            ))}
          </ul>
        </>
      ) : null}
      <h3>{t('analysis.cities')}</h3>
      <fieldset className="study-seats">
        <legend className="vh">{t('analysis.cities')}</legend>
        {view.seats.map(({ coins }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <button key={seat} type="button" aria-pressed={seat === shown} onClick={() => setCity(seat)}>
            <SeatEmblem model={model} city={names.city(seat)} seat={seat} />
            <span>{names.label(seat)}</span>
            <Coin count={coins} />
            <Shield count={model.strengths[seat]} />
          </button>
        ))}
      </fieldset>
      <div className="sheet-city" key={shown}>
        <CityContents {...region} seat={shown} />
      </div>
    </section>
  );
}
