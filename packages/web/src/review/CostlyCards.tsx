/** The decisions that cost most: what was chosen beside what would have been better. */
import './CostlyCards.css';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Costly, costliest, marginOf, writtenGain } from './costs.ts';
import { type ReviewProps, useDecisionWords, usePercent } from './shown.ts';

export function CostlyCards({ isMine, ...props }: ReviewProps & { isMine: boolean }) {
  const { t } = useTranslation();
  const { found, is } = props.review;
  const shown = costliest(found);
  return (
    <section className="panel" aria-labelledby="costly">
      <h2 id="costly">{t('review.costly.title', { count: shown.length })}</h2>
      {shown.length === 0 ? (
        <p>{t(is === 'done' ? 'review.costly.none' : 'review.costly.noneYet')}</p>
      ) : (
        <ol className="costly">
          {shown.map((one, at) => (
            <CostlyCard key={one.number} {...props} one={one} rank={at + 1} isMine={isMine} />
          ))}
        </ol>
      )}
    </section>
  );
}

interface CostlyProps extends ReviewProps {
  one: Costly;
  /** As in the curve. */
  rank: number;
  isMine: boolean;
}

function CostlyCard({ one, rank, isMine, ...props }: CostlyProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { when, address, choices, reasons } = useDecisionWords(props, props.review.decisions[one.number]);
  const { chosen, better } = one;
  const [taken, other] = choices(chosen.choice, better.choice);
  const points = Math.round(better.points - chosen.points);
  return (
    <li className="costly-card">
      <h3>
        <span>
          <i aria-hidden="true">{rank}</i> {when}
        </span>
        <span className="badge cost">
          {t('review.cost', { percent: percent(writtenGain(chosen, better)), margin: percent(marginOf(one)) })}
        </span>
      </h3>
      <dl>
        <div>
          <dt>{t(isMine ? 'review.you' : 'review.chosen')}</dt>
          <dd>
            <b>{taken}</b> <span>{t('review.wins', { percent: percent(chosen.chance) })}</span>
          </dd>
          <Reasons list={reasons(chosen, better)} />
        </div>
        <div className="better">
          <dt>{t('review.better')}</dt>
          <dd>
            <b>{other ?? taken}</b> <span>{t('review.wins', { percent: percent(better.chance) })}</span>
          </dd>
          <Reasons list={reasons(better, chosen)} />
        </div>
      </dl>
      <p>{points > 0 ? t('review.points', { count: points }) : t('review.even')}</p>
      <Link href={address} className="button">
        {t('review.show')}
      </Link>
    </li>
  );
}

function Reasons({ list }: { list: readonly { text: string; isFor: boolean }[] }) {
  if (list.length === 0) return null;
  return (
    <dd className="reasons">
      <ul>
        {list.map(({ text, isFor }) => (
          <li key={text} className={isFor ? '' : 'against'}>
            {text}
          </li>
        ))}
      </ul>
    </dd>
  );
}
