/** The conflicts at the end of an Age: my two in words, then all of them round the table. */
import './Conflict.css';
import '../../parts/Question.css';
import type { SeatId } from '@polis/engine';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIsStill } from '../../device/look.ts';
import { useTranslation } from '../../text/speaking.tsx';
import type { MomentProps } from '../Moments.tsx';
import type { ConflictMoment } from '../moments.ts';
import { MyFights } from './MyFights.tsx';
import { Ring } from './Ring.tsx';

/** Nobody has to wait for bots. */
const AUTO_MS = 8000;

export function Conflict({ moment, close, ...props }: MomentProps<ConflictMoment> & { close(): void }) {
  const { known } = props;
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const isMoving = !useIsStill();
  const isAmongBots = known.room.chairs.every(({ byBot }, chair) => byBot || chair === known.you);
  useLayoutEffect(() => {
    const open = dialog.current;
    open?.showModal();
    return () => {
      open?.close();
      // the button that sealed the answer is gone: the focus goes to the new hand, which comes with this
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('.hand .card')?.focus();
      });
    };
  }, []);
  useEffect(() => {
    if (!isAmongBots) return;
    const timer = setTimeout(close, AUTO_MS);
    return () => clearTimeout(timer);
  }, [isAmongBots, close]);
  return (
    <dialog
      ref={dialog}
      className={`conflict${isMoving ? ' moves' : ''}`}
      aria-labelledby="conflict-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Told {...props} moment={moment} />
      <footer>
        <small>{isAmongBots ? t('moments.conflict.soon') : null}</small>
        <button type="button" className="cta" onClick={close}>
          {t('moments.conflict.continue')}
        </button>
      </footer>
    </dialog>
  );
}

/** The same for whoever lets a bot play: it asks nothing, and takes nothing from the table. */
export function PassingConflict(props: MomentProps<ConflictMoment>) {
  return (
    <div className="conflict passing">
      <Told {...props} />
    </div>
  );
}

function Told({ moment, ...props }: MomentProps<ConflictMoment>) {
  const { model, names } = props;
  const { t } = useTranslation();
  const away = model.view.seats.flatMap((_, seat) =>
    moment.fights.some(({ seats }) => seats.includes(seat)) ? [] : [seat],
  );
  const told = (seat: SeatId) => ({ name: names.seat(seat), ...(seat === props.known.you ? { context: 'me' } : {}) });
  const awayNames = away.filter((seat) => seat !== model.me || model.isSpectator).map(names.seat);
  return (
    <>
      <h2 id="conflict-title" className="disp">
        {t('moments.conflict.title', { age: t(`age.${moment.age}`) })}
      </h2>
      {model.rules.teams ? <p>{t('moments.conflict.double')}</p> : null}
      <MyFights {...props} moment={moment} />
      <Ring {...props} moment={moment} away={away} />
      {awayNames.length > 0 ? (
        <p>{t('moments.conflict.away', { count: awayNames.length, names: names.list(awayNames) })}</p>
      ) : null}
      {moment.earned.map(({ seat, coins }) => (
        <p key={seat}>{t('moments.conflict.earned', { ...told(seat), coins: t('count.coins', { count: coins }) })}</p>
      ))}
    </>
  );
}
