import type { OfficeProfile } from '@diyar/api/contracts/offices';
import { useTranslation } from 'react-i18next';
import { type OfficeListSearch, officeListPath } from '#features/offices/office-list-search.ts';
import { officePlace } from '#features/offices/office-place.ts';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { imageAddress } from '#lib/image-address.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { useSite } from '#lib/site.ts';
import { type OfficeTab, tabPath } from './office-tabs.ts';

type Props = { office: OfficeProfile; tab: OfficeTab; search?: OfficeListSearch; empty?: boolean };

/** Each tab is a page of its own; another order of the same listings is not. */
export function OfficeSeo({ office, tab, search, empty }: Props) {
  const { t } = useTranslation('offices');
  const lang = useLang();
  const { origin } = useSite();
  const { name, slug, listings, logo, address, city, province, rating, reviews } = office;
  const place = officePlace(office, t('comma'));
  const count = t('card.listings', { count: listings, number: formatNumber(listings) });
  const titles = {
    overview: t('profile.title', { name, place }),
    listings: t('profile.listingsTitle', { name }),
    reviews: t('profile.reviewsTitle', { name }),
    contact: t('profile.contactTitle', { name }),
    team: t('profile.teamTitle', { name }),
  };

  return (
    <Seo
      title={titles[tab]}
      description={t('profile.description', { name, place, listings: count })}
      path={search ? officeListPath(slug, { ...search, order: 'newest' }) : tabPath(slug, tab)}
      image={withLang(`/og/office/${slug}.png`, lang)}
      noindex={empty}
      jsonLd={[
        {
          '@type': kindOf(office),
          name,
          url: origin + withLang(`/office/${slug}`, lang),
          ...(logo && { logo: origin + imageAddress(logo, 640, 'jpeg') }),
          address: {
            '@type': 'PostalAddress',
            addressCountry: 'SY',
            addressRegion: province.name,
            addressLocality: city.name,
            ...(address && { streetAddress: address }),
          },
          // Google takes it only from pages that show the reviews, or what they come to.
          ...(rating !== null &&
            (tab === 'overview' || tab === 'reviews') && {
              aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: reviews },
            }),
        },
      ]}
    />
  );
}

/** A shop that has nothing to do with homes is a shop. */
const kindOf = ({ byCategory }: OfficeProfile) =>
  byCategory.length === 0 || byCategory.some(({ key }) => key === 'real-estate') ? 'RealEstateAgent' : 'Store';
