/** Something that takes a moment and may be refused: one at a time, and what came of it in a sentence. */
import { useState } from 'react';
import { codeOf, useSaying } from '../net/saying.ts';
import { useTranslation } from '../text/speaking.tsx';

/** `own`: where the sentences stand that only this screen says. */
export function useDoing(own: string) {
  const { t, i18n } = useTranslation();
  const saying = useSaying();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  async function attempt(deed: () => Promise<string | null>): Promise<void> {
    setIsBusy(true);
    setError(null);
    setSaid(null);
    try {
      setSaid(await deed());
    } catch (failure) {
      const sentence = `${own}.${codeOf(failure)}`;
      setError(i18n.exists(sentence) ? t(sentence) : saying(failure));
    }
    setIsBusy(false);
  }

  /** What it resolves with is said. */
  const run = (deed: () => Promise<string | null>): void => {
    attempt(deed).catch(() => undefined);
  };

  return { run, isBusy, error, said };
}
