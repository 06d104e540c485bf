import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useTranslation } from 'react-i18next';
import { BoostBadges } from '#features/listings/boost-badges.tsx';
import { dealOf } from '#features/listings/listing-facts.ts';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { placeNames } from '#lib/place-names.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { ListingPrice } from './listing-price.tsx';
import css from './title-block.module.css';

const LINE = { size: 18, stroke: 1.6, 'aria-hidden': true } as const;

/** Title, place, and how fresh the listing is. On a phone the price leads. */
export function TitleBlock({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { t: tListings } = useTranslation('listings');
  const lang = useLang();
  const { transactionType, title, code, publishedAt, confirmedAt, views, originalTitle } = listing;
  const deal = dealOf(transactionType, tListings);

  return (
    <header className={css.block}>
      <p className={css.tags}>
        {deal && <span className={css.deal}>{deal}</span>}
        <BoostBadges listing={listing} className={css.featured} />
      </p>
      <div className={css.price}>
        <ListingPrice listing={listing} />
      </div>
      <h1 className={css.title}>
        <bdi>{title}</bdi>
      </h1>
      {originalTitle !== null && (
        <p className={css.original}>
          <bdi lang={lang === 'ar' ? 'en' : 'ar'}>{originalTitle}</bdi>
        </p>
      )}
      <p className={css.place}>
        <IconMapPin {...LINE} />
        <a href="#place">{placeNames(listing.place).join(tListings('card.comma'))}</a>
        {listing.street && <AppLink to={listing.street.path}>{listing.street.label}</AppLink>}
      </p>
      <ul className={css.meta}>
        {confirmedAt && (
          <li className={css.confirmed}>
            <IconCalendarCheck {...LINE} />
            <span>
              {t('confirmed')} <DateText value={confirmedAt} relative />
            </span>
          </li>
        )}
        <li>
          <span>
            {t('published')} <DateText value={publishedAt} relative />
          </span>
        </li>
        <li>
          <IconEye {...LINE} />
          {t('views', { count: views, views: formatNumber(views) })}
        </li>
        <li>{t('code', { code: code })}</li>
      </ul>
    </header>
  );
}
