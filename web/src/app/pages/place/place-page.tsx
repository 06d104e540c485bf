import type { PlacePage } from '@diyar/api/contracts/places';
import { COUNTRY } from '@diyar/api/rules/place-address';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { placePageQuery } from '#features/places/api.ts';
import { childrenKind, placeName } from '#features/places/place-words.ts';
import { useApi } from '#lib/api-context.ts';
import { withLang } from '#lib/links.ts';
import { Container } from '#ui/container.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import { type LoadContext, movedTo } from '../../page-route.ts';
import { crumbsOf } from './crumbs-of.ts';
import { LinkList } from './link-list.tsx';
import { NewestListings } from './newest-listings.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PlaceHead } from './place-head.tsx';
import css from './place-page.module.css';
import { PlaceSeo } from './place-seo.tsx';
import { PriceTable } from './price-table.tsx';
import { Questions } from './questions.tsx';

/** Where the page stands: each step is a page a little wider. */
function PlaceCrumbs({ page }: { page: PlacePage }) {
  const { t: words } = useTranslation('app');
  const { t } = useTranslation('places');
  return <Crumbs label={t('crumbs')} crumbs={crumbsOf(page, { home: words('nav.home'), t })} endsHere />;
}

/** `/for-sale/syria/…` is a second door to the same page; every other spelling of an address moves to the canonical one. */
export async function load({ api, queryClient, url, lang }: LoadContext) {
  const page = await queryClient.fetchQuery(placePageQuery(api, url.pathname));
  const isDoor = !url.pathname.startsWith(`/${COUNTRY}`) && url.pathname === url.pathname.toLowerCase();
  if (!isDoor && url.pathname !== page.path) movedTo(withLang(page.path, lang));
}

export function Page() {
  const { t } = useTranslation('places');
  const { pathname } = useLocation();
  const { data: page } = useSuspenseQuery(placePageQuery(useApi(), pathname));
  const place = placeName(page, t);

  return (
    <Container className={css.page}>
      <PlaceSeo page={page} />
      <PlaceCrumbs page={page} />
      <PlaceHead page={page} />
      {page.total === 0 ? <NothingHere page={page} /> : <NewestListings page={page} />}
      <PriceTable page={page} />
      <LinkList title={t(`links.${childrenKind(page.kind, page.children)}`)} links={page.children} />
      <LinkList title={t('links.streets')} links={page.streets} />
      <LinkList title={t('links.categories', { place })} links={page.categories} />
      <LinkList title={t(page.kind === 'street' ? 'links.streetsNear' : 'links.near')} links={page.neighbours} />
      <Questions page={page} />
      <DeferredSlot part="Placement" place="footer" />
    </Container>
  );
}
