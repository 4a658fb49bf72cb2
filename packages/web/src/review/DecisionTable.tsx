/** Every decision in numbers: the same as in the curve. */
import './DecisionTable.css';
import '../end/Course.css';
import type { Assessment } from '@polis/bots';
import { Link } from 'wouter';
import { PlayOnButton } from '../branch/PlayOn.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { isCostly, marginOf, writtenGain } from './costs.ts';
import type { Decision } from './decisions.ts';
import { type ReviewProps, useDecisionWords, usePercent } from './shown.ts';

export function DecisionTable(props: ReviewProps) {
  const { t } = useTranslation();
  const { decisions, found } = props.review;
  return (
    <details className="panel course-table review-table">
      <summary>{t('review.table.title')}</summary>
      <table>
        <thead>
          <tr>
            {['when', 'chosen', 'chance', 'better', 'gain'].map((column) => (
              <th key={column} scope="col">
                {t(`review.table.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="vh">{t('branch.playOn')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {decisions.map((decision, number) => {
            const assessment = found[number];
            return assessment ? (
              <Row
                key={`${decision.at}/${decision.question.seat}`}
                {...props}
                decision={decision}
                assessment={assessment}
              />
            ) : null;
          })}
        </tbody>
      </table>
    </details>
  );
}

function Row({ decision, assessment, ...props }: ReviewProps & { decision: Decision; assessment: Assessment }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const { when, address, choices } = useDecisionWords(props, decision);
  const { chosen, better } = assessment;
  const [taken, other] = choices(chosen.choice, better?.choice ?? null);
  const gain = better ? writtenGain(chosen, better) : 0;
  return (
    <tr className={isCostly(assessment) ? 'costly-row' : ''}>
      <th scope="row">
        <Link href={address}>{when}</Link>
      </th>
      <td>{taken}</td>
      <td>{percent(chosen.chance)}</td>
      <td>{other ?? t('review.table.same')}</td>
      <td>{other ? difference() : null}</td>
      <td>
        <PlayOnButton
          className="button plain icon"
          text=""
          game={props.game}
          at={decision.at}
          when={when}
          seat={props.seat}
          seats={props.seats}
          proposed={better && gain > 0 ? { seat: decision.question.seat, choice: better.choice } : null}
        />
      </td>
    </tr>
  );

  /** What search preferred may turn out no better when both are looked at afresh. */
  function difference(): string {
    if (gain <= 0) return t('review.table.asGood');
    return t('review.table.margin', { gain: percent(gain), margin: percent(marginOf(assessment)) });
  }
}
