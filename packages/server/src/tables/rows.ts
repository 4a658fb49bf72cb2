/** What lists know of a table, as its room says. */
import { score } from '@polis/engine';
import type { TableSummary } from '../protocol/index.ts';
import { beginningShown, complete, deadlines, due, type Room, type StandIns, thinking } from '../room/index.ts';
import type { TableRow } from '../store/store.ts';

type Later = 'frozen' | 'beginning';
type Kept = Omit<TableSummary, 'id' | 'code' | 'status' | 'updated' | Later> & Partial<Pick<TableSummary, Later>>;

export function rowOf(room: Room): TableRow {
  const { id, code, status, settings, at, needs, beginning } = room;
  return {
    id,
    code,
    listed: settings.listed,
    status,
    wake: wakeAt(room),
    updated: at,
    summary: JSON.stringify(kept(room)),
    needs,
    begunIn: beginning?.of?.table ?? null,
  };
}

const LISTED = ['status', 'host', 'settings', 'beginning', 'chairs', 'frozen', 'undone', 'needs'] as const;

/**
 * Whether lists have to know of a change. Who has answered is not written to the row, as that would be a write for
 * every answer: whoever shows it asks the room. For the same reason the row may say that the table wakes earlier than it
 * has to; but never later. Of a line that is one person's own lists do not show that it was written: how much it needs is
 * in the row from the next question on.
 */
export const isNews = (before: Room, after: Room): boolean =>
  (before.quiet === after.quiet && LISTED.some((field) => before[field] !== after[field])) ||
  before.game?.state.question !== after.game?.state.question ||
  wakesEarlierOrNever(wakeAt(before), wakeAt(after));

const wakesEarlierOrNever = (before: number | null, after: number | null): boolean =>
  after === null ? before !== null : before === null || after < before;

function kept(room: Room): Kept {
  const { settings, host, chairs, game, status, frozen } = room;
  const beginning = beginningShown(room);
  return {
    settings,
    host: chairs.find(({ person }) => person?.id === host)?.person?.name ?? null,
    chairs: chairs.map(({ person, bot }) => ({ person: person?.id ?? null, name: person?.name ?? null, bot })),
    age: game?.state.age ?? 0,
    turn: game?.state.turn ?? 0,
    waiting: game && status === 'playing' ? waitingFor(game.state) : [],
    result: game && status === 'over' ? resultOf(score(game)) : null,
    frozen: frozen !== null,
    ...(beginning && { beginning }),
  };
}

/** Chairs that have not answered yet. */
function waitingFor({ asks, sealed, controller }: NonNullable<Room['game']>['state']): number[] {
  const chairs = asks.flatMap((ask, seat) => (ask && sealed[seat] < 0 ? [controller[seat]] : []));
  return [...new Set(chairs)].sort((a, b) => a - b);
}

const resultOf = ({ sheets, winners }: ReturnType<typeof score>) => ({
  totals: sheets.map(({ total }) => total),
  winners,
});

/** When the table needs attention though nobody may be looking: at once for a bot or for what was wished for, else when a clock runs out. */
export function wakeAt(room: Room): number | null {
  if (room.frozen) return null;
  if (room.dealing) return room.dealing.until;
  if (room.status !== 'playing') return null;
  if (thinking(room).length > 0 || due(room).length > 0) return room.at;
  const times = deadlines(room).map(({ at }) => at);
  return times.length > 0 ? Math.min(...times) : null;
}

export function summaryOf({ id, code, status, updated, summary }: TableRow): TableSummary {
  const { settings, ...others } = JSON.parse(summary) as Kept;
  return { id, code, status, updated, settings: complete(settings), frozen: false, beginning: null, ...others };
}

/** What lists know of a table, without some people: where nothing but its row is left. */
export function summaryWithout(summary: string, people: StandIns): string {
  const { chairs, host, beginning, ...others } = JSON.parse(summary) as Kept;
  const hosts = chairs.filter(({ person, name }) => person !== null && people.has(person) && name === host);
  return JSON.stringify({
    ...others,
    // whoever has given it may be among them
    ...(beginning && { beginning: { ...beginning, name: null } }),
    host: hosts.length > 0 ? '' : host,
    chairs: chairs.map((chair) => {
      const standIn = chair.person === null ? undefined : people.get(chair.person);
      return standIn === undefined ? chair : { ...chair, person: standIn, name: '' };
    }),
  });
}

/** Whether a game was ever begun there; a finished one that nobody can read any more has no result either. */
export const hadGame = ({ summary }: Pick<TableRow, 'summary'>): boolean => (JSON.parse(summary) as Kept).age > 0;

/** People who have a chair, for the list of their tables. */
export const peopleOf = ({ chairs }: Room): string[] => chairs.flatMap(({ person }) => (person ? [person.id] : []));
