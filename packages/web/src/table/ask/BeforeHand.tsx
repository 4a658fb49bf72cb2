/** Between two Ages the conflicts are seen before the next hand, and at the end all that was played before the score. */
import '../../parts/question-bar.css';
import '../hand/Hand.css';
import './BeforeHand.css';
import { Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';

export function BeforeHand({ age, isOver }: { age: number | null; isOver: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <section className="ask" aria-label={t('ask.region')}>
        <Sentence small={t(isOver ? 'moments.scoreNext' : 'moments.conflict.first')}>
          {age === null ? t('moments.over') : t('moments.conflict.title', { age: t(`age.${age}`) })}
        </Sentence>
      </section>
      <div className="hand-region before-hand" />
    </>
  );
}
