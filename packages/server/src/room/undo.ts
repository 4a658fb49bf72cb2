/** Which choices a turn consists of, so that the last one can be taken back whole. */
import { type Game, retrace, save } from '@polis/engine';

/**
 * How many revealed choices stay when the last turn is undone. A turn is a choice from the hand with all that is asked
 * before the next one, the last card of an Age included; before the first Age every question is one of its own.
 */
export function lastTurn(played: Game): number {
  let asked = Number.NaN;
  let start = 0;
  let done = 0;
  for (const game of retrace(save(played))) {
    const { question } = game.state;
    if (done === played.moves.length) break;
    if (question !== asked && isStart(game)) start = done;
    asked = question;
    done++;
  }
  return start;
}

function isStart({ rules, state }: Game): boolean {
  const { window, kind } = rules.steps[state.at];
  return state.age === 0 || (window === 'turn.choose' && kind !== 'play.last');
}
