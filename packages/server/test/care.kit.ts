/** People at a server where someone looks after reports. */
import type { NewReport, ReportDetail, ReportShown, ReportVerdict } from '@polis/client';
import { setModerator } from '../src/store/moderators.ts';
import { type Browser, browser, PASSWORD } from './accounts.kit.ts';
import { device, type Sitter, sitter } from './kit.ts';

export const DAY = 24 * 3600 * 1000;

/** Someone with an account and a socket. */
export async function accountOf(address: string, name: string): Promise<{ here: Browser; sitter: Sitter }> {
  const here = browser(address);
  const id = await here.guest(name);
  await here.chooses(name, PASSWORD);
  const person = { id, name };
  return { here, sitter: { person, cookie: here.cookie, by: device(address, { person, cookie: here.cookie }) } };
}

/** The browser of someone who sits at tables. */
export function browserOf(address: string, { cookie }: Pick<Sitter, 'cookie'>): Browser {
  const here = browser(address);
  here.cookie = cookie;
  return here;
}

/** A guest with a socket and a browser. */
export async function guestOf(address: string, name: string) {
  const one = await sitter(address, name);
  return { ...one, here: browserOf(address, one) };
}
export type Guest = Awaited<ReturnType<typeof guestOf>>;

export async function moderatorOf(address: string, database: string) {
  const { here, sitter: seated } = await accountOf(address, 'Mo');
  await setModerator(database, 'mo', Date.now());
  const open = async (): Promise<ReportShown[]> => (await here.call('GET', '/api/care/reports')).body.reports;
  return {
    ...seated,
    here,
    open,
    detail: async (id: string): Promise<ReportDetail> => (await here.call('GET', `/api/care/reports/${id}`)).body,
    decides: (id: string, verdict: Partial<ReportVerdict>) =>
      here.call('POST', `/api/care/reports/${id}/verdict`, { measures: [], note: '', ...verdict }),
    /** Decides the only report there is. */
    async settles(verdict: Partial<ReportVerdict>): Promise<void> {
      const [{ id }] = await open();
      const { status, body } = await this.decides(id, verdict);
      if (status !== 204) throw new Error(JSON.stringify(body));
    },
  };
}

export const reports = (by: Pick<Guest, 'here'>, report: Partial<NewReport>) =>
  by.here.call('POST', '/api/reports', { table: null, line: null, reason: 'insults', text: '', ...report });

export const noticesOf = async (of: Pick<Guest, 'here'>) =>
  (await of.here.call('GET', '/api/me/notices')).body.notices as { id: string; kind: string; note: string }[];
