/** How long things take where people wait for a game. Only tests set less. */
export interface MatchPaces {
  /** How often it is looked who fits with whom. */
  lookMs: number;
  /** For how long someone counts as waiting who was not heard: browsers let pages that are not seen speak once a minute. */
  hereMs: number;
  /** For how long they keep their place. */
  keptMs: number;
  /** How long people have to say that they are ready. */
  readyMs: number;
  /** How long fewer people than would do wait for more. */
  gatherMs: number;
  /** How long people wait before bots take part. */
  botsMs: number;
}

export const MATCH_PACES: MatchPaces = {
  lookMs: 1000,
  hereMs: 75_000,
  keptMs: 180_000,
  readyMs: 20_000,
  gatherMs: 10_000,
  botsMs: 60_000,
};
