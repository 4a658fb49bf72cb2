/** The kind of effect that only Abu Simbel has. */
import type { Handler, Handlers } from '../../module.ts';
import type { Effect } from '../../vocabulary.ts';
import { ENTOMB } from './entomb.ts';

declare module '../../vocabulary.ts' {
  interface EffectKinds {
    /** At once: a leader of the own city may be entombed, for twice its cost in points. */
    entomb: Record<never, never>;
  }
}

declare module '../../scenario-types.ts' {
  interface ScenarioSeat {
    /** Leaders entombed; they do not stand in `leaders`. */
    entombed?: string[];
  }
}

export const entomb = (): Effect => ({ kind: 'entomb' });

/** A right that is used in the window of its name. `entombs` also says which stages bring it. */
const mayEntomb: Handler<'entomb', { entombs: number }> = {
  bind: (_, names) => ({ entombs: names.token(ENTOMB) }),
  once: {
    in: 'turn.effects',
    apply({ state }, seat, { entombs }) {
      state.seats[seat].tokens[entombs]++;
    },
  },
};

export const effects = { entomb: mayEntomb } satisfies Partial<Handlers>;
