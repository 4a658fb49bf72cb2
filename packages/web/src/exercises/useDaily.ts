/** The exercise of today, the same for all. */
import { dailyOf, dayOf } from '@polis/bots';
import { useState } from 'react';
import type { Study } from './study.ts';

export interface Daily {
  day: number;
  id: string;
}

/** It stays the same while one looks at it. */
export function useDaily(study: Study | undefined): Daily | null {
  const [day] = useState(() => dayOf(Date.now()));
  if (!study || study.set.list.length === 0) return null;
  return { day, id: study.set.list[dailyOf(day, study.set.list.length)].id };
}
