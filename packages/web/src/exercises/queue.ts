/** Which exercise comes next: one's own mistakes first, then what is due, then what is new and about as hard as one is good. */
import type { Listed, Theme } from '@polis/bots';
import { isDue, type Progress } from './progress.ts';

/** What is known of an exercise before it is opened. */
export type Asked = Pick<Listed, 'id' | 'themes' | 'rating'>;

export interface Known {
  /** Those made from one's own mistakes, the latest first. */
  mine: readonly Asked[];
  /** Those that come with Polis, and those of this server that are known just now. */
  list: readonly Asked[];
  server: readonly Asked[];
  progress: ReadonlyMap<string, Progress>;
  rating: number;
}

/** What one wants to practise: everything, what is about something, one's own mistakes, or what is from games of this server. */
export type Wish = Theme | 'all' | 'mine' | 'server';

/** Own mistakes that were not tried yet, or are due. */
export const mineDue = ({ mine, progress }: Known, now: number): Asked[] =>
  mine.filter(({ id }) => {
    const before = progress.get(id);
    return !before || isDue(before, now);
  });

/** The longest due first. */
export const dueNow = ({ progress }: Known, now: number): Progress[] =>
  [...progress.values()].filter((one) => isDue(one, now)).sort((a, b) => a.card.due.getTime() - b.card.due.getTime());

/** Null if there is nothing left; `but`: the one just done. */
export function nextOf(known: Known, wish: Wish, now: number, but: string | null = null): string | null {
  const all = wish === 'server' ? known.server : known.list;
  const isAbout = ({ themes }: Asked): boolean => wish === 'all' || wish === 'server' || themes.includes(wish as Theme);
  const some = all.filter(isAbout);
  const mine = wish === 'server' ? [] : mineDue(known, now).filter((one) => wish === 'mine' || isAbout(one));
  const due = dueNow(known, now)
    .map(({ id }) => id)
    .filter((id) => wish === 'all' || some.some((one) => one.id === id));
  const found = [...mine.map(({ id }) => id), ...(wish === 'mine' ? [] : due)].find((id) => id !== but);
  if (found !== undefined || wish === 'mine') return found ?? null;
  return freshOf(known, some, but);
}

/** Of those that were never tried, the one nearest to the own rating. */
function freshOf({ progress, rating }: Known, some: readonly Asked[], but: string | null): string | null {
  const fresh = some.filter(({ id }) => id !== but && !progress.has(id));
  const far = (one: Asked): number => Math.abs(one.rating - rating);
  const nearest = fresh.reduce<Asked | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
  return nearest?.id ?? null;
}
