import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { reviewsQuery } from '#features/office-reviews/api.ts';
import { officeListingsQuery, officeQuery } from '#features/offices/api.ts';
import { pageNumber } from '#features/offices/page-number.ts';
import { useApi } from '#lib/api-context.ts';
import { withLang } from '#lib/links.ts';
import { type LoadContext, movedTo, notFound } from '../../page-route.ts';
import { ContactTab } from './contact-tab.tsx';
import { OfficeSeo } from './office-seo.tsx';
import { readTab, tabPath } from './office-tabs.ts';
import { NEWEST, NEWEST_SHOWN, Overview } from './overview.tsx';
import { ProfileFrame } from './profile-frame.tsx';
import { ReviewsTab } from './reviews-tab.tsx';
import { TeamTab } from './team-tab.tsx';

/** The office by its slug; its id, where a link has that, moves to the slug. */
export async function load({ api, queryClient, params, url, lang }: LoadContext) {
  const { slugId } = params;
  if (!slugId) notFound();
  const tab = readTab(url.searchParams);
  const newest =
    tab === 'overview' && queryClient.prefetchQuery(officeListingsQuery(api, slugId, NEWEST, NEWEST_SHOWN));
  const page = pageNumber(url.searchParams.get('page'));
  const reviews = tab === 'reviews' && queryClient.prefetchQuery(reviewsQuery(api, slugId, page));
  const office = await queryClient.fetchQuery(officeQuery(api, slugId));
  if (office.slug !== slugId) movedTo(withLang(tabPath(office.slug, tab), lang));
  await newest;
  await reviews;
}

export function Page() {
  const { slugId = '' } = useParams();
  const [params] = useSearchParams();
  const { data: office } = useSuspenseQuery(officeQuery(useApi(), slugId));
  const tab = readTab(params);

  return (
    <ProfileFrame office={office} tab={tab}>
      <OfficeSeo office={office} tab={tab} />
      {tab === 'overview' && <Overview office={office} />}
      {tab === 'reviews' && <ReviewsTab office={office} page={pageNumber(params.get('page'))} />}
      {tab === 'contact' && <ContactTab office={office} />}
      {tab === 'team' && <TeamTab office={office} />}
    </ProfileFrame>
  );
}
