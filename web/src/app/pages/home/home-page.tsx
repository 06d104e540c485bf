import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { featuredListingsQuery, homepageCategoriesQuery, shelfQuery } from '#features/listings/api.ts';
import { statisticsQuery } from '#features/statistics/api.ts';
import { StatisticsStrip } from '#features/statistics/statistics-strip.tsx';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { provincesQuery } from '#lib/locations.ts';
import { Seo } from '#lib/seo.tsx';
import { useSite } from '#lib/site.ts';
import { Container } from '#ui/container.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import type { LoadContext } from '../../page-route.ts';
import { Call } from './call.tsx';
import { Categories } from './categories.tsx';
import { Featured } from './featured.tsx';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
import { Places } from './places.tsx';
import { Shelf } from './shelf.tsx';
import { Trust } from './trust.tsx';

/** How much there is, on the courtyard's floor. */
function Figures() {
  const { data } = useQuery(statisticsQuery(useApi()));
  if (!data || data.listings === 0) return null;
  return (
    <div className={css.floor}>
      <Container>
        <StatisticsStrip statistics={data} />
      </Container>
    </div>
  );
}

/** Most visitors come for a flat of the capital: what is for sale there, in the search's own order. */
const CAPITAL = { category: 'apartments', transactionType: 'sale', province: 'damascus' };

function Capital() {
  const { t } = useTranslation('home');
  const { data } = useQuery(shelfQuery(useApi(), CAPITAL));
  return <Shelf title={t('shelf.capital')} search={CAPITAL} items={data} />;
}

/** Each part stands by itself: what fails to load leaves its part out, never the page. */
export async function load({ api, queryClient }: LoadContext) {
  await Promise.all([
    queryClient.prefetchQuery(homepageCategoriesQuery(api)),
    queryClient.prefetchQuery(shelfQuery(api, CAPITAL)),
    queryClient.prefetchQuery(featuredListingsQuery(api)),
    queryClient.prefetchQuery(statisticsQuery(api)),
    queryClient.prefetchQuery(provincesQuery(api)),
  ]);
}

export function Page() {
  return (
    <>
      <HomeSeo />
      <Hero />
      <Capital />
      <Featured />
      <DeferredSlot part="Placement" place="home" />
      <Figures />
      <Categories />
      <Places />
      <Trust />
      <Call />
    </>
  );
}

function HomeSeo() {
  const { t } = useTranslation();
  const lang = useLang();
  const { origin, brand, email, phone, social } = useSite();
  const home = origin + withLang('/', lang);
  return (
    <Seo
      title={t('home.title')}
      description={t('home.description')}
      path="/"
      jsonLd={[
        {
          '@type': 'WebSite',
          name: brand[lang],
          url: home,
          inLanguage: lang,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/properties?keywords={search_term_string}&lang=${lang}`,
            'query-input': 'required name=search_term_string',
          },
        },
        {
          '@type': 'Organization',
          name: brand[lang],
          url: home,
          logo: `${origin}/icons/512.png`,
          email,
          telephone: phone,
          sameAs: social.map(({ url }) => url),
        },
      ]}
    />
  );
}
