export interface Point {
  x: number;
  y: number;
}
export type Line = Point[];

const keyOf = ({ x, y }: Point) => `${x} ${y}`;
/** Orders lines by their points: the same lines have the same order, however they came. */
export const inOrder = (a: Line, b: Line): number => {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const [p, q] = [a[i], b[i]];
    const gap = p && q ? p.x - q.x || p.y - q.y : 0;
    if (gap !== 0) return gap;
  }
  return a.length - b.length;
};

/** A line and its reverse are one picture: the one that comes first in order stands for both. */
const canonical = (line: Line): Line => {
  const reversed = line.toReversed();
  return inOrder(line, reversed) <= 0 ? line : reversed;
};

/**
 * Joins lines end to end wherever exactly two of them meet, as long as it goes. Fewer, longer lines are smaller, can be made
 * simpler, and hold a name better. The outcome depends on the lines alone, not on their order or direction.
 */
export function joinLines(lines: readonly Line[]): Line[] {
  const unique = dropEqual(
    lines
      .filter((line) => line.length > 1)
      .map(canonical)
      .sort(inOrder),
  );
  const ends = new Map<string, number[]>();
  for (const [index, line] of unique.entries()) {
    for (const end of [line[0], line.at(-1)]) if (end) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), index]);
  }
  const used = new Set<number>();
  const next = (end: Point | undefined): Line | undefined => {
    if (!end) return undefined;
    const meeting = ends.get(keyOf(end));
    if (meeting?.length !== 2) return undefined;
    const other = meeting.find((index) => !used.has(index));
    if (other === undefined) return undefined;
    used.add(other);
    const line = unique[other] ?? [];
    return keyOf(line[0] as Point) === keyOf(end) ? line : line.toReversed();
  };
  const joined: Line[] = [];
  for (const [index, line] of unique.entries()) {
    if (used.has(index)) continue;
    used.add(index);
    let whole = line;
    for (let more = next(whole.at(-1)); more; more = next(whole.at(-1))) whole = [...whole, ...more.slice(1)];
    whole = whole.toReversed();
    for (let more = next(whole.at(-1)); more; more = next(whole.at(-1))) whole = [...whole, ...more.slice(1)];
    joined.push(canonical(whole));
  }
  return joined.sort(inOrder);
}

/** Of a sorted list. */
export const dropEqual = (lines: readonly Line[]): Line[] =>
  lines.filter((line, index) => index === 0 || inOrder(line, lines[index - 1] ?? []) !== 0);
