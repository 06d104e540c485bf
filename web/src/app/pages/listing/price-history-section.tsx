import type { ListingDetails } from '@diyar/api/contracts/listings';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOptional } from '#lib/load-optional.ts';
import { Section } from './section.tsx';
import { WhenNear } from './when-near.tsx';

const PriceHistory = lazy(async () => ({
  default: (await loadOptional(() => import('./price-history.tsx'))).PriceHistory,
}));

/** The table is fetched by readers who scroll to it; what was taken off the price stands beside it. */
export function PriceHistorySection({ listing: { id, isRepriced } }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  if (!isRepriced) return null;
  return (
    <Section title={t('history.title')} id="price-history">
      <WhenNear>
        <Suspense>
          <PriceHistory id={id} />
        </Suspense>
      </WhenNear>
    </Section>
  );
}
