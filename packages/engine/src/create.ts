/** Sets up a game: as it is dealt, or where it begins elsewhere. */
import { seal } from './answering.ts';
import type { InGame } from './beginning.ts';
import { asksSame, imagining } from './belief.ts';
import { NONE } from './choice.ts';
import { type ConfigInput, readConfig, rulesOf } from './config.ts';
import { deal } from './deal.ts';
import { PolisError } from './errors.ts';
import { isOver, step } from './flow.ts';
import { type Game, isAnswered } from './game.ts';
import { startRemembering } from './memory.ts';
import { diceFrom, seedWords, stream } from './rng.ts';
import { playOn } from './scenario-rest.ts';
import { UNSEEN } from './streams.ts';
import type { GameConfig, GameEvent, SeatId, State } from './types.ts';
import { view } from './view.ts';

/** Throws a PolisError if the configuration is bad. What happens before the first question goes to `log`. */
export const create = (input: ConfigInput, log: GameEvent[] | null = null): Game => started(readConfig(input), log);

function started(config: GameConfig, log: GameEvent[] | null): Game {
  const { from, seed } = config;
  if (!from) return deal(config, log);
  if ('game' in from) return { ...branched(from, seed), config, moves: [] };
  const rules = rulesOf(config);
  return { config, rules, state: playOn(rules, seedWords(seed), from.table, log), moves: [] };
}

/** The other game after these choices of it, at the question that comes then. */
function branched({ game: config, choices, keeps }: InGame, seed: string): Pick<Game, 'rules' | 'state'> {
  const game = started(config, null);
  const { rules, state } = game;
  choices.forEach(([seat, form], i) => {
    seal(game, i, seat, form);
    if (isAnswered(state)) step(rules, state, state.sealed, null);
  });
  if (isOver(rules, state)) throw new PolisError('beginning', 'that game is over after these choices');
  if (state.sealed.some((choice) => choice !== NONE))
    throw new PolisError('beginning', 'the last question is not answered by all: a game begins where one is asked');
  if (keeps === null) return { rules, state };
  if (keeps < 0 || keeps >= rules.players)
    throw new PolisError('beginning', `there is no player at seat ${keeps} who could keep what was seen`);
  return { rules, state: dealtAnew(game, keeps, seed) };
}

/** What this seat remembers stays; what others remember would not be so any more, and is forgotten. */
function dealtAnew(game: Game, keeps: SeatId, seed: string): State {
  const seen = view(game, keeps);
  const { state } = imagining(seen, game.rules)(diceFrom(stream(seedWords(seed), UNSEEN)));
  if (!asksSame(seen, state))
    throw new PolisError('beginning', `no other deal was found that fits what seat ${keeps} has seen`);
  const remembered = state.seats[keeps].seen;
  startRemembering(state);
  state.seats[keeps].seen = remembered;
  return state;
}
