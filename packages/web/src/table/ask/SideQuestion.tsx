/** Which side of the board to play: the question. The two sides lie where the hand will be. */
import '../../parts/question-bar.css';
import { choices } from '@polis/engine';
import type { TableModel } from '../../game/model.ts';
import { questionOf, usePicked, useSelection } from '../../game/selection.ts';
import { Buttons, Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { QuestionProps } from './AskBar.tsx';

export function SideQuestion({ known, model, answering }: QuestionProps) {
  const { t } = useTranslation();
  const own = model.ask as NonNullable<TableModel['ask']>;
  const { slot } = usePicked(questionOf(known, own));
  const putBack = useSelection((now) => now.putBack);
  return (
    <>
      <Sentence small={t('ask.side.small')}>{t('ask.side.title')}</Sentence>
      <div className="ask-middle" />
      <Buttons
        choice={slot === null ? null : choices.side(slot)}
        answering={answering}
        onPutBack={slot === null ? null : putBack}
      />
    </>
  );
}
