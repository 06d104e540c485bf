import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { LISTINGS_PER_PAGE, officeListingsQuery, officeQuery } from '#features/offices/api.ts';
import { officeListPath, readOfficeList } from '#features/offices/office-list-search.ts';
import { useApi } from '#lib/api-context.ts';
import { withLang } from '#lib/links.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pager } from '#ui/pager.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import { type LoadContext, movedTo, notFound } from '../../page-route.ts';
import css from './listings-form.module.css';
import { ListingsForm } from './listings-form.tsx';
import { OfficeSeo } from './office-seo.tsx';
import { ProfileFrame } from './profile-frame.tsx';

/** The API pages no deeper than a thousand results. */
const LAST_PAGE = Math.floor(1_000 / LISTINGS_PER_PAGE);

export async function load({ api, queryClient, params, url, lang }: LoadContext) {
  const { slugId } = params;
  if (!slugId) notFound();
  const search = readOfficeList(url.searchParams);
  const [office] = await Promise.all([
    queryClient.fetchQuery(officeQuery(api, slugId)),
    queryClient.fetchQuery(officeListingsQuery(api, slugId, search)),
  ]);
  if (office.slug !== slugId) movedTo(withLang(officeListPath(office.slug, search), lang));
}

export function Page() {
  const { t } = useTranslation('offices');
  const { slugId = '' } = useParams();
  const [params] = useSearchParams();
  const api = useApi();
  const search = readOfficeList(params);
  const { data: office } = useSuspenseQuery(officeQuery(api, slugId));
  const { data } = useSuspenseQuery(officeListingsQuery(api, slugId, search));
  const top = useRef<HTMLDivElement>(null);
  const { items, page } = data;

  return (
    <ProfileFrame office={office} tab="listings">
      <OfficeSeo office={office} tab="listings" search={search} empty={items.length === 0} />
      <div ref={top} className={css.top}>
        <h2 className="d-visually-hidden">{t('profile.listingsTitle', { name: office.name })}</h2>
        <ListingsForm office={office} search={search} />
      </div>
      {items.length === 0 && (
        <EmptyState
          as="h2"
          icon={<IconHome size={36} stroke={1.3} />}
          title={t(office.listings === 0 ? 'list.noneAtAll' : 'list.none')}
          text={office.listings === 0 ? undefined : t('list.noneText')}
        >
          {office.listings > 0 && (
            <LinkButton to={officeListPath(office.slug, { order: 'newest', page: 1 })} look="outline">
              {t('list.clear')}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <ListingCardGrid>
        {items.map((listing, index) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              priority={index < 4}
              corner={<DeferredSlot part="Heart" listing={listing} />}
            />
          </li>
        ))}
      </ListingCardGrid>
      <Pager
        page={search.page}
        last={Math.min(Math.ceil(page.total / page.size), LAST_PAGE)}
        to={(number) => officeListPath(office.slug, { ...search, page: number })}
        onTurn={() => top.current?.scrollIntoView()}
      />
    </ProfileFrame>
  );
}
