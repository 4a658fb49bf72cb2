/** Counts the final score up line by line, once for every game; any key or tap shows the end of it. */
import { useEffect, useState } from 'react';
import { useIsStill } from '../device/look.ts';

const ALL_MS = 4000;
const KEPT = 'polis-counted';
const MOST_KEPT = 50;

function counted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[];
  } catch {
    return [];
  }
}

const keep = (table: string): void =>
  localStorage.setItem(KEPT, JSON.stringify([...new Set([...counted(), table])].slice(-MOST_KEPT)));

export interface Counting {
  isOver: boolean;
  /** How much of the line is shown, from 0 to 1. */
  partOf(line: number): number;
  skip(): void;
}

export function useCounting(table: string, lines: number): Counting {
  const isStill = useIsStill();
  const [part, setPart] = useState(() => (isStill || counted().includes(table) ? 1 : 0));
  const isOver = part >= 1;
  useEffect(() => {
    if (isOver) {
      keep(table);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      setPart(Math.min(1, (now - start) / ALL_MS));
      frame = requestAnimationFrame(tick);
    });
    const skip = (): void => setPart(1);
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, [isOver, table]);
  return {
    isOver,
    partOf: (line) => Math.min(1, Math.max(0, part * lines - line)),
    skip: () => setPart(1),
  };
}
