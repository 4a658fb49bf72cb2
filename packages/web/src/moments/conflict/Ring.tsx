/** The table from above: every city at its seat, and between those who met how it went. Mine is at the bottom. */
import './Ring.css';
import type { SeatId } from '@polis/engine';
import type { CSSProperties } from 'react';
import { hyphenated } from '../../look/hyphenated.ts';
import { Icon } from '../../look/Icon.tsx';
import { Emblem, Shield } from '../../look/symbols.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { MomentProps } from '../Moments.tsx';
import { type ConflictMoment, type Fight, talkedIn } from '../moments.ts';
import { Spoils } from './Spoils.tsx';

/** Mine grow first, then those around the table. */
const STAGGER_MS = 90;

export function Ring({ moment, known, model, names, away }: MomentProps<ConflictMoment> & { away: SeatId[] }) {
  const { t } = useTranslation();
  const seats = model.view.seats.length;
  /** How far clockwise from me, in whole seats. */
  const steps = (seat: SeatId): number => (seat - model.me + seats) % seats;
  const fights = [...moment.fights].sort((a, b) => between(a) - between(b));
  const strongest = Math.max(1, ...fights.flatMap(({ strengths }) => strengths));

  /** Halfway along the way round that leads from one to the other without passing others who fight. */
  function between({ seats: [a, b] }: Fight): number {
    const [low, high] = [steps(a), steps(b)].sort((x, y) => x - y);
    const isInside = moment.fights.some(({ seats: both }) => both.some((s) => steps(s) > low && steps(s) < high));
    return isInside ? (low + high + seats) / 2 : (low + high) / 2;
  }

  return (
    <div className="ring" style={{ '--strongest': strongest } as CSSProperties}>
      {model.view.seats.map((_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the list
          key={seat}
          className={`place${away.includes(seat) ? ' away' : ''}${seat === model.me ? ' own' : ''}`}
          style={placeAt(steps(seat) / seats)}
          aria-hidden="true"
        >
          <Emblem city={names.city(seat)} />
          <b>{hyphenated(names.label(seat))}</b>
          {away.includes(seat) ? <Icon name="olive" /> : null}
        </span>
      ))}
      <ul aria-label={t('moments.conflict.all')}>
        {fights.map((fight, order) => (
          <li
            key={fight.seats.join()}
            // one who keeps out sits there
            className={Number.isInteger(between(fight)) ? 'deeper' : undefined}
            style={{ ...placeAt(between(fight) / seats), '--wait': `${order * STAGGER_MS}ms` } as CSSProperties}
          >
            <span className="vh">{inWords(fight)}</span>
            {[...fight.seats]
              .sort((a, b) => heightOf(steps(a) / seats) - heightOf(steps(b) / seats))
              .map((seat) => (
                <Side key={seat} {...{ fight, seat, model, names, moment }} />
              ))}
            {fight.tokens === 0 ? (
              <span className="even" aria-hidden="true">
                {t('moments.conflict.even')}
              </span>
            ) : talkedIn(moment, fight).length > 0 ? (
              <small className="fewer">{t('moments.conflict.onceShort')}</small>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );

  function inWords({ seats: [winner, loser], strengths: [one, other], tokens }: Fight): string {
    const mine = known.you === winner ? { context: 'won' } : known.you === loser ? { context: 'lost' } : {};
    return t(tokens > 0 ? 'moments.conflict.fight' : 'moments.conflict.standoff', {
      ...mine,
      winner: names.seat(winner),
      loser: names.seat(loser),
      strengths: t('moments.conflict.strengths', { one, other }),
    });
  }
}

/** One city's half of a conflict. */
function Side({
  fight,
  seat,
  model,
  names,
  moment,
}: Pick<MomentProps<ConflictMoment>, 'model' | 'names' | 'moment'> & { fight: Fight; seat: SeatId }) {
  const strength = fight.strengths[fight.seats.indexOf(seat)];
  return (
    <span className="side" aria-hidden="true" style={{ '--strength': strength } as CSSProperties}>
      <Emblem city={names.city(seat)} />
      <Shield count={strength} />
      {fight.tokens > 0 && talkedIn(moment, fight).includes(seat) ? <Icon name="olive" /> : null}
      <Spoils fight={fight} seat={seat} model={model} age={moment.age} />
      <i className="strength" />
    </span>
  );
}

/** `part` of the way round, clockwise from the bottom, as seen from above. */
const angle = (part: number): number => Math.PI / 2 + part * 2 * Math.PI;
const heightOf = (part: number): number => Math.round(Math.sin(angle(part)) * 100);

function placeAt(part: number): CSSProperties {
  return { '--cos': Math.cos(angle(part)), '--sin': Math.sin(angle(part)) } as CSSProperties;
}
