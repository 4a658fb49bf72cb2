/**
 * Plays games for the trainer. Most chairs are taken by what is being learned; in a third sit merchants, merchants with
 * tastes of their own, and earlier versions. What the learner decided goes into a batch with how the game ended.
 */
import fs from 'node:fs';
import path from 'node:path';
import {
  type Ask,
  type Choice,
  type ConfigInput,
  create,
  type Dice,
  dice,
  dropMemory,
  finalScore,
  type Rules,
  roll,
  type SeatId,
  type State,
  seedFrom,
  step,
} from '@polis/engine';
import type { Table } from '../packages/bots/src/position.ts';
import { answersOf } from '../packages/bots/src/scholar/answers.ts';
import type { Rows } from '../packages/bots/src/scholar/encode.ts';
import { judgedBy, type Witness } from '../packages/bots/src/scholar/mind.ts';
import { Net } from '../packages/bots/src/scholar/net.ts';
import { sketchOf, type TableSketch } from '../packages/bots/src/scholar/sketch.ts';
import { answerAll, drawn, noOptions } from '../packages/bots/src/search/policy.ts';
import { quickWeights, type Weights } from '../packages/bots/src/weights.ts';
import { Batch } from './batch.ts';
import { mixFrom } from './mixes.ts';
import { readLearned } from './read.ts';

/** Who sits in a chair. */
type Player = { net: Net; learns: boolean } | { weights: Weights; doubt: number };

const options = noOptions();

/** One decision, until it is known how the game ended: rows numbered as among all that can be learned. */
class Decision implements Witness {
  readonly tableRows: number[] = [];
  readonly answerRows: number[] = [];
  readonly answerCounts: number[] = [];
  readonly worths: number[] = [];
  chosen = 0;
  likely = 0;
  private readonly numbers: Numbering;

  constructor(numbers: Numbering) {
    this.numbers = numbers;
  }

  table({ rows, count }: Rows): void {
    for (let i = 0; i < count; i++) this.tableRows.push(this.numbers.table[rows[i]]);
  }

  answer({ rows, count }: Rows, worth: number): void {
    for (let i = 0; i < count; i++) this.answerRows.push(this.numbers.answers[rows[i]]);
    this.answerCounts.push(count);
    this.worths.push(worth);
  }
}

type Numbering = ReturnType<Net['numbering']>;
const numberings = new WeakMap<Rules, Numbering>();

/** The same for all nets that learn, since all of them begin from one catalogue. */
function numberingOf(net: Net, rules: Rules): Numbering {
  const found = numberings.get(rules) ?? net.numbering(rules);
  numberings.set(rules, found);
  return found;
}

/** Decides by a net: at random by its likelihoods, or the likeliest where there is no chance. */
function decide(
  net: Net,
  { rules, state }: { rules: Rules; state: State },
  table: Table,
  sketch: TableSketch,
  seat: SeatId,
  chance: Dice | null,
  kept: Decision[] | null,
): Choice {
  const decision = kept && new Decision(numberingOf(net, rules));
  judgedBy(net, rules, state, table, sketch, seat, options, decision);
  const choice = chance ? drawn(options, 1, chance) : drawn(options, 0, dice(0));
  if (decision && options.count > 1) {
    decision.chosen = options.choices.indexOf(choice);
    decision.likely = options.worths[decision.chosen] - logSum(options.worths, options.count);
    kept.push(decision);
  }
  return choice;
}

function logSum(values: readonly number[], count: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) most = Math.max(most, values[i]);
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp(values[i] - most);
  return most + Math.log(sum);
}

/** Shares in the win, and leads over the best of the others; in teams those of the team. */
function outcome(rules: Rules, state: State): { won: number[]; lead: number[] } {
  const { sheets, winners } = finalScore({ rules, state, log: null });
  const sides = rules.teams ?? Array.from({ length: rules.players }, (_, seat) => [seat]);
  const totals = sides.map((side) => side.reduce((sum, seat) => sum + sheets[seat].total, 0) / side.length);
  const won = new Array<number>(rules.players).fill(0);
  const lead = new Array<number>(rules.players).fill(0);
  const first = sides.filter((side) => winners.includes(side[0])).length;
  sides.forEach((side, i) => {
    const best = Math.max(...totals.filter((_, other) => other !== i));
    for (const seat of side) {
      won[seat] = winners.includes(seat) ? 1 / first : 0;
      lead[seat] = totals[i] - best;
    }
  });
  return { won, lead };
}

/** Plays to the end, and says who won. Without a batch nothing is learned from it, and nets do what is likeliest. */
function playGame(config: ConfigInput, players: readonly Player[], chance: Dice, batch: Batch | null): number[] {
  const { rules, state } = create(config);
  dropMemory(state);
  const kept: Decision[][] = players.map(() => []);
  while (state.at < rules.end) {
    let sketch: TableSketch | null = null;
    answerAll(rules, state, (seat, table) => {
      const who = state.controller[seat];
      const player = players[who];
      if ('weights' in player) {
        answersOf(rules, state, table, seat, state.asks[seat] as Ask, options, player.weights);
        return drawn(options, player.doubt, chance);
      }
      sketch ??= sketchOf(rules, state, table);
      const keeps = batch && player.learns ? kept[who] : null;
      return decide(player.net, { rules, state }, table, sketch, seat, batch && chance, keeps);
    });
    step(rules, state, state.sealed, null);
  }
  const { won, lead } = outcome(rules, state);
  kept.forEach((all, who) => {
    if (batch && all.length > 0) put(batch, all, won[who], lead[who]);
  });
  return won;
}

function put(batch: Batch, all: readonly Decision[], won: number, lead: number): void {
  for (const { tableRows, answerRows, answerCounts, worths, chosen, likely } of all) {
    for (const row of tableRows) batch.tableRows.push(row);
    batch.tableCount.push(tableRows.length);
    batch.answers.push(answerCounts.length);
    batch.chosen.push(chosen);
    batch.likely.push(likely);
    for (const row of answerRows) batch.answerRows.push(row);
    for (const count of answerCounts) batch.answerCount.push(count);
    for (const worth of worths) batch.worth.push(worth);
  }
  batch.decisions.push(all.length);
  batch.won.push(won);
  batch.lead.push(lead);
}

/** A merchant with a taste of its own: everything is worth up to twice or half of what it is to others. */
function tasteFrom(chance: Dice): Weights {
  const varied = { ...quickWeights };
  for (const name of Object.keys(varied) as (keyof Weights)[]) varied[name] *= 2 ** (roll(chance, 2001) / 1000 - 1);
  return varied;
}

/** In every second game one who learns sits alone among merchants: what pays among others like oneself does not always pay there. */
function playersFrom(chance: Dice, count: number, net: Net, earlier: Net | null): Player[] {
  const alone = roll(chance, 2) === 0;
  const all = Array.from({ length: count }, (): Player => {
    if (alone) return merchantFrom(chance, 5);
    if (roll(chance, 3) > 0) return { net, learns: true };
    return roll(chance, 10) < 4 && earlier ? { net: earlier, learns: false } : merchantFrom(chance, 3);
  });
  if (!all.some((player) => 'net' in player && player.learns)) all[roll(chance, count)] = { net, learns: true };
  return all;
}

/** So many of ten with a taste of their own, half of the others with doubts. */
function merchantFrom(chance: Dice, tastes: number): Player {
  if (roll(chance, 10) < tastes) return { weights: tasteFrom(chance), doubt: 0.3 };
  return { weights: quickWeights, doubt: roll(chance, 2) * 0.5 };
}

/** So few, since the rows of a net have to be made for each kind of game. */
const MIXES_A_BATCH = 8;

/** Writes batches until the folder has a file named `stop`. */
function work(folder: string, worker: number, games: number): void {
  const chance = dice(7919 * worker + 17);
  const newest = path.join(folder, 'learned.bin');
  let read = 0;
  let net: Net | null = null;
  for (let number = 0; !fs.existsSync(path.join(folder, 'stop')); number++) {
    const changed = fs.statSync(newest).mtimeMs;
    if (!net || changed !== read) net = new Net(readLearned(newest));
    read = changed;
    const old = fs.readdirSync(folder).filter((name) => /^earlier-\d+\.bin$/.test(name));
    const earlier = old.length > 0 ? new Net(readLearned(path.join(folder, old[roll(chance, old.length)]))) : null;
    const mixes = Array.from({ length: MIXES_A_BATCH }, () => mixFrom(chance));
    const batch = new Batch();
    for (let game = 0; game < games; game++) {
      const mix = mixes[Math.floor((game * mixes.length) / games)]; // one after another: the rows of a few are in reach
      const seed = seedFrom(`learn ${worker} ${number}`, game);
      playGame({ ...mix, seed }, playersFrom(chance, mix.seats, net, earlier), chance, batch);
    }
    batch.write(path.join(folder, `batch-${worker}-${number}.bin`));
  }
}

const ALL = ['base', 'leaders', 'cities', 'edifice'];

/** Says how often the policy alone wins against three merchants, from every chair. */
function judge(folder: string, games: number): void {
  const net = new Net(readLearned(path.join(folder, 'averaged.bin')));
  for (const modules of [['base'], ALL]) {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const chair = game % 4;
      const players = [0, 1, 2, 3].map(
        (seat): Player => (seat === chair ? { net, learns: false } : { weights: quickWeights, doubt: 0 }),
      );
      won += playGame({ seats: 4, modules, seed: seedFrom('judge', game >> 2) }, players, dice(game), null)[chair];
    }
    console.log(
      `${modules.join('+')}: ${((100 * won) / games).toFixed(1)} % of ${games} games against three merchants`,
    );
  }
}

const [command, folder, number, games] = process.argv.slice(2);
if (command === 'work') work(folder, Number(number), Number(games));
else judge(folder, Number(number));
