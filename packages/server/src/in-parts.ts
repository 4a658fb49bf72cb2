/** A long list in parts, as many as a query or a statement can take. */
export function* inParts<T>(list: readonly T[], most: number): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += most) yield list.slice(from, from + most);
}
