/** The answer is sealed: others are still thinking, and it can be taken back. */
import './SealedBar.css';
import '../../parts/question-bar.css';
import '../KeyList.css';
import type { TFunction } from 'i18next';
import { useNames } from '../../game/names.ts';
import { answerWords } from '../../game/words.ts';
import { Icon } from '../../look/Icon.tsx';
import { Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { AheadButton } from '../ahead/AheadButton.tsx';
import { planOf } from '../ahead/usePlan.ts';
import type { QuestionProps } from './AskBar.tsx';
import { NextTable } from './NextTable.tsx';
import { awayWords, waitingWords } from './waiting.ts';

export function SealedBar(props: QuestionProps) {
  const { known, model, answering } = props;
  const { t, i18n } = useTranslation();
  const names = useNames(known, model);
  const { asks } = model.view;
  const waiting = waitingWords(t, names, model);
  const away = awayWords(t, i18n.language, names, known, model);
  const reopen = (): void => answering.reopen(model.ask?.seat ?? model.me);
  return (
    <>
      <Icon name="seal" className="big-seal" />
      <Sentence
        small={byPlan(t, props) + (away ?? (waiting ? t('ask.waitingYou', { names: waiting }) : t('ask.sending')))}
      >
        {asks.map(({ seat, sealed }) => (
          <span key={seat} className="sealed-line">
            {t(seat === model.me ? 'ask.sealedTitle' : 'ask.sealedFor', {
              what: answerWords(t, names, model, seat, sealed),
              city: names.board(seat),
            })}
          </span>
        ))}
      </Sentence>
      <div className="go">
        <AheadButton {...props} />
        <button type="button" className="sec-b reopen" onClick={reopen} disabled={answering.isSending}>
          {t('ask.reopen')} <kbd className="k one-key">U</kbd>
        </button>
        <NextTable table={known.table} />
      </div>
    </>
  );
}

/** "By your list. " if it was the list that has answered. */
function byPlan(t: TFunction, { known, model }: QuestionProps): string {
  const { done } = planOf({ known });
  const isBy = done?.question === model.view.question && done.undone === known.room.undone && !done.isTakenBack;
  return isBy ? `${t('ahead.byList')} ` : '';
}
