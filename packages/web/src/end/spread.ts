/** Moves labels apart so that none covers another: each at least `gap` below the one before, none below `lowest`. */
export function spread(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  let least = Number.NEGATIVE_INFINITY;
  for (const i of order) {
    moved[i] = Math.max(places[i], least + gap);
    least = moved[i];
  }
  let most = lowest;
  for (const i of order.reverse()) {
    moved[i] = Math.min(moved[i], most);
    most = moved[i] - gap;
  }
  return moved;
}
