/** What can still be expected of a city at the beginning of a turn. Fitted to games (`npm run fit`). */
export interface Forecast {
  /** What everyone gains, and more of it for each module in play. */
  all: number;
  perModule: number;
  /** For each number of the city's outlook, what one of it brings. */
  points: readonly number[];
}

/** By Age, then by the cards still to be played in it after the present one. */
export const forecast: readonly (readonly Forecast[])[] = [
  [
    { all: 22.47, perModule: 1.2, points: [-0.36, 0.47, 1.09, 1.85, 1.02, 1.01, 1.12, -1.35, 1.07, -0.11, 0.57] },
    { all: 24.71, perModule: 1.31, points: [-0.45, 0.42, 1.05, 1.36, 1.14, 0.71, 1.02, -1.96, 0.57, -0.12, 0.73] },
    { all: 27.25, perModule: 1.51, points: [-0.56, 0.37, 0.96, 0.84, 1.26, 0.48, 0.9, -2.36, -0.01, -0.13, 0.79] },
    { all: 29.2, perModule: 1.58, points: [-0.71, 0.33, 0.86, 0.88, 1.46, 0.21, 0.78, -2.62, -0.3, -0.11, 0.94] },
    { all: 34.5, perModule: 1.85, points: [-0.81, 0.28, 0.47, 0.24, 1.66, 0.22, 0.41, -0.71, -0.27, -0.17, 0.62] },
    { all: 39.25, perModule: 1.92, points: [-0.83, 0.26, 0.27, 0.11, 1.61, 0.41, 0.32, 1, -0.19, -0.22, 0.14] },
    { all: 45.33, perModule: 1.23, points: [-0.83, 0.21, 0, 0.32, 0.67, 0.66, 1.66, 0, -0.25, 0.91, 0.03] },
  ],
  [
    { all: 14.75, perModule: -0.45, points: [-0.16, 0.71, 0.73, 3.3, 0.55, 0.85, 0.83, 0.41, 0.91, -0.67, 0.41] },
    { all: 16.52, perModule: -0.38, points: [-0.19, 0.68, 0.79, 3.25, 0.65, 0.83, 0.86, -0.15, 0.96, -0.49, 0.44] },
    { all: 18.46, perModule: -0.31, points: [-0.21, 0.62, 0.77, 3.36, 0.71, 0.86, 0.87, -0.16, 1.17, -0.42, 0.49] },
    { all: 20.14, perModule: -0.31, points: [-0.23, 0.55, 0.78, 3.36, 0.79, 0.9, 0.91, -0.21, 1.45, -0.41, 0.55] },
    { all: 21.78, perModule: -0.26, points: [-0.26, 0.48, 0.84, 3.03, 0.82, 1.02, 0.99, -0.33, 1.58, -0.39, 0.59] },
    { all: 22.54, perModule: -0.19, points: [-0.25, 0.44, 0.93, 2.35, 0.8, 1.34, 1.11, -0.34, 1.68, -0.34, 0.57] },
    { all: 27.44, perModule: -0.14, points: [-0.32, 0.34, 0.82, 1.34, 0.72, 1.66, 0.83, 0.24, 0.87, -0.24, 0.47] },
  ],
  [
    { all: 1.48, perModule: -1.5, points: [-0.03, 0.79, 0.06, 1.37, 0.09, 0.06, 0.11, 0, -0.33, -0.23, 0.25] },
    { all: 2.99, perModule: -1.76, points: [-0.03, 0.63, 0.12, 2.22, 0.16, 0.22, 0.26, 0.58, -0.2, -0.31, 0.3] },
    { all: 4.85, perModule: -2.12, points: [-0.03, 0.54, 0.22, 2.69, 0.24, 0.38, 0.43, 0.72, -0.04, -0.4, 0.35] },
    { all: 7.23, perModule: -2.42, points: [-0.02, 0.53, 0.32, 3.05, 0.32, 0.53, 0.62, 0.83, 0.2, -0.51, 0.38] },
    { all: 10.35, perModule: -2.66, points: [-0.03, 0.55, 0.42, 3.21, 0.4, 0.71, 0.77, 0.9, 0.53, -0.67, 0.39] },
    { all: 14.32, perModule: -2.78, points: [-0.06, 0.58, 0.53, 3.26, 0.45, 0.86, 0.87, 0.99, 0.98, -0.88, 0.4] },
    { all: 16.52, perModule: -2.07, points: [-0.08, 0.52, 0.48, 3.01, 0.52, 0.94, 0.78, 0.77, 0.78, -0.88, 0.47] },
  ],
];
