/** The form of what is told from outside: each form refuses what has another one, and says where and why. */
import { listed } from './english.ts';
import { PolisError } from './errors.ts';
import { didYouMean } from './nearest.ts';

/** `at` is the way to the value, such as `seats.0.coins`; empty for the whole. */
export type Form = (value: unknown, at: string) => void;

/** No table has more of anything. */
const MOST = 999;

function refuse(at: string, why: string): never {
  throw new PolisError('scenario', at === '' ? why : `${at}: ${why}`);
}

const within = (at: string, part: string | number): string => (at === '' ? `${part}` : `${at}.${part}`);

function insist(holds: boolean, at: string, what: string): void {
  if (!holds) refuse(at, `this has to be ${what}`);
}

export const text: Form = (value, at) => insist(typeof value === 'string', at, 'a text');

export const flag: Form = (value, at) => insist(typeof value === 'boolean', at, 'true or false');

export const whole: Form = (value, at) => {
  insist(Number.isInteger(value), at, 'a whole number');
  insist((value as number) >= 0 && !Object.is(value, -0), at, 'at least 0');
  insist((value as number) <= MOST, at, `at most ${MOST}`);
};

/** Whatever someone else looks into. */
export const anything: Form = () => {};

export const oneOf =
  (values: readonly (string | number)[]): Form =>
  (value, at) => {
    const quoted = values.map((one) => JSON.stringify(one));
    insist(values.includes(value as string), at, listed(quoted, 'or'));
  };

export const list =
  (item: Form): Form =>
  (value, at) => {
    if (!Array.isArray(value)) return insist(false, at, 'a list');
    // not forEach, which would leave out what is missing
    for (let i = 0; i < value.length; i++) needed(item, value[i], within(at, i));
  };

function needed(form: Form, value: unknown, at: string): void {
  if (value === undefined) refuse(at, 'this is missing');
  form(value, at);
}

/** An object with these fields, of which only the needed ones have to be there. `others`: those of any other name. */
export const fields =
  (known: Readonly<Record<string, Form>>, { needs = [] as string[], others = null as Form | null } = {}): Form =>
  (value, at) => {
    insist(typeof value === 'object' && value !== null && !Array.isArray(value), at, 'an object');
    const told = value as Record<string, unknown>;
    for (const name of Object.keys(told)) {
      const form = Object.hasOwn(known, name) ? known[name] : others;
      if (!form) refuse(at, `there is no field "${name}" here${didYouMean(name, Object.keys(known))}`);
      if (told[name] !== undefined) form(told[name], within(at, name));
    }
    for (const name of needs) needed(anything, told[name], within(at, name));
  };
