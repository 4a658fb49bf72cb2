/** A text of which some words look otherwise, or lead somewhere: those between `<b>` and `</b>` are drawn as `b` says. */
import { createElement, Fragment, type ReactNode } from 'react';

interface MarkedProps {
  text: string;
  marks: Record<string, (words: string) => ReactNode>;
}

const MARK = /<(\w+)>(.*?)<\/\1>/;

export function Marked({ text, marks }: MarkedProps) {
  // words, a mark, the words in it, words again
  const parts = text.split(MARK);
  const shown = parts.map((part, i) => (i % 3 === 0 ? part : i % 3 === 1 ? marks[part](parts[i + 1]) : null));
  return createElement(Fragment, null, ...shown);
}
