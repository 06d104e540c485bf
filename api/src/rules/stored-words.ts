/** A choice, or a kind of distance, as its column has it: `semiFurnished` is `semi_furnished` there. */
export const stored = (word: string): string => word.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** The same word as the wire has it. */
export const wired = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
