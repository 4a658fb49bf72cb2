/** What came in over a socket as a message, or what is wrong with it. */
import type { FromClient } from '@polis/client';
import { fromClient } from './messages.ts';

type Read = { message: FromClient; id: string; why: null } | { message: null; id: string | null; why: string };

export function readMessage(text: string): Read {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { message: null, id: null, why: 'a message is JSON' };
  }
  const { success, data, error } = fromClient.safeParse(json);
  if (success) return { message: data, id: data.id, why: null };
  const [{ path, message }] = error.issues;
  const { id } = Object(json);
  const name = typeof id === 'string' && id.length <= 40 ? id : null;
  return { message: null, id: name, why: `${path.join('.') || 'the message'}: ${message}` };
}
