/** Turns of the log as lines, each with the emblem of whose deed it is. */
import './LogLines.css';
import '../../look/seat.css';
import type { GameEvent } from '@polis/engine';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import type { Turn } from '../../game/turns.ts';
import { SeatEmblem } from '../../parts/Who.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { useEventWords } from '../narration/words.ts';
import { isTold } from './told.ts';

const seatOf = (event: GameEvent): number | null => {
  if ('seat' in event) return event.seat;
  return event.event === 'conflict' ? event.winner : null;
};

/** What follows from the deeds of a turn. */
const isSmall = ({ event }: GameEvent): boolean =>
  ['coins', 'lost', 'token', 'passed', 'dealt', 'leftover'].includes(event);

export function LogLines({ turn, ...region }: RegionProps & { turn: Turn }) {
  const { t } = useTranslation();
  const { known, model } = region;
  const names = useNames(known, model);
  const words = useEventWords(known, model);
  const { age, turn: number } = turn;
  const when = number === 0 ? t('sheet.log.leaders') : t('sheet.log.turn', { turn: number });
  const lines = turn.events.flatMap((event, i) => {
    const text = isTold(event, turn) ? null : words(event);
    const classes = `${seatOf(event) === model.view.seat ? 'mine' : ''}${isSmall(event) ? ' small' : ''}`;
    return text === null ? [] : [{ key: `${turn.key}/${i}`, text, seat: seatOf(event), classes }];
  });
  return (
    <section className="logturn">
      <h3>{age === 0 ? t('table.beforeFirst') : t('sheet.log.when', { age: t(`age.${age}`), when })}</h3>
      <ul>
        {lines.map(({ key, text, seat, classes }) => (
          <li key={key} className={classes}>
            {seat === null ? (
              <span className="emb emb-none" />
            ) : (
              <SeatEmblem model={model} city={names.city(seat)} seat={seat} />
            )}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
