/** Where we are in the Age: a pip for every turn, and whom the hands go to. */
import './Turns.css';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { Icon } from '../../look/Icon.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { turnNow } from './turnNow.ts';

const MOST_TURNS = [1, 2, 3, 4, 5, 6, 7, 8];

/** `over`: an Age that has ended and whose conflicts are being looked at. */
export function Turns({ known, model, over = null }: RegionProps & { over?: number | null }) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { rules, view, passing } = model;
  const { plays } = rules.setup;
  const [age, now] = over === null ? [view.age, turnNow(model)] : [over, plays + 1];
  const step = rules.steps[view.at];
  const isRecruiting = step?.kind === 'leaders.recruit' || step?.window === 'leaders.draft';
  return (
    <>
      <h1 className="age disp">{age === 0 ? t('table.beforeFirst') : t(`age.${age}`)}</h1>
      {age > 0 ? (
        <span className="turns" role="img" aria-label={t('table.turn', { turn: Math.min(now, plays), all: plays })}>
          {MOST_TURNS.slice(0, plays).map((turn) => (
            <i key={turn} className={turn < now ? 'd' : turn === now ? 'now' : ''} />
          ))}
        </span>
      ) : null}
      {age > 0 && now > plays ? null : isRecruiting ? (
        <span className="pass">{t('table.leaders')}</span>
      ) : passing ? (
        <span className="pass">
          <Icon name={passing.to === 'left' ? 'arrow-left' : 'arrow-right'} />
          <span className="pass-to">{t(`table.pass.${passing.to}`, { name: names.whom(passing.seat) })}</span>
        </span>
      ) : null}
    </>
  );
}
