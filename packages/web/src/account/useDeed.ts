/** Something that takes a moment and may be refused: one at a time, and why not in a sentence. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../net/saying.ts';

/** The browser's own reasons, by what it calls them. */
const OF_THE_BROWSER: Record<string, string> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

export function useDeed() {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function sentenceOf(failure: unknown): string {
    const name = failure instanceof Error ? failure.name : '';
    const code = OF_THE_BROWSER[name] ?? codeOf(failure);
    return t([`account.refusal.${code}`, `refusal.${code}`, 'refusal.unavailable']);
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
