/** The decisions that cost most: what was chosen beside what would have been better. */
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { type Costly, costliest, marginOf } from './costs.ts';
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
          {shown.map((one) => (
            <CostlyCard key={one.number} {...props} one={one} isMine={isMine} />
          ))}
        </ol>
      )}
    </section>
  );
}

function CostlyCard({ one, isMine, ...props }: ReviewProps & { one: Costly; isMine: boolean }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { when, address, choices, why } = useDecisionWords(props, props.review.decisions[one.number]);
  const { chosen, better, cost } = one;
  const [taken, other] = choices(chosen.choice, better.choice);
  return (
    <li className="costly-card">
      <h3>
        {when}
        <span className="badge cost">
          {t('review.cost', { percent: percent(cost), margin: percent(marginOf(one)) })}
        </span>
      </h3>
      <dl>
        <div>
          <dt>{t(isMine ? 'review.you' : 'review.chosen')}</dt>
          <dd>
            <b>{taken}</b> <span>{percent(chosen.chance)}</span>
          </dd>
        </div>
        <div className="better">
          <dt>{t('review.better')}</dt>
          <dd>
            <b>{other}</b> <span>{percent(better.chance)}</span>
          </dd>
        </div>
      </dl>
      <p>{why(one).join(' ')}</p>
      <Link href={address} className="button">
        {t('review.show')}
      </Link>
    </li>
  );
}
