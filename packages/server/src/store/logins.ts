/** The names and passwords with which people sign in. */
import type { Person } from './people.ts';
import type { Database } from './tables.ts';

export interface Login {
  person: Person;
  name: string;
  /** As `passwords.ts` writes it. */
  password: string;
}

export interface Logins {
  /** By the name as `fold` writes it. */
  login(folded: string): Promise<Login | null>;
  loginOf(person: string): Promise<Login | null>;
  /** False if another has this name. */
  setLogin(person: string, login: { name: string; folded: string; looks: string; password: string }): Promise<boolean>;
}

export function loginsOn(db: Database): Logins {
  return {
    login: (folded) => oneLogin(db, 'folded', folded),
    loginOf: (person) => oneLogin(db, 'person_id', person),

    async setLogin(person, { name, folded, looks, password }) {
      return await db
        .transaction()
        .execute(async (trx) => {
          await trx.deleteFrom('login').where('person_id', '=', person).execute();
          const alike = trx.selectFrom('login').select('person_id').where('looks', '=', looks);
          if (await alike.executeTakeFirst()) throw new Taken();
          const written = await trx
            .insertInto('login')
            .values({ person_id: person, name, folded, looks, password })
            .onConflict((conflict) => conflict.doNothing())
            .returning('person_id')
            .execute();
          if (written.length === 0) throw new Taken();
          return true;
        })
        .catch((error) => {
          if (error instanceof Taken) return false;
          throw error;
        });
    },
  };
}

class Taken extends Error {}

async function oneLogin(db: Database, by: 'folded' | 'person_id', value: string): Promise<Login | null> {
  const found = await db
    .selectFrom('login')
    .innerJoin('person', 'person.id', 'login.person_id')
    .select(['login.name as login', 'login.password', 'person.id', 'person.name'])
    .where(`login.${by}`, '=', value)
    .where('leaving', 'is', null)
    .executeTakeFirst();
  return found ? { person: { id: found.id, name: found.name }, name: found.login, password: found.password } : null;
}
