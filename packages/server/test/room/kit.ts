/** A table in a test: people do things or are refused, bots answer, time passes, and after each fact the laws hold. */
import { type Command, type Person, type Settings, USUAL, type Wish } from '@polis/client';
import { asksOf, type Beginning, type Choice, dice, type Game, NONE, type SeatId, sample, unpack } from '@polis/engine';
import { expect } from 'vitest';
import { areAlike } from '../../src/accounts/looks.ts';
import {
  type Begun,
  beginsWith,
  botAnswer,
  type Circumstances,
  carryOut,
  chairOf,
  creation,
  type Decision,
  decide,
  due,
  type Fact,
  plannedAnswer,
  questionFor,
  type Room,
  rebuild,
  roomShown,
  thinking,
  timeouts,
} from '../../src/room/index.ts';
import { type Line, textOf, witnesses } from './laws.ts';

export const BASE: Settings = {
  ...USUAL,
  wonders: null,
  modules: ['base'],
  edition: 'first',
  seats: 3,
  listed: true,
  rated: true,
};

export const SECOND = 1000;
export const SEED = '00112233445566778899aabbccddeeff';
const NOON = 1_700_000_000_000;

/** Everyone who may come by. The last one never sits down in a test that does not say so. */
export const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal', 'Zoe'] as const;
export type Name = (typeof NAMES)[number];

export const person = (name: Name): Person => ({ id: `id-of-${name.toLowerCase()}`, name });

/** To be sold in the first Age, if nothing else is said. */
export const wishFor = (card: string, rest: Partial<Wish> = {}): Wish => ({
  card,
  do: 'sell',
  age: 1,
  turn: null,
  most: null,
  trade: null,
  prefer: null,
  join: false,
  ...rest,
});

export interface Sitting {
  readonly room: Room;
  readonly journal: readonly Line[];
  readonly now: number;
  /** It must be accepted. */
  does(name: Name, command: Command, rematch?: string): void;
  /** It may be accepted or not: the code of the refusal, or null. */
  tries(name: Name, command: Command, rematch?: string): string | null;
  /** It must be refused, and nothing changes: with which code. */
  refused(name: Name, command: Command): string;
  /** Something that nobody asked for happens, at a later time if one is given. */
  happens(fact: Fact, at?: number): void;
  /** The number of the seat. */
  chair(name: Name): number;
  comes(name: Name): void;
  goes(name: Name): void;
  /** Time passes; clocks that run out meanwhile do so. */
  waits(ms: number): void;
  /** How this person would answer the first question that is still open. */
  answer(name: Name, pick?: number): Extract<Command, { do: 'answer' }>;
  /** Answers what this person is asked, each question with one of its choices. */
  answers(name: Name, pick?: number): void;
  /** Every bot answers that is asked now. */
  botsAnswer(pick?: number): void;
  /** What people have wished for is carried out, as long as anything is: how many answers that were. */
  fulfils(): number;
  /** People and bots answer until the question is settled. */
  settles(pick?: number): void;
  /** A person's clock in seconds, as of now, and whether it runs. */
  clock(name: Name): { left: number; runs: boolean };
  /** Looks at the whole journal once more. */
  checks(): void;
}

/** A table opened by Ann, at which the others have sat down in order. */
export function table(changed: Partial<Settings> = {}, others: readonly Name[] = []): Sitting {
  const settings = { ...BASE, ...changed };
  const { fact, refused } = creation('CODE', person('Ann'), settings);
  if (refused) throw new Error(refused.message);
  const at = reopened([{ seq: 1, at: NOON, fact }]);
  for (const name of others) at.does(name, { do: 'sit', chair: null });
  return at;
}

/** A table of Ann's at which the game begins elsewhere than at its deal, and others have sat down in order. */
export function begunTable(
  from: Beginning,
  changed: Partial<Settings> = {},
  others: readonly Name[] = [],
  { seat = 0, of = null, name = null }: { seat?: number } & Partial<Pick<Begun, 'of' | 'name'>> = {},
): Sitting {
  const ann = person('Ann');
  const { fact: begins, refused } = beginsWith({ from, of, name, by: ann.id }, { ...BASE, ...changed });
  if (refused) throw new Error(refused.message);
  const created = creation('CODE', ann, { ...begins.settings, listed: false }, seat);
  if (created.refused) throw new Error(created.refused.message);
  const at = reopened(
    JSON.parse(JSON.stringify([created.fact, begins])).map((fact: Fact, i: number) => ({ seq: i + 1, at: NOON, fact })),
  );
  for (const one of others) at.does(one, { do: 'sit', chair: null });
  return at;
}

/** A game that Ann has started, with these people and bots on the chairs that are left. */
export function started(changed: Partial<Settings> = {}, others: readonly Name[] = ['Bob', 'Cid']): Sitting {
  const at = table(changed, others);
  at.does('Ann', { do: 'start', fill: 'random' });
  return at;
}

/** The table of which this is the journal. */
export function reopened(lines: readonly Line[]): Sitting {
  const journal = [...lines];
  let room = rebuild('table', journal);
  let now = room.at;
  const opened = now;
  const present = new Set(NAMES.map((name) => person(name).id));
  const left = new Map<string, number>();
  const laws = witnesses(
    room,
    NAMES.map((name) => person(name).id),
    present,
  );
  const chance = dice(1);

  function decided({ fact, refused }: Decision): string | null {
    if (refused) return refused.code;
    const before = room;
    const done = carryOut(before, fact, now);
    if (done.refused) {
      expect(done.room).toBe(before);
      return done.refused.code;
    }
    room = done.room;
    journal.push(JSON.parse(JSON.stringify({ seq: room.seq, at: room.at, fact: done.fact })));
    laws.afterFact(before, room, done.events, journal);
    return null;
  }

  function tries(name: Name, command: Command, rematch: string | null = null): string | null {
    const awaySince = (id: string): number | null => (present.has(id) ? null : (left.get(id) ?? opened));
    const hasAccount = name !== 'Zoe';
    const around: Circumstances = { now, awaySince, hasAccount, areAlike, apartFrom: [], seed: () => SEED, rematch };
    const text = textOf(room);
    const code = decided(decide(room, person(name), command, around));
    if (code !== null) expect(textOf(room)).toBe(text);
    return code;
  }

  function choiceFor(seat: SeatId, choices: readonly Choice[], pick: number | undefined) {
    const { game } = room;
    if (!game) throw new Error('no game');
    return unpack(
      game.rules,
      pick === undefined ? sample(game.rules, game.state, seat, chance) : choices[pick % choices.length],
    );
  }

  function answer(name: Name, pick?: number): Extract<Command, { do: 'answer' }> {
    const { game } = room;
    const [open] = game ? asksOf(game, chairOf(room, person(name).id)).filter(({ sealed }) => sealed === NONE) : [];
    if (!game || !open) throw new Error(`${name} is not asked`);
    const { seat, choices } = open;
    return { do: 'answer', seat, question: game.state.question, choice: choiceFor(seat, choices, pick) };
  }

  function answers(name: Name, pick?: number): void {
    const question = room.game?.state.question;
    const chair = chairOf(room, person(name).id);
    const isOpen = (): boolean =>
      room.game?.state.question === question && asksOf(room.game as Game, chair).some(({ sealed }) => sealed === NONE);
    while (isOpen()) does(name, answer(name, pick));
  }

  function botsAnswer(pick?: number): void {
    for (const { seat, question } of thinking(room)) {
      const asked = questionFor(room, seat);
      if (!asked) throw new Error('a bot has nothing to answer');
      const code = decided(botAnswer(room, seat, question, choiceFor(seat, asked.question.choices, pick)));
      if (code !== null) throw new Error(`the bot at seat ${seat} was refused: ${code}`);
    }
  }

  function does(name: Name, command: Command, rematch?: string): void {
    const code = tries(name, command, rematch);
    if (code !== null) throw new Error(`${name} was refused to ${command.do}: ${code}`);
  }

  return {
    get room() {
      return room;
    },
    get now() {
      return now;
    },
    journal,
    does,
    tries,
    refused(name, command) {
      const code = tries(name, command);
      if (code === null) throw new Error(`${name} was not refused to ${command.do}`);
      return code;
    },
    happens(fact, at = now) {
      now = at;
      expect(decided({ fact, refused: null })).toBe(null);
    },
    chair: (name) => chairOf(room, person(name).id),
    comes(name) {
      present.add(person(name).id);
      laws.afterPresence(room, now);
    },
    goes(name) {
      present.delete(person(name).id);
      left.set(person(name).id, now);
      laws.afterPresence(room, now);
    },
    waits(ms) {
      now += ms;
      const fact = timeouts(room, now);
      if (fact) decided({ fact, refused: null });
      else laws.afterNothing(room, now);
    },
    answer,
    answers,
    botsAnswer,
    fulfils() {
      let count = 0;
      for (; due(room).length > 0; count++) expect(decided(plannedAnswer(room))).toBe(null);
      expect(decided(plannedAnswer(room))).toBe('stale');
      return count;
    },
    settles(pick) {
      const question = room.game?.state.question;
      const undone = room.undone;
      const isOpen = () =>
        room.status === 'playing' && room.game?.state.question === question && room.undone === undone;
      while (isOpen()) {
        botsAnswer(pick);
        for (const { person: sitter, lent, conceded } of room.chairs) {
          const name = NAMES.find((one) => person(one).id === sitter?.id);
          const isOut = room.settings.timeout !== 'nothing' && room.clocks?.out[chairOf(room, sitter?.id ?? '')];
          if (isOpen() && name && !lent && !conceded && !isOut) answers(name, pick);
        }
      }
    },
    clock(name) {
      const chair = chairOf(room, person(name).id);
      if (!room.clocks) throw new Error('no clocks');
      const { clocks } = roomShown(room, present, now);
      return { left: (clocks?.left[chair] ?? 0) / SECOND, runs: clocks?.runs[chair] ?? false };
    },
    checks: () => laws.rebuilds(room, journal),
  };
}
