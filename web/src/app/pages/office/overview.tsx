import type { OfficeProfile } from '@diyar/api/contracts/offices';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListingCard } from '#features/listings/listing-card.tsx';
import { ListingCardGrid } from '#features/listings/listing-card-grid.tsx';
import { officeListingsQuery } from '#features/offices/api.ts';
import { type OfficeListSearch, officeListPath } from '#features/offices/office-list-search.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { IconArrowForward } from '#ui/direction-icons.tsx';
import { DeferredSlot } from '../../deferred/deferred-slot.tsx';
import { OpeningHours } from './opening-hours.tsx';
import css from './overview.module.css';

/** Listings of the office's overview. */
export const NEWEST: OfficeListSearch = { order: 'newest', page: 1 };
export const NEWEST_SHOWN = 4;

const FIELDS_SHOWN = 8;

/** Overview: the office's newest listings, its own words and hours, and how much it offers of what. */
export function Overview({ office }: { office: OfficeProfile }) {
  const { t } = useTranslation('offices');
  const { slug, description, hours, byTransaction, byCategory } = office;

  return (
    <>
      <Newest slug={slug} />
      <div className={css.columns}>
        <section>
          <h2 className={css.title}>{t('profile.about')}</h2>
          <p className={css.about} dir="auto">
            {description ?? t('profile.noAbout')}
          </p>
          {hours.length > 0 && (
            <>
              <h2 className={css.title}>{t('contact.hours')}</h2>
              <OpeningHours hours={hours} />
            </>
          )}
        </section>
        {byTransaction.length > 0 && (
          <section>
            <h2 className={css.title}>{t('profile.deals')}</h2>
            <Counts
              items={byTransaction}
              to={(transactionType) => officeListPath(slug, { order: 'newest', page: 1, transactionType })}
            />
            <h2 className={css.title}>{t('profile.categories')}</h2>
            <Counts
              items={byCategory.slice(0, FIELDS_SHOWN)}
              to={(category) => `/properties?office=${slug}&category=${category}`}
            />
          </section>
        )}
      </div>
    </>
  );
}

type CountsProps = { items: OfficeProfile['byCategory']; to: (key: string) => string };

function Counts({ items, to }: CountsProps) {
  return (
    <ul className={css.counts}>
      {items.map(({ key, name, count }) => (
        <li key={key}>
          <AppLink to={to(key)} className={css.count}>
            {name}
            <span className={css.number}>{formatNumber(count)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Newest({ slug }: { slug: string }) {
  const { t } = useTranslation('offices');
  const { data } = useQuery(officeListingsQuery(useApi(), slug, NEWEST, NEWEST_SHOWN));
  if (!data || data.items.length === 0) return null;
  return (
    <section className={css.newest}>
      <div className={css.line}>
        <h2 className={css.title}>{t('profile.newest')}</h2>
        <AppLink to={officeListPath(slug, NEWEST)} className="d-more">
          {t('profile.all')}
          <IconArrowForward size={18} stroke={1.6} aria-hidden />
        </AppLink>
      </div>
      <ListingCardGrid isStrip>
        {data.items.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} corner={<DeferredSlot part="Heart" listing={listing} />} />
          </li>
        ))}
      </ListingCardGrid>
      <AppLink to={`/properties?office=${slug}&view=map`} className="d-more">
        <IconMapPin size={18} stroke={1.6} aria-hidden />
        {t('profile.onMap')}
      </AppLink>
    </section>
  );
}
