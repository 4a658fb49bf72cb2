/** The names of cards where there is no table. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Names, namesOf } from '../game/names.ts';

export function useCardNames(): Names {
  const { t } = useTranslation();
  return useMemo(() => namesOf(t, { myName: '', people: [], rules: { wonders: [] }, wonders: [], you: null }), [t]);
}
