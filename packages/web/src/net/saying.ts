/** What is said about something that could not be done. */
import { useTranslation } from 'react-i18next';
import { ApiError } from './api.ts';

const KNOWN = ['offline', 'no-such-table', 'too-many', 'unavailable'];

/** A sentence of the engine or the server, as people write one. */
export function sentenceOf(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

export function useSaying(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (!(error instanceof ApiError))
      return error instanceof Error ? sentenceOf(error.message) : t('error.unavailable');
    if (KNOWN.includes(error.code)) return t(`error.${error.code}`);
    return error.message ? sentenceOf(error.message) : t('error.unavailable');
  };
}
