/** What is counted over an hour or a day: of one person, and of all who call from one address, who may be one under many names. */
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller.ts';
import type { App } from './parts.ts';

/** Counts a request, and says whether it is one too many. */
export function countedOver(
  app: App,
  what: string,
  ofPerson: number,
  fromAddress: number,
  timeWindow: '1 hour' | '1 day' = '1 hour',
): (request: FastifyRequest, person: string) => Promise<boolean> {
  const people = new WeakMap<FastifyRequest, string>();
  const countsOf = (max: number, by: (request: FastifyRequest) => string | undefined) =>
    app.createRateLimit({ max, timeWindow, keyGenerator: (request) => `${what}:${by(request)}` });
  const counts = [
    countsOf(ofPerson, (request) => people.get(request)),
    countsOf(fromAddress, ({ ip }) => callerOf(ip)),
  ];
  return async (request, person) => {
    people.set(request, person);
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return true;
    }
    return false;
  };
}
