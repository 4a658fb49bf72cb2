/** The form of a scenario file. Whether it makes sense is the engine's to say. */
import {
  AGE_CARDS,
  boxedModules,
  EDITIONS,
  listed,
  MOST_COINS,
  MOST_UNITS,
  PolisError,
  RESOURCES,
  type Scenario,
  SYMBOLS,
} from '@polis/engine';
import { z } from 'zod';
import { parseJson } from './files.ts';

/** No table has more of anything. */
const whole = z.int().min(0).max(999);

const goods = RESOURCES.join('|');
const list = (item: string): string => `(${item})([ ,]+(${item}))*`;
const PRODUCTION = new RegExp(`^${list(`([1-9]\\d? )?(${goods})(/(${goods}))*`)}$`);
const COST = new RegExp(`^(${list(`(\\d{1,2} )?(${goods}|coins?)`)})?$`);

const RESOURCES_IN_COST = new RegExp(`(\\d+ )?(${goods})`, 'g');
const COINS_IN_COST = /(\d+ )?coin/g;

const total = (cost: string, what: RegExp): number =>
  [...cost.matchAll(what)].reduce((sum, [, count = '1']) => sum + Number(count), 0);

const production = z.string().regex(PRODUCTION, {
  error: ({ input }) => `"${input}" is not a production such as "wood", "2 stone" or "clay/ore"`,
});

const cost = z
  .string()
  .regex(COST, { error: ({ input }) => `"${input}" is not a cost such as "2 ore 1 glass 1 coin"` })
  .refine((text) => total(text, RESOURCES_IN_COST) <= MOST_UNITS, `a cost has at most ${MOST_UNITS} resources`)
  .refine((text) => total(text, COINS_IN_COST) <= MOST_COINS, `a cost has at most ${MOST_COINS} coins`);

const card = z.string().describe('a card by name, such as "lumber-yard"');

const structure = z.union([card, z.strictObject({ cost, colour: z.enum(AGE_CARDS) }).describe('a made-up structure')]);

const payment = z
  .strictObject({ left: whole.optional(), right: whole.optional(), bank: whole.optional() })
  .describe(
    'coins to the left neighbour, the right neighbour and the bank, 0 where left out; the cheapest if left out',
  );

/** Tokens one by one. */
const victories = z.array(z.literal([1, 3, 5]));

/** A number for each Age. */
const byAge = z.array(whole).max(3);

const direction = z.enum(['left', 'right']);

/** A stage by its number on the board, counted from the left. */
const stage = z.int().min(1).max(4);

const box = z.enum(EDITIONS).optional().describe('"first" or "second"; that of the edition if left out');

const edifice = z.strictObject({
  id: z.string().describe('an Edifice of this Age by name, such as "money-changer"'),
  left: whole.optional().describe('pawns on the card; 1 if left out, 0 for one that is built'),
  state: z.enum(['project', 'built', 'failed']).optional().describe('"project" if left out'),
});

const choice = z
  .discriminatedUnion(
    'do',
    [
      z.strictObject({
        do: z.literal('build'),
        card,
        via: z
          .string()
          .optional()
          .describe('"paid", "chain" or the name of a power; the cheapest if left out, but never a power'),
        pay: payment.optional(),
      }),
      z.strictObject({
        do: z.literal('stage'),
        card: card.describe('the card that goes under the next stage'),
        pay: payment.optional(),
        join: z
          .union([z.boolean(), z.string()])
          .optional()
          .describe('with Edifice: take part in the project of the Age; false if left out'),
        option: z
          .int()
          .min(0)
          .max(3)
          .optional()
          .describe('for a stage that offers a choice: 1 is the first, 2 the second; for Ur day the Age'),
        stage: stage.optional().describe('on the Great Wall, where any stage can be next: which one, from the left'),
        from: direction
          .optional()
          .describe('for the third stage of Manneken Pis A: the neighbour whose stage it copies'),
      }),
      z.strictObject({ do: z.literal('sell'), card }),
      z.strictObject({ do: z.literal('pick'), card: card.describe('one of the cards offered') }),
      z.strictObject({ do: z.literal('pay'), coins: whole.describe('of the coins lost; the rest is debt') }),
      z.strictObject({ do: z.literal('give'), victory: victories.describe('the victory tokens given back, by value') }),
      z.strictObject({
        do: z.literal('side'),
        side: z.enum(['A', 'B', 'day', 'night']).describe('the side of the board, before the first Age'),
      }),
      z.strictObject({ do: z.literal('pass') }),
    ],
    { error: 'a choice says what to "do": build, stage, sell, pick, pay, give, side or pass' },
  )
  .describe('what this seat does');

const seat = z.strictObject({
  wonder: z
    .string()
    .optional()
    .describe('the board by its city, such as "giza"; a city without board, resource or stages if left out'),
  side: z
    .enum(['A', 'B', 'day', 'night', 'choice'])
    .optional()
    .describe('the side of the board; A is day, B is night; "choice" before the first Age; A if left out'),
  stages: z
    .union([whole, z.array(stage).max(4)])
    .optional()
    .describe('how many stages are built, 0 if left out; of the Great Wall also which, such as [1, 3]'),
  options: z
    .array(z.int().min(1).max(3))
    .optional()
    .describe(
      'what was chosen for each built stage that offers a choice: 1 is the first, 2 the second; for Ur day the Age',
    ),
  from: z
    .union([direction, z.array(direction).max(3)])
    .optional()
    .describe(
      'for Manneken Pis A: the neighbour whose stage was copied, of each stage built; one is that of the third',
    ),
  coins: whole.optional().describe('3 if left out'),
  city: z.array(structure).optional().describe('the structures built'),
  under: z
    .array(structure)
    .optional()
    .describe('the cards under the stages, in the order in which these were built, as far as they are known'),
  hand: z.array(structure).optional().describe('the cards held when everybody chooses'),
  leaders: z.array(card).optional().describe('leaders recruited'),
  leaderHand: z.array(card).optional().describe('leaders held'),
  entombed: z.array(card).optional().describe('leaders that lie in tombs of Abu Simbel'),
  draft: z.array(card).optional().describe('before the first Age: the pack of leaders to choose from'),
  courtesan: card.optional().describe('the leader copied by the Courtesans Guild'),
  debt: whole.optional().describe('points of debt; 0 if left out'),
  diplomacy: whole.optional().describe('how many Diplomacy tokens; 0 if left out'),
  pawns: byAge.optional().describe('Participation pawns of each Age, such as [1, 0, 0]; none if left out'),
  edificeDebt: byAge.optional().describe('debt tokens of Edifice of each Age, such as [0, 1, 0]; none if left out'),
  tokens: z
    .object({
      victory: victories.optional().describe('victory tokens, one by one, by value'),
      defeat: whole.optional().describe('how many defeat tokens'),
    })
    .catchall(whole)
    .optional()
    .describe('military tokens; modules may have others, by name and number'),
  makes: z.array(production).optional().describe('further production, which neighbours can buy'),
  makesPrivately: z.array(production).optional().describe('further production, which is not for sale'),
  shields: whole.optional().describe('further shields'),
  symbols: z
    .partialRecord(z.enum(SYMBOLS), whole)
    .optional()
    .describe('further science symbols; "any" is a symbol of choice'),
  used: z.array(z.string()).optional().describe('powers already spent in this Age'),
  choice: z
    .union([choice, z.array(choice)])
    .optional()
    .describe('for polis play; a list also answers the further questions of the turn'),
});

export const scenarioSchema = z
  .strictObject({
    $schema: z.string().optional().describe('where this schema is, for editors'),
    modules: z
      .array(z.string())
      .refine((names) => names.includes('base'), 'every game needs the module "base"')
      .optional()
      .describe('["base"] if left out'),
    teams: z.boolean().optional().describe('seats 0 and 1 are a team, and so on; the same as the module "teams"'),
    edition: z.enum(EDITIONS).optional().describe('"first" if left out'),
    boxes: z
      .strictObject(Object.fromEntries(boxedModules.map((name) => [name, box])))
      .optional()
      .describe('which box of Leaders and of Cities is played, where it is not that of the edition'),
    expert: z
      .boolean()
      .optional()
      .describe('with the second box of Leaders: leaders for experts lie in the box too; they may be named without it'),
    strict: z
      .boolean()
      .optional()
      .describe('the whole table is told: hands have to be as large as at this time of a game; false if left out'),
    age: z.int().min(0).max(3).optional().describe('1 if left out; 0 is what comes before the first Age'),
    turn: z
      .int()
      .min(0)
      .max(7)
      .optional()
      .describe('1 if left out, in Age 0 always 0; 0 is the recruitment of leaders'),
    discard: z.array(structure).optional().describe('the discard pile; empty if left out'),
    edifices: z
      .array(edifice)
      .max(3)
      .optional()
      .describe('with Edifice: those of Ages I, II and III, in this order; none if left out'),
    seats: z
      .array(seat)
      .describe('clockwise: the left neighbour of a seat is the next one in the list, that of the last is the first'),
    freeCity: z
      .strictObject({
        seat: z.literal(2).describe('the Free City is the third seat'),
        holder: z.literal([0, 1]).describe('the player who decides for it in this turn'),
        drawPile: z.array(card).optional().describe('the cards still to be drawn, the next one first'),
        drawn: z
          .boolean()
          .optional()
          .describe('whether the holder has drawn in this turn; if left out, when the holder has more cards'),
      })
      .optional()
      .describe('for two players'),
  })
  .meta({ title: 'Polis scenario', description: 'A table of 7 Wonders as people describe it.' });

/** A box that is left out is not there at all. */
export type ScenarioFile = Omit<z.infer<typeof scenarioSchema>, 'boxes'> & Pick<Scenario, 'boxes'>;
export type ScenarioChoice = z.infer<typeof choice>;

export function readScenario(text: string): ScenarioFile {
  const parsed = scenarioSchema.safeParse(parseJson(text), { error: plainly });
  if (parsed.success) return parsed.data as ScenarioFile;
  const { path, message } = clearest(parsed.error.issues[0]);
  throw new PolisError('scenario', path.length > 0 ? `${path.join('.')}: ${message}` : message);
}

type Issue = z.core.$ZodIssue;

/** Where several forms are possible, the complaint about the one that came closest. */
function clearest(issue: Issue): Pick<Issue, 'path' | 'message'> {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const [closest] = issue.errors.map(([first]) => clearest(first)).sort((a, b) => b.path.length - a.path.length);
  return { path: [...issue.path, ...closest.path], message: closest.message };
}

const KINDS: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
};

/** What is wrong, without the words of a schema. */
function plainly(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'this is missing'
        : `this has to be ${KINDS[issue.expected] ?? 'a whole number'}`;
    case 'invalid_value':
      return `this has to be ${listed(
        issue.values.map((value) => JSON.stringify(value)),
        'or',
      )}`;
    case 'too_small':
      return `this has to be at least ${issue.minimum}`;
    case 'too_big':
      return `this has to be at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return `there is no field ${issue.keys.map((key) => `"${key}"`).join(', ')} here`;
    default:
      return undefined;
  }
}
