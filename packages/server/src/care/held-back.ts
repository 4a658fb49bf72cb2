/** Who may not play for now, not speak, or not choose a name: told so, and for how long. */
import type { Measure, MeasureKind } from '@polis/client';
import type { Store } from '../store/store.ts';

const SAID = {
  ban: { code: 'banned', message: 'you may not play here for now' },
  mute: { code: 'silenced', message: 'a moderator has muted you at all tables' },
  name: { code: 'name-held', message: 'a moderator has chosen your name; you may not choose another for now' },
} as const satisfies Record<MeasureKind, { code: string; message: string }>;

type HeldBack<K extends MeasureKind> = (typeof SAID)[K] & Pick<Measure, 'until'>;

/** The first of these that keeps someone from it; null if nothing does. Asked each time, so that it holds at once everywhere. */
export async function heldBackFrom<K extends MeasureKind>(
  { store, now }: { store: Pick<Store, 'measuresOf'>; now(): number },
  person: string,
  kinds: readonly K[],
): Promise<HeldBack<K> | null> {
  if (kinds.length === 0) return null;
  const measures = await store.measuresOf(person, now());
  for (const kind of kinds) {
    const found = measures.find((measure) => measure.kind === kind);
    if (found) return { ...SAID[kind], until: found.until };
  }
  return null;
}
