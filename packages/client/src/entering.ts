/** The way to a table for a program: who it is, and which table. Everything else is said over the socket. */
import type { Person, Settings } from './room.ts';

/** Someone with the cookie that proves it. */
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

/** A new person with this name, at the server of this address. Throws its sentence if it refuses, as those below do. */
export async function becomeGuest(address: string, name: string): Promise<Guest> {
  const { answer, body } = await ask<Person>(`${address}/api/guests`, { name });
  return { person: body, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** A new table with this person as its host. */
export async function createTable(address: string, { cookie }: Guest, settings: Settings): Promise<TableAddress> {
  return (await ask<TableAddress>(`${address}/api/tables`, settings, cookie)).body;
}

/** The table that friends have told the code of. */
export async function findTable(address: string, { cookie }: Guest, code: string): Promise<TableAddress> {
  return (await ask<TableAddress>(`${address}/api/codes/${encodeURIComponent(code)}`, null, cookie)).body;
}

async function ask<T>(url: string, sent: object | null, cookie = ''): Promise<{ answer: Response; body: T }> {
  const posted = {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(sent),
  };
  const answer = await fetch(url, sent ? posted : { headers: { cookie } });
  const body = await answer.json();
  if (!answer.ok) throw new Error((body as { message: string }).message);
  return { answer, body: body as T };
}
