/** The projects of the Ages, as the engine tells them. */
import { type Card, type Penalty, penaltyOf, type SeatId } from '@polis/engine';
import { tokensOf } from '../../game/contents.ts';
import type { TableModel } from '../../game/model.ts';

export type Fate = 'project' | 'built' | 'failed';

export interface Project {
  card: Card;
  fate: Fate;
  /** Places for columns, and those still empty. */
  places: number;
  missing: number;
  /** Who has taken part. */
  takers: SeatId[];
  penalty: Penalty | undefined;
}

interface Told {
  id: string;
  left: number;
  state: Fate;
}

/** One for each Age; none in games without them. */
export function projectsOf(model: TableModel): Project[] {
  const { rules, game, view } = model;
  const field = rules.scenario.find((one) => one.field === 'edifices');
  const told = (field?.describe({ rules, state: game.state, log: null }) ?? []) as Told[];
  return told.map(({ id, left, state }) => {
    const card = rules.cards[rules.cardByName.get(id) as number];
    const token = `pawn-${card.age}`;
    return {
      card,
      fate: state,
      places: rules.setup.tokens[rules.tokenByName(token)] ?? left,
      missing: left,
      takers: view.seats.flatMap((_, seat) => (tokensOf(model, seat, token) > 0 ? [seat] : [])),
      penalty: penaltyOf(rules, id),
    };
  });
}

/** The project of this Age; before the first one that of the first. */
export const currentProject = (projects: readonly Project[], age: number): Project | undefined =>
  projects.find(({ card }) => card.age === Math.max(1, age));
