/** Keys for things that may be there several times. */
export function keyed<T>(items: readonly T[], name: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const id = name(item);
    const before = seen.get(id) ?? 0;
    seen.set(id, before + 1);
    return { key: `${id}/${before}`, item };
  });
}
