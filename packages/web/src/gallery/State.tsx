/** One state of a part, with a word or two about it. */
import './gallery.css';
import type { CSSProperties, ReactNode } from 'react';

/**
 * The captions are plain words in these files, and not texts of the app: they are for developers, and no build that
 * people play with has them.
 */
export function State({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="state">
      {children}
      <figcaption lang="en">{caption}</figcaption>
    </figure>
  );
}

/** `least`: pixels that each needs on a large screen, and on a phone. */
export function States({ least: [wide, narrow], children }: { least: readonly [number, number]; children: ReactNode }) {
  const style = { '--least': `${wide}px`, '--least-phone': `${narrow}px` } as CSSProperties;
  return (
    <div className="states" style={style}>
      {children}
    </div>
  );
}
