/**
 * Bots of another revision at a table of today: `npm run earlier` bundles this with the engine and the bots of that revision, so
 * it uses nothing but what both have. They are shown the game as their own engine plays it: a record is what all
 * revisions understand.
 */
import * as face from '@polis/bots';
import {
  type ChoiceForm,
  type GameConfig,
  type GameRecord,
  PolisError,
  replay,
  type SeatId,
  unpack,
  VERSION,
  view,
} from '@polis/engine';

const { bots } = face;
// there were bots before any of them had to learn
const { ready: awake } = face as Partial<typeof face>;

export const names: readonly string[] = Object.keys(bots);

export async function ready(): Promise<void> {
  await awake?.(...names);
}

/** Why that revision cannot play such a game; null if it can. */
export function refused({ version, boxes = {}, boards = [], expert }: GameConfig): string | null {
  const isNew = Object.values(boxes).includes('second') || boards.length > 0 || expert;
  return version > VERSION && isNew ? 'that revision knows neither second boxes nor further boards' : null;
}

/** What a bot of that revision answers for a seat, in words. */
export function answer(name: string, record: GameRecord, seat: SeatId, budget: face.Budget): ChoiceForm {
  const choices = record.choices.map(([of, choice]) => [of, choice]);
  const game = replay({ config: configFor(record), choices });
  const sees = view(game, game.state.controller[seat]);
  const question = sees.asks.find((ask) => ask.seat === seat);
  if (!question) throw new PolisError('record', `that revision does not ask seat ${seat} here`);
  return unpack(game.rules, bots[name as face.BotName](sees, question, budget));
}

/** An older revision plays the same games, but for what it has not heard of. */
function configFor({ config }: GameRecord): object {
  if (config.version <= VERSION) return config;
  const { version: _, boxes: __, boards: ___, expert: ____, ...known } = config;
  return known;
}
