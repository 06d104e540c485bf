/** What is left of Arabic that was saved in a code page without it: question marks, replacement signs, or UTF-8 read as Latin. */
const LOST =
  /\?{2,}|\ufffd+|(?:[ØÙÚÛ][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2026\u2030\u2039\u203a\u20ac\u2122])+/g;

export interface Loss {
  /** Signs in the place of letters, and runs of them. */
  lost: number;
  runs: number;
  /** Letters that can be read. */
  kept: number;
}

export function lossOf(text: string): Loss {
  const runs = text.match(LOST) ?? [];
  const kept = text.replace(LOST, ' ').match(/\p{L}/gu)?.length ?? 0;
  return { lost: runs.reduce((sum, run) => sum + run.length, 0), runs: runs.length, kept };
}

/** Of a whole file: nearly a third of its letters is gone. */
export const isFileLost = ({ lost, kept }: Loss): boolean => lost >= 10 && lost >= 0.3 * (lost + kept);

/** Of a cell: nothing is left, or half of it in several places; «Really???» is a question. */
export function isTextLost(text: string): boolean {
  const { lost, runs, kept } = lossOf(text);
  return lost > 2 && (kept === 0 || (runs > 1 && lost >= kept));
}
