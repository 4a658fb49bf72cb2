/** Questions about a table that nobody has to play on for. */
import type { Game } from './game.ts';
import { clone } from './state.ts';

/** The tokens each seat would take if the conflicts of this Age were resolved now. */
export function conflictsNow({ rules, state }: Game): { won: number[]; lost: number }[] {
  const now = clone(state);
  const fight = rules.steps.find((step) => step.window === 'conflict' && step.age === state.age);
  fight?.phase.enter({ rules, state: now, log: null });
  return now.seats.map((seat, id) => {
    const gained = rules.tokens.map((token, t) => ({ ...token, count: seat.tokens[t] - state.seats[id].tokens[t] }));
    const military = gained.filter((token) => token.score === 'military');
    const won = military.filter((token) => token.points > 0);
    const lost = military.filter((token) => token.points < 0);
    return {
      won: won.flatMap((token) => new Array<number>(token.count).fill(token.points)),
      lost: lost.reduce((sum, token) => sum + token.count, 0),
    };
  });
}
