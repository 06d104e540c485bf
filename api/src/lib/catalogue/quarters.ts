import type { Place, Places } from './places.ts';

/** The keys a place is searched by: a quarter's own and those of the smaller quarters inside it. */
export const keysWithParts = ({ key, parts }: Place): string[] => [key, ...parts.map((part) => part.key)];

/** Listings in a place, out of counts by key: a quarter's hold those of its parts, as the search for it does. */
export const countOf = (place: Place, counts: Readonly<Record<string, number>>): number =>
  keysWithParts(place).reduce((sum, key) => sum + (counts[key] ?? 0), 0);

/** Counts of quarters by key, each with its parts'. */
export function countsWithParts(
  counts: Record<string, number>,
  { withParts }: Pick<Places, 'withParts'>,
): Record<string, number> {
  const whole = { ...counts };
  for (const place of withParts) {
    const count = countOf(place, counts);
    if (count > 0) whole[place.key] = count;
  }
  return whole;
}
