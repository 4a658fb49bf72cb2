/** The answer is sealed: others are still thinking, and it can be taken back. */
import './SealedBar.css';
import '../../parts/question-bar.css';
import '../KeyList.css';
import { useNames } from '../../game/names.ts';
import { answerWords } from '../../game/words.ts';
import { Icon } from '../../look/Icon.tsx';
import { Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { QuestionProps } from './AskBar.tsx';
import { awayWords, waitingWords } from './waiting.ts';

export function SealedBar({ known, model, answering }: QuestionProps) {
  const { t, i18n } = useTranslation();
  const names = useNames(known, model);
  const { asks } = model.view;
  const waiting = waitingWords(t, names, model);
  const away = awayWords(t, i18n.language, names, known, model);
  const reopen = (): void => answering.reopen(model.ask?.seat ?? model.me);
  return (
    <>
      <Icon name="seal" className="big-seal" />
      <Sentence small={away ?? (waiting ? t('ask.waitingYou', { names: waiting }) : t('ask.sending'))}>
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
        <button type="button" className="sec-b reopen" onClick={reopen} disabled={answering.isSending}>
          {t('ask.reopen')} <kbd className="k one-key">U</kbd>
        </button>
      </div>
    </>
  );
}
