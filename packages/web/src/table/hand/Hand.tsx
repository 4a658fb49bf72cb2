export function Hand(_: object) {
  return <section aria-label="Hand" />;
}
