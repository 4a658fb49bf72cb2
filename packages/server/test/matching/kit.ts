/** People who wait for a game at a server. */

import { MATCH_PACES } from '../../src/matching/paces.ts';
import type { MatchShown, MatchWish } from '../../src/protocol/index.ts';
import { browser } from '../accounts.kit.ts';
import { type Guest, guestOf } from '../care.kit.ts';
import { until } from '../kit.ts';

export const WISH: MatchWish = {
  players: { from: 2, to: 2 },
  modules: { with: [], maybe: ['leaders'] },
  editions: ['first'],
  clocks: ['fast'],
  rated: [false],
  near: null,
  bots: null,
};

/** Quick enough for a test; who is asked has all the time that a busy machine takes, unless a test says so. */
export const QUICK = { ...MATCH_PACES, lookMs: 20, readyMs: 60_000, gatherMs: 0, botsMs: 50 };

type Someone = Pick<Guest, 'here'>;

export const waits = async ({ here }: Someone, wish: Partial<MatchWish> = {}): Promise<MatchShown> =>
  (await here.call('PUT', '/api/me/match', { ...WISH, ...wish })).body;
export const stands = async ({ here }: Someone): Promise<MatchShown> => (await here.call('GET', '/api/me/match')).body;
export const isReady = async ({ here }: Someone, match: string): Promise<MatchShown> =>
  (await here.call('POST', '/api/me/match/ready', { match })).body;

/** The game that was found for someone. */
export async function foundFor(one: Someone): Promise<Extract<MatchShown, { is: 'found' }>> {
  let shown = await stands(one);
  await until(async () => {
    shown = await stands(one);
    return shown.is === 'found';
  });
  return shown as Extract<MatchShown, { is: 'found' }>;
}

/** The same person at another node, or at the server that was started anew. */
export function at(address: string, { here: { cookie } }: Someone): Someone {
  const here = browser(address);
  here.cookie = cookie;
  return { here };
}

export const guests = (address: string, ...names: string[]): Promise<Guest[]> =>
  Promise.all(names.map((name) => guestOf(address, name)));
