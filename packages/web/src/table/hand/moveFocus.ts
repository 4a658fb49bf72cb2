/** Arrows go from card to card. */
import type { KeyboardEvent } from 'react';

const STEPS: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.card')];
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  cards[(at + step + cards.length) % cards.length]?.focus();
}
