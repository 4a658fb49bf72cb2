/** Holidays: announced ahead or taken at once, ended early or called off. */
import type { HolidayShown, HolidaysShown } from '@polis/server/protocol';
import { type FormEvent, useState } from 'react';
import { Refused } from '../frame/Refused.tsx';
import { useDoing } from '../notices/useDoing.ts';
import { dayText } from '../text/dayText.ts';
import { useTranslation } from '../text/speaking.tsx';
import { dateAfter, daysFrom, timeOf } from './dates.ts';
import { endHoliday, takeHoliday, useHolidays } from './requests.ts';

export function Holidays() {
  const { t } = useTranslation();
  const { data } = useHolidays();
  if (!data || data.daysAYear === 0) return null;
  return (
    <section className="panel days-holidays" aria-labelledby="days-holidays">
      <h2 id="days-holidays">{t('days.holiday.title')}</h2>
      <p className="hint">{t('days.holiday.text')}</p>
      <Planned holidays={data.holidays} />
      <Take {...data} />
    </section>
  );
}

function Planned({ holidays }: Pick<HolidaysShown, 'holidays'>) {
  const { t, i18n } = useTranslation();
  const { run, isBusy, error, said } = useDoing();
  const end = ({ id, since }: HolidayShown): void =>
    run(async () => {
      await endHoliday(id);
      return t(since <= Date.now() ? 'days.holiday.ended' : 'days.holiday.calledOff');
    });
  return (
    <>
      <ul className="days-planned">
        {holidays.map((holiday) => {
          const { id, first, last, since } = holiday;
          const isOn = since <= Date.now();
          const when = t('days.holiday.days', {
            first: dayText(i18n.language, timeOf(first)),
            last: dayText(i18n.language, timeOf(last)),
          });
          return (
            <li key={id}>
              <span>
                <b>{when}</b>
                <small>{t(isOn ? 'days.holiday.on' : 'days.holiday.ahead')}</small>
              </span>
              <button
                type="button"
                className="button"
                disabled={isBusy}
                onClick={() => end(holiday)}
                aria-label={t(isOn ? 'days.holiday.endLabel' : 'days.holiday.callOffLabel', { when })}
              >
                {t(isOn ? 'days.holiday.end' : 'days.holiday.callOff')}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className="hint">
        {said}
      </p>
      <Refused error={error} />
    </>
  );
}

const AHEAD_DAYS = 1;
const USUAL_DAYS = 7;
const YEAR_DAYS = 365;

function Take({ left }: HolidaysShown) {
  const { t } = useTranslation();
  const { run, isBusy, error, said } = useDoing();
  const [first, setFirst] = useState(() => dateAfter(Date.now(), AHEAD_DAYS));
  const [last, setLast] = useState(() => dateAfter(Date.now(), AHEAD_DAYS + USUAL_DAYS - 1));
  const count = daysFrom(first, last);
  const take = (event: FormEvent): void => {
    event.preventDefault();
    run(async () => {
      await takeHoliday(first, last);
      return t('days.holiday.taken');
    });
  };
  return (
    <form onSubmit={take} className="days-take">
      <div className="days-dates">
        <label className="field">
          {t('days.holiday.first')}
          <input
            className="input"
            type="date"
            required
            value={first}
            min={dateAfter(Date.now(), 0)}
            max={dateAfter(Date.now(), YEAR_DAYS)}
            onChange={({ target }) => {
              setFirst(target.value);
              // it stays as long as it was
              if (target.value && count > 0) setLast(dateAfter(timeOf(target.value), count - 1));
            }}
          />
        </label>
        <label className="field">
          {t('days.holiday.last')}
          <input
            className="input"
            type="date"
            required
            value={last}
            min={first}
            onChange={({ target }) => setLast(target.value)}
          />
        </label>
      </div>
      <p className="hint" aria-live="polite">
        {count > 0 ? t('days.holiday.count', { count }) : null}{' '}
        {left.map(({ year, days }) => t('days.holiday.left', { count: days, year })).join(' ')}
      </p>
      <button type="submit" className="button main" disabled={isBusy}>
        {t('days.holiday.take')}
      </button>
      <p role="status" className="hint">
        {said}
      </p>
      <Refused error={error} />
    </form>
  );
}
