/** Chains as trees: what makes what free. */
import type { Card, Rules } from '@polis/engine';
import { type Kind, kindOf } from '../look/kinds.ts';
import { opens } from '../look/opens.ts';

/** Any one of the cards leads to all that come next. */
export interface ChainNode {
  cards: Card[];
  next: ChainNode[];
}

/** Cards that lead to the same ones stand together. */
function nodesOf(rules: Rules, cards: readonly Card[]): ChainNode[] {
  const nodes = new Map<string, ChainNode>();
  for (const card of cards) {
    const next = opens(rules, card);
    const key = next.length > 0 ? next.map(({ name }) => name).join() : card.name;
    const same = nodes.get(key);
    if (same) same.cards.push(card);
    else nodes.set(key, { cards: [card], next: nodesOf(rules, next) });
  }
  return [...nodes.values()];
}

/** Every chain of the game, each from its first card on. */
export function chainsOf(rules: Rules): ChainNode[] {
  const buildings = new Set<number>();
  const firsts = rules.cards.filter((card) => {
    const isFirst = card.chain.length === 0 && !buildings.has(card.building) && opens(rules, card).length > 0;
    buildings.add(card.building);
    return isFirst;
  });
  return nodesOf(rules, firsts);
}

const cardsIn = ({ cards, next }: ChainNode): Card[] => [...cards, ...next.flatMap(cardsIn)];

/** The chains that a card is part of. */
export const chainsWith = (rules: Rules, name: string): ChainNode[] =>
  chainsOf(rules).filter((node) => cardsIn(node).some((card) => card.name === name));

/** By the kind of their first card, in the order in which kinds are shown. */
export function chainsByKind(rules: Rules): { kind: Kind; chains: ChainNode[] }[] {
  const kinds = new Map<Kind, ChainNode[]>();
  for (const node of chainsOf(rules)) {
    const kind = kindOf(node.cards[0].colour);
    if (kind) kinds.set(kind, [...(kinds.get(kind) ?? []), node]);
  }
  return [...kinds].map(([kind, chains]) => ({ kind, chains }));
}
