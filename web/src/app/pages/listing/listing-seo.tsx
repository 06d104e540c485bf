import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { crumbsOf } from '#features/listings/listing-crumbs.ts';
import { dealOf } from '#features/listings/listing-facts.ts';
import { breadcrumbJsonLd, listingJsonLd } from '#features/listings/listing-json-ld.ts';
import { formatMoney } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { placeNames } from '#lib/place-names.ts';
import { Seo } from '#lib/seo.tsx';
import { useSite } from '#lib/site.ts';

const LONGEST = 160;

/** The page's head: price and place in the title, so that a shared link says what it leads to. */
export function ListingSeo({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation(['listing', 'app']);
  const { t: tListings } = useTranslation('listings');
  const lang = useLang();
  const { origin } = useSite();
  const { title, path, price, place, category, transactionType, description, shareImage } = listing;
  const amount = price.kind === 'amount' && price.amount ? ` - ${formatMoney(price.amount, lang)}` : '';
  const offered = dealOf(transactionType, tListings) ?? '';
  const deal = [category.name, offered].filter(Boolean).join(' ');
  const words = t('seo.description', {
    deal,
    place: placeNames(place).join(tListings('card.comma')),
    text: description.replace(/\s+/g, ' '),
  });
  const site = { origin, lang };

  return (
    <Seo
      title={title + amount}
      description={words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words}
      path={path}
      image={withLang(shareImage, lang)}
      type="product"
      jsonLd={[
        listingJsonLd(listing, site),
        breadcrumbJsonLd(
          [...crumbsOf(listing, { home: t('app:nav.home'), deal: offered }), { name: title, path }],
          site,
        ),
      ]}
    />
  );
}
