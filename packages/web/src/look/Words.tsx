/** A name whose words go to the next line whole, and break only where one is longer than a line. */
import './Words.css';
import { Fragment } from 'react';
import { SOFT_HYPHEN } from './hyphenated.ts';

export function Words({ of }: { of: string }) {
  return of.split(' ').map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
    <Fragment key={i}>
      {i > 0 ? ' ' : ''}
      {word.includes(SOFT_HYPHEN) ? <span className="word">{word}</span> : word}
    </Fragment>
  ));
}
