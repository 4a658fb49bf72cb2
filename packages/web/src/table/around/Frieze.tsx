export function Frieze(_: object) {
  return <section aria-label="Frieze" />;
}
