/** Games that began in the middle of another one. */
import type { BeginningShown } from '@polis/client';
import type { Beginning, GameRecord } from '@polis/engine';
import type { RecordedGame } from './game.ts';
import type { NamedRecord } from './reading.ts';
import type { Story } from './steps.ts';

type InGame = Extract<Beginning, { game: unknown }>;

/** Where in another game it began; null for one that began with its deal or at a table that was set. */
export function partingOf({ config }: GameRecord): InGame | null {
  const { from } = config;
  return from && 'game' in from ? from : null;
}

/** What was played before it, as far as it knows itself: to the question with which it began. */
export function playedBefore(record: NamedRecord): NamedRecord | null {
  const from = partingOf(record);
  if (!from) return null;
  // hashes are those of the game that it came from, which need not be here
  const choices = from.choices.map(([seat, choice]) => [seat, choice] as unknown as GameRecord['choices'][number]);
  return { config: from.game, choices, result: null, ...(record.players ? { players: record.players } : {}) };
}

/** All choices from the deal on: one that began in another game, and left all as it was, is a part of that. */
function fromDeal({ config, choices }: GameRecord): Pick<InGame, 'game' | 'choices'> & { own: number } {
  const from = partingOf({ config } as GameRecord);
  const own = choices.map(([seat, choice]): InGame['choices'][number] => [seat, choice]);
  if (!from || from.keeps !== null) return { game: config, choices: own, own: 0 };
  return { game: from.game, choices: [...from.choices, ...own], own: from.choices.length };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The step of the other game at which it began; null if that is not the game it came from. */
export function partedAt({ record }: RecordedGame, other: RecordedGame): number | null {
  const from = partingOf(record);
  const { game, choices, own } = fromDeal(other.record);
  if (!from || !isSame(game, from.game)) return null;
  if (!from.choices.every((choice, i) => isSame(choice, choices[i]))) return null;
  const at = other.story.steps.findIndex((step) => step.game.moves.length === from.choices.length - own);
  return at < 0 ? null : at;
}

/** The step of the game it came from, counted from 0: the question that was asked there, or else the first of that turn. */
export function stepOf({ steps }: Story, { age, turn }: BeginningShown, question: number): number {
  const here = steps.flatMap(({ game: { state } }, at) => (state.age === age && state.turn === turn ? [at] : []));
  return here.find((at) => steps[at].game.state.question === question) ?? here[0] ?? 0;
}
