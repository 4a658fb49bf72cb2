/** A step as someone at the table saw it, in the shape in which the table is shown. */
import type { BeginningShown, ChairShown, Known, Level, RoomShown } from '@polis/client';
import { type GameEvent, type GameRecord, redact, type SeatId, type View, view } from '@polis/engine';
import { useMemo } from 'react';
import { kept } from '../game/kept.ts';
import { recordedRoom } from '../game/recorded.ts';
import { useTranslation } from '../text/speaking.tsx';
import type { RecordedGame } from './game.ts';
import type { Step, Story } from './steps.ts';

const views = new WeakMap<Step, Map<string, View>>();

/** What the seat saw, with its own answer; `isOpen`: and everything that was hidden. The same view each time. */
export function viewAt(step: Step, seat: SeatId, isOpen = false): View {
  const ofStep = kept(views, step, () => new Map<string, View>());
  const key = `${seat}${isOpen ? '+' : ''}`;
  const found = ofStep.get(key) ?? seen(step, seat, isOpen);
  ofStep.set(key, found);
  return found;
}

function seen({ game, answers }: Step, seat: SeatId, isOpen: boolean): View {
  const { rules } = game;
  const state = { ...game.state, sealed: answers.slice() };
  const own = view({ ...game, state }, seat);
  if (!isOpen) return own;
  const discard = rules.tablePile('discard');
  return {
    ...own,
    piles: own.piles.map((pile, id) => (id === discard ? { ...pile, cards: state.piles[id].slice() } : pile)),
    seats: own.seats.map((one, of) => ({
      ...one,
      piles: one.piles.map((pile, id) => ({ ...pile, cards: state.seats[of].piles[id].slice() })),
    })),
  };
}

/** What had been told by then, as the seat heard it. */
export function logAt(story: Story, at: number, seat: SeatId, isOpen: boolean): GameEvent[] {
  const heard = isOpen ? story.events : heardBy(story, seat);
  return heard.slice(0, story.steps[at].told);
}

const heard = new WeakMap<Story, Map<SeatId, GameEvent[]>>();

/** All of the log, as a seat hears it: the same events for every step, so that what tells them stays. */
function heardBy(story: Story, seat: SeatId): readonly GameEvent[] {
  const bySeat = kept(heard, story, () => new Map<SeatId, GameEvent[]>());
  const events = bySeat.get(seat) ?? story.events.map((event) => redact(event, seat));
  bySeat.set(seat, events);
  return events;
}

/** Who sat where. Of a file that does not tell, seats are called by their cities. */
export function useRoom({ record, players, people, story }: RecordedGame): RoomShown {
  const { t } = useTranslation();
  return useMemo(() => {
    const { rules, state } = story.steps[story.steps.length - 1].game;
    const chairs = Array.from({ length: rules.players }, (_, seat): ChairShown => {
      const player = players?.[seat];
      const city = rules.wonders[state.seats[seat].wonder]?.city;
      const name =
        player?.name ?? (player?.bot ? null : city ? t(`board.${city}`) : t('replay.seat', { seat: seat + 1 }));
      return {
        person: name === null ? null : { id: people[seat] ?? '', name },
        bot: (player?.bot as Level | null) ?? null,
        lent: null,
        conceded: false,
        byBot: Boolean(player?.bot),
        present: true,
        pledge: null,
        holidays: [],
        wanted: [],
      };
    });
    return recordedRoom(record.config, chairs, beginningIn(record, story));
  }, [t, record, players, people, story]);
}

/** Of a game that began elsewhere, as its table was told it. */
function beginningIn({ config: { from } }: GameRecord, { steps }: Story): BeginningShown | null {
  if (!from) return null;
  const { age, turn } = steps[0].game.state;
  const isGame = 'game' in from;
  return { is: isGame ? 'game' : 'table', of: null, name: null, age, turn, keeps: isGame ? from.keeps : null };
}

/** `mine`: the seat of whoever looks, if they played; of the others the log speaks by their names. */
export function knownAt(
  { id, story }: RecordedGame,
  room: RoomShown,
  { at, seat, isOpen }: { at: number; seat: SeatId; isOpen: boolean },
  mine: SeatId | null,
): Known {
  return {
    table: id,
    seq: at,
    you: seat === mine ? seat : null,
    now: 0,
    roomAt: 0,
    room,
    view: viewAt(story.steps[at], seat, isOpen),
    log: logAt(story, at, seat, isOpen),
    chat: [],
  };
}
