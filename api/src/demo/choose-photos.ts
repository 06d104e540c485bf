import type { Random } from './random.ts';

/** A photo of the pool: what it may stand for (category slugs, property types, root slugs) and what it shows. */
export interface PoolPhoto {
  id: string;
  kinds: readonly string[];
  /** Of a property what it shows, else the subject. */
  room: string;
  /** The home it is a view of. */
  dwelling?: string | undefined;
}

/** A listing without pictures; `id` tells nothing here but who it is. */
export interface Bare {
  category: string;
  property_type: string | null;
  root: string;
}

/** Sellers without a picture. */
const BARE_SHARE = 0.06;
const NEVER_FIRST = new Set(['bathroom', 'stairs']);
/** Two pictures of a thing would be two things. */
const SINGLE = new Set(['car', 'product', 'machine', 'occasion', 'livestock', 'pet']);
/** Where a picture of the whole market says nothing wrong; of a sink no dining table is one. */
const AMBIENT_ROOTS = new Set(['jobs-employment', 'services', 'events-celebrations']);

interface Shelf {
  homes: PoolPhoto[][];
  others: PoolPhoto[];
}

/**
 * @returns what chooses the pictures of one listing after the other, the first one first: each shows one home, and
 * neighbours in the list begin with different pictures
 */
export function photoChooser(pool: readonly PoolPhoto[]): (listing: Bare, dice: Random) => PoolPhoto[] {
  const shelves = shelvesOf(pool);
  // Shelves of homes share theirs: a studio and a flat stand on one page.
  const turns = new Map<Shelf | 'homes', number>();

  return ({ category, property_type, root }, dice) => {
    const kinds = [category, property_type ?? '', AMBIENT_ROOTS.has(root) ? root : ''];
    const shelf = kinds.map((kind) => shelves.get(kind)).find((found) => found !== undefined);
    if (!shelf || dice.chance(BARE_SHARE)) return [];
    const { homes, others } = shelf;
    const queue = homes.length > 0 ? 'homes' : shelf;
    const turn = turns.get(queue) ?? 0;
    turns.set(queue, turn + 1);
    const home = homes[turn % homes.length];
    if (!home) return startingWith(others, turn, dice.int(0, 2));
    return startingWith(home, Math.floor(turn / homes.length), dice.int(2, home.length - 1));
  };
}

/** The picture whose turn it is, and up to `more` others that may stand beside it. */
function startingWith(photos: readonly PoolPhoto[], turn: number, more: number): PoolPhoto[] {
  const firsts = photos.filter(
    ({ room }, at) =>
      !NEVER_FIRST.has(room) && (!isHome(photos) || photos.findIndex((photo) => photo.room === room) === at),
  );
  const first = firsts[turn % firsts.length] ?? photos[0];
  if (!first) return [];
  if (SINGLE.has(first.room)) return [first];
  return [first, ...photos.filter((photo) => photo !== first).slice(0, more)];
}

const isHome = ([first]: readonly PoolPhoto[]) => first?.dwelling !== undefined;

function shelvesOf(pool: readonly PoolPhoto[]): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  for (const photo of pool)
    for (const kind of photo.kinds) {
      const shelf = shelves.get(kind) ?? { homes: [], others: [] };
      shelves.set(kind, shelf);
      const home = photo.dwelling && shelf.homes.find(([first]) => first?.dwelling === photo.dwelling);
      if (home) home.push(photo);
      else if (photo.dwelling) shelf.homes.push([photo]);
      else shelf.others.push(photo);
    }
  return shelves;
}
