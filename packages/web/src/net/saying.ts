/** What is said about something that could not be done: it has a code, and each code a sentence in every language. */
import { useTranslation } from 'react-i18next';

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unavailable';

export function useSaying(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => t([`refusal.${codeOf(error)}`, 'refusal.unavailable']);
}
