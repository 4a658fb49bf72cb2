/** All that happened, in words, the latest first. */
import type { GameEvent } from '@polis/engine';
import { useTranslation } from 'react-i18next';
import { SeatEmblem } from '../around/Who.tsx';
import type { RegionProps } from '../model.ts';
import { useNames } from '../names.ts';
import { useEventWords } from '../narration/words.ts';
import { type LogTurn, turnsOf } from './logTurns.ts';
import { SheetFrame } from './SheetFrame.tsx';

/** Whose deed it is, for the emblem before it. */
const seatOf = (event: GameEvent): number | null => {
  if ('seat' in event) return event.seat;
  return event.event === 'conflict' ? event.winner : null;
};

export function LogSheet(region: RegionProps) {
  const { t } = useTranslation();
  const { known, model } = region;
  const turns = turnsOf(known.log).reverse();
  const heading = ({ age, turn }: LogTurn): string => {
    if (age === 0) return t('table.beforeFirst');
    const when = turn > model.rules.setup.plays ? t('sheet.log.end') : t('sheet.log.turn', { turn });
    return `${t(`age.${age}`)} · ${when}`;
  };
  return (
    <SheetFrame title={t('sheet.log.title')}>
      {turns.length === 0 ? <p className="quiet">{t('sheet.log.empty')}</p> : null}
      {turns.map((turn) => (
        <section key={turn.key} className="logturn">
          <h3>{heading(turn)}</h3>
          <Lines {...region} turn={turn} />
        </section>
      ))}
    </SheetFrame>
  );
}

function Lines({ known, model, turn }: RegionProps & { turn: LogTurn }) {
  const names = useNames(known, model);
  const words = useEventWords(known, model);
  const lines = turn.events.flatMap((event, i) => {
    const text = words(event);
    return text === null ? [] : [{ key: `${turn.key}/${i}`, text, seat: seatOf(event) }];
  });
  return (
    <ul>
      {lines.map(({ key, text, seat }) => (
        <li key={key} className={seat === model.view.seat ? 'mine' : ''}>
          {seat === null ? (
            <span className="emb emb-none" />
          ) : (
            <SeatEmblem model={model} city={names.city(seat)} seat={seat} />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
