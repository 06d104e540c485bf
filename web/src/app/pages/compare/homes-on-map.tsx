import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useMemo } from 'react';
import { useLang } from '#lib/i18n.ts';
import { LazyHomesMap } from '#map/lazy-map.tsx';
import { useMessages } from '../../use-messages.ts';

type Props = { listings: readonly ListingDetails[]; onUnavailable: () => void };

/** The map with its texts, fetched together. */
export function HomesOnMap({ listings, onUnavailable }: Props) {
  const lang = useLang();
  const ready = useMessages('map');
  const homes = useMemo(
    () => listings.map(({ lng, lat, approximate: approx }, index) => ({ lng, lat, approx, number: index + 1 })),
    [listings],
  );

  return ready ? <LazyHomesMap lang={lang} homes={homes} onUnavailable={onUnavailable} /> : null;
}
