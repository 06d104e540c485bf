import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { aroundQuery, comparisonQuery, idsIn } from '#features/compare/api.ts';
import { comparePath, removeCompared, useCompared } from '#features/compare/compare-store.ts';
import { CompareTable } from '#features/compare/compare-table.tsx';
import { attributeFact } from '#features/listings/attribute-fact.ts';
import { ListingCardPhoto } from '#features/listings/listing-card-photo.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { LoadContext } from '../../page-route.ts';
import css from './compare-page.module.css';
import { PlacesSection } from './places-section.tsx';

export async function load({ api, queryClient, url }: LoadContext) {
  const ids = idsIn(url.searchParams);
  const listings = await queryClient.ensureQueryData(comparisonQuery(api, ids));
  const found = listings.map(({ id }) => id);
  await queryClient.prefetchQuery(aroundQuery(api, found));
}

/** Up to three listings side by side, named by the address, so that a comparison can be sent to somebody. */
export function Page() {
  const { t } = useTranslation('compare');
  const { t: tListings } = useTranslation('listings');
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const ids = idsIn(query);
  const { data: listings } = useSuspenseQuery(comparisonQuery(useApi(), ids));
  const gone = ids.length - listings.length;
  const tray = useCompared();

  // An address without listings means those of this tab's tray.
  if (!query.has('ids') && tray.length > 0)
    return <Navigate to={withLang(comparePath(tray.map(({ id }) => id)), lang)} replace />;

  const remove = (id: string) => {
    removeCompared(id);
    navigate(withLang(comparePath(ids.filter((candidate) => candidate !== id)), lang), { replace: true });
  };
  return (
    <Container className={css.page}>
      <Seo title={t('title')} description={t('description')} path="/properties/compare" noindex />
      <h1 className={css.title}>{t('heading')}</h1>
      {gone > 0 && <p className={css.gone}>{t('gone', { count: gone })}</p>}
      {listings.length === 0 ? (
        <EmptyState as="h2" icon={<IconScale size={34} stroke={1.4} />} title={t('emptyTitle')} text={t('emptyText')}>
          <LinkButton to="/properties">{t('browse')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <CompareTable
            listings={listings}
            photo={photoOf}
            attributeValue={(attribute) => attributeFact(attribute, tListings).value}
            onRemove={remove}
          />
          <PlacesSection listings={listings} />
        </>
      )}
    </Container>
  );
}

const photoOf = (listing: ListingDetails) => (
  <ListingCardPhoto listing={listing} sizes="(max-width: 640px) 168px, 300px" />
);
