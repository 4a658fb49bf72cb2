/**
 * What is spoken, for whatever shows a text. A table has a thousand parts that do: all of them are given it from above, and
 * none has to listen for itself.
 */
import i18next, { type TFunction } from 'i18next';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';

interface Spoken {
  /** Another one for each language, so that what was made with the last one is made anew. */
  t: TFunction;
  i18n: typeof i18next;
}

const spoken = (): Spoken => ({
  t: ((...said: Parameters<TFunction>) => i18next.t(...said)) as TFunction,
  i18n: i18next,
});

const Said = createContext(spoken());

/** Everything in it is drawn again when another language is spoken. */
export function Speaking({ children }: { children: ReactNode }) {
  const [now, setNow] = useState(spoken);
  useEffect(() => {
    const renew = (): void => setNow(spoken());
    i18next.on('languageChanged', renew);
    return () => i18next.off('languageChanged', renew);
  }, []);
  return <Said value={now}>{children}</Said>;
}

export const useTranslation = (): Spoken => use(Said);
