/**
 * Histogram bars a quarter wider each: equal steps on a logarithmic axis, on numbers people say (a month's rent 100, 125,
 * 150, 200 …; a sale 50,000, 60,000, 80,000 …; an area 80, 100, 125 …). Lower bounds, 0 first.
 */
const TENTHS_OF_A_DECADE = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;

const stepsUpTo = (decades: number): readonly number[] => [
  0,
  ...Array.from({ length: decades }, (_, power) => TENTHS_OF_A_DECADE.map((step) => step * 10 ** power)).flat(),
];

/** Dollars, up to the largest price a listing may have. */
export const PRICE_STEPS = stepsUpTo(13);
/** Square metres. */
export const AREA_STEPS = stepsUpTo(11);

/**
 * The bar a value falls in, named by its lower bound. A document holds the bar (`priceBucket`, `areaBucket`), because counting raw values
 * costs the engine 35 ms at a million listings.
 */
export function bucketOf(value: number, steps: readonly number[]): number {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((steps[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return steps[low] ?? 0;
}
