import type { ListingCard } from '@diyar/api/contracts/search';
import { useRef, useState } from 'react';
import { useLang } from '#lib/i18n.ts';
import { directionOf } from '#lib/language.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconChevronBack, IconChevronForward } from '#ui/direction-icons.tsx';
import { Picture } from '#ui/picture.tsx';
import css from './card-photos.module.css';
import { slideAt } from './slide-at.ts';

type Props = {
  listing: Pick<ListingCard, 'images' | 'path'>;
  /** How wide they are shown, as in `sizes`. */
  sizes: string;
};

/**
 * A card's further photos over its first: swiped by a finger, turned by arrows under a mouse. Each is fetched when the one before
 * it is touched, so that a list that is only read costs nothing. Keyboards and readers have them in the listing's gallery.
 */
export function CardPhotos({ listing: { images, path }, sizes }: Props) {
  const strip = useRef<HTMLAnchorElement>(null);
  const forward = directionOf(useLang()) === 'rtl' ? -1 : 1;
  const [shown, setShown] = useState(0);
  const [fetched, setFetched] = useState(0);
  if (images.length < 2) return null;

  const fetchAfter = (index: number) => setFetched((before) => Math.max(before, index + 1));
  const turn = (by: 1 | -1) => {
    const width = strip.current?.clientWidth ?? 0;
    fetchAfter(shown + by);
    strip.current?.scrollBy({ left: forward * by * width });
  };
  return (
    <div
      className={css.photos}
      aria-hidden
      onPointerEnter={() => fetchAfter(shown)}
      onTouchStart={() => fetchAfter(shown)}
    >
      <AppLink
        ref={strip}
        to={path}
        tabIndex={-1}
        className={css.strip}
        onScroll={({ currentTarget }) => {
          const index = slideAt(currentTarget);
          setShown(index);
          fetchAfter(index);
        }}
      >
        {images.map((id, index) => (
          <span key={id} className={css.slide}>
            {index > 0 && index <= fetched && (
              <Picture photo={{ id }} alt="" sizes={sizes} largest={960} priority className={css.picture} />
            )}
          </span>
        ))}
      </AppLink>
      <span className={css.dots}>
        {images.map((id, index) => (
          <span key={id} data-shown={index === shown || undefined} />
        ))}
      </span>
      {shown > 0 && (
        <button type="button" tabIndex={-1} className={css.arrow} data-to="back" onClick={() => turn(-1)}>
          <IconChevronBack size={18} stroke={1.8} />
        </button>
      )}
      {shown < images.length - 1 && (
        <button type="button" tabIndex={-1} className={css.arrow} data-to="forward" onClick={() => turn(1)}>
          <IconChevronForward size={18} stroke={1.8} />
        </button>
      )}
    </div>
  );
}
