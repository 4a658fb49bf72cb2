/** Sheets of this device. */
import './KeptSheets.css';
import { modulesOf } from '../tables/describe.ts';
import { useTranslation } from '../text/speaking.tsx';
import { counted } from './score.ts';
import { type Kept, useCalculator } from './store.ts';

export function KeptSheets() {
  const { t } = useTranslation();
  const { kept, open, remove } = useCalculator();
  return (
    <section className="panel calc-kept" aria-labelledby="kept-sheets">
      <h2 id="kept-sheets">{t('calculator.sheets.title')}</h2>
      {kept.length === 0 ? <p className="hint">{t('calculator.sheets.none')}</p> : null}
      <ul>
        {kept.map((one) => (
          <Row key={one.at} kept={one} onOpen={() => open(one.sheet)} onRemove={() => remove(one.at)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ kept: { at, sheet }, onOpen, onRemove }: { kept: Kept; onOpen(): void; onRemove(): void }) {
  const { t, i18n } = useTranslation();
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const totals = counted(sheet)?.score.sheets.slice(0, sheet.seats) ?? [];
  const points = totals.map(({ total }, seat) => {
    const name = sheet.columns[seat].name || t('calculator.player', { number: seat + 1 });
    return `${name} ${total}`;
  });
  return (
    <li>
      <div>
        <b>{when}</b>
        <p>
          {points.join(', ')}. {modulesOf(t, sheet.modules)}
        </p>
      </div>
      <button type="button" className="button" aria-label={t('calculator.sheets.openLabel', { when })} onClick={onOpen}>
        {t('calculator.sheets.open')}
      </button>
      <button
        type="button"
        className="button plain"
        aria-label={t('calculator.sheets.removeLabel', { when })}
        onClick={onRemove}
      >
        {t('calculator.sheets.remove')}
      </button>
    </li>
  );
}
