/** What is said about something that could not be done: it has a code, and each code a sentence in every language. */
import { useTranslation } from '../text/speaking.tsx';

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unavailable';

/** When it ends, if it is refused for a time. */
const endOf = (error: unknown): number | null => {
  const { until } = Object(error) as { until?: unknown };
  return typeof until === 'number' ? until : null;
};

export function useSaying(): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    const code = codeOf(error);
    const end = endOf(error);
    if (end === null) return t([`refusal.${code}`, 'refusal.unavailable']);
    const until = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(end);
    return t([`refusal.${code}-until`, 'refusal.unavailable'], { until });
  };
}
