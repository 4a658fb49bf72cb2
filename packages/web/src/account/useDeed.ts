/** Something that takes a moment and may be refused: one at a time, and why not in a sentence. */
import { useState } from 'react';
import { codeOf, useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';

/** The browser's own reasons, by what it calls them. */
const OF_THE_BROWSER: Record<string, string> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

export function useDeed() {
  const { t, i18n } = useTranslation();
  const saying = useSaying();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function sentenceOf(failure: unknown): string {
    const name = failure instanceof Error ? failure.name : '';
    const code = OF_THE_BROWSER[name] ?? codeOf(failure);
    return i18n.exists(`account.refusal.${code}`) ? t(`account.refusal.${code}`) : saying(failure);
  }

  async function run(deed: () => Promise<unknown>): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      await deed();
    } catch (failure) {
      setError(sentenceOf(failure));
    }
    setIsBusy(false);
  }

  return { run, isBusy, error };
}
