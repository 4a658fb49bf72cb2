/** Puts on the page what is set about its look: theme, motion, keys and language. */
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { type Language, speak } from '../text/index.ts';
import { useTranslation } from '../text/speaking.tsx';
import { useSettings } from './settings.ts';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Nothing should move. */
export function useIsStill(): boolean {
  const motion = useSettings((settings) => settings.motion);
  const isSystemStill = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'system' ? isSystemStill : motion === 'off';
}

function useIsDark(): boolean {
  const theme = useSettings((settings) => settings.theme);
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  // browsers print no backgrounds: the light text of the night theme could not be read on white paper
  const isPaper = useMedia('print');
  if (isPaper) return false;
  return theme === 'system' ? isSystemDark : theme === 'dark';
}

export function useLook(): void {
  const { i18n } = useTranslation();
  const { language: wanted, singleKeys, change } = useSettings();
  const { language } = i18n;
  const isDark = useIsDark();
  const isStill = useIsStill();
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset.theme = isDark ? 'dark' : 'light';
    page.dataset.motion = isStill ? 'off' : 'on';
    page.dataset.keys = singleKeys ? 'on' : 'off';
  }, [isDark, isStill, singleKeys]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the ground
  useEffect(() => {
    // the browser's own frame takes the colour of the ground; read after painting, as that costs nothing then
    const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground);
  }, [isDark]);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    // without a network only what was loaded before can be spoken
    speak(wanted).catch(() => change({ language: i18n.language as Language }));
  }, [wanted, change, i18n]);
}
