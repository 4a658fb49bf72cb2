/** Why there is no such table. */
import './Wrong.css';
import type { PolisError } from '@polis/engine';
import { NoTable } from '../study/NoTable.tsx';
import { useTranslation } from '../text/speaking.tsx';

/** `isQuiet`: it was said elsewhere. */
export function Wrong({ error, isQuiet = false }: { error: PolisError; isQuiet?: boolean }) {
  const { t } = useTranslation();
  return (
    <p className="analysis-wrong" role={isQuiet ? undefined : 'alert'}>
      {t('analysis.noTable')} <NoTable message={error.message} />
    </p>
  );
}
