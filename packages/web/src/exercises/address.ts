/** Addresses of exercises: which one, and what one wants to practise. */
import { THEMES } from '@polis/bots';
import type { Wish } from './queue.ts';

const WISHES: readonly Wish[] = ['all', 'mine', 'server', ...THEMES];

export const addressOf = (id: string, wish: Wish): string =>
  wish === 'all' ? `/exercises/${id}` : `/exercises/${id}?of=${wish}`;

/** `all` for anything that makes no sense. */
export function wishIn(search: string): Wish {
  const told = new URLSearchParams(search).get('of');
  return WISHES.find((wish) => wish === told) ?? 'all';
}
