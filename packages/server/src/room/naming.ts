/** Whom a line of a journal names: whoever wants to be forgotten is taken out of these lines. */
import type { Fact } from './types.ts';

/** A line as far as it can name someone. */
export interface Naming {
  action: string | null;
  fact: Fact;
}

/** An action begins with who has sent it. */
export const senderOf = ({ action }: Pick<Naming, 'action'>): string | undefined => action?.split(':')[0];

/** Ids, each once. */
export function peopleNamed({ action, fact }: Naming): string[] {
  const sender = senderOf({ action });
  return [...new Set([...(sender ? [sender] : []), ...inFact(fact)])];
}

function inFact(fact: Fact): string[] {
  switch (fact.fact) {
    case 'created': {
      const { host, chairs, muted = [], removed = [] } = fact;
      const seated = chairs.flatMap(({ person }) => (person ? [person] : []));
      return [...[host, ...seated, ...removed].map(({ id }) => id), ...muted];
    }
    case 'begins':
      return [fact.by];
    case 'sat':
    case 'said':
    case 'renamed':
      return [fact.person.id];
    case 'left':
    case 'holidays':
    case 'muted':
    case 'readmitted':
      return [fact.person];
    case 'adopted':
      return [fact.from, fact.to.id];
    default:
      return [];
  }
}
