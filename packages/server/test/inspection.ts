/**
 * Looks through every message that someone was sent over a whole game, with the finished game's record in hand, for
 * anything they could not know at that time.
 */
import { type FromServer, withChanges } from '@polis/client';
import {
  asksOf,
  type CardId,
  type ChoiceForm,
  choices,
  create,
  type Game,
  type GameEvent,
  type GameRecord,
  over,
  redact,
  type SeatId,
  submit,
  type View,
  view,
} from '@polis/engine';

/** Who has heard all this: a seat, or someone who only watches. */
export interface Listener {
  seat: SeatId | null;
  heard: string[];
}

/** The table as it was when everyone was asked something, and what came of it. */
interface Moment {
  game: Game;
  /** Events told by then. */
  told: number;
  answers: { seat: SeatId; choice: unknown }[];
}

type ShownMessage = Extract<FromServer, { type: 'shown' }>;

/** The game from question to question; the last moment is its end. */
export function momentsOf({ config, choices: made }: GameRecord): { moments: Moment[]; events: GameEvent[] } {
  const events: GameEvent[] = [];
  let game = create(config, events);
  let current: Moment = { game, told: events.length, answers: [] };
  const moments = [current];
  for (const [seat, choice] of made) {
    const { game: next, events: news, error } = submit(game, seat, choice);
    if (error) throw new Error(error.message);
    current.answers.push({ seat, choice });
    events.push(...news);
    if (next.state.question !== game.state.question || over(next)) {
      current = { game: next, told: events.length, answers: [] };
      moments.push(current);
    }
    game = next;
  }
  return { moments, events };
}

/** Of the game in which another one begins: who plays a seat there knows what it has seen. */
function momentsBefore({ from }: GameRecord['config']): Moment[] {
  if (!from || !('game' in from)) return [];
  const choices = from.choices.map(([seat, choice]): GameRecord['choices'][number] => [seat, choice, '']);
  return [...momentsBefore(from.game), ...momentsOf({ config: from.game, choices, result: null }).moments];
}

/** What looks through the messages of a game. `secrets`: what no message ever contains. */
export function inspector(record: GameRecord, secrets: readonly string[]): (listener: Listener) => void {
  const { moments, events } = momentsOf(record);
  const earlier = momentsBefore(record.config);
  const { cards } = moments[0].game.rules;
  const names = new Set(cards.map(({ name }) => name));
  const never = [record.config.seed, ...secrets];
  return ({ seat, heard }) => {
    const known = knowledge([...earlier, ...moments], seat).slice(earlier.length);
    const follow = follower(moments, events, seat);
    for (const text of heard) {
      ensure(!never.some((secret) => text.includes(secret)), `a secret was told: ${text}`);
      const message = JSON.parse(text) as FromServer;
      ensure(
        Object.keys(message).every((key) => FIELDS[message.type]?.includes(key)),
        `an unknown field: ${text}`,
      );
      const knows = known[follow(message)];
      // whatever the message consists of: no card by name or number that the listener has not come to know by now
      for (const [, word] of text.matchAll(/"([\w-]+)"/g))
        ensure(!names.has(word) || knows?.words.has(word), `the card ${word} was named to seat ${seat}: ${text}`);
      for (const card of cardsIn(message))
        ensure(knows?.ids.has(card), `the card ${cards[card]?.name} was shown to seat ${seat}: ${text}`);
    }
  };
}

/** Follows what someone is shown, makes sure that it is exactly theirs, and says which moment it is; -1 before the game. */
function follower(moments: readonly Moment[], events: readonly GameEvent[], seat: SeatId | null) {
  let at = -1;
  let answered: boolean[] = [];
  let open: View | null = null;
  return (message: FromServer): number => {
    if (message.type === 'shown') inspectShown(message);
    return at;
  };

  function inspectShown(message: ShownMessage): void {
    const { you, room, changed, log, asks, plan } = message;
    ensure(!plan, 'nobody has wished for anything in this game');
    if (message.open) open = message.open;
    if (changed && open) open = withChanges({ ...open, answered }, changed);
    const seen = (message.open || changed) && open ? withChanges(open, message.own ?? null) : message.view;
    ensure(at < 0 || you === seat, `someone on seat ${seat} is told to be on seat ${you}`);
    if (room)
      ensure(
        Object.keys(room).every((key) => ROOM_FIELDS.includes(key)),
        `an unknown field of the room`,
      );
    if (seen) {
      const now = moments.findIndex(({ game }) => game.state.question === seen.question && over(game) === seen.over);
      ensure(now >= at, `question ${seen.question} was shown after a later one, or never asked`);
      at = now;
      answered = seen.answered;
      same(seen, view(tableNow(), seat), 'the view');
      if (message.open || changed) same(open, view(tableNow(), null), 'what is told to all');
    }
    ensure(!log || seen !== undefined, 'a log comes with the table it leads to');
    if (log && at >= 0) {
      const told = events.slice(log.from, moments[at].told);
      same(
        log.events,
        told.map((event) => redact(event, seat)),
        'the log',
      );
    }
    if (message.answered) answered = message.answered;
    if (asks) same(asks, seat === null ? [] : asksOf(tableNow(), seat), 'the questions');
  }

  /** The table of the moment, with the answers that had been given. */
  function tableNow(): Game {
    const { game, answers } = moments[at];
    return answers
      .filter((answer) => answered[answer.seat])
      .reduce((table, answer) => submit(table, answer.seat, answer.choice as ChoiceForm).game, game);
  }
}

const FIELDS: Partial<Record<string, string[]>> = {
  welcome: ['type', 'protocol', 'me'],
  shown: [
    'type',
    'table',
    'seq',
    'now',
    'you',
    'room',
    'view',
    'open',
    'changed',
    'own',
    'answered',
    'asks',
    'plan',
    'log',
    'chat',
    'said',
  ],
  done: ['type', 'id', 'seq', 'table'],
  refused: ['type', 'id', 'code', 'message'],
  bye: ['type'],
};
const ROOM_FIELDS =
  'code status host settings beginning chairs clocks undo muted removed next frozen undone commitment dealing'.split(
    ' ',
  );

function ensure(fact: boolean, otherwise: string): asserts fact {
  if (!fact) throw new Error(otherwise);
}

function same(told: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(told), JSON.stringify(expected)];
  ensure(one === other, `${what} is not what this seat may see:\n${one}\n${other}`);
}

/** Numbers of cards, wherever a message can have some. */
function* cardsIn(part: unknown, key = ''): Generator<CardId> {
  if (Array.isArray(part)) {
    for (const one of part) {
      if (typeof one !== 'number') yield* cardsIn(one, key);
      else if (key === 'choices') yield* cardOfChoice(one);
      else if (['cards', 'seen', 'options'].includes(key) && one >= 0) yield one;
    }
  } else if (typeof part === 'object' && part !== null) {
    for (const [name, value] of Object.entries(part)) {
      if (name === 'sealed') for (const choice of [value].flat()) if (Number(choice) >= 0) yield* cardOfChoice(choice);
      // what a city has chosen is a number called so too, and a list of one where it has changed
      if (name === 'options' && !('ask' in part)) continue;
      // of changes in a list each is told by its index
      yield* cardsIn(value, /^\d+$/.test(name) ? key : name);
    }
  }
}

function* cardOfChoice(choice: number): Generator<CardId> {
  if ([choices.BUILD, choices.STAGE, choices.SELL, choices.PICK].includes(choices.deedOf(choice)))
    yield choices.cardOf(choice);
}

/**
 * The cards whose faces a seat has come to see by each moment: what lies open, the hands it and its teammate have held,
 * the discard pile when it may take from it, and what everyone has built. Said without the engine's views.
 */
function knowledge(moments: readonly Moment[], seat: SeatId | null): { ids: Set<CardId>; words: Set<string> }[] {
  const ids = new Set<CardId>();
  const [
    {
      game: { rules },
    },
  ] = moments;
  const trusted = seat === null ? [] : [seat, rules.setup.allies[seat]];
  return moments.map(({ game: { state } }, i) => {
    for (const { seat: by, choice } of moments[i - 1]?.answers ?? [])
      learnChoice(by, choice as Record<string, unknown>);
    rules.tablePiles.forEach(({ id }, pile) => {
      if (OPEN_ON_TABLE.includes(id)) learn(state.piles[pile]);
    });
    state.seats.forEach(({ piles }, of) => {
      rules.seatPiles.forEach(({ id }, pile) => {
        if (OPEN_AT_SEATS.includes(id) || trusted.includes(of)) learn(piles[pile]);
      });
    });
    state.asks.forEach((ask, of) => {
      if (seat !== null && state.controller[of] === seat && ask?.ask === 'pick' && /dig/.test(ask.why))
        learn(state.piles[0]);
    });
    return { ids: new Set(ids), words: new Set([...ids].map((id) => rules.cards[id].name)) };
  });

  function learn(cards: readonly CardId[]): void {
    for (const card of cards) ids.add(card);
  }

  function learnChoice(by: SeatId, choice: Record<string, unknown>): void {
    const card = rules.cardByName.get(String(choice.card));
    if (card !== undefined && (choice.do === 'build' || trusted.includes(by))) ids.add(card);
  }
}

const OPEN_ON_TABLE = ['projects', 'built', 'failed'];
const OPEN_AT_SEATS = ['city', 'leaders', 'courtesan', 'rewards'];
