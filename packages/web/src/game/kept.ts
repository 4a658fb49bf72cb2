/** Made once for each key, and as long as the key is in use. */
export function kept<K extends WeakKey, T>(all: WeakMap<K, T>, key: K, make: () => T): T {
  const found = all.get(key);
  if (found !== undefined) return found;
  const made = make();
  all.set(key, made);
  return made;
}
