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
  // Homes share their turns: a studio and a flat stand on one page.
  let turn = 0;
  const leads = longestUnseen();

  return ({ category, property_type, root }, dice) => {
    const kinds = [category, property_type ?? '', AMBIENT_ROOTS.has(root) ? root : ''];
    const shelf = kinds.map((kind) => shelves.get(kind)).find((found) => found !== undefined);
    if (!shelf || dice.chance(BARE_SHARE)) return [];
    const { homes, others } = shelf;
    if (homes.length === 0) return startingWith(leads(others, root, category), others, dice.int(0, 2));
    const [at, round] = [turn % homes.length, Math.floor(turn / homes.length)];
    turn += 1;
    const home = homes[at] ?? [];
    const firsts = oneOfEachRoom(home);
    return startingWith(firsts[round % firsts.length], home, dice.int(2, home.length - 1));
  };
}

/**
 * Picks the photo that led longest ago, whatever category it led: pages of a branch mix categories that share photos.
 * Not what the listing before led with, in the branch or else in the category.
 */
function longestUnseen(): (photos: readonly PoolPhoto[], root: string, category: string) => PoolPhoto | undefined {
  const ledAt = new Map<string, number>();
  const last = new Map<string, string>();
  let count = 0;
  return (photos, root, category) => {
    const repeats = ({ id }: PoolPhoto) => (last.get(root) === id ? 2 : 0) + (last.get(category) === id ? 1 : 0);
    const since = ({ id }: PoolPhoto) => ledAt.get(id) ?? -1;
    const [lead = photos[0]] = photos
      .filter(({ room }) => !NEVER_FIRST.has(room))
      .sort((a, b) => repeats(a) - repeats(b) || since(a) - since(b));
    if (!lead) return undefined;
    ledAt.set(lead.id, count++);
    for (const place of [root, category]) last.set(place, lead.id);
    return lead;
  };
}

const oneOfEachRoom = (home: readonly PoolPhoto[]) =>
  home.filter(({ room }, at) => !NEVER_FIRST.has(room) && home.findIndex((photo) => photo.room === room) === at);

/** The lead, and up to `more` others that may stand beside it. */
function startingWith(first: PoolPhoto | undefined, photos: readonly PoolPhoto[], more: number): PoolPhoto[] {
  if (!first) return [];
  if (SINGLE.has(first.room)) return [first];
  return [first, ...photos.filter((photo) => photo !== first).slice(0, more)];
}

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
