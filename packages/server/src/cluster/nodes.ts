/** Which nodes are alive, by the signs of life in the database, and which of them looks after a table. */
import { KNOWS } from '../room/index.ts';
import type { Beat, Store } from '../store/store.ts';

export interface Nodes {
  /** Says that this node is alive and learns who else is; `changed` is called when that is news. */
  beat(): Promise<void>;
  /** The other nodes that are alive. */
  others(): readonly string[];
  /**
   * One of those that know enough. Every one of them comes to the same answer, and one that comes or goes changes it for
   * few tables. Null if none does.
   */
  leaderOf(table: string, needs: number): string | null;
  /** Whether another one knows more than this one. */
  knowMore(): boolean;
}

/** A node is taken for dead after this silence: long enough for a sign of life to be late. */
const SILENT_MS = 7000;

export function nodesOf(
  me: string,
  store: Pick<Store, 'beat' | 'beats'>,
  now: () => number,
  changed: () => void,
): Nodes {
  /** The last sign of each node, and when it was new to us: other machines' clocks may be wrong. */
  const signs = new Map<string, { seen: number; heard: number; knows: number }>();
  let alive: readonly string[] = [];

  function learn({ node, seen, knows }: Beat): void {
    const known = signs.get(node);
    if (known?.seen === seen) return;
    const isOld = !known && seen < now() - SILENT_MS;
    signs.set(node, { seen, knows, heard: isOld ? Number.NEGATIVE_INFINITY : now() });
  }

  const knownBy = (node: string): number => signs.get(node)?.knows ?? 0;

  return {
    async beat() {
      await store.beat({ node: me, seen: now(), knows: KNOWS });
      const beats = (await store.beats()).filter(({ node }) => node !== me);
      for (const beat of beats) learn(beat);
      for (const node of signs.keys()) if (!beats.some((one) => one.node === node)) signs.delete(node);
      const before = alive;
      alive = [...signs].flatMap(([node, { heard }]) => (heard > now() - SILENT_MS ? [node] : [])).sort();
      if (before.join() !== alive.join()) changed();
    },
    others: () => alive,
    leaderOf(table, needs) {
      let leader = needs <= KNOWS ? me : null;
      for (const node of alive)
        if (knownBy(node) >= needs && (leader === null || isBefore(table, node, leader))) leader = node;
      return leader;
    },
    knowMore: () => alive.some((node) => knownBy(node) > KNOWS),
  };
}

function isBefore(table: string, one: string, other: string): boolean {
  const [a, b] = [mixed(`${one} ${table}`), mixed(`${other} ${table}`)];
  return a > b || (a === b && one > other);
}

/** FNV-1a with one more mixing step, so that names that differ in one letter give very different numbers. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
