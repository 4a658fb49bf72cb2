/**
 * Every table at which someone plays is told of their holidays. What fails or is cut short is done later, after a restart
 * too; several nodes that do it do no harm.
 */
import type { Span } from '@polis/client';
import type { Store } from '../store/store.ts';
import type { Surroundings } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';

export interface HolidayTelling {
  /** Something has changed: all of their tables that can be told now are, before it resolves. */
  changed(): Promise<void>;
  /** From now on it is looked for what is not told yet. */
  begin(): void;
  close(): Promise<void>;
}

interface Around extends Pick<Surroundings, 'after' | 'log'> {
  store: Pick<Store, 'untoldHolidays' | 'holidaysAreTold' | 'unfinished'>;
  tables: Pick<Tables, 'tellHolidays'>;
}

const ROUND_MS = 30_000;
const AT_ONCE = 100;

export function keepTellingHolidays({ store, tables, after, log }: Around): HolidayTelling {
  let isClosed = false;
  let callOff: () => void = () => undefined;
  let behind: Promise<void> = Promise.resolve();

  async function tellAll(): Promise<void> {
    for (const { person, since } of await store.untoldHolidays(AT_ONCE)) {
      let isDone = true;
      for (const table of await store.unfinished(person)) {
        if (isClosed) return;
        isDone = (await tell(table, person)) && isDone;
      }
      if (isDone) await store.holidaysAreTold(person, since);
    }
  }

  /** False where it fails: another node may know more. Where there is nothing to do, it is done. */
  async function tell(table: string, person: string): Promise<boolean> {
    try {
      return (await tables.tellHolidays(table, person)).refused?.code !== 'unavailable';
    } catch (error) {
      log.warn({ err: error, table }, 'a table does not know of a holiday yet');
      return false;
    }
  }

  /** One round after the other, each with all that is left. */
  function goOn(): Promise<void> {
    behind = behind.then(tellAll).catch((error) => log.error({ err: error }, 'not all tables know of holidays yet'));
    return behind;
  }

  function begin(): void {
    goOn().then(
      () => {
        if (!isClosed) callOff = after(ROUND_MS, begin);
      },
      () => undefined,
    );
  }

  return {
    changed: goOn,
    begin,
    async close() {
      isClosed = true;
      callOff();
      await behind;
    },
  };
}

/** As tables want to know it. */
export function byPerson(holidays: readonly (Span & { person: string })[]): Map<string, Span[]> {
  const found = new Map<string, Span[]>();
  for (const { person, since, until } of holidays) found.set(person, [...(found.get(person) ?? []), { since, until }]);
  return found;
}
