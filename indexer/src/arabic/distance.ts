/** Edits between two words (a swap of neighbours is one), or `limit + 1` when there are more. */
export function distance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let edits = Math.min((above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (above[at - 1] ?? 0) + (same ? 0 : 1));
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwap) edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      current.push(edits);
    }
    before = above;
    above = current;
  }
  return Math.min(above[other.length] ?? 0, limit + 1);
}
