/** The form of a scenario file. Whether it makes sense is the engine's to say. */
import { COLOURS, PolisError, SYMBOLS } from '@polis/engine';
import { z } from 'zod';

const whole = z.int().min(0);

const payment = z.strictObject({ left: whole.optional(), right: whole.optional(), bank: whole.optional() });

const choice = z
  .discriminatedUnion('do', [
    z.strictObject({
      do: z.literal('build'),
      card: z.string(),
      via: z.string().optional().describe('paid, chain, or the name of a power; left out: the cheapest, never a power'),
      pay: payment.optional().describe('left out: the cheapest'),
    }),
    z.strictObject({
      do: z.literal('stage'),
      card: z.string(),
      pay: payment.optional(),
      join: z.boolean().optional(),
    }),
    z.strictObject({ do: z.literal('sell'), card: z.string() }),
    z.strictObject({ do: z.literal('pick'), card: z.string() }),
    z.strictObject({ do: z.literal('pass') }),
  ])
  .describe('what this seat does, for polis play');

const seat = z.strictObject({
  wonder: z.string().optional().describe('the city of the board; left out: a city without board'),
  side: z.enum(['A', 'B']).optional().describe('A if left out'),
  stages: whole.optional().describe('stages built; 0 if left out'),
  coins: whole.optional().describe('3 if left out'),
  city: z.array(z.string()).optional().describe('structures built'),
  hand: z
    .array(
      z.union([
        z.string(),
        z.strictObject({ cost: z.string(), colour: z.enum(COLOURS) }).describe('a made-up structure'),
      ]),
    )
    .optional(),
  tokens: z
    .object({
      victory: z.array(z.union([z.literal(1), z.literal(3), z.literal(5)])).optional(),
      defeat: whole.optional(),
    })
    .catchall(whole)
    .optional(),
  makes: z.array(z.string()).optional().describe('further production that neighbours can buy'),
  makesPrivately: z.array(z.string()).optional().describe('further production that is not for sale'),
  shields: whole.optional(),
  symbols: z.partialRecord(z.enum(SYMBOLS), whole).optional(),
  used: z.array(z.string()).optional().describe('powers already spent in this Age'),
  choice: z
    .union([choice, z.array(choice)])
    .optional()
    .describe('a list answers the further questions of the turn too'),
});

export const scenarioSchema = z
  .strictObject({
    modules: z.array(z.string()).optional().describe('["base"] if left out'),
    edition: z.literal('first').optional(),
    age: z.int().min(1).max(3).optional().describe('1 if left out'),
    turn: z.int().min(0).optional().describe('1 if left out'),
    discard: z.array(z.string()).optional(),
    seats: z.array(seat).min(1).describe('clockwise: the left neighbour of a seat is the next one in the list'),
    freeCity: z
      .strictObject({ seat: whole, holder: whole, drawPile: z.array(z.string()).optional() })
      .optional()
      .describe('two players: which seat is the Free City, who plays for it, the rest of its cards'),
  })
  .meta({ title: 'Polis scenario' });

export type ScenarioFile = z.infer<typeof scenarioSchema>;
export type ScenarioChoice = z.infer<typeof choice>;

export function readScenario(text: string): ScenarioFile {
  const parsed = scenarioSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  const where = first.path.length > 0 ? `${first.path.join('.')}: ` : '';
  throw new PolisError('scenario', `${where}${first.message}`);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PolisError('scenario', `not JSON: ${(error as Error).message}`);
  }
}
