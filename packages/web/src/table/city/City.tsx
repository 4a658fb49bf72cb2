export function City(_: object) {
  return <section aria-label="City" />;
}
