/** A question in a game that can be told in a set, and an exercise made of it without thinking. */
import { create, type Game, seedFrom, submit, view } from '@polis/engine';
import { type Exercise, exerciseFrom, type Proven, questionFor } from '../../src/index.ts';

const SERIES = 'some exercises';

/** After so many questions, each answered with the first of all choices. */
export function someGame(questions: number, modules: string[] = ['base'], seats = 4): Game {
  let game = create({ seats, modules, seed: seedFrom(SERIES, 1) });
  for (let i = 0; i < questions; i++) {
    const { question } = game.state;
    for (let seat = 0; seat < game.rules.seats && game.state.question === question; seat++) {
      const own = view(game, game.state.controller[seat]).asks.find((ask) => ask.seat === seat);
      if (own) game = submit(game, seat, own.choices[0]).game;
    }
  }
  return game;
}

export const asked = (game: Game, seat = 1) => questionFor(game, seat) as NonNullable<ReturnType<typeof questionFor>>;

/** The first choice is said to be best, and the last one second. */
export function someProof(game: Game): Proven {
  const { choices } = asked(game).question;
  const seen = {
    best: choices[0],
    second: choices[choices.length - 1],
    worse: [],
    expected: [
      { chance: 0.5, points: 42.5 },
      { chance: 0.25, points: -3.5 },
    ] as [{ chance: number; points: number }, { chance: number; points: number }],
    doubt: 0.0125,
    each: 600,
    tries: 2400,
  };
  return { best: seen.best, worse: [choices[1]], looks: [seen, seen], themes: ['science', 'edifice'], rating: 1437 };
}

export const someExercise = (game: Game): Exercise => exerciseFrom(game, 1, someProof(game));

export const toStore = (exercise: Exercise) => ({ exercise, series: SERIES, number: 1 });
