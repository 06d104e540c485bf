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

/** A listing in its turn. */
export interface Illustrated {
  category: string;
  property_type: string | null;
  root: string;
  deal: string;
  /** The photo it leads with since an earlier run. */
  lead: string | null;
}

/** Sellers without a picture. */
const BARE_SHARE = 0.06;
const NEVER_FIRST = new Set(['bathroom', 'stairs']);
/** Two pictures of a thing would be two things. */
const SINGLE = new Set(['car', 'product', 'machine', 'occasion', 'livestock', 'pet']);
/** Where a picture of the whole market says nothing wrong; of a sink no dining table is one. */
const AMBIENT_ROOTS = new Set(['jobs-employment', 'services', 'events-celebrations']);

/** As many listings as a page shows: within them no lead comes twice. */
const PAGE = 24;
/** The page of everything. */
const MARKET = 'market';

/**
 * @returns what chooses the pictures of one listing after the other, the first one first: each shows one home or thing, and
 * no page of the market, a branch, a category or a category's deal shows a lead twice. Where all have been seen, a listing
 * has no picture, like its careless neighbours. A listing with a lead keeps what it has.
 */
export function photoChooser(pool: readonly PoolPhoto[]): (listing: Illustrated, dice: Random) => PoolPhoto[] {
  const shelves = shelvesOf(pool);
  const leads = new RecentLeads();

  return ({ category, property_type, root, deal, lead: earlier }, dice) => {
    const pages = [MARKET, root, category, `${category} ${deal}`];
    if (earlier) {
      leads.turn(
        pages,
        pool.find(({ id }) => id === earlier),
      );
      return [];
    }
    const careless = dice.chance(BARE_SHARE);
    const own = shelves.get(category) ?? [];
    const ofType = shelves.get(property_type ?? '') ?? [];
    // A building project that showed a bedroom would be a home.
    const substitutes = own.length > 0 ? ofType.filter(({ dwelling }) => !dwelling) : ofType;
    const stocked = [own, substitutes, (AMBIENT_ROOTS.has(root) && shelves.get(root)) || []];
    const lead = careless ? undefined : leads.next(pages, stocked);
    leads.turn(pages, lead);
    if (!lead || SINGLE.has(lead.room)) return lead ? [lead] : [];
    const beside = (stocked.find((shelf) => shelf.includes(lead)) ?? []).filter((photo) => isBeside(photo, lead));
    const more = lead.dwelling ? dice.int(2, beside.length) : dice.int(0, 2);
    return [lead, ...beside.slice(0, more)];
  };
}

/** How many cards a page's list has so far, and at which of them each photo led. */
interface List {
  cards: number;
  ledAt: Map<string, number>;
}

/** Pictures that led on the pages being filled. */
class RecentLeads {
  readonly #lists = new Map<string, List>();
  /** Of homes and of photos: when one of them led last. */
  readonly #last = new Map<string, number>();

  /** Of the first shelf with photos unseen on each page, a view of the home that led longest ago, its own rooms in turns. */
  next(pages: readonly string[], shelves: readonly (readonly PoolPhoto[])[]): PoolPhoto | undefined {
    const lists = pages.map((page) => this.#list(page));
    for (const shelf of shelves) {
      const lead = shelf.reduce<PoolPhoto | undefined>(
        (best, photo) =>
          (!best || this.#isEarlier(photo, best)) && !NEVER_FIRST.has(photo.room) && isUnseen(lists, photo)
            ? photo
            : best,
        undefined,
      );
      if (lead) return lead;
    }
    return undefined;
  }

  /** Adds a card to each of the pages. */
  turn(pages: readonly string[], lead: PoolPhoto | undefined): void {
    for (const list of pages.map((page) => this.#list(page))) {
      list.cards += 1;
      if (lead) list.ledAt.set(lead.id, list.cards);
    }
    if (!lead) return;
    for (const key of [homeOf(lead), lead.id]) this.#last.set(key, this.#list(MARKET).cards);
  }

  #list(page: string): List {
    const list = this.#lists.get(page) ?? { cards: 0, ledAt: new Map() };
    this.#lists.set(page, list);
    return list;
  }

  #isEarlier(photo: PoolPhoto, other: PoolPhoto): boolean {
    const last = (key: string) => this.#last.get(key) ?? 0;
    return (last(homeOf(photo)) - last(homeOf(other)) || last(photo.id) - last(other.id)) < 0;
  }
}

const isUnseen = (lists: readonly List[], { id }: PoolPhoto) =>
  lists.every(({ cards, ledAt }) => cards + 1 - (ledAt.get(id) ?? -PAGE) >= PAGE);

const homeOf = ({ id, dwelling }: PoolPhoto) => dwelling ?? id;

/** Views of the same home; of what is no home, others that may stand beside it. */
const isBeside = (photo: PoolPhoto, lead: PoolPhoto) =>
  photo.id !== lead.id && photo.dwelling === lead.dwelling && (lead.dwelling !== undefined || photo.room === lead.room);

function shelvesOf(pool: readonly PoolPhoto[]): Map<string, PoolPhoto[]> {
  const shelves = new Map<string, PoolPhoto[]>();
  for (const photo of pool) for (const kind of photo.kinds) shelves.set(kind, [...(shelves.get(kind) ?? []), photo]);
  return shelves;
}
