/** What a symbol means. Symbols are known by their classes, other things by `data-explain`. */
import type { TFunction } from 'i18next';
import { KINDS } from '../../look/kinds.ts';
import { KIND_RULES, type Rule, ruleOfSymbol } from '../../look/topics.ts';

export const EXPLAINED = '[data-explain], .t, .ch, .n, .sym, .crest, .pips, .fx';

const BY_CLASS: readonly [string, string][] = [
  ['t', 'resource'],
  ['ch', 'choice'],
  ['n-coin', 'coin'],
  ['n-sun', 'sun'],
  ['n-shield', 'shield'],
  ['sym', 'science'],
  ['pips', 'stages'],
];

/** Things whose name needs no explanation. */
const SAY_ALL = ['card', 'chain', 'stage'];

export interface Explanation {
  title: string;
  text: string | null;
  /** Where all of it can be read. */
  rule: Rule | null;
}

export function explanationOf(t: TFunction, element: Element): Explanation | null {
  const { classList } = element;
  const kind = KINDS.find((one) => classList.contains(`c-${one}`));
  if (kind) return { title: t(`kindLong.${kind}`), text: null, rule: KIND_RULES[kind] };
  const id = element.getAttribute('data-explain') ?? BY_CLASS.find(([name]) => classList.contains(name))?.[1] ?? null;
  const text = id ? t(`sheet.explain.${id}`) : null;
  const title = element.getAttribute('aria-label');
  const rule = (element.getAttribute('data-rule') as Rule | null) ?? (id ? ruleOfSymbol(id) : null);
  if (!title) return text ? { title: text, text: null, rule } : null;
  return { title, text: id && SAY_ALL.includes(id) ? null : text, rule };
}
