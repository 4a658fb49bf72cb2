/**
 * How search is set. In matches of 48 games a scale of 8 lost clearly to 5; 3 came out ahead of 5, though not beyond
 * chance. The horizons and priors compared could not be told apart, and the other values have not been compared.
 */
export interface Settings {
  /** Tries with the same imagined cards. */
  perWorld: number;
  /** Points by which a choice must look worse to be tried much less. */
  prior: number;
  /** How much to try choices other than the best so far. */
  curiosity: number;
  /** Doubt of the imagined players, in points. */
  doubt: number;
  /** Turns that are played on before the table is judged. */
  horizon: number;
  /** Points by which a lead makes a win likely. */
  scale: number;
}

export const settings: Settings = { perWorld: 8, prior: 1.6, curiosity: 0.7, doubt: 0.6, horizon: 1, scale: 3 };
