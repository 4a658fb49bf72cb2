/** Why something could not be done. */
export function Refused({ error }: { error: string | null }) {
  return error ? (
    <p className="said said-bad" role="alert">
      {error}
    </p>
  ) : null;
}
