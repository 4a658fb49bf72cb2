/** A number as people print it, with a true minus. */
export const minus = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
