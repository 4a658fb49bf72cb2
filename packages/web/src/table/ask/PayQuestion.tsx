/** Coins are due: how many to pay, and how much to owe. */
import './PayQuestion.css';
import '../../parts/question-bar.css';
import { choices } from '@polis/engine';
import { useId } from 'react';
import type { TableModel } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { questionOf, usePicked, useSelection } from '../../game/selection.ts';
import { useEffectWords } from '../../look/Effects.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Coin } from '../../look/symbols.tsx';
import { Buttons, Sentence } from '../../parts/Question.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { useEventWords } from '../narration/words.ts';
import type { QuestionProps } from './AskBar.tsx';
import { causesOf } from './causes.ts';

export function PayQuestion({ known, model, answering }: QuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const names = useNames(known, model);
  const own = model.ask as NonNullable<TableModel['ask']>;
  const question = questionOf(known, own);
  const { way } = usePicked(question);
  const change = useSelection((now) => now.change);
  const tell = useEventWords(known, model);
  const words = useEffectWords();
  if (own.ask.ask !== 'pay') return null;
  const due = own.ask.coins;
  const has = model.view.seats[own.seat].coins;
  const most = Math.max(...own.choices.map(choices.coinsOf));
  const paid = way === null ? most : choices.coinsOf(way);
  const set = (coins: number): void => change(question, { way: choices.pay(Math.min(most, Math.max(0, coins))) });
  const causes = causesOf(model, known.log, own.seat);
  // one card that says how many
  const isSaid = causes.length === 1 && causes[0].effects.every((one) => one.kind === 'lose' && one.loss === 'coins');
  const isMine = own.seat === model.me;
  return (
    <>
      <Sentence
        small={
          <>
            {causes.map(({ deed, effects }) => (
              <span key={JSON.stringify(deed)} className="cause">
                <b>{tell(deed)}</b> {words(effects)}{' '}
              </span>
            ))}
            {isSaid ? null : t('ask.pay.total', { coins: t('count.coins', { count: due }) })} {t('ask.pay.unpaid')}
          </>
        }
      >
        {t(isMine ? 'ask.pay.title' : 'ask.pay.titleFor', { city: names.board(own.seat) })}
      </Sentence>
      <div className="ask-middle pay-split">
        <label htmlFor={id}>{t('ask.pay.pay')}</label>
        <Coin count={paid} />
        <button
          type="button"
          className="step"
          aria-label={t('ask.pay.less')}
          disabled={paid === 0}
          onClick={() => set(paid - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="range"
          min={0}
          max={most}
          value={paid}
          aria-label={t('ask.pay.label')}
          aria-valuetext={t('ask.pay.said', { coins: t('count.coins', { count: paid }), debt: due - paid })}
          onChange={({ target }) => set(Number(target.value))}
          data-table-enter=""
        />
        <button
          type="button"
          className="step"
          aria-label={t('ask.pay.more')}
          disabled={paid === most}
          onClick={() => set(paid + 1)}
        >
          +
        </button>
        <span className="debt">
          {t('ask.pay.debt')} <Icon name="debt" /> <b>{due - paid > 0 ? `−${due - paid}` : '0'}</b>
        </span>
        <span className="left-over">{t('ask.pay.left', { count: has - paid })}</span>
      </div>
      <Buttons choice={choices.pay(paid)} answering={answering} onPutBack={null} />
    </>
  );
}
