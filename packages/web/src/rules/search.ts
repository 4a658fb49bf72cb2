/** Finds sections of the rules by their headings first, then by what they say: by whole words, not by parts of others. */
import type { TFunction } from 'i18next';
import { type Rule, TOPICS } from '../look/topics.ts';
import { wordsIn } from '../text/plain.ts';
import type { Pages } from './pages.ts';
import type { Block, Inline } from './parse.ts';

export interface Found {
  rule: Rule;
  title: string;
  /** The heading within the topic; null for the topic itself. */
  heading: string | null;
}

function wordsOf(t: TFunction, parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (part.is === 'text') return part.text;
      if (part.is === 'sign')
        return part.name === 'card' || part.name === 'board' ? t(`${part.name}.${part.value}`) : '';
      return wordsOf(t, part.parts);
    })
    .join('');
}

function textOf(t: TFunction, block: Block): string {
  if (block.is === 'engine') return '';
  if ('items' in block) return block.items.map((item) => wordsOf(t, item)).join(' ');
  if (block.is === 'table')
    return [block.head, ...block.rows].flatMap((row) => row.map((cell) => wordsOf(t, cell))).join(' ');
  const numbers = block.is === 'reading' ? block.numbers.join(' ') : '';
  return `${numbers} ${wordsOf(t, block.parts)}`;
}

/** So few letters at the end are not a word yet. */
const TYPING = 2;

/** Where nothing has these words, their beginnings are enough: someone may still be typing. */
export function find(t: TFunction, pages: Pages, wanted: string): Found[] {
  const words = wordsIn(wanted);
  if (words.length === 0) return [];
  const begins = (said: string[], word: string): boolean => said.some((one) => one.startsWith(word));
  const isTyped = (word: string, i: number): boolean => i < words.length - 1 || word.length > TYPING;
  const whole = findBy(t, pages, (said) =>
    words.every((word, i) => (isTyped(word, i) ? said.includes(word) : begins(said, word))),
  );
  return whole.length > 0 ? whole : findBy(t, pages, (said) => words.every((word) => begins(said, word)));
}

function findBy(t: TFunction, pages: Pages, isFound: (words: string[]) => boolean): Found[] {
  const has = (text: string): boolean => isFound(wordsIn(text));
  const byHeading: Found[] = [];
  const byText: Found[] = [];
  for (const topic of TOPICS) {
    const { title, sections } = pages[topic];
    if (has(title)) byHeading.push({ rule: topic, title, heading: null });
    for (const { anchor, heading, blocks } of sections) {
      const found: Found = { rule: anchor ? `${topic}#${anchor}` : topic, title, heading: anchor ? heading : null };
      if (anchor && has(heading)) byHeading.push(found);
      else if (blocks.some((block) => has(textOf(t, block)))) byText.push(found);
    }
  }
  const isNew = ({ rule }: Found): boolean => !byHeading.some((one) => one.rule === rule);
  return [...byHeading, ...byText.filter(isNew)];
}
