/**
 * How the tables came to be. A migration is a file here and a line below; one that has been released is never changed.
 * They are taken in the order of their names, and `../migrate.ts` takes them when a database is opened.
 */
import type { Migration } from 'kysely';
import { firstTables } from './0001-first-tables.ts';
import { accounts } from './0002-accounts.ts';
import { results } from './0003-results.ts';
import { oneCount, unlessCounted } from './0004-one-count.ts';
import { named } from './0005-named.ts';
import { standstills } from './0006-standstills.ts';
import { looks } from './0007-looks.ts';
import { devices } from './0008-devices.ts';
import { visits } from './0009-visits.ts';
import { care } from './0010-care.ts';
import { needs } from './0011-needs.ts';
import { renamed } from './0012-renamed.ts';
import { study } from './0013-study.ts';
import { nudges } from './0014-nudges.ts';
import { holidays } from './0015-holidays.ts';
import { company } from './0016-company.ts';
import { oneNumber } from './0017-one-number.ts';

export const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': unlessCounted(1, firstTables),
  '0002-accounts': unlessCounted(2, accounts),
  '0003-results': unlessCounted(3, results),
  '0004-one-count': { up: oneCount },
  '0005-named': { up: named },
  '0006-standstills': { up: standstills },
  '0007-looks': { up: looks },
  '0008-devices': { up: devices },
  '0009-visits': { up: visits },
  '0010-care': { up: care },
  '0011-needs': { up: needs },
  '0012-renamed': { up: renamed },
  '0013-study': { up: study },
  '0014-nudges': { up: nudges },
  '0015-holidays': { up: holidays },
  '0016-company': { up: company },
  '0017-one-number': { up: oneNumber },
};
