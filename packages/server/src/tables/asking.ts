/** The bots at a table that are thinking: each question is asked once, and called off when it is settled otherwise. */
import type { ChoiceForm } from '@polis/engine';
import { questionFor, type Room, type Thinking } from '../room/index.ts';
import type { Surroundings } from './surroundings.ts';

export interface Asking {
  /** Asks for what is wanted now and not asked for yet, and calls off what is not wanted any more. */
  update(wanted: readonly Thinking[], room: Room): void;
  isBusy(): boolean;
  stop(): void;
}

const RETRY_MS = 1000;

/**
 * `answered` hands a bot's choice to the table; `again` is called when something went wrong and a while has passed;
 * `isAbandoned`: nobody waits for what bots do here; `caller`: from where someone does.
 */
export function botsAsked(
  around: Surroundings,
  answered: (asked: Thinking, choice: ChoiceForm) => Promise<void>,
  again: () => void,
  isAbandoned: () => boolean,
  caller: () => string,
): Asking {
  const underway = new Map<string, AbortController>();
  let isStopped = false;

  function ask(key: string, room: Room, item: Thinking): void {
    const asked = questionFor(room, item.seat);
    if (!asked) return;
    const abort = new AbortController();
    underway.set(key, abort);
    around
      .think({ ...asked, bot: item.bot, seed: around.chance(), ms: around.botMs }, abort.signal, {
        ...whoseOf(room),
        caller: caller(),
        isLast: isAbandoned,
      })
      .then((choice) => answered(item, choice))
      .then(() => {
        underway.delete(key);
      })
      .catch((error) => {
        if (abort.signal.aborted || isStopped) return;
        around.log.error({ err: error, table: room.id, bot: item.bot }, 'a bot could not answer');
        around.after(RETRY_MS, () => {
          underway.delete(key);
          again();
        });
      });
  }

  return {
    update(items, room) {
      if (isStopped) return;
      const wanted = new Map(items.map((item) => [keyOf(room, item), item]));
      for (const [key, abort] of underway)
        if (!wanted.has(key)) {
          underway.delete(key);
          abort.abort();
        }
      for (const [key, item] of wanted) if (!underway.has(key)) ask(key, room, item);
    },
    isBusy: () => underway.size > 0,
    stop() {
      isStopped = true;
      for (const abort of underway.values()) abort.abort();
    },
  };
}

/** The table counts as its host's. */
const whoseOf = ({ id, host }: Room) => ({ person: host ?? id, table: id });

const keyOf = ({ undone }: Room, { seat, question, bot }: Thinking): string => `${undone}/${question}/${seat}/${bot}`;
