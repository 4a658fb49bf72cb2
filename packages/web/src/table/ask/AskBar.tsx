export function AskBar(_: object) {
  return <section aria-label="AskBar" />;
}
