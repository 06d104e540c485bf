/** Counting a list stops there: nobody reads ten thousand rows to their end. */
export const MOST_COUNTED = 10_000;
