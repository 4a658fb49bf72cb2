/**
 * People add to the deal (docs/fair-deal.md): each pledges a number before the game; when the host starts, what the server
 * has drawn is fixed as well; then all tell their numbers, and the seed is made of all of them.
 */
import type { Person } from '@polis/client';
import { commitmentOf, commitmentOfDeal, type Deal, pledgeOf, seedOfDeal } from '@polis/engine';
import type { Chair, Dealing, Room } from './types.ts';

/** So long those who have pledged are waited for; then it is dealt without them. */
const DEAL_MS = 5000;

/** The chairs of those who are here and have pledged. */
export const pledgers = (room: Room, isHere: (person: Person) => boolean): number[] =>
  room.chairs.flatMap(({ person, pledge }, chair) => (person && pledge && isHere(person) ? [chair] : []));

export const dealingFor = (
  { chairs, at }: Room,
  { config, fill, chairs: asked }: { config: Dealing['config']; fill: Chair['bot']; chairs: readonly number[] },
): Dealing => ({
  config,
  fill,
  until: at + DEAL_MS,
  parts: asked.map((seat) => ({ seat, pledge: chairs[seat].pledge ?? '', nonce: null })),
});

/** Why it is not what someone has pledged, or nobody waits for it; null if it is right. */
export function refuseNonce(
  dealing: Dealing | null,
  chair: number,
  nonce: string,
): 'not-dealing' | 'wrong-part' | null {
  const part = dealing?.parts.find(({ seat }) => seat === chair);
  if (!part || part.nonce !== null) return 'not-dealing';
  return pledgeOf(nonce) === part.pledge ? null : 'wrong-part';
}

export const told = (dealing: Dealing, chair: number, nonce: string): Dealing => ({
  ...dealing,
  parts: dealing.parts.map((part) => (part.seat === chair ? { ...part, nonce } : part)),
});

export const isComplete = ({ parts }: Dealing): boolean => parts.every(({ nonce }) => nonce !== null);

/** What was drawn, fixed and not told. */
export const sealedOf = ({ config }: Dealing): string => commitmentOf(config.seed);

/** The configuration with the seed that is made of all parts, and what fixed it before. */
export function dealt(dealing: Dealing): { config: Dealing['config']; deal: Deal; commitment: string } {
  const { config, parts } = dealing;
  const deal: Deal = { secret: config.seed, parts };
  return {
    config: { ...config, seed: seedOfDeal(deal) },
    deal,
    commitment: commitmentOfDeal(sealedOf(dealing), parts),
  };
}
