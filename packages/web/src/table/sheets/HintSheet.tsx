/** The choices as a search ranks them, with its reasons. */
import type { Suggestion } from '@polis/bots';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyed } from '../around/keyed.ts';
import { hintFor } from '../hint.ts';
import type { RegionProps } from '../model.ts';
import { useChoiceWords } from './choiceWords.ts';
import { useReasonWords } from './reasons.ts';
import { SheetFrame } from './SheetFrame.tsx';

/** Enough to choose from. */
const SHOWN = 5;
const REASONS = 3;

type Found = Suggestion[] | 'thinking' | 'failed';

export function HintSheet(region: RegionProps) {
  const { t, i18n } = useTranslation();
  const { model } = region;
  const { view, ask } = model;
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
  const line = useChoiceWords(region);
  const why = useReasonWords(region);
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const points = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 });
  return (
    <SheetFrame title={t('sheet.hint.title')}>
      <div aria-live="polite">
        {!hasQuestion ? <p className="quiet">{t('sheet.hint.none')}</p> : null}
        {hasQuestion && typeof found === 'string' ? <p className="quiet">{t(`sheet.hint.${found}`)}</p> : null}
      </div>
      {hasQuestion && typeof found !== 'string' ? (
        <>
          <ol className="hints">
            {found.slice(0, SHOWN).map(({ choice, chance, points: ahead, tries, reasons }, i) => (
              <li key={choice} className={i === 0 ? 'best' : ''}>
                <p className="hint-line">
                  <b>{line(choice)}</b>
                  {i === 0 ? <em>{t('sheet.hint.best')}</em> : null}
                </p>
                {tries > 0 ? (
                  <p className="hint-odds">
                    <meter min={0} max={1} value={chance} aria-hidden="true" />
                    <span>{t('sheet.hint.chance', { percent: percent.format(chance) })}</span>
                    <span>{t('sheet.hint.points', { points: points.format(ahead), count: Math.round(ahead) })}</span>
                  </p>
                ) : null}
                <ul>
                  {keyed(reasons.slice(0, REASONS), ({ code }) => code).map(({ key, item }) => (
                    <li key={key}>{why(item)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
          {found.length > SHOWN ? (
            <p className="quiet">{t('sheet.hint.others', { count: found.length - SHOWN })}</p>
          ) : null}
          <p className="quiet">{t('sheet.hint.about')}</p>
          <button type="button" className="quiet-b" onClick={() => setSeed(seed + 1)}>
            {t('sheet.hint.again')}
          </button>
        </>
      ) : null}
    </SheetFrame>
  );
}
