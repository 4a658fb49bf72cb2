/** The last turn in one line under the bar: what each city did, whom it paid, what came in. */
import './LastTurn.css';
import '../ask/PayQuestion.css';
import type { GameEvent, SeatId } from '@polis/engine';
import { memo } from 'react';
import type { RegionProps, TableModel } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { lastTurn, type Turn } from '../../game/turns.ts';
import { Icon } from '../../look/Icon.tsx';
import { Coin, Emblem } from '../../look/symbols.tsx';
import { openSheet } from '../../parts/open.ts';
import { useFit } from '../../parts/useFit.ts';
import { useWidth } from '../../parts/useWidth.ts';
import { beganAt } from '../../tables/branches.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { signed } from '../city/Ledger.tsx';
import { useEventWords } from '../narration/words.ts';
import { isTold } from '../sheets/told.ts';
import { Did } from './Did.tsx';
import { type Doing, doingsOf } from './doings.ts';

/** Cards get short names, those stand on two lines, and at last the strip scrolls. */
const FITS = 3;

/** In pixels. */
const ROOM_OF_DEED = 150;
const ROOM_OF_LETTER = 7;

export const LastTurn = memo(function LastTurn({ known, model, isRecord }: RegionProps) {
  const { t } = useTranslation();
  const turn = lastTurn(known.log);
  const fit = useFit<HTMLElement>(FITS, { whole: '.last-b' });
  return (
    <section {...fit} className="last" aria-label={t('table.lastTurn')}>
      <h2>{t('table.lastTurn')}</h2>
      {turn ? <Doings known={known} model={model} turn={turn} /> : <NoTurnYet known={known} isRecord={isRecord} />}
    </section>
  );
});

/** A game that began elsewhere says so. */
function NoTurnYet({ known: { room }, isRecord }: Pick<RegionProps, 'known' | 'isRecord'>) {
  const { t } = useTranslation();
  const { beginning } = room;
  if (!beginning) return <p>{t('table.noTurnYet')}</p>;
  return (
    <p className="last-begun">
      {t(beginning.is === 'game' ? 'branch.begun' : 'branch.begunTable', { when: beganAt(t, beginning) })}{' '}
      <button type="button" onClick={() => openSheet({ sheet: isRecord ? 'branches' : 'beginning' })}>
        {t('branch.begunMore')}
      </button>
    </p>
  );
}

function Doings({ known, model, turn }: Pick<RegionProps, 'known' | 'model'> & { turn: Turn }) {
  const names = useNames(known, model);
  const words = useEventWords(known, model);
  const doings = doingsOf(turn.events, model.rules);
  const seats = inOrder(model);
  const [strip, width] = useWidth<HTMLUListElement>();
  const longest = Math.max(...seats.map((seat) => names.label(seat).length));
  // people are named where every turn has room for it, so that their names do not come and go
  const isNamed = width / seats.length >= ROOM_OF_DEED + longest * ROOM_OF_LETTER;
  const sentences = (seat: SeatId): string =>
    turn.events.flatMap((event) => (isOf(event, seat) && !isTold(event, turn) ? (words(event) ?? []) : [])).join(' ');
  const open = (seat: SeatId): void => {
    const built = doings[seat].deeds.find((deed) => deed.did === 'built');
    openSheet(built ? { sheet: 'card', card: built.card } : { sheet: 'city', seat });
  };
  return (
    <ul ref={strip} className="edged-x">
      {seats.map((seat) => (
        <li key={seat} className={seat === model.view.seat ? 'mine' : ''}>
          <button
            type="button"
            className="last-b"
            aria-label={sentences(seat) || names.label(seat)}
            onClick={() => open(seat)}
          >
            <Emblem city={names.city(seat)} />
            <span className="last-what">
              {isNamed ? <span className="last-who">{names.label(seat)}</span> : null}
              <Money names={names} doing={doings[seat]} />
              <span className="last-did">
                {doings[seat].deeds.map((deed) => (
                  <Did key={JSON.stringify(deed)} model={model} names={names} deed={deed} />
                ))}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface MoneyProps {
  names: ReturnType<typeof useNames>;
  doing: Doing;
}

/** Coins that went, each with its way, and coins that came; at the end of an Age tokens and debt too. */
function Money({ names, doing: { paid, got, tokens, debt } }: MoneyProps) {
  return (
    <span className="last-money">
      {paid.map(({ to, coins }) => (
        <span key={to} className="last-part">
          <Coin count={-coins} isChange />
          {to === null ? null : (
            <>
              <Icon name="arrow-right" className="last-to" />
              <Emblem city={names.city(to)} />
            </>
          )}
        </span>
      ))}
      {got > 0 ? <Coin count={got} isChange /> : null}
      {tokens === null ? null : (
        <span className="last-part">
          <Icon name="victory" className="war" />
          {signed(tokens)}
        </span>
      )}
      {debt > 0 ? (
        <span className="last-part">
          <Icon name="debt" className="debt" />
          {signed(-debt)}
        </span>
      ) : null}
    </span>
  );
}

/** Mine first, then round the table from the left. */
export const inOrder = ({ me, left, others, right }: TableModel): SeatId[] => [
  ...new Set([me, left, ...others, right]),
];

const isOf = (event: GameEvent, seat: SeatId): boolean => 'seat' in event && event.seat === seat;
