/** Someone would like to take back the last turn: everyone else agrees or not. */
import './UndoRequest.css';
import './buttons.css';
import './Notices.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { useRefusal, useUndoEnd } from './notices.ts';

export function UndoRequest(region: RegionProps) {
  const { known, model, send } = region;
  const { t } = useTranslation();
  const names = useNames(known, model);
  const refused = useRefusal();
  const withdraw = useUndoEnd(region);
  const { undo } = known.room;
  if (!undo) return null;
  const { by } = undo;
  const agreed = undo.agreed.filter((seat) => seat !== by);
  const missing = known.room.chairs.flatMap(({ person, conceded }, seat) =>
    person && !conceded && !undo.agreed.includes(seat) ? [seat] : [],
  );
  const isAsked = known.you !== null && by !== known.you && !agreed.includes(known.you);
  const agree = (yes: boolean) => () => {
    send({ do: 'agree', yes }).then(refused, () => undefined);
  };
  return (
    <fieldset className="note note-ask">
      <legend className="vh">{t('table.undo.title')}</legend>
      <p>
        {by === known.you ? t('table.undo.mine') : t('table.undo.asks', { name: names.seat(by) })}{' '}
        {agreed.length > 0 ? `${t('table.undo.agreed', { names: names.list(agreed.map(names.whom)) })} ` : null}
        {missing.length > 0 ? t('table.undo.missing', { names: names.list(missing.map(names.whom)) }) : null}
      </p>
      {by === known.you ? (
        <button type="button" className="quiet-b" onClick={withdraw}>
          {t('table.undo.withdraw')}
        </button>
      ) : null}
      {isAsked ? (
        <>
          <button type="button" className="quiet-b" onClick={agree(false)}>
            {t('table.undo.no')}
          </button>
          <button type="button" className="main-b" onClick={agree(true)}>
            {t('table.undo.yes')}
          </button>
        </>
      ) : null}
    </fieldset>
  );
}
