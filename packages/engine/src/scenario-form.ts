/** What a scenario may say, field by field. What modules add is told by them. Whether it makes sense is for others. */
import { anything, type Form, fields, flag, list, oneOf, text, whole } from './forms.ts';
import type { PileDef, TokenDef } from './module.ts';
import { modules } from './modules/index.ts';
import { EDITIONS } from './types.ts';
import { AGE_CARDS, SIDES, SYMBOLS } from './vocabulary.ts';

const madeUp = fields({ cost: text, colour: oneOf(AGE_CARDS) }, { needs: ['cost', 'colour'] });
const word: Form = (value, at) => (typeof value === 'object' && value !== null ? madeUp : text)(value, at);
const words = list(word);
const texts = list(text);

/** Marks are told by the one card that they are put on. */
const ofPile = ({ scenario, marks }: PileDef): [string, Form][] => (scenario ? [[scenario, marks ? text : texts]] : []);
const ofToken = ({ scenario, place }: TokenDef): [string, Form][] =>
  scenario ? [[scenario, place === undefined ? whole : list(whole)]] : [];

const oneOrList =
  (form: Form): Form =>
  (value, at) =>
    (Array.isArray(value) ? list(form) : form)(value, at);

const seat = fields({
  wonder: text,
  side: oneOf([...Object.keys(SIDES), 'choice']),
  stages: oneOrList(whole),
  options: list(whole),
  from: oneOrList(oneOf(['left', 'right'])),
  coins: whole,
  city: words,
  under: words,
  hand: words,
  tokens: fields({ victory: list(whole) }, { others: whole }),
  makes: texts,
  makesPrivately: texts,
  shields: whole,
  symbols: fields(Object.fromEntries(SYMBOLS.map((name) => [name, whole]))),
  used: texts,
  choice: anything,
  ...Object.fromEntries(modules.flatMap(({ piles = [] }) => piles.flatMap(ofPile))),
  ...Object.fromEntries(modules.flatMap(({ tokens = [] }) => tokens.flatMap(ofToken))),
});

export const scenarioForm: Form = fields(
  {
    $schema: text,
    modules: texts,
    teams: flag,
    edition: oneOf(EDITIONS),
    boxes: anything,
    expert: flag,
    strict: flag,
    age: whole,
    turn: whole,
    discard: words,
    seats: list(seat),
    ...Object.fromEntries(modules.flatMap(({ scenario }) => (scenario ? [[scenario.field, scenario.form]] : []))),
  },
  { needs: ['seats'] },
);
