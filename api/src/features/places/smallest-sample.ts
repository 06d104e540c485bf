/** Fewer listings say nothing about a price. */
export const SMALLEST_SAMPLE = 8;
