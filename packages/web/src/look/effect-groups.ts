/** What a card does, put together as it is drawn and said: amounts that count the same things belong together. */
import { type Effect, LEFT, ME, NOW, type Per, RIGHT } from '@polis/engine';

/** Coins at once and points at the end for each of these things. */
export interface Counted {
  kind: 'counted';
  coins: number;
  points: number;
  /** Each a colour, a set of colours joined by +, or another word of the engine's counting language. */
  of: string[];
  scope: ScopeName;
  every: number;
}

/** At the end the value of each pair of these victory tokens. */
export interface Pairs {
  kind: 'pairs';
  values: number[];
}

export type Phrase =
  | Exclude<Effect, { kind: 'coins' | 'vp' }>
  | Counted
  | Pairs
  | { kind: 'coins' | 'points'; count: number };

/** What a victory token of an Age is worth, from the first on. */
const VICTORIES = [1, 3, 5];

const SCOPES = {
  [ME]: 'me',
  [LEFT]: 'left',
  [RIGHT]: 'right',
  [LEFT | RIGHT]: 'neighbours',
  [ME | LEFT | RIGHT]: 'all',
} as const;
export type ScopeName = (typeof SCOPES)[keyof typeof SCOPES];

export const scopeName = (scope: number): ScopeName => SCOPES[scope as keyof typeof SCOPES];

export function phrasesOf(effects: readonly Effect[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (const effect of effects) {
    // a token that is taken is drawn and told by its value, as one that is given
    if (effect.kind === 'takeVictory' && effect.age !== NOW)
      phrases.push({ kind: 'victory', value: VICTORIES[effect.age - 1] });
    else if (effect.kind !== 'coins' && effect.kind !== 'vp') phrases.push(effect);
    else if (typeof effect.amount === 'number')
      phrases.push({ kind: effect.kind === 'vp' ? 'points' : 'coins', count: effect.amount });
    else addCounted(phrases, effect.kind === 'vp' ? 'points' : 'coins', effect.amount);
  }
  return phrases;
}

/** The value of a victory token, of one that is counted by it. */
export const victoryIn = (of: string): number | null => (/^victory-\d$/.test(of) ? Number(of.slice(-1)) : null);

function addCounted(phrases: Phrase[], what: 'coins' | 'points', { each, of, scope, every }: Per): void {
  if (every === 2 && victoryIn(of) === each) {
    const pairs = phrases.find((phrase): phrase is Pairs => phrase.kind === 'pairs');
    if (pairs) pairs.values.push(each);
    else phrases.push({ kind: 'pairs', values: [each] });
    return;
  }
  const like = phrases.filter(
    (phrase): phrase is Counted =>
      phrase.kind === 'counted' && phrase.scope === scopeName(scope) && phrase.every === every,
  );
  const same = like.find((phrase) => phrase[what] === 0 && phrase.of.join() === of);
  const other = what === 'coins' ? 'points' : 'coins';
  const more = like.find((phrase) => phrase[what] === each && phrase[other] === 0);
  if (same) same[what] = each;
  else if (more) more.of.push(of);
  else phrases.push({ kind: 'counted', coins: 0, points: 0, of: [of], scope: scopeName(scope), every, [what]: each });
}
