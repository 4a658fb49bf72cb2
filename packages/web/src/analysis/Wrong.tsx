/** Why there is no such table, or no such move: the engine says it, and says it in English. */
import './Wrong.css';
import type { PolisError } from '@polis/engine';
import { useTranslation } from '../text/speaking.tsx';
import { whyNot } from './whyNot.ts';

/** `isQuiet`: it was said elsewhere. */
export function Wrong({ error, isQuiet = false }: { error: PolisError; isQuiet?: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="analysis-wrong" role={isQuiet ? undefined : 'alert'}>
      {t('analysis.noTable')} <q lang="en">{whyNot(error)}</q>
    </p>
  );
}
