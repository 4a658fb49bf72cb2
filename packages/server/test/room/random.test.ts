/** People do anything at all, at any time; bots answer, clocks run out, servers go down. The laws (laws.ts) hold. */
import { type Command, LENDERS, LEVELS, type Settings, TIMEOUTS, WISH_DEEDS } from '@polis/client';
import { asksOf, type ChoiceForm, type OwnAsk, pledgeOf, unpack } from '@polis/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chairOf, holidaying } from '../../src/room/index.ts';
import { BASE, NAMES, type Name, person, SECOND, type Sitting, table } from './kit.ts';

const MIXES: Partial<Settings>[] = [
  { seats: 3 },
  { seats: 2 },
  { seats: 3, edition: 'second', wonders: new Array(3).fill({ wonder: 'random', side: 'choice' }) },
  { seats: 2, modules: ['base', 'leaders'], wonders: new Array(3).fill({ wonder: 'random', side: 'choice' }) },
  { seats: 4, modules: ['base', 'leaders', 'cities', 'edifice'] },
  { seats: 4, modules: ['base', 'leaders', 'teams'] },
  { seats: 8, modules: ['base', 'cities', 'teams'] },
];

const settings: fc.Arbitrary<Settings> = fc
  .record({
    mix: fc.constantFrom(...MIXES),
    clock: fc.constantFrom<Settings['clock'][]>(
      null,
      { per: 'move', seconds: 20 },
      { per: 'game', seconds: 60, bonus: 0 },
      { per: 'game', seconds: 30, bonus: 5 },
      { per: 'move', seconds: 3600 },
    ),
    timeout: fc.constantFrom(...TIMEOUTS),
    lending: fc.constantFrom(...LENDERS),
    holidays: fc.boolean(),
    listed: fc.boolean(),
  })
  .map(({ mix, ...others }) => ({ ...BASE, ...mix, ...others }));

/** Everyone's, as far as they keep their word. */
const NONCE = 'f'.repeat(32);
const names = fc.constantFrom<Name[]>(...NAMES.slice(0, 4), 'Zoe');
/** Those who sit at most tables do most. */
const name = fc.oneof({ weight: 3, arbitrary: fc.constantFrom<Name[]>('Ann', 'Bob') }, names);
const chair = fc.integer({ min: 0, max: 4 });
const level = fc.constantFrom(...LEVELS);

const arranging: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('sit' as const), chair: fc.option(chair) }),
  fc.record({ do: fc.constant('set' as const), settings }),
  fc.record({ do: fc.constant('bot' as const), chair, bot: fc.option(level) }),
  fc.record({ do: fc.constant('order' as const), order: fc.shuffledSubarray([0, 1, 2, 3]) }),
  fc.record({ do: fc.constant('order' as const), order: fc.shuffledSubarray([0, 1, 2], { minLength: 3 }) }),
  fc.record({ do: fc.constant('remove' as const), chair }),
  fc.record({ do: fc.constant('pledge' as const), pledge: fc.constantFrom(pledgeOf(NONCE), '0'.repeat(64)) }),
  fc.record({ do: fc.constant('readmit' as const), person: names.map((one) => person(one).id) }),
);

const beforehand: fc.Arbitrary<Command> = fc.oneof(
  { weight: 5, arbitrary: arranging },
  fc.record({ do: fc.constant('start' as const), fill: fc.option(level) }),
  fc.record({ do: fc.constant('tell' as const), nonce: fc.constant(NONCE) }),
);

const meanwhile: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ do: 'undo' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('agree' as const), yes: fc.integer().map((n) => n % 4 !== 0) }) },
  fc.record({ do: fc.constant('lend' as const), chair, bot: level }),
  { weight: 2, arbitrary: fc.constant({ do: 'reclaim' as const }) },
  fc.constantFrom<Command[]>({ do: 'leave' }, { do: 'rematch' }),
  fc.record({ do: fc.constant('say' as const), text: fc.constantFrom('hello', 'palace') }),
  fc.record({ do: fc.constant('mute' as const), person: names.map((one) => person(one).id), muted: fc.boolean() }),
);

type Act =
  | { act: 'command'; name: Name; command: Command }
  /** Of all that a person is asked, answers or takes back something. */
  | { act: 'answer' | 'retract'; name: Name; pick: number }
  /** Writes something for the questions to come, which may name whatever card there is. */
  | { act: 'plan'; name: Name; pick: number }
  | { act: 'fulfil' }
  | { act: 'come' | 'go'; name: Name }
  | { act: 'wait' | 'down'; seconds: number }
  /** Someone tells the server of a holiday: so many seconds from now, and so long. */
  | { act: 'holiday'; name: Name; ahead: number; seconds: number }
  /** Someone asks for an undo, and all say yes or no. */
  | { act: 'vote'; name: Name; against: Name | null }
  | { act: 'bots' | 'settle' };

const command = (commands: fc.Arbitrary<Command>): fc.Arbitrary<Act> =>
  fc.record({ act: fc.constant('command' as const), name, command: commands });

const gathering = fc.array(fc.oneof({ weight: 3, arbitrary: command(arranging) }, command(meanwhile)), {
  maxLength: 12,
  size: 'max',
});

const playing: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: command(beforehand) },
    { weight: 5, arbitrary: command(meanwhile) },
    { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('come' as const, 'go' as const), name }) },
    { weight: 8, arbitrary: fc.record({ act: fc.constant('answer' as const), name, pick: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('retract' as const), name, pick: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('plan' as const), name, pick: fc.nat() }) },
    { weight: 4, arbitrary: fc.constant<Act>({ act: 'fulfil' }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.nat(40) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('down' as const), seconds: fc.nat(1000) }) },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('wait' as const), seconds: fc.nat(3000) }) },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('holiday' as const), name, ahead: fc.nat(60), seconds: fc.nat(6000) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ act: fc.constant('vote' as const), name, against: fc.option(name, { freq: 1 }) }),
    },
    { weight: 4, arbitrary: fc.constantFrom<Act[]>({ act: 'bots' }, { act: 'settle' }) },
  ),
  { minLength: 20, maxLength: 50, size: 'max' },
);

/** Nothing of someone who only watches. */
function asksOfPerson(room: Sitting['room'], by: Name): OwnAsk[] {
  const chair = chairOf(room, person(by).id);
  return room.game && chair >= 0 ? asksOf(room.game, chair) : [];
}

/** What a person says to a question, asked or not. */
function reply({ room }: Sitting, by: Name, pick: number): Command {
  const { game } = room;
  const asks = asksOfPerson(room, by);
  const nothing: Command = { do: 'answer', seat: pick % 4, question: pick % 9, choice: { do: 'pass' } };
  if (!game || asks.length === 0) return nothing;
  const { seat, choices } = asks[pick % asks.length];
  const choice: ChoiceForm =
    choices.length > 0 ? unpack(game.rules, choices[pick % choices.length]) : { do: 'sell', card: 'palace' };
  return { do: 'answer', seat, question: game.state.question, choice };
}

function takeBack({ room }: Sitting, by: Name, pick: number): Command {
  const { game } = room;
  const asks = asksOfPerson(room, by);
  const seat = asks.length > 0 ? asks[pick % asks.length].seat : pick % 4;
  return { do: 'retract', seat, question: game?.state.question ?? 0 };
}

/** So many cards from one on, each to be used in its way, for the question that is open or for the next one. */
function plan({ room }: Sitting, by: Name, pick: number): Command {
  const cards = room.game?.rules.cards ?? [];
  const { question = 0, age = 0 } = room.game?.state ?? {};
  const chair = chairOf(room, person(by).id);
  const wishes = Array.from({ length: pick % 31 }, (_, i) => ({
    card: cards[(pick + i * 7) % (cards.length || 1)]?.name ?? 'nothing',
    do: WISH_DEEDS[(pick + i) % WISH_DEEDS.length],
    age,
    turn: null,
    most: pick % 5 === 0 ? 2 : null,
    trade: null,
    prefer: null,
    join: pick % 2 === 0,
  }));
  return { do: 'plan', seat: Math.max(chair, 0), question: Math.max(0, question - (pick % 2)), wishes };
}

function perform(at: Sitting, act: Act): void {
  if (act.act === 'command') at.tries(act.name, act.command, 'the next table');
  else if (act.act === 'answer') at.tries(act.name, reply(at, act.name, act.pick));
  else if (act.act === 'retract') at.tries(act.name, takeBack(at, act.name, act.pick));
  else if (act.act === 'plan') at.tries(act.name, plan(at, act.name, act.pick));
  else if (act.act === 'fulfil') at.fulfils();
  else if (act.act === 'come') at.comes(act.name);
  else if (act.act === 'go') at.goes(act.name);
  else if (act.act === 'wait') at.waits(act.seconds * SECOND);
  else if (act.act === 'down') goesDown(at, act.seconds * SECOND);
  else if (act.act === 'holiday') plans(at, act.name, act.ahead * SECOND, act.seconds * SECOND);
  else if (act.act === 'vote') vote(at, act.name, act.against);
  else if (act.act === 'bots') at.botsAnswer();
  else at.settles();
}

/** The server stops a little after it was last seen alive, and is back after a while. */
function goesDown(at: Sitting, ms: number): void {
  if (!at.room.clocks?.since.some((from) => from !== null)) return;
  at.happens({ fact: 'resumed', since: Math.max(at.room.at, at.now - SECOND) }, at.now + ms);
}

function plans(at: Sitting, by: Name, ahead: number, ms: number): void {
  const spans = [{ since: at.now + ahead, until: at.now + ahead + ms }];
  const { fact } = holidaying(at.room, person(by).id, spans, at.now);
  if (fact) at.happens(fact);
}

function vote(at: Sitting, asker: Name, against: Name | null): void {
  at.tries(asker, { do: 'undo' });
  for (const one of NAMES) at.tries(one, { do: 'agree', yes: one !== against });
}

/** Chairs that are still free go to people first, then to bots. */
function starts(at: Sitting): void {
  if (at.room.status !== 'gathering') return;
  for (const one of ['Ann', 'Bob', 'Cid'] satisfies Name[]) at.tries(one, { do: 'sit', chair: null });
  at.does(NAMES.find((one) => person(one).id === at.room.host) ?? 'Ann', { do: 'start', fill: 'random' });
  for (const one of NAMES) at.tries(one, { do: 'tell', nonce: NONCE });
  // some of them have pledged what they do not know
  if (at.room.dealing) at.waits(5 * SECOND);
}

test('whatever people do, everyone knows what they may, and someone can go on', () =>
  fc.assert(
    fc.property(settings, gathering, playing, fc.nat(), (first, before, acts, ending) => {
      const at = table(first);
      for (const act of before) perform(at, act);
      starts(at);
      for (const act of acts) perform(at, act);
      if (ending % 4 === 0) at.tries('Ann', { do: 'concede' });
      if (ending % 8 === 0) {
        while (at.room.status === 'playing') at.settles();
        for (const act of acts.slice(0, 10)) perform(at, act);
        at.tries('Bob', { do: 'rematch' }, 'the next table');
      }
      at.checks();
      expect(at.room.frozen).toBe(null);
    }),
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) * 0.3) },
  ));
