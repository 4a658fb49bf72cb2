/** When an exercise comes back, in words. */
import { useTranslation } from '../text/speaking.tsx';

const DAY_MS = 86_400_000;

export function useComesBack(): (due: number) => string {
  const { t } = useTranslation();
  return (due) => t('exercises.comesBack', { count: Math.max(1, Math.round((due - Date.now()) / DAY_MS)) });
}
