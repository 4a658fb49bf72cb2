/** The HTTP part of the protocol. */
import type { NewBeginning, Person, Settings } from '@polis/client';
import type { GameRecord } from '@polis/engine';
import type { MyTable, TableSummary } from '@polis/server/protocol';

/** What the server refused, with its code; code `offline` when it could not be reached. */
export class ApiError extends Error {
  readonly code: string;
  /** When it ends, for what is refused for a time; null: never. */
  readonly until: number | null;
  constructor(code: string, message: string, until: number | null = null) {
    super(message);
    this.code = code;
    this.until = until;
  }
}

/** One request, for modules that serve only some screens. */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  // the browser knows it without asking, and without complaint
  if (!navigator.onLine) throw new ApiError('offline', 'no connection');
  let answer: Response;
  try {
    answer = await fetch(path, { ...init, headers: init?.body ? { 'content-type': 'application/json' } : {} });
  } catch {
    throw new ApiError('offline', 'no connection');
  }
  const body = answer.status === 204 ? null : await answer.json().catch(() => ({ code: 'offline', message: '' }));
  if (!answer.ok) throw new ApiError(body?.code ?? 'unavailable', body?.message ?? '', body?.until ?? null);
  return body as T;
}

export const send = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) });

export const api = {
  me: () => call<Person>('/api/me'),
  becomeGuest: (name: string) => call<Person>('/api/guests', send('POST', { name })),
  rename: (name: string) => call<Person>('/api/me', send('PATCH', { name })),
  /** `beginning`: where it begins, if not with its deal. */
  createTable: (settings: Settings, beginning: NewBeginning | null = null) =>
    call<{ id: string; code: string }>('/api/tables', send('POST', beginning ? { ...settings, beginning } : settings)),
  openTables: () => call<{ tables: TableSummary[] }>('/api/tables').then(({ tables }) => tables),
  myTables: () => call<{ tables: MyTable[] }>('/api/me/tables').then(({ tables }) => tables),
  record: (table: string) => call<GameRecord>(`/api/games/${encodeURIComponent(table)}/record`),
  table: (id: string) => call<TableSummary>(`/api/tables/${encodeURIComponent(id)}`),
  addresses: () => call<{ addresses: string[] }>('/api/options').then(({ addresses }) => addresses),
  byCode: (code: string) => call<TableSummary>(`/api/codes/${encodeURIComponent(code)}`),
};
