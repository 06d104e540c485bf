import { MAX_IMAGES } from '#rules/listing-media.ts';
import type { PhotoRow } from './queries.ts';

/** Changes of a listing's photos. Pure: lists in, lists out. */
export type Placed = Pick<PhotoRow, 'id' | 'alt_text' | 'is_main'>;

export interface Arrangement {
  photos: readonly { id: string; alt?: string | null }[];
  mainId?: string;
}

/** The photos in the order wished for; those not named follow as they stood. There is one main photo as long as there is any. */
export function arranged(current: readonly Placed[], { photos, mainId }: Arrangement): Placed[] {
  const known = new Map(current.map((photo) => [photo.id, photo]));
  const wished = new Map(photos.map((photo) => [photo.id, photo]));
  const named = [...wished.values()].map(({ id, alt }) => ({
    id,
    alt_text: alt === undefined ? (known.get(id)?.alt_text ?? null) : alt || null,
    is_main: known.get(id)?.is_main ?? false,
  }));
  return withMain([...named, ...current.filter(({ id }) => !wished.has(id))], mainId);
}

export const added = (current: readonly Placed[], id: string): Placed[] =>
  current.some((photo) => photo.id === id)
    ? [...current]
    : withMain([...current, { id, alt_text: null, is_main: false }]);

/** Null where the rule forbids it: the only photo stays while it is the main one (spec, section 5). */
export function without(current: readonly Placed[], id: string): Placed[] | null {
  const rest = current.filter((photo) => photo.id !== id);
  return rest.length === 0 && current[0]?.is_main ? null : withMain(rest);
}

export const isFull = (photos: readonly unknown[]) => photos.length >= MAX_IMAGES;

function withMain(photos: Placed[], wished?: string): Placed[] {
  const main = photos.find(({ id }) => id === wished) ?? photos.find(({ is_main }) => is_main) ?? photos[0];
  return photos.map((photo) => ({ ...photo, is_main: photo === main }));
}
