/** Which choices a turn consists of, so that the last one can be taken back whole. */
import { create, type Game, submit } from '@polis/engine';

/**
 * How many revealed choices stay when the last turn is undone. A turn is a choice from the hand with all that is asked
 * before the next one, the last card of an Age included; before the first Age every question is one of its own.
 */
export function lastTurn({ config, moves }: Game): number {
  let game = create(config);
  let asked = Number.NaN;
  let start = 0;
  moves.forEach(({ seat, choice }, i) => {
    const { question } = game.state;
    if (question !== asked && isStart(game)) start = i;
    asked = question;
    game = submit(game, seat, choice).game;
  });
  return start;
}

function isStart({ rules, state }: Game): boolean {
  const { window, kind } = rules.steps[state.at];
  return state.age === 0 || (window === 'turn.choose' && kind !== 'play.last');
}
