/** The way to a table for a program: who it is, and which table. Everything else is said over the socket. */
import type { NewBeginning } from './beginning.ts';
import type { Person, Settings } from './room.ts';

/** Someone with the cookie that proves it. In a browser it is empty: there the browser keeps it and sends it along. */
export interface Guest {
  person: Person;
  cookie: string;
}

/** Where a table is found. */
export interface TableAddress {
  id: string;
  /** What friends type to find it. */
  code: string;
}

/** The server said no; `code` is its reason for programs, and `no-server` if what answered is no server of Polis. */
export class RefusedError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number) {
    super(message);
    this.name = 'RefusedError';
    this.code = code;
    this.status = status;
  }
}

/** Someone new, under any name. */
export async function becomeGuest(address: string, name: string): Promise<Guest> {
  const { answer, body } = await ask<Person>(address, '/api/guests', { name });
  return { person: body, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** A new table, at which the guest has the first chair, or the one that is named with where it begins. */
export async function createTable(
  address: string,
  { cookie }: Guest,
  settings: Settings,
  beginning: NewBeginning | null = null,
): Promise<TableAddress> {
  const wanted = beginning ? { ...settings, beginning } : settings;
  const { id, code } = (await ask<TableAddress>(address, '/api/tables', wanted, cookie)).body;
  return { id, code };
}

/** The table that friends have told the code of. */
export async function findTable(address: string, { cookie }: Guest, code: string): Promise<TableAddress> {
  const found = await ask<TableAddress>(address, `/api/codes/${encodeURIComponent(code)}`, null, cookie);
  return { id: found.body.id, code: found.body.code };
}

async function ask<T>(
  address: string,
  path: string,
  sent: object | null,
  cookie = '',
): Promise<{ answer: Response; body: T }> {
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(sent),
  };
  const answer = await fetch(`${address.replace(/\/+$/, '')}${path}`, sent ? posted : { headers: { cookie } });
  const body: unknown = await answer.json().catch(() => null);
  if (answer.ok && body) return { answer, body: body as T };
  const { code, message } = (body ?? {}) as Partial<{ code: string; message: string }>;
  throw new RefusedError(code ?? 'no-server', message ?? `${address} is no server of Polis`, answer.status);
}
