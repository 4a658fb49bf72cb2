/** The HTTP part: people, tables, finished games, and what operators need. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyReply } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { callerOf } from '../caller.ts';
import { failure } from '../protocol/index.ts';
import { troubleIn } from '../store/errors.ts';
import { Elsewhere } from '../tables/elsewhere.ts';
import { addAccountRoutes } from './account.ts';
import { addCareRoutes } from './care.ts';
import { countedIn } from './counted.ts';
import { addExerciseRoutes } from './exercises.ts';
import { addFriendRoutes } from './friends.ts';
import { addGameRoutes } from './games.ts';
import { addHistoryRoutes } from './history.ts';
import { addHolidayRoutes } from './holidays.ts';
import { addInvitationRoutes } from './invitations.ts';
import { addMatchRoutes } from './matching.ts';
import { addNudgeRoutes } from './nudges.ts';
import { addOperationRoutes } from './operations.ts';
import { type App, isOriginAllowed, type Parts } from './parts.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addPasswordRoutes } from './passwords.ts';
import { addPeopleRoutes } from './people.ts';
import { helmetOptions } from './policy.ts';
import { addRatingRoutes } from './ratings.ts';
import { addReportRoutes } from './reports.ts';
import { addSessionRoutes } from './sessions.ts';
import { addTableRoutes } from './tables.ts';
import { addWeb } from './web.ts';
import { countedNames } from './whom.ts';

const plainApp = (parts: Parts): App =>
  Fastify({
    // only the nearest proxy is believed, not what others before it say
    trustProxy: parts.options.trustProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: 16_384,
    // of a passkey
    routerOptions: { maxParamLength: 1400 },
    requestTimeout: parts.options.patience.requestMs,
    http: {
      headersTimeout: parts.options.patience.headMs,
      // how often it is looked after those who take too long
      connectionsCheckingInterval: parts.options.patience.headMs / 2,
    },
    forceCloseConnections: true,
    frameworkErrors: ({ message }, _, reply) => (reply as FastifyReply).code(400).send({ code: 'malformed', message }),
  }).withTypeProvider<ZodTypeProvider>();

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export async function httpApp(parts: Parts): Promise<App> {
  const { options, redis, now } = parts;
  const app = plainApp(parts);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [{ instancePath, message }] = error.validation;
      const where = instancePath.replace(/^\//, '').replaceAll('/', '.');
      return reply.code(400).send({ code: 'malformed', message: `${where || 'the request'}: ${message}` });
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ code: codeOf(status), message: (error as Error).message });
    const isElsewhere = error instanceof Elsewhere;
    // by another connection one may come to another node
    if (isElsewhere) reply.header('connection', 'close');
    else parts.log.error({ err: error, url: request.routeOptions.url }, 'a request failed');
    return reply
      .code(isElsewhere || troubleIn(error) !== null ? 503 : 500)
      .send({ code: 'unavailable', message: 'this could not be done now; try again' });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!SAFE.includes(request.method) && !isOriginAllowed(request.raw, options))
      return reply.code(403).send({ code: 'origin', message: 'this request comes from another page' });
  });
  app.addHook('onResponse', async (_, { statusCode }) => {
    parts.metrics.responses.inc({ status: `${Math.floor(statusCode / 100)}xx` });
  });
  // what is said to one person is for nobody else, and not for later
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  await app.register(helmet, helmetOptions(options));
  await app.register(cookie, { secret: parts.cookieKey });
  await app.register(rateLimit, {
    ...(redis && { store: countedIn(redis, now) }),
    max: options.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => callerOf(ip),
    // the app takes all its files at once, and they cost next to nothing
    allowList: ({ url }) => url === '/healthz' || url === '/readyz' || url.startsWith('/assets/'),
  });
  // what is guessed counts too
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, ({ method, headers }, reply) => {
    reply.code(404);
    // who follows a wrong link is told so by the app
    const isFollowed = method === 'GET' && headers.accept?.includes('text/html');
    if (options.web && isFollowed) return reply.sendFile('index.html');
    return reply.send({ code: 'not-found', message: 'there is nothing here' });
  });
  app.addHook('onRoute', ({ url, schema }) => {
    const answers = schema?.response as Record<number, unknown> | undefined;
    if (answers && url.startsWith('/api/')) answers[503] ??= failure.describe('The database is in trouble; try again');
  });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Polis',
        description: 'Tables for 7 Wonders. What happens at a table goes over the socket at /socket?table=ID.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  });
  addPeopleRoutes(app, parts);
  addSessionRoutes(app, parts);
  addPasswordRoutes(app, parts);
  addPasskeyRoutes(app, parts);
  addAccountRoutes(app, parts);
  addTableRoutes(app, parts);
  addGameRoutes(app, parts);
  addHistoryRoutes(app, parts);
  addRatingRoutes(app, parts);
  addExerciseRoutes(app, parts);
  addReportRoutes(app, parts);
  addCareRoutes(app, parts);
  addNudgeRoutes(app, parts);
  addHolidayRoutes(app, parts);
  const isNameTooMany = countedNames(app);
  addFriendRoutes(app, parts, isNameTooMany);
  addInvitationRoutes(app, parts, isNameTooMany);
  addMatchRoutes(app, parts);
  addOperationRoutes(app, parts);
  if (options.web) await addWeb(app, options.web, parts);
  await app.ready();
  return app;
}

const codeOf = (status: number): string => (status === 429 ? 'too-many' : status === 413 ? 'too-large' : 'malformed');
