/** Passwords are kept as what scrypt makes of them: slow enough that a stolen database helps nobody to guess. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export interface Passwords {
  /** What is stored. Null if too many wait already. */
  hash(password: string): Promise<string | null>;
  /** `stored` is null for a name that nobody has: that takes as long, and is false. Null if too many wait already. */
  verify(password: string, stored: string | null): Promise<boolean | null>;
}

const R = 8;
const P = 3;
const BYTES = 32;
const MEMORY = 2 ** 27;

/** Each takes 32 MB, and one of the few threads that also read files and look up host names. */
const AT_ONCE = 2;
const MOST_WAITING = 40;

/** Letters that look the same are the same, however a keyboard writes them. */
const normal = (password: string): string => password.normalize('NFKC');

function derive(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(normal(password), salt, BYTES, { ...options, maxmem: MEMORY }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const written = (logN: number, salt: Buffer, key: Buffer): string =>
  ['scrypt', logN, R, P, salt.toString('base64url'), key.toString('base64url')].join('$');

async function matches(password: string, stored: string): Promise<boolean> {
  const [, logN, r, p, salt, key] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: 2 ** Number(logN), r: Number(r), p: Number(p) };
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), options), expected);
}

/** `logN`: the logarithm of the work that each takes. */
export function openPasswords(logN: number): Passwords {
  /** What a password is compared with where there is no such name. */
  const nobodys = written(logN, randomBytes(16), randomBytes(BYTES));
  const waiting: (() => void)[] = [];
  let running = 0;

  /** Only a few run at once; the others wait, but not too many of them. */
  async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) return null;
      await new Promise<void>((next) => waiting.push(next));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password) =>
      inTurn(async () => {
        const salt = randomBytes(16);
        return written(logN, salt, await derive(password, salt, { N: 2 ** logN, r: R, p: P }));
      }),
    verify: (password, stored) =>
      inTurn(async () => {
        const isRight = await matches(password, stored ?? nobodys);
        return isRight && stored !== null;
      }),
  };
}
