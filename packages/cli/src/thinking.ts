/** What is measured of the bots, through their public face alone: `npm run bench:bots` measures others with it. */
import * as face from '@polis/bots';
import {
  boardNames,
  type ConfigInput,
  create,
  dice,
  type Edition,
  type Game,
  type OwnAsk,
  sample,
  seedFrom,
  step,
  type View,
  view,
} from '@polis/engine';
import type { Measured } from './measures.ts';

const { bots, suggest } = face;
// other revisions may be from before there was a second bot that searches
const { ready, searchingBots = ['architect'] } = face as Partial<typeof face>;

/** One bot of each way to think: levels and styles think in the same ways. */
const MEASURED: readonly face.BotName[] = ['apprentice', 'architect', 'baseline', 'merchant', 'random', 'scholar'];

/** Tries of one search that is measured, unless told otherwise. */
const TRIES = 20;

/** A table with three expansions. */
export const THINKING: Measured & { edition: Edition } = {
  players: 5,
  edition: 'first',
  modules: ['base', 'leaders', 'cities', 'edifice'],
};

export interface Thinking {
  what: string;
  /** Decides once, another question each time. */
  once(): void;
  /** How many of what is counted one decision is. */
  count: number;
}

/** Decisions of these bots, and tries of those that search. */
export async function thinking({
  players = THINKING.players,
  modules = THINKING.modules,
  tries = TRIES,
}: {
  players?: number;
  modules?: typeof THINKING.modules;
  tries?: number;
} = {}): Promise<Thinking[]> {
  const names = MEASURED.filter((name) => name in bots);
  await ready?.(...names);
  const chance = dice(11);
  const views = Array.from({ length: 40 }, (_, i) => {
    const game = create({ seats: players, modules, seed: seedFrom('thinking', i) });
    for (let asked = 0; asked < i; asked++) playOn(game, (seat) => sample(game.rules, game.state, seat, chance));
    return view(game, 0);
  }).filter(({ asks }) => asks.length > 0 && asks[0].choices.length > 1);
  let asked = 0;
  const decide = (name: face.BotName): void => {
    const sees = views[asked++ % views.length]; // on and on: a long search fills a slice of time by itself
    bots[name](sees, sees.asks[0], { dice: chance, iterations: tries });
  };
  return names.map((name): Thinking => {
    const searches = searchingBots.includes(name);
    return {
      what: `${searches ? 'tries' : 'decisions'} of ${name}`,
      once: () => decide(name),
      count: searches ? tries : 1,
    };
  });
}

/** Everyone who is asked answers. */
function playOn({ rules, state }: Game, answer: (seat: number) => number): void {
  for (let seat = 0; seat < rules.seats; seat++)
    if (state.asks[seat] !== null && state.sealed[seat] < 0) state.sealed[seat] = answer(seat);
  if (state.at < rules.end) step(rules, state, state.sealed.slice(), null);
}

const ALL = ['base', 'leaders', 'cities', 'edifice'];

/** Games in which bots are asked: every module, both editions and boxes, further boards, two and many players. */
const GAMES: Omit<ConfigInput, 'seed'>[] = [
  { seats: 5, modules: ALL },
  { seats: 2, modules: ['base', 'leaders'] },
  { seats: 3, modules: ['base'] },
  { seats: 7, modules: ['base', 'cities'] },
  { seats: 6, modules: ['base', 'leaders', 'cities', 'teams'] },
  { seats: 4, edition: 'second', modules: ALL, boards: [...boardNames], expert: true },
  {
    seats: 4,
    edition: 'second',
    modules: ['base', 'leaders', 'cities'],
    boxes: { leaders: 'first', cities: 'first' },
    boards: [...boardNames],
  },
];

/** Every so many questions a search is asked as well. */
const SOME = 7;

/**
 * What merchants answer, and what a search of so many tries finds, down to the last digit of its chances: in so many
 * games of each kind. The games themselves do not depend on it.
 */
export function answered(games: number, tries: number): string[] {
  const answers: string[] = [];
  const ask = (sees: View, question: OwnAsk, at: string, seed: number): void => {
    answers.push(`${at}: ${bots.merchant(sees, question, { dice: dice(seed) })}`);
    if (answers.length % SOME > 0) return;
    const found = suggest(sees, { dice: dice(seed), iterations: tries }, question);
    answers.push(`${at}, searched: ${found.map((one) => [one.choice, one.tries, one.chance, one.points]).join('; ')}`);
  };
  GAMES.forEach((config, kind) => {
    for (let i = 0; i < games; i++) {
      const game = create({ ...config, seed: seedFrom('answered', i) });
      const chance = dice(i);
      while (game.state.at < game.rules.end) {
        const at = `${kind}.${i}.${game.state.question}`;
        for (let seat = 0; seat < game.rules.players; seat++) {
          const sees = view(game, seat);
          for (const question of sees.asks)
            if (question.choices.length > 1) ask(sees, question, `${at}.${question.seat}`, answers.length);
        }
        playOn(game, (seat) => sample(game.rules, game.state, seat, chance));
      }
    }
  });
  return answers;
}
