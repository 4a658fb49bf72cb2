export function Bar(_: object) {
  return <section aria-label="Bar" />;
}
