/** What the conflicts came to for me, in words. */
import type { SeatId } from '@polis/engine';
import type { TFunction } from 'i18next';
import type { Names } from '../../game/names.ts';
import { useTranslation } from '../../text/speaking.tsx';
import type { MomentProps } from '../Moments.tsx';
import { type ConflictMoment, type Fight, talkedIn } from '../moments.ts';
import { Spoils } from './Spoils.tsx';

export function MyFights({ moment, model, names }: MomentProps<ConflictMoment>) {
  const { t } = useTranslation();
  if (model.isSpectator) return null;
  const mine = moment.fights.filter(({ seats }) => seats.includes(model.me));
  if (mine.length === 0) return <p className="mine">{t('moments.conflict.none')}</p>;
  return (
    <ul className="mine">
      {mine.map((fight) => (
        <li key={fight.seats.join()} className={outcome(fight, model.me)}>
          <span>
            {sentence(t, fight, model.me, names)}
            {fight.tokens > 0 && talkedIn(moment, fight).length > 0 ? (
              <small>
                {t('moments.conflict.once', { names: names.list(talkedIn(moment, fight).map(names.whom)) })}
              </small>
            ) : null}
          </span>
          <Spoils fight={fight} seat={model.me} model={model} age={moment.age} />
        </li>
      ))}
    </ul>
  );
}

function outcome({ seats, tokens }: Fight, me: SeatId): 'win' | 'lose' | 'tie' {
  if (tokens === 0) return 'tie';
  return seats[0] === me ? 'win' : 'lose';
}

const SENTENCES = { win: 'youWin', lose: 'youLose', tie: 'equal' };

function sentence(t: TFunction, fight: Fight, me: SeatId, names: Names): string {
  const i = fight.seats.indexOf(me);
  return t(`moments.conflict.${SENTENCES[outcome(fight, me)]}`, {
    other: names.seat(fight.seats[1 - i]),
    mine: fight.strengths[i],
    theirs: fight.strengths[1 - i],
  });
}
