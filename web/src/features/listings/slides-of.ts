import type { Photo } from '#ui/picture.tsx';
import type { Film } from './video-facts.ts';

/** One place of a gallery; photos are counted by themselves, from 1. */
export type Slide = { id: string; photo: Photo; number: number } | { id: string; film: Film };

/** A video follows the main photo: it is seen at once, and never the largest picture of a page. */
export function slidesOf(photos: readonly Photo[], film?: Film | null): Slide[] {
  const slides: Slide[] = photos.map((photo, index) => ({ id: photo.id, photo, number: index + 1 }));
  if (film) slides.splice(1, 0, { id: film.id, film });
  return slides;
}
