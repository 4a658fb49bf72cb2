/** Where each chair stands round the table, as cells of three rows and columns, clockwise from above. */
const [ABOVE, ABOVE_RIGHT, RIGHT, BELOW_RIGHT] = ['1 / 2', '1 / 3', '2 / 3', '3 / 3'];
const [BELOW, BELOW_LEFT, LEFT, ABOVE_LEFT] = ['3 / 2', '3 / 1', '2 / 1', '1 / 1'];

const CELLS: Record<number, readonly string[]> = {
  2: [ABOVE, BELOW],
  3: [ABOVE, BELOW_RIGHT, BELOW_LEFT],
  4: [ABOVE, RIGHT, BELOW, LEFT],
  5: [ABOVE, RIGHT, BELOW_RIGHT, BELOW_LEFT, LEFT],
  6: [ABOVE_LEFT, ABOVE_RIGHT, RIGHT, BELOW_RIGHT, BELOW_LEFT, LEFT],
  7: [ABOVE, ABOVE_RIGHT, RIGHT, BELOW_RIGHT, BELOW_LEFT, LEFT, ABOVE_LEFT],
  8: [ABOVE, ABOVE_RIGHT, RIGHT, BELOW_RIGHT, BELOW, BELOW_LEFT, LEFT, ABOVE_LEFT],
};

export const cellOf = (chair: number, chairs: number): string => CELLS[chairs]?.[chair] ?? 'auto';
