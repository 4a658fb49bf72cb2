/**
 * Several nodes over one database. Any of them may act at any table, since the number of a line decides; one of them, the
 * same for all, asks the table's bots and stops its clocks. Redis carries the news; without it the database is looked at.
 */
import type { Redis } from 'ioredis';
import { inParts } from '../in-parts.ts';
import { type Buckets, buckets, type Callers, callers } from '../limits.ts';
import { KNOWS } from '../room/index.ts';
import type { NewsOf, SignedOut, Sockets } from '../sockets.ts';
import type { Store } from '../store/store.ts';
import type { Alarm } from '../tables/alarm.ts';
import { type Log, nobodyElse, type Others } from '../tables/surroundings.ts';
import type { Tables } from '../tables/tables.ts';
import { type AtTable, type BetweenNodes, openBus } from './bus.ts';
import { countTogether } from './counting.ts';
import { type News, newsOf } from './news.ts';
import { nodesOf } from './nodes.ts';

export interface Cluster {
  others: Others;
  /** This node has written at a table; `wakes`: bots or clocks there have to be looked after within seconds. */
  wrote(table: string, needs: number, wakes: boolean): void;
  /** Someone has signed out: their sockets at all nodes are closed. */
  signedOut(who: SignedOut): void;
  /**
   * Something was decided about these people, which they are told (`isNews`), or they keep away from someone, which they
   * are not: it holds for their sockets at all nodes.
   */
  cared(people: readonly string[], isNews: boolean): void;
  /** Something is new for these people, wherever they are connected; a message that gets lost costs time alone. */
  news(people: readonly string[], of: NewsOf): void;
  buckets(name: string, perSecond: number): Buckets;
  callers(most: number): Callers;
  /** For requests, which are counted elsewhere; null for a node alone. */
  redis: { connection: Redis; prefix: string } | null;
  /** How many other nodes are alive, and whether their news come at once. */
  company(): { nodes: number; isConnected: boolean };
  /** Begins to say that it is alive, and to listen. */
  join(hands: Hands): Promise<void>;
  /** Others may take over from now on. */
  leave(): Promise<void>;
  close(): void;
}

/** What the cluster acts on when others have news. */
export interface Hands {
  tables: Tables;
  /** Opens those that are due. */
  alarm: Pick<Alarm, 'look'>;
  sockets: Pick<Sockets, 'sessions' | 'closeFor' | 'lookAgain' | 'tell'>;
}

interface Setup {
  me: string;
  store: Store;
  now(): number;
  log: Log;
}

const BEAT_MS = 2000;

export function alone({ me, store, now, log }: Setup): Cluster {
  let hands: Hands | null = null;
  let beating: NodeJS.Timeout | null = null;
  const beat = (): Promise<void> =>
    store
      .beat({ node: me, seen: now(), knows: KNOWS })
      .catch((error) => log.error({ err: error }, 'the database does not take a sign of life'));
  return {
    others: nobodyElse,
    wrote() {},
    signedOut: (who) => hands?.sockets.closeFor(who),
    cared(people, isNews) {
      hands?.sockets
        .lookAgain(people, isNews)
        .catch((error) => log.error({ err: error }, 'what was decided is not known at every socket yet'));
    },
    news: (people, of) => hands?.sockets.tell(people, of),
    buckets: (_, perSecond) => buckets(perSecond, now),
    callers,
    redis: null,
    company: () => ({ nodes: 0, isConnected: true }),
    async join(given) {
      hands = given;
      await beat();
      beating = setInterval(beat, BEAT_MS).unref();
    },
    async leave() {
      if (beating) clearInterval(beating);
    },
    close() {},
  };
}

/** How often the database is asked what others have written: in case a message was lost, and while none come. */
const LOOK_MS = 5000;
const LOOK_WITHOUT_BUS_MS = 500;
const AT_ONCE = 500;
/** Clocks of nodes differ a little; what is learnt twice does no harm. */
const NEWS_OVERLAP_MS = 10_000;

export async function openCluster(setup: Setup & { redis: string }): Promise<Cluster> {
  const { me, store, now, log } = setup;
  // nodes with the same database belong together, whoever else uses this Redis
  const prefix = `polis:${await store.setting('cluster', me)}:`;
  const open = new Set<string>();
  const timers: NodeJS.Timeout[] = [];
  let hands: Hands | null = null;
  let news: News | null = null;
  let isLeaving = false;
  let lookedAt = now();

  const bus = await openBus(setup.redis, prefix, me, { atTable, betweenNodes, back }, log);
  const nodes = nodesOf(me, store, now, nodesChanged);
  const counting = countTogether(bus.redis, prefix, me, nodes.others, now);

  /** Failures are only logged: what failed is tried again before long. */
  const failed =
    (what: string) =>
    (error: unknown): void =>
      log.warn({ err: error }, `${what} did not work this time`);

  const quietly = (what: string, work: Promise<unknown> | undefined): void => {
    work?.catch(failed(what));
  };

  function atTable(table: string, from: string, message: AtTable): void {
    if (message.say === 'moved') news?.from(table);
    else if (message.say === 'who') quietly('saying who is here', sayWhoIsHere(table));
    else quietly('learning who is there', hands?.tables.presentElsewhere(table, from, message.people));
  }

  function betweenNodes(_: string, message: BetweenNodes): void {
    if (message.say === 'wake') quietly('looking after a table', hands?.tables.lookAfter(message.table));
    else if (message.say === 'leaving') quietly('learning who is alive', nodes.beat());
    else if (message.say === 'cared')
      quietly('learning what was decided', hands?.sockets.lookAgain(message.people, message.isNews));
    else if (message.say === 'news') hands?.sockets.tell(message.people, message.of);
    else hands?.sockets.closeFor(message.who);
  }

  async function sayWhoIsHere(table: string): Promise<void> {
    const people = (await hands?.tables.presentHere(table)) ?? [];
    if (people.length > 0) bus.toTable(table, { say: 'here', people });
  }

  /** Catches up with what was said while this node could not hear it. */
  function back(): void {
    for (const table of open) {
      bus.toTable(table, { say: 'who' });
      quietly('saying who is here', sayWhoIsHere(table));
    }
    quietly('looking at the database', look());
  }

  function nodesChanged(): void {
    if (!hands || isLeaving) return;
    log.info({ others: nodes.others() }, 'other nodes have come or gone');
    const { tables, alarm } = hands;
    quietly('looking after tables', tables.shareWith(nodes.others()).then(alarm.look));
  }

  /** Finds out what others have done without our hearing of it, and looks after the tables that became ours. */
  async function look(): Promise<void> {
    if (!hands) return;
    const since = lookedAt;
    lookedAt = now();
    const { alarm, sockets } = hands;
    for (const some of inParts(sockets.sessions(), AT_ONCE)) {
      const left = new Set(await store.openSessions(some));
      for (const session of some) if (!left.has(session)) sockets.closeFor({ session });
    }
    await sockets.lookAgain(await store.careNews(since - NEWS_OVERLAP_MS), false);
    await news?.fromAll();
    await alarm.look();
  }

  let isLooking = false;
  async function lookIfDue(): Promise<void> {
    if (isLooking || now() - lookedAt < (bus.isUp() ? LOOK_MS : LOOK_WITHOUT_BUS_MS)) return;
    isLooking = true;
    try {
      await look();
    } finally {
      isLooking = false;
    }
  }

  return {
    others: {
      mayWrite: () => true,
      leads: (table, needs) => !isLeaving && nodes.leaderOf(table, needs) === me,
      knowMore: nodes.knowMore,
      opened(table) {
        open.add(table);
        const follow = async (): Promise<void> => {
          await bus.follow(table);
          if (!open.has(table)) return;
          bus.toTable(table, { say: 'who' });
          // what was written between reading and listening
          news?.from(table);
        };
        quietly('listening to a table', follow());
      },
      closed(table) {
        open.delete(table);
        bus.unfollow(table);
      },
      arePresent: (table, people) => bus.toTable(table, { say: 'here', people }),
    },
    wrote(table, needs, wakes) {
      bus.moved(table);
      const leader = nodes.leaderOf(table, needs);
      if (wakes && leader !== null && leader !== me) bus.toNode(leader, { say: 'wake', table });
    },
    signedOut(who) {
      hands?.sockets.closeFor(who);
      bus.toAll({ say: 'signed-out', who });
    },
    cared(people, isNews) {
      quietly('learning what was decided', hands?.sockets.lookAgain(people, isNews));
      bus.toAll({ say: 'cared', people, isNews });
    },
    news(people, of) {
      hands?.sockets.tell(people, of);
      bus.toAll({ say: 'news', people, of });
    },
    buckets: counting.buckets,
    callers: counting.callers,
    redis: { connection: bus.redis, prefix },
    company: () => ({ nodes: nodes.others().length, isConnected: bus.isUp() }),
    async join(given) {
      hands = given;
      news = newsOf(store, given.tables, failed('reading what others have written'));
      await nodes.beat();
      timers.push(
        setInterval(() => quietly('a sign of life', nodes.beat()), BEAT_MS).unref(),
        setInterval(() => quietly('looking at the database', lookIfDue()), LOOK_WITHOUT_BUS_MS).unref(),
      );
    },
    async leave() {
      isLeaving = true;
      for (const timer of timers) clearInterval(timer);
      counting.stop();
      // the last one's sign of life says since when clocks stand still
      if (nodes.others().length > 0)
        await store.retire(me).catch((error) => log.warn({ err: error }, 'the others will wait a little'));
      bus.toAll({ say: 'leaving' });
    },
    close: bus.close,
  };
}
