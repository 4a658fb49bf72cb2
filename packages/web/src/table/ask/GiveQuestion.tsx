/** Which victory tokens to give back. */
import './GiveQuestion.css';
import '../../parts/question-bar.css';
import './options.css';
import { choices, unpack } from '@polis/engine';
import { RadioGroup } from 'radix-ui';
import type { TableModel } from '../../game/model.ts';
import { questionOf, usePicked, useSelection } from '../../game/selection.ts';
import { Icon } from '../../look/Icon.tsx';
import { TABLE_ENTER } from '../../parts/keyboard.ts';
import { Buttons, Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import type { QuestionProps } from './AskBar.tsx';

export function GiveQuestion({ known, model, answering }: QuestionProps) {
  const { t } = useTranslation();
  const own = model.ask as NonNullable<TableModel['ask']>;
  const question = questionOf(known, own);
  const { way } = usePicked(question);
  const change = useSelection((now) => now.change);
  const ways = own.choices.map((choice) => ({ choice, values: valuesOf(model, choice) }));
  ways.sort((a, b) => sum(a.values) - sum(b.values));
  const chosen = way ?? ways[0].choice;
  const { count, why } = own.ask.ask === 'give' ? own.ask : NO_GIFT;
  return (
    <>
      <Sentence small={t('ask.give.small', { count })}>{t([`ask.give.${why}`, 'ask.give.title'], { count })}</Sentence>
      <RadioGroup.Root
        className="opt ask-middle"
        aria-label={t('ask.give.label')}
        value={String(chosen)}
        onValueChange={(value) => change(question, { way: Number(value) })}
      >
        {ways.map(({ choice, values }) => (
          <RadioGroup.Item key={choice} value={String(choice)} {...TABLE_ENTER}>
            {values.map((value, i) => (
              <span key={`${value}-${values.indexOf(value, i)}`} className="token">
                <Icon name="victory" />+{value}
              </span>
            ))}
            <small>{t('ask.give.total', { count: sum(values) })}</small>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <Buttons choice={chosen} answering={answering} onPutBack={null} />
    </>
  );
}

const NO_GIFT = { count: 0, why: '' };

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function valuesOf({ rules }: TableModel, choice: number): number[] {
  const form = unpack(rules, choice);
  return form.do === 'give' ? form.victory : choices.givenOf(choice);
}
