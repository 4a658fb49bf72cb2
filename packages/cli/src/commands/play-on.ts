/** `polis play --on`: a scenario to the end of its game, with a bot in every chair. */
import { type BotName, bots, playOut, ready } from '@polis/bots';
import { create, type GameEvent, PolisError, save, score, seedFrom } from '@polis/engine';
import { UsageError } from '../command.ts';
import { type Answer, answerEach } from '../files.ts';
import { readBots } from '../mix.ts';
import { eventText } from '../print/events.ts';
import { namesOf } from '../print/names.ts';
import { sheetText } from '../print/sheet.ts';
import { dim } from '../print/text.ts';
import { readScenario, type ScenarioFile } from '../scenario-schema.ts';

export const ON_OPTIONS = {
  on: { type: 'boolean', default: false },
  seed: { type: 'string' },
  bots: { type: 'string' },
} as const;

interface Plan {
  seed: string;
  chairs: BotName[];
}

/** What is said about bots and their seed is of no use where one turn is played. */
export function refuseWithoutOn({ seed, bots: named }: { seed?: string; bots?: string }): void {
  if (seed !== undefined || named !== undefined) throw new UsageError('--seed and --bots are for --on');
}

export async function playOn(
  file: string,
  { json, seed = '1', bots: named = 'random' }: { json: boolean; seed?: string; bots?: string },
): Promise<number> {
  const chairs = readBots(named);
  await ready(...chairs);
  return answerEach(file, json, (text) => playedOn(readScenario(text), { seed, chairs }));
}

function playedOn({ $schema: _, ...scenario }: ScenarioFile, { seed, chairs }: Plan): Answer {
  const choosing = scenario.seats.findIndex(({ choice }) => choice !== undefined);
  if (choosing >= 0)
    throw new PolisError('scenario', `seat ${choosing} has a "choice": play that turn first, or leave it to the bots`);
  const events: GameEvent[] = [];
  const players = scenario.freeCity ? 2 : scenario.seats.length;
  if (chairs.length > players) throw new UsageError(`${chairs.length} bots are named for ${players} players`);
  const start = create({ seats: players, seed: seedFrom(seed, 0), from: { table: scenario } }, events);
  const seated = Array.from({ length: players }, (_, seat) => bots[chairs[seat % chairs.length]]);
  const game = playOut(start, seated, 1, events);
  return {
    data: save(game),
    text() {
      const names = namesOf(game);
      const told = events.flatMap((event) => (event.event === 'coins' ? [] : (eventText(event, names) ?? [])));
      const dealt = dim(`What the scenario does not name was dealt by the seed ${game.config.seed}`);
      return `${told.join('\n')}\n\n${sheetText(score(game), names)}\n\n${dealt}`;
    },
  };
}
