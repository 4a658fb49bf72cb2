/** What things are worth, in points at the end of the game. Found by playing (`npm run tune`). */
export interface Weights {
  /** A coin, and the comfort of having some at all. */
  coin: number;
  cash: number;
  /** A coin that a neighbour gets, and what is denied to the next player. */
  rival: number;
  deny: number;
  /** How much of the demand for a resource is really met by having it, and what it means that nobody sells it. */
  resource: number;
  unsold: number;
  /** The further resources of a unit that gives one of several, and what the neighbours will pay for a resource. */
  either: number;
  sales: number;
  /** How uncertain a conflict is: at once, and for each turn to come. */
  doubt: number;
  doubtPerTurn: number;
  /** Symbols that will still come, per turn and per symbol held. */
  symbols: number;
  symbolsHeld: number;
  /** The share of what a chain saves that it is worth. */
  chain: number;
  /** The share of the cards dealt of a colour that a city builds. */
  growth: number;
  /** The points of later stages, which the next stage brings nearer. */
  stage: number;
  /** A card played for nothing, dug up, copied. */
  freeBuild: number;
  dig: number;
  copy: number;
}

/** What the merchant goes by. */
export const weights: Weights = {
  coin: 0.36,
  cash: 2.2,
  rival: 0.19,
  deny: 0.07,
  resource: 0.99,
  unsold: 1.14,
  either: 0.48,
  sales: 0.4,
  doubt: 0.7,
  doubtPerTurn: 0.17,
  symbols: 0.16,
  symbolsHeld: 0.03,
  chain: 0.27,
  growth: 0.6,
  stage: 0.36,
  freeBuild: 3.8,
  dig: 2.4,
  copy: 3,
};

/** The same without a look at what is denied to others, which costs as much time as all the rest. */
export const quickWeights: Weights = { ...weights, deny: 0 };
