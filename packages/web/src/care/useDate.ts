/** A day and a time, in full. */
import { useTranslation } from '../text/speaking.tsx';

export function useDate(): (at: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (at) => format.format(at);
}
