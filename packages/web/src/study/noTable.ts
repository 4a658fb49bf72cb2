/** What the engine says of a table that cannot be, in the language of the app. */
import type { TFunction } from 'i18next';

/**
 * By what the engine says: the id of the same sentence, with seats, cards, boards and Ages by their names. What only people who
 * write scenarios by hand can get wrong stays as it is said.
 */
const SAYS: readonly (readonly [id: string, says: RegExp])[] = [
  ['hand', /^seat (?<seat>\d) holds (?<has>\d+) cards?; in turn (?<turn>\d+) it holds (?<count>\d+)$/],
  ['notDealt', /^seat (?<seat>\d) holds (?<count>\d+) cards?; hands are not dealt yet at this time$/],
  ['copies', /^cards told of (?<card>\S+): (?<told>\d+); a game of (?<players>\d+) players has (?<count>\d+)$/],
  ['later', /^(?<card>\S+) is a card of Age (?<age>I+), which is not dealt yet$/],
  ['otherAge', /^seat (?<seat>\d) holds (?<card>\S+), which is no card of Age (?<age>I+)$/],
  ['drawn', /^(?<card>\S+) and its kind are drawn: (?<count>\d+), and (?<told>\d+) of them are told$/],
  ['used', /^(?<count>\d+) cards? of Age (?<age>I+) were used; in turn (?<turn>\d+) it is (?<most>\d+) at most$/],
  ['nothingLeft', /^nothing is left to be played at this table$/],
  ['leaders', /^seat (?<seat>\d) holds leaders: (?<has>\d+); at this time it can only be (?<count>\d+)$/],
  ['draft', /^seat (?<seat>\d) holds leaders: \d+, and a pack of \d+; in the draft everybody has (?<count>\d+),/],
  ['once', /^(?<card>\S+) is there only once, and seat/],
  ['twice', /^seat (?<seat>\d) has (?<card>\S+) twice$/],
  ['copiesLeader', /^seat (?<seat>\d) copies (?<card>[^\s,]+)(?:,| and)/],
  ['noCard', /^there is no card "(?<what>.*?)"/],
  ['noBoard', /^there is no board "(?<what>.*?)"/],
  ['noField', /^(?:.*: )?there is no field "(?<what>.*?)" here/],
  ['cardOfModule', /^(?<card>\S+): this card comes with /],
  ['boardOfModule', /^(?<board>\S+): this board comes with /],
  ['boardOnce', /^the board of (?<board>\S+) is there only once$/],
  ['seats', /^a table has 3 to 8 seats; /],
  ['stages', /^(?<board>\S+) has (?<count>\d+) stages, not (?<has>\d+)$/],
  ['pawns', /^seat (?<seat>\d) has pawns of Age (?<age>\d): (?<has>\d+); /],
  ['madeUp', /^a structure that is made up is in no deck/],
];

/** Null for what is only said in English. */
export function faultText(t: TFunction, message: string): string | null {
  for (const [id, says] of SAYS) {
    const found = says.exec(message);
    if (found) return t(`noTable.${id}`, valuesOf(t, found.groups ?? {}));
  }
  return null;
}

/** A seat is called by its place at the table, counted from 1: people do not count from 0. */
function valuesOf(t: TFunction, { seat, card, board, age, count, ...others }: Record<string, string | undefined>) {
  return {
    ...others,
    ...(count === undefined ? {} : { count: Number(count) }),
    ...(seat === undefined ? {} : { name: t('calculator.player', { number: Number(seat) + 1 }) }),
    ...(card === undefined ? {} : { card: named(t, 'card', card.replace(/-age\d$/, '')) }),
    ...(board === undefined ? {} : { board: named(t, 'board', board) }),
    ...(age === undefined ? {} : { age: t(`age.${Number(age) || age.length}`) }),
  };
}

/** What has no name of its own is called as it was written. */
const named = (t: TFunction, kind: string, id: string): string => t(`${kind}.${id}`, { defaultValue: id });
