/**
 * Tables of this device in the middle of a game: played out of the browser by chance with a fixed seed, and put into its
 * database, so that a test can begin with any question.
 */

import type { Page } from '@playwright/test';
import { type Hints, type Level, type Settings, USUAL } from '@polis/client';
import {
  type Beginning,
  branchOf,
  create,
  type Dice,
  dice,
  type Game,
  hash,
  legal,
  over,
  choices as packed,
  readConfig,
  roll,
  type SeatId,
  save,
  submit,
  unpack,
  type WonderPick,
} from '@polis/engine';
import type { Fact } from '@polis/server/room';

export interface Played {
  modules?: string[];
  edition?: 'first' | 'second';
  boxes?: Settings['boxes'];
  boards?: string[];
  expert?: boolean;
  seats?: number;
  wonders?: WonderPick[] | null;
  bots?: Level;
  /** People on the other chairs, in place of bots. */
  names?: readonly string[];
  hints?: Hints;
}

export interface Scene {
  table: string;
  lines: { seq: number; at: number; action: null; body: string }[];
  row: { id: string; code: string; listed: boolean; status: string; wake: null; updated: number; summary: string };
  game: Game;
}

const MOST_SEEDS = 3000;
const ME = { id: 'me', name: 'Ann' };
const AT = Date.UTC(2030, 0, 1);

/** A table at which `isWanted` holds when it is mine to answer; my seat is the first. */
export function findScene(played: Played, isWanted: (game: Game) => boolean, firstSeed = 1): Scene {
  for (let seed = firstSeed; seed < firstSeed + MOST_SEEDS; seed++) {
    const scene = play(played, isWanted, seed);
    if (!over(scene.game)) return scene;
  }
  throw new Error('no game came to what was wanted');
}

/** A table whose game is over. */
export const finishedScene = (played: Played, seed = 1): Scene => play(played, () => false, seed);

function play(played: Played, isWanted: (game: Game) => boolean, seed: number): Scene {
  const { modules = ['base'], edition = 'first', seats = 4, wonders = null, bots = 'merchant', names = [] } = played;
  const { boxes = {}, boards = [], expert = false, hints = 'allowed' } = played;
  const settings: Settings = {
    ...USUAL,
    modules,
    edition,
    boxes,
    boards,
    expert,
    seats,
    wonders,
    listed: false,
    rated: false,
    hints,
  };
  const mix = { modules, edition, boxes, boards, expert, seats, wonders };
  const config = readConfig({ ...mix, seed: seed.toString(16).padStart(32, '0') });
  const chairs = Array.from({ length: seats }, (_, i) => ({
    person: i === 0 ? ME : names[i - 1] ? { id: `p${i}`, name: names[i - 1] } : null,
    bot: i === 0 || names[i - 1] ? null : bots,
    lent: null,
    conceded: false,
  }));
  const facts: Fact[] = [
    { fact: 'created', code: 'SCENE1', host: ME, settings, chairs },
    { fact: 'started', config, fill: bots },
  ];
  const chance = dice(seed);
  let game = create(config);
  while (!over(game)) {
    if (isMine(game) && isWanted(game)) break;
    const { game: next, fact } = answeredBy(game, chance);
    facts.push(fact);
    game = next;
  }
  return asScene(`local-scene${seed}`, facts, settings, chairs, game);
}

/** Nobody has answered yet, and I am asked. */
const isMine = ({ state }: Game): boolean =>
  state.sealed.every((choice) => choice < 0) && state.asks.some((ask, seat) => ask && state.controller[seat] === 0);

/** Who builds when it is possible has a fuller city than chance alone would give. */
function chosen(game: Game, seat: SeatId, chance: Dice): number {
  const all = legal(game, seat);
  const useful = all.filter((choice) => packed.deedOf(choice) !== packed.SELL);
  const among = useful.length > 0 ? useful : all;
  return among[roll(chance, among.length)];
}

function asScene(
  id: string,
  facts: Fact[],
  settings: Settings,
  chairs: { person: { id: string; name: string } | null; bot: string | null }[],
  game: Game,
): Scene {
  const { age, turn } = game.state;
  const isOver = over(game);
  const summary = {
    settings,
    host: ME.name,
    chairs: chairs.map(({ person, bot }) => ({ person: person?.id ?? null, name: person?.name ?? null, bot })),
    age,
    turn,
    waiting: isOver ? [] : [0],
    result: isOver ? save(game).result : null,
  };
  return {
    table: id,
    lines: facts.map((fact, i) => ({ seq: i + 1, at: AT + i, action: null, body: JSON.stringify(fact) })),
    row: {
      id,
      code: 'SCENE1',
      listed: false,
      status: isOver ? 'over' : 'playing',
      wake: null,
      updated: AT + facts.length,
      summary: JSON.stringify(summary),
    },
    game,
  };
}

/** A branch of it that is over too: from this step on by other luck, with me on the first seat. */
export function branchScene({ table, game: whole, row }: Scene, step: number, keeps: SeatId | null = null): Scene {
  const { settings, chairs } = JSON.parse(row.summary) as { settings: Settings; chairs: { bot: Level | null }[] };
  const config = readConfig(branchOf(save(whole), step, keeps, 'b'.padStart(32, '0')));
  const { from, ...dealt } = config;
  const people = chairs.map((chair, i) => ({
    person: i === 0 ? ME : null,
    bot: i === 0 ? null : (chair.bot ?? 'merchant'),
    lent: null,
    conceded: false,
  }));
  const start = create(config);
  const { age, turn } = start.state;
  const begun = { name: BRANCH_NAME, of: null, by: ME.id, age, turn };
  const facts: Fact[] = [
    { fact: 'created', code: 'BRANCH', host: ME, settings, chairs: people },
    { fact: 'begins', settings, from: from as Beginning, ...begun },
    { fact: 'started', config: dealt, fill: 'merchant' },
  ];
  const { game, facts: played } = playedBy(start, dice(step + 1));
  const scene = asScene(`local-branch${table.slice(-1)}`, [...facts, ...played], settings, people, game);
  const summary = {
    ...JSON.parse(scene.row.summary),
    beginning: { is: 'game', of: null, name: BRANCH_NAME, age, turn, keeps },
  };
  return { ...scene, row: { ...scene.row, code: 'BRANCH', summary: JSON.stringify(summary) } };
}

export const BRANCH_NAME = 'What if I had built it';

/** To the end, by chance. */
function playedBy(start: Game, chance: Dice): { game: Game; facts: Fact[] } {
  const facts: Fact[] = [];
  let game = start;
  while (!over(game)) {
    const { game: next, fact } = answeredBy(game, chance);
    facts.push(fact);
    game = next;
  }
  return { game, facts };
}

/** The next seat that is asked answers. */
function answeredBy(before: Game, chance: Dice): { game: Game; fact: Fact } {
  const { asks, sealed } = before.state;
  const seat = asks.findIndex((ask, of) => ask && sealed[of] < 0 && legal(before, of).length > 0);
  const choice = unpack(before.rules, chosen(before, seat, chance));
  const { game } = submit(before, seat, choice);
  return { game, fact: { fact: 'answered', seat, choice, hash: hash(game) } };
}

/** Puts the branch beside its game, as if it had been played on here. */
export async function keepBranch(page: Page, of: Scene, branch: Scene, at: number): Promise<void> {
  await page.addInitScript(
    ([id, origin]) => {
      if (localStorage.getItem('polis-branches')) return;
      const kept = { state: { origins: { [id as string]: origin }, names: {}, hidden: [] }, version: 0 };
      localStorage.setItem('polis-branches', JSON.stringify(kept));
    },
    [branch.table, { of: of.table, at }] as const,
  );
  await openScene(page, of, '/icon.svg');
  await openScene(page, branch, '/icon.svg');
}

/** Puts the table into the browser's database and opens it, or another address. */
export async function openScene(page: Page, { table, lines, row }: Scene, address = `/table/${table}`): Promise<void> {
  await page.goto(address.startsWith('/') ? '/icon.svg' : new URL('/icon.svg', address).href);
  await page.evaluate(keep, { table, lines, row });
  await page.goto(address);
}

async function keep({ table, lines, row }: Omit<Scene, 'game'>): Promise<void> {
  const request = indexedDB.open('polis', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('line', { keyPath: ['table', 'seq'] });
    request.result.createObjectStore('row', { keyPath: 'id' });
  };
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  const transaction = request.result.transaction(['line', 'row'], 'readwrite');
  for (const line of lines) transaction.objectStore('line').put({ table, ...line });
  transaction.objectStore('row').put(row);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  request.result.close();
}

/** How many answers of mine the table has taken since. */
export const answersIn = (page: Page, { table }: Pick<Scene, 'table'>): Promise<number> =>
  page.evaluate(async (wanted) => {
    const request = indexedDB.open('polis', 1);
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    const lines = request.result.transaction('line').objectStore('line').getAll();
    await new Promise((resolve) => {
      lines.onsuccess = resolve;
    });
    request.result.close();
    const found: { table: string; action: string | null; body: string }[] = lines.result;
    return found.filter(({ table, action, body }) => table === wanted && action && body.includes('"answered"')).length;
  }, table);
