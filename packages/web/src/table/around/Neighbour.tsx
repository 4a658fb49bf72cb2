export function Neighbour(_: object) {
  return <section aria-label="Neighbour" />;
}
