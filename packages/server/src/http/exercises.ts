/** Exercises: that of the day, those made from games of this server, and how someone does at them. */
import {
  dailyOf,
  dayOf,
  type Exercise,
  NEW_PERSON,
  newExercise,
  type Rated,
  shippedExercises,
  THEMES,
} from '@polis/bots';
import { z } from 'zod';
import { heldBackFrom } from '../care/held-back.ts';
import {
  attempted,
  dailyExercise,
  exerciseId,
  exerciseList,
  failure,
  newAttempt,
  ownExercises,
  ratedExercise,
  type ShownTried,
} from '../protocol/index.ts';
import type { Tried } from '../store/exercises.ts';
import { countedOver } from './counted-over.ts';
import { page } from './history.ts';
import { type App, nobody, type Parts, personIn } from './parts.ts';

const PAGE = 20;
const ATTEMPTS = 100;
/** Tries of one person an hour, and of all who call from one address. */
const TRIES_PER_HOUR = 300;
const TRIES_FROM_ADDRESS = 1200;
/** As with games: less certain than this it may be far off. */
const PROVISIONAL = 110;

const noSuchExercise = { code: 'no-such-exercise', message: 'there is no such exercise, or it is gone' };
const tooMany = { code: 'too-many', message: 'too many exercises; wait an hour' };

const UNTRIED: Tried = { ...NEW_PERSON, tries: 0, solved: 0 };

/** As other ratings are shown: nearly sure to be within the spread. */
const shown = ({ rating, doubt, tries, solved }: Tried): ShownTried => ({
  rating: { value: Math.round(rating), spread: Math.round(2 * doubt), provisional: doubt > PROVISIONAL },
  tries,
  solved,
});

export function addExerciseRoutes(app: App, { store, now }: Parts): void {
  const isTooOften = countedOver(app, 'exercise', TRIES_PER_HOUR, TRIES_FROM_ADDRESS);
  /** Each is played anew to its table, which takes a moment. */
  const shipped = new Map<string, Exercise>();

  async function shippedOne(id: string): Promise<Exercise | null> {
    const found = shipped.get(id) ?? (await shippedExercises()).exercise(id);
    if (found) shipped.set(id, found);
    return found;
  }

  async function find(id: string): Promise<Exercise | null> {
    const kept = await store.exercise(id);
    return kept ? (JSON.parse(kept.body) as Exercise) : shippedOne(id);
  }

  /** How hard an exercise is, without playing it. */
  async function untried(id: string): Promise<Rated | null> {
    const kept = await store.exercise(id);
    const listed = kept
      ? (JSON.parse(kept.body) as Exercise)
      : (await shippedExercises()).list.find((one) => one.id === id);
    return listed ? newExercise(listed.rating) : null;
  }

  async function rated(exercises: readonly Exercise[]) {
    const known = new Map(
      (await store.exerciseRatings(exercises.map(({ id }) => id))).map((one) => [one.exercise, one]),
    );
    return exercises.map((exercise) => ({
      exercise,
      ...shown(known.get(exercise.id) ?? { ...newExercise(exercise.rating), tries: 0, solved: 0 }),
    }));
  }

  app.get(
    '/api/exercises/daily',
    {
      schema: {
        summary: 'The exercise of the day, the same for all: days begin at midnight in Greenwich',
        response: { 200: dailyExercise, 404: failure },
      },
    },
    async (_, reply) => {
      const { list } = await shippedExercises();
      const at = now();
      const found = list.length > 0 ? await shippedOne(list[dailyOf(dayOf(at), list.length)].id) : null;
      if (!found) return reply.code(404).send(noSuchExercise);
      const [one] = await rated([found]);
      return reply.send({ day: new Date(at).toISOString().slice(0, 10), ...one });
    },
  );

  app.get(
    '/api/exercises',
    {
      schema: {
        summary: `Exercises from rated games of this server, the latest first, ${PAGE} a page`,
        querystring: z.object({ page, theme: z.enum(THEMES).optional() }),
        response: { 200: exerciseList },
      },
    },
    async ({ query }) => {
      const about = query.theme ?? null;
      const [kept, total] = await Promise.all([
        store.exercises(about, PAGE, query.page * PAGE),
        store.countExercises(about),
      ]);
      return { exercises: await rated(kept.map(({ body }) => JSON.parse(body) as Exercise)), total };
    },
  );

  app.get(
    '/api/exercises/:id',
    {
      schema: {
        summary: 'An exercise, of this server or of those that come with Polis',
        params: exerciseId,
        response: { 200: ratedExercise, 404: failure },
      },
    },
    async (request, reply) => {
      const found = await find(request.params.id);
      return found ? reply.send((await rated([found]))[0]) : reply.code(404).send(noSuchExercise);
    },
  );

  app.post(
    '/api/exercises/:id/attempts',
    {
      schema: {
        summary: 'I have tried an exercise: the first try counts, for me and for the exercise',
        params: exerciseId,
        body: newAttempt,
        response: { 200: attempted, 400: failure, 401: failure, 403: failure, 404: failure, 429: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const banned = await heldBackFrom({ store, now }, me.id, ['ban']);
      if (banned) return reply.code(403).send(banned);
      if (await isTooOften(request, me.id)) return reply.code(429).send(tooMany);
      const { id } = request.params;
      const before = await untried(id);
      if (!before) return reply.code(404).send(noSuchExercise);
      const changed = await store.attempt(me.id, { exercise: id, at: now(), ...request.body }, before);
      const [known] = await store.exerciseRatings([id]);
      const skill = changed?.after ?? (await store.exerciseSkill(me.id)) ?? UNTRIED;
      return reply.send({
        counts: changed !== null,
        before: shown(changed?.before ?? skill),
        after: shown(skill),
        exercise: shown(changed?.exercise ?? known ?? { ...before, tries: 0, solved: 0 }),
      });
    },
  );

  app.get(
    '/api/me/exercises',
    {
      schema: {
        summary: `How I do at exercises, and my first tries, the latest first, ${ATTEMPTS} a page`,
        querystring: z.object({ page }),
        response: { 200: ownExercises, 401: failure },
      },
    },
    async (request, reply) => {
      const me = await personIn(app, request.raw, store);
      if (!me) return reply.code(401).send(nobody);
      const skill = (await store.exerciseSkill(me.id)) ?? UNTRIED;
      const attempts = await store.attempts(me.id, ATTEMPTS, request.query.page * ATTEMPTS);
      return reply.send({ ...shown(skill), attempts });
    },
  );
}
