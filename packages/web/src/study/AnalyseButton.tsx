/** The way from a table that is seen elsewhere to the analysis board. */
import { useLocation } from 'wouter';
import { Icon } from '../look/Icon.tsx';
import { useTranslation } from '../text/speaking.tsx';
import { analysisOf } from './link.ts';
import type { Study } from './study.ts';

interface AnalyseProps {
  className: string;
  /** Made only when it is wanted: a whole game is packed. */
  study(): Study;
}

export function AnalyseButton({ className, study }: AnalyseProps) {
  const { t } = useTranslation();
  const analyse = useAnalysis();
  return (
    <button type="button" className={className} aria-label={t('analysis.analyse')} onClick={() => analyse(study())}>
      <Icon name="abacus" />
      <span>{t('analysis.analyse')}</span>
    </button>
  );
}

/** Opens the board with a study. */
export function useAnalysis(): (study: Study) => void {
  const [, go] = useLocation();
  return (study) => {
    analysisOf(study)
      .then((address) => go(address))
      .catch(() => undefined);
  };
}
