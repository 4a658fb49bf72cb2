/** Puts the parts together, and takes them apart in good order. */
import { randomBytes, randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Logger } from 'pino';
import { keepForgetting } from './accounts/forgetting.ts';
import { areAlike } from './accounts/looks.ts';
import { addressOf } from './caller.ts';
import { keepRenaming } from './care/renaming.ts';
import { alone, type Cluster, openCluster } from './cluster/cluster.ts';
import { keepPresence } from './company/presence.ts';
import { settleInvitations } from './company/settling.ts';
import { keepCopies } from './copying/copying.ts';
import { keepMaking } from './exercises/making.ts';
import { watchHealth, withoutTroubles } from './health.ts';
import { byPerson, keepTellingHolidays } from './holidays/telling.ts';
import { httpApp } from './http/app.ts';
import { capConnections } from './http/connections.ts';
import { isOriginAllowed, type Parts, sessionIn } from './http/parts.ts';
import { hasAccount } from './http/sessions.ts';
import { COOKIE_SECONDS, signingKey } from './identity.ts';
import { keepMatching } from './matching/matching.ts';
import { collectMetrics } from './metrics.ts';
import { openNudges } from './nudges/nudges.ts';
import type { ServerOptions } from './options.ts';
import { quotaOf } from './quota.ts';
import { keepResults } from './results/keeping.ts';
import { keepFor } from './retention.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { lookForDamage, wasCutShort } from './store/after-crash.ts';
import { DEVICE_MS } from './store/counting.ts';
import { isPostgres, openStore } from './store/open.ts';
import { fileOf } from './store/sqlite.ts';
import { storeInThread } from './store/thread.ts';
import { AHEAD_MS, setAlarm } from './tables/alarm.ts';
import { wakeAt } from './tables/rows.ts';
import { lostSince } from './tables/standstills.ts';
import type { Surroundings } from './tables/surroundings.ts';
import { openTables, type Tables } from './tables/tables.ts';
import { batchWriter } from './tables/writer.ts';
import { thinkers as openThinkers } from './thinking.ts';

export interface RunningServer {
  port: number;
  /** Finishes what has begun, tells everyone to come again, and lets go of the database. */
  close(): Promise<void>;
}

/** Letters and digits that are not mistaken for one another. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;
/** After this time a node that was not seen is removed from the list. */
const FORGOTTEN_MS = 24 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;

/** `workers`: the folder of the built files in which bots think and the embedded database works. */
export async function startServer(options: ServerOptions, logger: Logger, workers: string): Promise<RunningServer> {
  const now = (): number => Date.now();
  const me = randomBytes(6).toString('hex');
  const log = withoutTroubles(logger);
  const storeWorker = path.join(workers, 'store-worker.mjs');
  const isAfterCrash = !isPostgres(options.database) && wasCutShort(options.database);
  const database = isPostgres(options.database)
    ? await openStore(options.database)
    : await storeInThread(storeWorker, options.database);
  const { copies } = options;
  const copying =
    copies &&
    keepCopies(
      {
        file: fileOf(options.database),
        place: copies.place,
        everyMs: copies.seconds * 1000,
        keepMs: copies.days * DAY_MS,
      },
      path.join(workers, 'copy-worker.mjs'),
      log,
      now,
    );
  const health = watchHealth({ store: database, me, log, now });
  const { store } = health;
  const thinkers = openThinkers(path.join(workers, 'bot-worker.mjs'), options.botThreads, (seconds) =>
    metrics.botWait.observe(seconds),
  );
  const writer = batchWriter(store);
  const node = { me, store, now, log };
  const cluster: Cluster = options.redis ? await openCluster({ ...node, redis: options.redis }) : alone(node);
  let isReady = false;
  let sockets: Sockets | null = null;

  const metrics = collectMetrics({
    connections: () => sockets?.count() ?? 0,
    tables: () => tables.open(),
    frozen: () => tables.frozen().size,
    thinking: () => thinkers.waiting(),
    isDatabaseUp: health.isWell,
    copyAge: () => copying?.ageSeconds() ?? 0,
    late: () => nudges.late(),
    company: cluster.company,
    folder: isPostgres(options.database) ? null : path.dirname(fileOf(options.database)),
  });
  const surroundings: Surroundings = {
    journals: { write: writer.write, lines: (id, from) => store.lines(id, from) },
    others: cluster.others,
    think: thinkers.think,
    log,
    botMs: options.botMs,
    now,
    after(ms, work) {
      const timer = setTimeout(work, ms).unref();
      return () => clearTimeout(timer);
    },
    seed: () => randomBytes(16).toString('hex'),
    stoodStill: async (since) => lostSince(since, await store.standstills(since)),
    areAlike,
    hasAccount: (person) => hasAccount(store, person),
    apartFrom: (person) => store.apartFrom(person),
    apart: (people) => store.apartAmong(people, now()),
    holidaysOf: async (people) => byPerson(await store.holidaysFrom(people, now())),
    chance: () => randomInt(2 ** 31),
    newId: () => randomBytes(12).toString('base64url'),
    newCode: () => Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join(''),
    visited(table) {
      store.visit(table, now()).catch((error) => log.error({ err: error, table }, 'a visit could not be noted'));
    },
    moved(after, before) {
      metrics.lines.inc();
      const wake = wakeAt(after);
      cluster.wrote(after.id, after.needs, wake !== null && wake <= now() + AHEAD_MS);
      if (after.status === 'over' && before.status !== 'over') results.ended(after);
      const tell = (people: readonly string[]): void => cluster.news(people, 'people');
      settleInvitations({ store, log, now, tell }, after, before);
    },
  };
  const tables: Tables = openTables(surroundings);
  const alarm = setAlarm(tables, store, surroundings);
  const results = keepResults({ store, accountsOnly: options.ratedAccountsOnly, log, now, after: surroundings.after });

  const forgetting = keepForgetting({ ...surroundings, store, tables, signedOut: cluster.signedOut });
  const renaming = keepRenaming({ ...surroundings, store, tables });
  const holidays = keepTellingHolidays({ ...surroundings, store, tables });

  const nudges = await openNudges({
    ...surroundings,
    store,
    tables,
    options: options.nudges,
    metrics,
    peopleHere: () => sockets?.peopleAtTables() ?? [],
  });
  const presence = keepPresence({ ...surroundings, store, peopleHere: () => sockets?.people() ?? [] });
  const quota = quotaOf(store, options.limits);
  const matching = keepMatching({
    ...surroundings,
    store,
    quota,
    tables,
    paces: options.matching,
    tell: (people) => cluster.news(people, 'match'),
  });

  const parts: Parts = {
    options,
    nudges,
    matching,
    store,
    tables,
    results,
    forgetting,
    renaming,
    holidays,
    metrics,
    cookieKey: await signingKey(store),
    log,
    now,
    signedOut: cluster.signedOut,
    cared: cluster.cared,
    news: cluster.news,
    redis: cluster.redis,
    isReady: () => isReady,
    complaint: health.complaint,
  };
  const app = await httpApp(parts);
  const opened = openSockets({
    tables,
    store,
    limits: options.limits,
    quota,
    counting: cluster,
    metrics,
    log,
    now,
    addressOf: (request) => addressOf(request, options.trustProxy),
    isOriginAllowed: (request) => isOriginAllowed(request, options),
    whoSends: (request) => sessionIn(app, request, store),
  });
  sockets = opened;
  app.server.on('upgrade', opened.upgrade);
  capConnections(app.server, options);

  const signs = await store.beats();
  await cluster.join({ tables, alarm, sockets: opened });
  const wasAnyone = signs.length > 0 && cluster.company().nodes === 0;
  if (wasAnyone) await store.stoodStill({ since: Math.max(...signs.map(({ seen }) => seen)), until: now() });
  // people need not wait for it: whoever comes to a table opens it
  alarm.begin();
  for (const sign of signs) if (sign.seen < now() - FORGOTTEN_MS) await store.retire(sign.node);
  // no browser has their cookies any more
  await store.endIdleSessions(now() - COOKIE_SECONDS * 1000);
  await store.forgetDevices(now() - DEVICE_MS);
  const retention = keepFor(options, { ...surroundings, store, tables, removed: () => metrics.removed.inc() });
  const making = keepMaking(options.exercises, {
    ...surroundings,
    me,
    store,
    prove: thinkers.prove,
    made: () => metrics.exercises.inc(),
  });
  forgetting.begin();
  renaming.begin();
  holidays.begin();
  nudges.begin();
  presence.begin();
  matching.begin();
  await app.listen({ host: options.host, port: options.port });
  const { port } = app.server.address() as AddressInfo;
  isReady = true;
  log.info({ port }, 'the tables are open');
  const looked = isAfterCrash ? lookForDamage(storeWorker, options.database, health, log) : null;

  return {
    port,
    async close() {
      isReady = false;
      await cluster.leave();
      await opened.close();
      await alarm.close();
      await retention.close();
      await making.close();
      await forgetting.close();
      await renaming.close();
      await holidays.close();
      await nudges.close();
      await presence.close();
      await matching.close();
      await tables.close();
      await writer.idle();
      await app.close();
      await results.close();
      await thinkers.close();
      cluster.close();
      await looked;
      await copying?.close();
      await store.close();
      log.info({}, 'the tables are closed');
    },
  };
}
