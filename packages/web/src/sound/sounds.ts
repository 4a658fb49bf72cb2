/** The sounds of the table, each at most 300 ms long and synthesised when it is played. */

/** When it begins, and the synthesiser's parameters: volume, randomness, frequency, attack, sustain, release, shape, … */
interface Note {
  after: number;
  sound: readonly (number | undefined)[];
}

const SINE = 0;
const TRIANGLE = 1;
const NOISE = 4;

const plucked = (after: number, frequency: number, release = 0.22): Note => ({
  after,
  sound: [1, 0, frequency, 0.005, 0.02, release, TRIANGLE, 1.6],
});

const struck = (after: number, frequency: number, release: number, slide = 0): Note => ({
  after,
  sound: [1, 0.02, frequency, 0, 0.01, release, SINE, 1, slide],
});

const brushed = (release: number, frequency: number, slide: number): Note => ({
  after: 0,
  sound: [0.5, 0.05, frequency, 0.03, 0.02, release, NOISE, 1, slide],
});

export const SOUNDS = {
  /** A pebble. */
  choose: [struck(0, 820, 0.04, -4)],
  /** A soft stamp. */
  seal: [struck(0, 130, 0.12, -1.5), brushed(0.05, 300, -2)],
  /** Cards turn. */
  reveal: [brushed(0.16, 500, 3)],
  /** Two coins. */
  coins: [struck(0, 2100, 0.08), struck(70, 2640, 0.12)],
  /** A fifth of a lyre. */
  turn: [plucked(0, 146.8), plucked(60, 220)],
  /** A drum. */
  conflict: [struck(0, 92, 0.2, -0.8), struck(140, 80, 0.15, -0.8)],
  built: [plucked(0, 261.6, 0.12), plucked(70, 329.6, 0.12), plucked(140, 392, 0.15)],
  failed: [brushed(0.1, 260, -5), struck(60, 180, 0.2, -3)],
  /** Wood. */
  clock: [struck(0, 420, 0.03)],
  win: [plucked(0, 196), plucked(25, 246.9), plucked(50, 293.7), plucked(75, 392)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;
