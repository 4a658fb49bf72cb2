/** What operators and programs need: is it alive, is it ready, how is it doing, what can be asked. */

import { botNames } from '@polis/bots';
import { PROTOCOL } from '@polis/client';
import { boardNames, boxedModules, EDITIONS, moduleNames, VERSION } from '@polis/engine';
import { z } from 'zod';
import { isFromHere, neighbourhood } from '../neighbourhood.ts';
import { failure, options as optionList } from '../protocol/index.ts';
import type { App, Parts } from './parts.ts';

const status = z.object({ status: z.string() });

export function addOperationRoutes(app: App, { options, metrics, isReady, complaint }: Parts): void {
  app.get('/healthz', { schema: { summary: 'The process is alive', response: { 200: status } } }, async () => ({
    status: 'ok',
  }));

  app.get(
    '/readyz',
    { schema: { summary: 'It can serve people', response: { 200: status, 503: failure } } },
    async (_, reply) => {
      if (!isReady()) return reply.code(503).send({ code: 'unavailable', message: 'it is starting or ending' });
      const message = await complaint();
      return message === null ? reply.send({ status: 'ok' }) : reply.code(503).send({ code: 'unavailable', message });
    },
  );

  app.get('/metrics', { schema: { hide: true } }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );

  app.get(
    '/api/options',
    { schema: { summary: 'What can be chosen for a table', response: { 200: optionList } } },
    async ({ raw }) => ({
      modules: [...moduleNames],
      editions: [...EDITIONS],
      boxes: [...boxedModules],
      boards: [...boardNames],
      bots: [...botNames],
      version: { rules: VERSION, protocol: PROTOCOL },
      // only whoever runs the server needs them, to invite others
      addresses: !options.trustProxy && isFromHere(raw) ? neighbourhood(options.host) : [],
    }),
  );

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
