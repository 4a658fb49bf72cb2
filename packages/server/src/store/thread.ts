/**
 * The embedded database in a thread of its own. Every commit waits for the disk: this way only that thread waits, and
 * the tables go on.
 */
import { Worker } from 'node:worker_threads';
import { StoreError } from './errors.ts';
import type { Store } from './store.ts';

export interface Call {
  call: number;
  method: keyof Store;
  args: unknown[];
}

export interface Return {
  call: number;
  value: unknown;
  /** Null unless it failed. */
  error: { message: string; code: string | null } | null;
}

/** Every method of a store but `close`: the compiler sees to it that none is missing. */
const METHODS: Record<Exclude<keyof Store, 'close'>, true> = {
  append: true,
  rewrite: true,
  lines: true,
  linesAfter: true,
  row: true,
  rowByCode: true,
  listed: true,
  tablesOf: true,
  naming: true,
  namesNoMore: true,
  sittings: true,
  unfinished: true,
  waking: true,
  setWake: true,
  unwritten: true,
  setSummary: true,
  addPerson: true,
  person: true,
  rename: true,
  renameAtTables: true,
  unshownNames: true,
  nameIsShown: true,
  addSession: true,
  signedIn: true,
  seen: true,
  prove: true,
  renew: true,
  sessions: true,
  openSessions: true,
  endSession: true,
  endSessions: true,
  endIdleSessions: true,
  usedDevice: true,
  forgetDevices: true,
  login: true,
  loginOf: true,
  setLogin: true,
  passkeys: true,
  passkey: true,
  addPasskey: true,
  usedPasskey: true,
  removePasskey: true,
  keepChallenge: true,
  takeChallenge: true,
  adopt: true,
  formerIds: true,
  idNow: true,
  startLeaving: true,
  leaving: true,
  strangers: true,
  removePerson: true,
  isModerator: true,
  moderators: true,
  setModerator: true,
  block: true,
  unblock: true,
  blocked: true,
  apartFrom: true,
  apartAmong: true,
  measuresOf: true,
  measures: true,
  countMeasures: true,
  careNews: true,
  notices: true,
  removeNotice: true,
  careOf: true,
  report: true,
  reports: true,
  countReports: true,
  keptReport: true,
  decide: true,
  lift: true,
  acts: true,
  countActs: true,
  removeOldCare: true,
  nudgesOf: true,
  setNudgeWish: true,
  beginNudges: true,
  addChannel: true,
  removeChannel: true,
  trustChannel: true,
  confirmChannel: true,
  endChannel: true,
  muteTable: true,
  knowTurns: true,
  shareNudges: true,
  hereNow: true,
  claimNudges: true,
  settleNudges: true,
  removeOldNudges: true,
  lateNudges: true,
  holidays: true,
  holidaysFrom: true,
  addHoliday: true,
  endHoliday: true,
  untoldHolidays: true,
  holidaysAreTold: true,
  companyOf: true,
  setCompanyWish: true,
  companyWishOf: true,
  areFriends: true,
  askFriend: true,
  acceptFriend: true,
  endFriend: true,
  areHere: true,
  openTablesOf: true,
  playedWith: true,
  removeOldCompany: true,
  invite: true,
  uninvite: true,
  declineInvitation: true,
  invitationsOf: true,
  invitedTo: true,
  settleInvitations: true,
  waitForMatch: true,
  awayFromMatch: true,
  standing: true,
  matchPlaces: true,
  proposeMatch: true,
  readyForMatch: true,
  leaveMatch: true,
  endLateMatches: true,
  unmadeMatches: true,
  matchPeople: true,
  matchIsMade: true,
  removeOldMatches: true,
  setting: true,
  beat: true,
  beats: true,
  retire: true,
  visit: true,
  untouched: true,
  untouchedWithoutResult: true,
  removeTable: true,
  removeGuests: true,
  stoodStill: true,
  standstills: true,
  ping: true,
  unsettled: true,
  keepResult: true,
  resultsOf: true,
  seatsOf: true,
  countResults: true,
  ratingChanges: true,
  ratingsOf: true,
  ratingHistory: true,
  ladder: true,
  ratingCategories: true,
  branches: true,
  countBranches: true,
  ratedGames: true,
  addExercises: true,
  exercises: true,
  countExercises: true,
  exercise: true,
  exerciseRatings: true,
  attempt: true,
  exerciseSkill: true,
  attempts: true,
  takeChore: true,
  choreReached: true,
};

/** What it makes for a batch is soon gone: with as much room as V8 gives by itself it would only lie around for longer. */
const YOUNG_MB = 6;

/** `file`: the built store-worker. */
export async function storeInThread(file: string, url: string): Promise<Store> {
  const thread = new Worker(file, {
    workerData: { store: url },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  let calls = 0;
  let broken: Error | null = null;

  function fail(error: Error): void {
    broken = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  thread.on('message', ({ call, value, error }: Return) => {
    const asked = waiting.get(call);
    waiting.delete(call);
    if (error)
      asked?.reject(error.code ? new StoreError(error.code as never, error.message) : new Error(error.message));
    else asked?.resolve(value);
  });
  thread.on('error', ({ message }) =>
    fail(new StoreError('no-answer', `The thread of the database ended: ${message}.`)),
  );
  thread.on('exit', () => fail(broken ?? new Error('the database is closed')));

  const ask = (method: keyof Store, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.set(calls, { resolve, reject });
      thread.postMessage({ call: calls++, method, args } satisfies Call);
    });

  const store = Object.fromEntries(
    (Object.keys(METHODS) as (keyof typeof METHODS)[]).map((method) => [
      method,
      (...args: unknown[]) => ask(method, args),
    ]),
  );
  const gone = new Promise<void>((resolve) => {
    thread.once('exit', () => resolve());
  });

  /** It ends by itself: a thread that is ended while it is inside SQLite takes the whole process with it. */
  async function close(): Promise<void> {
    const closed = ask('close', []);
    broken ??= new Error('the database is closed');
    try {
      await closed;
    } finally {
      await gone;
    }
  }

  try {
    // the first call fails if the database cannot be opened
    await ask('ping', []);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
  return { ...(store as unknown as Omit<Store, 'close'>), close };
}
