import { foldText } from '@diyar/indexer/arabic';

/** A header is looked for in so many rows: a title, a logo's cell and grouped headers stand above it. */
export const HEADER_WITHIN = 20;

export const plainHeader = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');

/** @param known headers as `plainHeader` has them */
const known = (cells: readonly string[], headers: ReadonlySet<string>): number =>
  new Set(cells.map(plainHeader).filter((name) => headers.has(name))).size;

/** The first row with the most known headers, and how many those are; the first row of all where no header is known. */
export function headerAmong(
  rows: readonly (readonly string[])[],
  headers: ReadonlySet<string>,
): { at: number; found: number } {
  const counts = rows.map((cells) => known(cells, headers));
  const found = Math.max(0, ...counts);
  return { at: found === 0 ? 0 : counts.indexOf(found), found };
}
