/** The question, the answers and the button that seals one: always in the same place. */
import '../../parts/question-bar.css';
import { NONE } from '@polis/engine';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { useNames } from '../../game/names.ts';
import { isLocal } from '../../local/local.ts';
import { Emblem } from '../../look/symbols.tsx';
import { useConnection } from '../../net/clients.ts';
import { useShortcuts } from '../../parts/keyboard.ts';
import { useFit } from '../../parts/useFit.ts';
import { useTranslation } from '../../text/speaking.tsx';
import { AheadSign } from '../ahead/AheadButton.tsx';
import { GiveQuestion } from './GiveQuestion.tsx';
import { IdleBar } from './IdleBar.tsx';
import { PayQuestion } from './PayQuestion.tsx';
import { PickQuestion } from './PickQuestion.tsx';
import { PlayQuestion } from './PlayQuestion.tsx';
import { RuleOfQuestion } from './RuleOfQuestion.tsx';
import { SealedBar } from './SealedBar.tsx';
import { SideQuestion } from './SideQuestion.tsx';
import { type Answering, useAnswer } from './useAnswer.ts';

/** Sellers by their emblems, one way of paying with the others behind it, no *Put back*. */
const FITS = 3;

export interface QuestionProps extends RegionProps {
  answering: Answering;
}

export const AskBar = memo(function AskBar(region: RegionProps) {
  const { t } = useTranslation();
  const answering = useAnswer(region);
  const fit = useFit<HTMLElement>(FITS, { whole: '.ask-middle, .ways > .opt' });
  const last = region.model.view.asks.findLast(({ sealed }) => sealed >= 0);
  useShortcuts([
    {
      keys: ['u'],
      text: 'keys.reopen',
      isOff: !last,
      run: () => (last ? answering.reopen(last.seat) : undefined),
    },
  ]);
  return (
    <section {...fit} className="ask" aria-label={t('ask.region')}>
      <ForWhom {...region} />
      {question({ ...region, answering })}
      {region.model.ask?.sealed === NONE ? <AheadSign {...region} /> : null}
      <RuleOfQuestion model={region.model} />
      <Notice {...region} answering={answering} />
    </section>
  );
});

function question(props: QuestionProps): ReactNode {
  const { ask } = props.model;
  if (!ask) return <IdleBar {...props} />;
  if (ask.sealed >= 0) return <SealedBar {...props} />;
  switch (ask.ask.ask) {
    case 'play':
      return <PlayQuestion {...props} />;
    case 'pick':
      return <PickQuestion {...props} />;
    case 'pay':
      return <PayQuestion key={props.model.view.question} {...props} />;
    case 'give':
      return <GiveQuestion {...props} />;
    case 'side':
      return <SideQuestion {...props} />;
  }
}

/** A city that I only play for. */
function ForWhom({ known, model }: RegionProps) {
  const { t } = useTranslation();
  const names = useNames(known, model);
  const { ask, me } = model;
  if (!ask || ask.seat === me) return null;
  return (
    <span className="for-whom">
      <Emblem city={names.city(ask.seat)} />
      <span>{t('ask.forCity', { name: names.seat(ask.seat), city: names.board(ask.seat) })}</span>
    </span>
  );
}

/** What became of the answer, where it is not plain to see. */
function Notice({ known, answering }: QuestionProps) {
  const { t } = useTranslation();
  const connection = useConnection(({ state }) => state);
  const { refused, isSending, dismiss } = answering;
  if (refused)
    return (
      <div className="ask-notice bad" role="alert">
        <span>{t([`ask.refused.${refused.code}`, `refusal.${refused.code}`])}</span>
        <button type="button" className="sec-b" onClick={dismiss}>
          {t('ask.dismiss')}
        </button>
      </div>
    );
  if (isSending && connection !== 'open' && !isLocal(known.table))
    return (
      <div className="ask-notice" role="status">
        {t('ask.offline')}
      </div>
    );
  return null;
}
