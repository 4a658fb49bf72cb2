/** Writes the keys and traits of all things there are, and how large the tables are: what the trainer begins from. */
import fs from 'node:fs';
import { boardNames, boxedModules, EDITIONS, moduleNames, rulesOf } from '@polis/engine';
import { ANSWER_FACTS, ANSWER_SLOTS, FACTS, TABLE_SLOTS } from '../packages/bots/src/scholar/encode.ts';
import { TRAITS, thingsOf } from '../packages/bots/src/scholar/things.ts';

const things = new Map<string, readonly number[]>();
for (const edition of EDITIONS)
  for (const box of EDITIONS)
    for (let seats = 2; seats <= 8; seats++)
      for (const boards of [[], [...boardNames]])
        for (const modules of [['base'], moduleNames.filter((name) => name !== 'teams'), [...moduleNames]]) {
          const boxes = Object.fromEntries(
            boxedModules.filter((name) => modules.includes(name)).map((name) => [name, box]),
          );
          try {
            const rules = rulesOf({ edition, seats, modules, boxes, boards, expert: true, wonders: null } as never);
            for (const { key, traits } of thingsOf(rules).all) things.set(key, traits);
          } catch {
            // not every mix is for every number of players
          }
        }
const head = { facts: FACTS, slots: TABLE_SLOTS, answerFacts: ANSWER_FACTS, answerSlots: ANSWER_SLOTS, traits: TRAITS };
fs.writeFileSync(process.argv[2], JSON.stringify({ ...head, keys: [...things.keys()], matrix: [...things.values()] }));
console.log(`${things.size} things, ${FACTS} + ${TABLE_SLOTS} x ${things.size} rows, ${TRAITS} traits`);
