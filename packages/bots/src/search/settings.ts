/**
 * How search is set. In matches on the same deals a scale of 3 beat 5, and 5 beat 8; other horizons and priors made no
 * difference that could be told from chance. The other values have not been compared.
 */
export interface Settings {
  /** Tries with the same imagined cards. */
  perWorld: number;
  /** Points by which a choice must look worse to be tried much less. */
  prior: number;
  /** How much is tried that has not done best so far. */
  curiosity: number;
  /** Doubt of the imagined players, in points. */
  doubt: number;
  /** Turns that are played on before the table is judged. */
  horizon: number;
  /** Points by which a lead makes a win likely. */
  scale: number;
}

export const settings: Settings = { perWorld: 8, prior: 1.6, curiosity: 0.7, doubt: 0.6, horizon: 1, scale: 3 };
