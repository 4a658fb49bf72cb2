/**
 * What depends on the rules alone, found once for all the questions that follow: most often the next table has the same
 * rules. For what is asked in every turn, where looking up a name would cost more than what is done with it.
 */
export function onceFor<R extends object, T>(find: (rules: R) => T): (rules: R) => T {
  let known: R | null = null;
  let found: T;
  return (rules) => {
    if (rules !== known) {
      found = find(rules);
      known = rules;
    }
    return found;
  };
}
