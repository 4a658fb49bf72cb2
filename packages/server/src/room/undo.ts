/** Which choices a turn consists of, so that the last one can be taken back whole. */
import { create, type Game, submit } from '@polis/engine';

/**
 * How many revealed choices stay when the last turn is undone. A turn is a choice from the hand with all that was asked
 * before the next one; outside of turns every question is one of its own.
 */
export function lastTurn({ config, moves }: Game): number {
  const questions: { from: number; turn: string }[] = [];
  let game = create(config);
  let asked = Number.NaN;
  moves.forEach(({ seat, choice }, i) => {
    const { age, turn, question } = game.state;
    if (question !== asked) questions.push({ from: i, turn: turn === 0 ? `question ${question}` : `${age}.${turn}` });
    asked = question;
    game = submit(game, seat, choice).game;
  });
  const last = questions.at(-1)?.turn;
  return questions.find(({ turn }) => turn === last)?.from ?? 0;
}
