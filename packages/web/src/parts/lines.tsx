/** The lines of the score sheet: their order, their crests and their colours. */
import './lines.css';
import type { Rules } from '@polis/engine';
import type { ReactNode } from 'react';
import { Icon } from '../look/Icon.tsx';
import type { Kind } from '../look/kinds.ts';
import { Crest } from '../look/symbols.tsx';

interface Look {
  icon: ReactNode;
  /** Of its part of a bar, and of what is written there. */
  fill: string;
  on: string;
}

const ofKind = (kind: Kind): Look => ({
  icon: <Crest kind={kind} />,
  fill: `var(--k-${kind})`,
  on: `var(--k-${kind}-on)`,
});

const LOOKS: Record<string, Look> = {
  military: ofKind('war'),
  treasury: { icon: <Icon name="coin" />, fill: 'var(--coin)', on: 'var(--coin-ink)' },
  wonder: { icon: <Steps />, fill: 'var(--k-goods)', on: 'var(--k-goods-on)' },
  civilian: ofKind('civic'),
  science: ofKind('science'),
  commerce: ofKind('trade'),
  guilds: ofKind('guild'),
  leaders: ofKind('leader'),
  cities: ofKind('shadow'),
  edifice: { icon: <Icon name="column" className="line-column" />, fill: 'var(--column)', on: 'var(--coin-ink)' },
};

/** What a module brings that this app does not know yet. */
const PLAIN: Look = { icon: <Icon name="sun" />, fill: 'var(--ink-3)', on: 'var(--surface)' };

export const lookOf = (line: string): Look => LOOKS[line] ?? PLAIN;

/** In the order people count them. */
export const linesOf = (rules: Rules): string[] => inOrder(rules.lines.map(({ id }) => id));

export function inOrder(lines: readonly string[]): string[] {
  const order = Object.keys(LOOKS);
  const place = (line: string): number => (order.indexOf(line) + order.length + 1) % (order.length + 1);
  return [...lines].sort((a, b) => place(a) - place(b));
}

function Steps() {
  return (
    <span className="line-steps" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
