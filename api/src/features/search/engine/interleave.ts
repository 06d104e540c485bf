/** Paid results take at most 2 places in 10 (docs/decisions.md): places 0, 5, 10 … while both kinds last. */
const EVERY = 5;

export interface Window {
  paid: { offset: number; limit: number };
  organic: { offset: number; limit: number };
}

const paidBefore = (place: number, paid: number, organic: number) =>
  Math.min(paid, Math.max(Math.ceil(place / EVERY), place - organic));

/** Which rows of the two lists stand on the places `from` … `from + size` of the merged one. */
export function windowOf(from: number, size: number, paid: number, organic: number): Window {
  const to = Math.min(from + size, paid + organic);
  const start = paidBefore(Math.min(from, to), paid, organic);
  const end = paidBefore(to, paid, organic);
  const first = Math.min(from, to);
  return {
    paid: { offset: start, limit: end - start },
    organic: { offset: first - start, limit: to - end - (first - start) },
  };
}

/** Puts the rows of a window in their places; `from` says where the window begins. */
export function merge<T>(from: number, paid: T[], organic: T[]): T[] {
  const result: T[] = [];
  const [p, o] = [[...paid], [...organic]];
  for (let place = from; p.length + o.length > 0; place++) {
    const next = place % EVERY === 0 ? (p.shift() ?? o.shift()) : (o.shift() ?? p.shift());
    if (next !== undefined) result.push(next);
  }
  return result;
}
