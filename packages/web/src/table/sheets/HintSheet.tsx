/** The choices as a search ranks them, with its reasons. A choice that is pressed lies ready to be sealed. */
import './HintSheet.css';
import '../around/buttons.css';
import type { Suggestion } from '@polis/bots';
import { useEffect, useState } from 'react';
import type { RegionProps } from '../../game/model.ts';
import { questionOf, useSelection } from '../../game/selection.ts';
import { closeSheet } from '../../parts/open.ts';
import { SheetFrame } from '../../parts/SheetFrame.tsx';
import { useTranslation } from '../../text/speaking.tsx';
import { pickedFor } from '../ask/picked.ts';
import { hintFor } from '../hint.ts';
import { HintEntry } from './HintEntry.tsx';

/** Enough to choose from. */
const SHOWN = 5;

type Found = Suggestion[] | 'thinking' | 'failed';

export function HintSheet(region: RegionProps) {
  const { t } = useTranslation();
  const { view, ask } = region.model;
  const [seed, setSeed] = useState(1);
  const [found, setFound] = useState<Found>('thinking');
  const hasQuestion = ask !== null && ask.choices.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for a question, not for each view of it
  useEffect(() => {
    if (!ask || ask.choices.length === 0) return;
    let isWanted = true;
    setFound('thinking');
    hintFor(view, ask, seed).then(
      (suggestions) => isWanted && setFound(suggestions),
      () => isWanted && setFound('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [view.question, ask?.seat, seed]);
  return (
    <SheetFrame title={t('sheet.hint.title')}>
      <div aria-live="polite">
        {!hasQuestion ? <p className="quiet">{t('sheet.hint.none')}</p> : null}
        {hasQuestion && typeof found === 'string' ? <p className="quiet">{t(`sheet.hint.${found}`)}</p> : null}
      </div>
      {hasQuestion && typeof found !== 'string' ? (
        <>
          <Ranking {...region} key={seed} found={found} />
          <p className="quiet">{t('sheet.hint.about')}</p>
          <button type="button" className="quiet-b" onClick={() => setSeed(seed + 1)}>
            {t('sheet.hint.again')}
          </button>
        </>
      ) : null}
    </SheetFrame>
  );
}

function Ranking({ found, ...region }: RegionProps & { found: readonly Suggestion[] }) {
  const { t } = useTranslation();
  const [isAll, setAll] = useState(false);
  const take = useSelection((now) => now.take);
  const { known, model } = region;
  const entry = (suggestion: Suggestion, isBest = false) => {
    const picked = pickedFor(model, suggestion.choice);
    const onTake = (): void => {
      if (picked) take(questionOf(known, model.ask), picked);
      closeSheet();
    };
    return (
      <li key={suggestion.choice}>
        <HintEntry {...region} suggestion={suggestion} isBest={isBest} onTake={picked ? onTake : null} />
      </li>
    );
  };
  const others = found.slice(SHOWN);
  return (
    <>
      <ol className="hints">{ranked(found.slice(0, SHOWN)).map((one, i) => entry(one, i === 0))}</ol>
      {others.length > 0 && !isAll ? (
        <button type="button" className="quiet-b" aria-expanded={false} onClick={() => setAll(true)}>
          {t('sheet.hint.others', { count: others.length })}
        </button>
      ) : null}
      {isAll ? (
        <>
          <p className="quiet">{t('sheet.hint.less')}</p>
          <ol className="hints">{ranked(others).map((one) => entry(one))}</ol>
        </>
      ) : null}
    </>
  );
}

/** By the numbers as they are shown. The search has put first what it tried most; what it tried seldom is a guess. */
const ranked = (some: readonly Suggestion[]): Suggestion[] =>
  [...some].sort((a, b) => Math.round(b.chance * 100) - Math.round(a.chance * 100) || b.points - a.points);
