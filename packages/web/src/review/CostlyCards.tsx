/** The decisions that cost most: what was chosen beside what would have been better. */
import './CostlyCards.css';
import { Link } from 'wouter';
import { PlayOnButton } from '../branch/PlayOn.tsx';
import { AnalyseButton } from '../study/AnalyseButton.tsx';
import { studyOfStory } from '../study/begin.ts';
import { useTranslation } from '../text/speaking.tsx';
import { Beside } from './Beside.tsx';
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
  const decision = props.review.decisions[one.number];
  const { when, address, choices, reasons } = useDecisionWords(props, decision);
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
      <Beside
        sides={[
          {
            name: t(isMine ? 'review.you' : 'review.chosen'),
            words: taken,
            chance: t('review.wins', { percent: percent(chosen.chance) }),
            reasons: reasons(chosen, better),
          },
          {
            name: t('review.better'),
            words: other ?? taken,
            chance: t('review.wins', { percent: percent(better.chance) }),
            reasons: reasons(better, chosen),
            isBetter: true,
          },
        ]}
      />
      <p>{points > 0 ? t('review.points', { count: points }) : t('review.even')}</p>
      <div className="costly-does">
        <Link href={address} className="button">
          {t('review.show')}
        </Link>
        <PlayOnButton
          className="button line"
          text={t('branch.playBetter')}
          game={props.game}
          at={decision.at}
          when={when}
          seat={props.seat}
          seats={props.seats}
          proposed={{ seat: decision.question.seat, choice: better.choice }}
        />
        <AnalyseButton
          className="button"
          study={() => studyOfStory(props.game.story, decision.at, props.seat, props.game.players)}
        />
      </div>
    </li>
  );
}
