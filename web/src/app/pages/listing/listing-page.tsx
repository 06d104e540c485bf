import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { listingQuery, nearbyPlacesQuery, similarListingsQuery } from '#features/listings/api.ts';
import { Gallery } from '#features/listings/gallery.tsx';
import { goneListingQuery, priceGaugeQuery } from '#features/places/api.ts';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { withLang } from '#lib/links.ts';
import { loadOptional } from '#lib/load-optional.ts';
import { Container } from '#ui/container.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import { type LoadContext, movedTo, notFound } from '../../page-route.ts';
import { ContactBar } from './contact-bar.tsx';
import { ContactCard } from './contact-card.tsx';
import { Description } from './description.tsx';
import { Facts } from './facts.tsx';
import { ListingCrumbs } from './listing-crumbs.tsx';
import css from './listing-page.module.css';
import { ListingSeo } from './listing-seo.tsx';
import { OwnerSlot } from './owner-slot.tsx';
import { PlaceSection } from './place-section.tsx';
import { QuickStats } from './quick-stats.tsx';
import { SimilarListings } from './similar-listings.tsx';
import { TitleBlock } from './title-block.tsx';

// Few visitors come to a sold listing: its page is no part of the others' code.
const GoneListing = lazy(async () => ({ default: (await loadLazily(() => import('./gone-listing.tsx'))).GoneListing }));

// Few homes are offered twice.
const AlsoOffered = lazy(async () => ({
  default: (await loadOptional(() => import('./also-offered.tsx'))).AlsoOffered,
}));

// Drawn by the server; the code comes after the first load, since nothing above the fold needs it.
const ListingBackground = lazy(async () => ({
  default: (await loadOptional(() => import('./listing-background.tsx'))).ListingBackground,
}));

/** The listing, then what stands round it. Any other spelling of its address moves to the canonical one. */
export async function load({ api, queryClient, params, url, lang }: LoadContext) {
  const { id } = params;
  if (!id) notFound();
  // Both are prefetched: their failure leaves out a section, not the page.
  const around = Promise.all([
    queryClient.prefetchQuery(similarListingsQuery(api, id)),
    queryClient.prefetchQuery(nearbyPlacesQuery(api, id)),
    queryClient.prefetchQuery(priceGaugeQuery(api, id)),
  ]);
  const listing = await queryClient.fetchQuery(listingQuery(api, id)).catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== 'listing_not_found') throw error;
    await queryClient.fetchQuery(goneListingQuery(api, id));
    return undefined;
  });
  if (!listing) return { isGone: true };
  if (url.pathname !== listing.path) movedTo(withLang(listing.path, lang));
  await around;
  return { isGone: false };
}

export function Page() {
  const { id = '' } = useParams();
  const { isGone } = useLoaderData<{ isGone: boolean }>();
  return isGone ? (
    <Suspense>
      <GoneListing id={id} />
    </Suspense>
  ) : (
    <Shown id={id} />
  );
}

function Shown({ id }: { id: string }) {
  const { data: listing } = useSuspenseQuery(listingQuery(useApi(), id));

  return (
    <Container className={css.page}>
      <ListingSeo listing={listing} />
      <div className={css.top}>
        <ListingCrumbs listing={listing} />
        <DeferredSlot part="ListingActs" listing={listing} />
      </div>
      <DeferredSlot part="Seen" listing={listing} />
      <OwnerSlot listing={listing} />
      <Gallery listing={listing} />
      <div className={css.columns}>
        <div className={css.main}>
          <TitleBlock listing={listing} />
          <QuickStats listing={listing} />
          {listing.alsoOfferedBy.length > 0 && (
            <Suspense>
              <AlsoOffered listing={listing} />
            </Suspense>
          )}
          <Description listing={listing} />
          <Facts listing={listing} />
          <PlaceSection listing={listing} />
          <Suspense>
            <ListingBackground listing={listing} />
          </Suspense>
        </div>
        <aside className={css.aside} id="contact">
          <div className={css.contact}>
            <ContactCard listing={listing} />
          </div>
          <DeferredSlot part="Placement" place="sidebar" />
        </aside>
      </div>
      <SimilarListings listing={listing} />
      <ContactBar listing={listing} />
    </Container>
  );
}
