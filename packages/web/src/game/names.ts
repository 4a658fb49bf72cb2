/** What the people, seats and cards of a table are called. */
import type { Known, Person } from '@polis/client';
import type { Rules, SeatId } from '@polis/engine';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useSettings } from '../device/settings.ts';
import { ME } from '../local/local.ts';
import { boardWords } from '../text/board.ts';
import { cardName, shortCardName } from '../text/card.ts';
import { listed } from '../text/listed.ts';
import { useTranslation } from '../text/speaking.tsx';
import { isSideOpen } from './contents.ts';
import type { TableModel } from './model.ts';

export interface Names {
  /**
   * The seat of whoever reads, which texts speak to: also in a replay from another chair if there is no name to call it
   * by. Null if they have none.
   */
  reader: SeatId | null;
  /** The person, or the bot by a name of its own; for the Free City its board. */
  seat(seat: SeatId): string;
  /** The same where it stands alone: "You" for whoever plays here without a name. */
  label(seat: SeatId): string;
  /** The same in the middle of a sentence to whoever looks: "you" for the own seat. */
  whom(seat: SeatId): string;
  /** For texts with two forms: they address whoever sits there, and name the seat to all others. */
  whose(seat: SeatId): Whose;
  /** The board without its side; `null` while none is dealt. */
  city(seat: SeatId): string | null;
  /** `Rhodos A`, `Olympia (night)`; `Rhodos` alone while its side is open. */
  board(seat: SeatId): string;
  card(id: string): string;
  /** The same with soft hyphens, for where there is little room. */
  shortCard(id: string): string;
  /** What makes a card free: a power of a board or a leader. */
  power(id: string): string;
  /** "a, b and c" */
  list(words: readonly string[]): string;
}

export interface Whose {
  context?: 'theirs';
  of?: string;
}

/** Bots have so many names. */
const PHILOSOPHERS = 8;

/** Keeps the old object if the new one says the same, so that only what changed is rendered again. */
function useSame<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

export function useNames({ room, you }: Known, { rules, view }: TableModel): Names {
  const { t } = useTranslation();
  const myName = useSettings(({ name }) => name);
  const people = useSame(room.chairs.map(({ person }) => person));
  const wonders = useSame(view.seats.map(({ wonder }) => wonder));
  const sideless = useSame(view.seats.flatMap((_, seat) => (isSideOpen({ rules, view }, seat) ? [seat] : [])));
  return useMemo(
    () => namesOf(t, { myName, people, rules, wonders, sideless, you }),
    [t, myName, people, rules, wonders, sideless, you],
  );
}

interface Named {
  /** Of whoever plays on this device; empty if there is none. */
  myName: string;
  people: readonly (Person | null)[];
  rules: Pick<Rules, 'wonders' | 'cards' | 'cardByName'>;
  /** The board of each seat. */
  wonders: readonly number[];
  /** Seats that have still to choose the side of theirs. */
  sideless?: readonly SeatId[];
  you: SeatId | null;
}

/** Names of cards by id: which card of that id there is, the rules say. */
export function cardNames(
  t: TFunction,
  { cards, cardByName }: Pick<Rules, 'cards' | 'cardByName'>,
): Pick<Names, 'card' | 'shortCard'> {
  const cardOf = (id: string) => cards[cardByName.get(id) as number];
  return { card: (id) => cardName(t, cardOf(id)), shortCard: (id) => shortCardName(t, cardOf(id)) };
}

export function namesOf(t: TFunction, { myName, people, rules, wonders, sideless = [], you }: Named): Names {
  const wonder = (seat: SeatId) => rules.wonders[wonders[seat]];
  const city = (seat: SeatId): string | null => wonder(seat)?.city ?? null;
  const board = (seat: SeatId): string => {
    const at = wonder(seat);
    if (!at) return '';
    return sideless.includes(seat) ? t(`board.${at.city}`) : boardWords(t, at);
  };
  const seatName = (seat: SeatId): string => {
    const person = people[seat];
    if (person === undefined) return t('freeCity');
    // without a name: in the language of now, not in that of when the game began
    if (person?.id === ME) return myName || t('nameless');
    if (person) return person.name || t('forgotten');
    return t(`table.philosopher.${seat % PHILOSOPHERS}`);
  };
  const nameless = myName ? -1 : people.findIndex((person) => person?.id === ME);
  const reader = you ?? (nameless < 0 ? null : nameless);
  return {
    reader,
    seat: seatName,
    label: (seat) => (seat === nameless ? t('you') : seatName(seat)),
    whom: (seat) => (seat === reader ? t('table.you') : seatName(seat)),
    whose: (seat) => (seat === reader ? {} : { context: 'theirs', of: seatName(seat) }),
    city,
    board,
    ...cardNames(t, rules),
    power: (id) => t(`table.power.${id}`),
    list: (words) => listed(t, words),
  };
}
