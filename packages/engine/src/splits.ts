/** Ways to split the coins for trade between the neighbours and the bank, and lists of them. */

/** A split of the trade as one number that sorts by its total, then the bank before neighbours, the right before the left. */
export type Split = number;
export const splitOf = (left: number, right: number, bank: number): Split =>
  ((left + right + bank) << 8) | ((15 - bank) << 4) | left;
export const toLeft = (split: Split): number => split & 15;
export const toBank = (split: Split): number => 15 - ((split >> 4) & 15);
export const toRight = (split: Split): number => (split >> 8) - toLeft(split) - toBank(split);

/** More room than any list of splits needs: two kinds of goods, at most seven units from the left, some of the bank. */
export const roomForSplits = (): Split[] => Array.from({ length: 128 }, () => 0);

/** Puts a split into the sorted list unless one of it is as good, and drops those it makes pointless. */
export function insertSplit(out: Split[], count: number, left: number, right: number, bank: number): number {
  for (let i = 0; i < count; i++)
    if (toLeft(out[i]) <= left && toRight(out[i]) <= right && toBank(out[i]) <= bank) return count;
  let kept = 0;
  for (let i = 0; i < count; i++)
    if (toLeft(out[i]) < left || toRight(out[i]) < right || toBank(out[i]) < bank) out[kept++] = out[i];
  const split = splitOf(left, right, bank);
  let at = kept;
  for (; at > 0 && out[at - 1] > split; at--) out[at] = out[at - 1];
  out[at] = split;
  return kept + 1;
}
