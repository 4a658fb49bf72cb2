/** A deal that can be checked: its seed is committed to before the game, and told after it. docs/fair-deal.md. */
import { readSeed } from './config.ts';
import { PolisError, said } from './errors.ts';
import type { Game } from './game.ts';
import { type Deal, type DealPart, type GameRecord, replay, save } from './record.ts';
import { SEED_DIGITS } from './rng.ts';
import { sha256 } from './sha256.ts';
import { isHashed } from './versions.ts';

/** What everyone may know before the game: it fixes the seed and does not tell it. Throws a PolisError if it is none. */
export const commitmentOf = (seed: string): string => sha256(`polis:1:${readSeed(seed)}`);

/** What someone who adds to a deal tells beforehand: it fixes their number and does not tell it. */
export const pledgeOf = (nonce: string): string => sha256(`polis:pledge:${readSeed(nonce)}`);

/**
 * What everyone may know once all have pledged: it fixes what was drawn and what people add. `sealed`: the commitment of
 * what was drawn alone.
 */
export const commitmentOfDeal = (sealed: string, parts: readonly Pick<DealPart, 'seat' | 'pledge'>[]): string =>
  sha256(['polis:2', sealed, ...parts.map(({ seat, pledge }) => `${seat}=${pledge}`)].join(':'));

/**
 * The seed that comes of it: nobody has chosen it unless all have done so together. Numbers are read as commitments and
 * pledges read them, or one that was fixed could still be written in several ways, and each would give another seed.
 */
export function seedOfDeal({ secret, parts }: Deal): string {
  const told = parts.flatMap(({ seat, nonce }) => (nonce === null ? [] : [`${seat}=${readSeed(nonce)}`]));
  return sha256(['polis:2', readSeed(secret), ...told].join(':')).slice(0, SEED_DIGITS);
}

/** What is checked of a record, in this order: its commitment, the deal, every choice, the result. */
export const CHECKS = ['commitment', 'deal', 'choices', 'result'] as const;
/** One of these checks. */
export type Check = (typeof CHECKS)[number];

/** What one check has found. */
export interface Verdict {
  check: Check;
  /** Null where there was nothing to check it by. */
  ok: boolean | null;
  /** What is wrong. */
  why: string | null;
}

/** What all checks have found. */
export interface Verification {
  ok: boolean;
  verdicts: Verdict[];
  /** What the record's own deal has to have been shown as; null if its parts do not fit. */
  commitment: string | null;
  /** The game as it was dealt, and as far as it could be played again. */
  dealt: Game | null;
  end: Game | null;
}

const right = (check: Check): Verdict => ({ check, ok: true, why: null });
const wrong = (check: Check, why: string): Verdict => ({ check, ok: false, why });
const unknown = (check: Check): Verdict => ({ check, ok: null, why: null });

/**
 * Checks a record against itself, and against the commitment that was `shown` before the game. Without `shown` the verdict
 * on the commitment is about the one that the record tells of itself, if any: then whoever has made the record may have
 * chosen both, and the verdict says only that they fit.
 */
export function verify(record: unknown, shown: string | null = null): Verification {
  const verdicts: Verdict[] = [];
  let dealt: Game | null = null;
  let end: Game | null = null;
  const attempt = (check: Check, play: () => Verdict): boolean => {
    try {
      verdicts.push(play());
    } catch (error) {
      if (!(error instanceof PolisError)) throw error;
      verdicts.push(wrong(check, error.message));
    }
    return verdicts[verdicts.length - 1].ok !== false;
  };
  const { choices, result = null } = (record ?? {}) as Partial<GameRecord>;
  const playable = { ...(record as object), result: null };
  let commitment: string | null = null;
  attempt('commitment', () => {
    commitment = commitmentIn(Object(record) as GameRecord);
    return committed(record as GameRecord, commitment, shown);
  });
  const isDealt = attempt('deal', () => {
    dealt = replay(playable, 0);
    // answers are sealed: after the first one the table is still as it was dealt
    replay(playable, 1);
    const isChecked = isHashed(dealt.config) && typeof choices?.[0]?.[2] === 'string';
    return isChecked ? right('deal') : unknown('deal');
  });
  const isPlayed =
    isDealt &&
    attempt('choices', () => {
      end = replay(playable);
      return right('choices');
    });
  if (!isDealt) verdicts.push(unknown('choices'));
  if (!isPlayed || !end || !result) verdicts.push(unknown('result'));
  else
    verdicts.push(
      JSON.stringify(save(end).result) === JSON.stringify(result)
        ? right('result')
        : wrong('result', 'the result that was recorded is not the result of these choices'),
    );
  return { ok: verdicts.every(({ ok }) => ok !== false), verdicts, commitment, dealt, end };
}

/** Throws a PolisError if the seed is not made of its parts, or one of them is not what was pledged. */
function commitmentIn({ config, deal }: GameRecord): string {
  const seed = config?.seed;
  if (typeof seed !== 'string') throw new PolisError('record', 'a record has a configuration with a seed');
  if (deal === undefined) return commitmentOf(seed);
  const { secret, parts } = readDeal(deal, config.seats);
  for (const { seat, pledge, nonce } of parts)
    if (nonce !== null && pledgeOf(nonce) !== pledge)
      throw new PolisError('record', `what seat ${seat} added to the deal is not what was pledged`);
  if (seedOfDeal({ secret, parts }) !== seed)
    throw new PolisError('record', 'the seed of this game is not made of what was drawn and added');
  return commitmentOfDeal(commitmentOf(secret), parts);
}

/** Two deals are never the same text to be hashed: pledges are plain hashes, and seats come once each, in their order. */
function readDeal(deal: unknown, seats: number): Deal {
  const { secret, parts } = Object(deal) as Partial<Deal>;
  const isPart = ({ seat, pledge, nonce }: Partial<DealPart>): boolean =>
    Number.isInteger(seat) && isHash(pledge) && (nonce === null || typeof nonce === 'string');
  if (typeof secret !== 'string' || !Array.isArray(parts) || !parts.every((part) => isPart(Object(part))))
    throw new PolisError('record', 'a deal has a "secret" and "parts", each with "seat", "pledge" and "nonce"');
  if (!parts.every(({ seat }, i) => seat > (parts[i - 1]?.seat ?? -1) && seat < seats))
    throw new PolisError('record', 'a deal has parts of seats of this game, in their order and one of each');
  return { secret, parts };
}

const isHash = (text: unknown): boolean => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

function committed(record: GameRecord, real: string, shown: string | null): Verdict {
  const told = [shown, record.commitment ?? null].filter((one) => one !== null);
  if (told.length === 0) return unknown('commitment');
  const isReal = (one: unknown): boolean => typeof one === 'string' && one.toLowerCase() === real;
  const [other] = told.filter((one) => !isReal(one)).map((one) => (typeof one === 'string' ? one : said(one)));
  return other === undefined
    ? right('commitment')
    : wrong('commitment', `${other} was shown, but the seed of this game gives ${real}`);
}
