/** Nobody asks me anything just now. */
import './SealedBar.css';
import { useNames } from '../../game/names.ts';
import { Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { AheadButton } from '../ahead/AheadButton.tsx';
import { canPlan } from '../ahead/usePlan.ts';
import type { QuestionProps } from './AskBar.tsx';
import { NextTable } from './NextTable.tsx';
import { awayWords, waitingWords } from './waiting.ts';

export function IdleBar(props: QuestionProps) {
  const { known, model } = props;
  const { t, i18n } = useTranslation();
  const names = useNames(known, model);
  const waiting = waitingWords(t, names, model);
  const away = awayWords(t, i18n.language, names, known, model);
  return (
    <>
      <Sentence small={away ?? (waiting ? t('ask.waiting', { names: waiting }) : t('ask.idleSmall'))}>
        {t(model.isSpectator ? 'ask.watching' : 'ask.idle')}
      </Sentence>
      <div className="go">
        {canPlan(props) ? <AheadButton {...props} /> : null}
        <NextTable table={known.table} />
      </div>
    </>
  );
}
