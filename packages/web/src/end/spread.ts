/** Moves labels apart so that none covers another: each at least `gap` below the one before, none below `lowest`. */
export function spread(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b]);
  const moved = [...heights];
  let least = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    moved[i] = Math.max(heights[i], least + gap);
    least = moved[i];
  }
  let most = lowest;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i], most);
    most = moved[i] - gap;
  }
  return moved;
}
