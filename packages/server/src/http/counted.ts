/** Requests are counted at all nodes together; while Redis does not answer, at each by itself. */
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Cluster } from '../cluster/cluster.ts';

interface Count {
  current: number;
  /** Milliseconds until it begins anew. */
  ttl: number;
}

/** What the library calls a store: it makes one, and from it one for each route with a limit of its own. */
export function countedIn(redis: NonNullable<Cluster['redis']>, now: () => number): FastifyRateLimitStoreCtor {
  const ofRoute = (route: string): FastifyRateLimitStore => {
    const alone = countAlone(now);
    return {
      incr(key, done, ms) {
        countTogether(redis, `${route}-${key}`, ms)
          .catch(() => alone(key, ms))
          .then((count) => done(null, count), done);
      },
      child(options) {
        // it says more than its type does
        const { method = '', url = '' } = (options as unknown as { routeInfo: { method?: string; url?: string } })
          .routeInfo;
        return ofRoute(`${method}${url}`);
      },
    };
  };
  return class {
    incr: FastifyRateLimitStore['incr'];
    child: FastifyRateLimitStore['child'];
    constructor() {
      ({ incr: this.incr, child: this.child } = ofRoute(''));
    }
  };
}

async function countTogether(
  { connection, prefix }: NonNullable<Cluster['redis']>,
  name: string,
  ms: number,
): Promise<Count> {
  if (connection.status !== 'ready') throw new Error('Redis is away');
  const key = `${prefix}requests:${name}`;
  const answers = await connection.multi().set(key, 0, 'PX', ms, 'NX').incr(key).pttl(key).exec();
  const [, current, ttl] = (answers ?? []).map(([, answer]) => Number(answer));
  if (!(current > 0)) throw new Error('Redis has not counted');
  return { current, ttl };
}

function countAlone(now: () => number): (key: string, ms: number) => Count {
  const counts = new Map<string, { current: number; until: number }>();
  let swept = now();
  return (key, ms) => {
    const at = now();
    if (swept <= at - ms) {
      swept = at;
      for (const [old, { until }] of counts) if (until <= at) counts.delete(old);
    }
    const known = counts.get(key);
    const { current, until } = known && known.until > at ? known : { current: 0, until: at + ms };
    counts.set(key, { current: current + 1, until });
    return { current: current + 1, ttl: until - at };
  };
}
