/** Someone wants a bot to play for another, and at this table all who are here have to agree. */
import './UndoRequest.css';
import './buttons.css';
import './Notices.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { useRefusal } from './notices.ts';

export function LendRequest({ known, model, send }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const refused = useRefusal();
  const { you } = known;
  return known.room.chairs.map(({ wanted = [], person }, seat) => {
    if (wanted.length === 0) return null;
    const isAsked = you !== null && you !== seat && !wanted.includes(you);
    const lend = (): void => {
      send({ do: 'lend', chair: seat, bot: 'merchant' }).then(refused, () => undefined);
    };
    return (
      <fieldset key={person?.id} className="note note-ask">
        <legend className="vh">{t('table.lending.title')}</legend>
        <p>
          {t(you === seat ? 'table.lending.me' : 'table.lending.asks', {
            names: names.list(wanted.map(names.seat)),
            count: wanted.length,
            whom: names.seat(seat),
          })}
        </p>
        {isAsked ? (
          <button type="button" className="main-b" onClick={lend}>
            {t('table.lending.yes')}
          </button>
        ) : null}
      </fieldset>
    );
  });
}
