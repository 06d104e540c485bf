import type { ListingCard as Listing } from '@diyar/api/contracts/search';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { markVisited, useVisited } from '#features/listings/visited.ts';
import { useDataSaver } from '#lib/data-saver.ts';
import css from './map-strip.module.css';

type Props = {
  listings: readonly Listing[];
  /** Brought into view when it changes. */
  selected: string | undefined;
  /** The card in the middle. */
  onCentre: (id: string | undefined) => void;
};

/** The phone map's results: cards to swipe, the middle one lit on the map. */
export function MapStrip({ listings, selected, onCentre }: Props) {
  const { t } = useTranslation('search');
  const strip = useRef<HTMLUListElement>(null);
  const visited = useVisited();
  const saver = useDataSaver();

  useEffect(() => {
    const card = selected && strip.current?.querySelector(`[data-id="${selected}"]`);
    if (card) card.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
  }, [selected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are other elements to watch
  useEffect(() => {
    const root = strip.current;
    if (!root) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const centred = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (centred instanceof HTMLElement) onCentre(centred.dataset.id);
      },
      { root, threshold: 0.8 },
    );
    for (const card of root.children) observer.observe(card);
    return () => {
      observer.disconnect();
      onCentre(undefined);
    };
  }, [listings, onCentre]);

  return (
    <ul ref={strip} className={css.strip} aria-label={t('results.label')}>
      {listings.map((listing) => (
        <li key={listing.id} data-id={listing.id} className={css.card} onClickCapture={() => markVisited(listing.id)}>
          <ListingCard listing={listing} variant="mini" heading="h2" visited={visited.has(listing.id)} saver={saver} />
        </li>
      ))}
    </ul>
  );
}
