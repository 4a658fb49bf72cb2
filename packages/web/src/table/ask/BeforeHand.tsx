/** Between two Ages: the conflicts are seen before the next hand. */
import '../../parts/question-bar.css';
import '../hand/Hand.css';
import './BeforeHand.css';
import { useTranslation } from 'react-i18next';
import { Sentence } from '../../parts/Question.tsx';

export function BeforeHand({ age }: { age: number }) {
  const { t } = useTranslation();
  return (
    <>
      <section className="ask" aria-label={t('ask.region')}>
        <Sentence small={t('moments.conflict.first')}>{t('moments.conflict.title', { age: t(`age.${age}`) })}</Sentence>
      </section>
      <div className="hand-region before-hand" />
    </>
  );
}
