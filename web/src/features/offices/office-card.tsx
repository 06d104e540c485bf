import type { OfficeCard as Office } from '@diyar/api/contracts/offices';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import css from './office-card.module.css';
import { OfficeMark } from './office-mark.tsx';
import { officePlace } from './office-place.ts';
import { PremiumBadge } from './premium-badge.tsx';
import { Rating } from './rating.tsx';
import { VerifiedMark } from './verified-mark.tsx';

/** An office as the directory shows it; the whole card is its link. */
export function OfficeCard({ office }: { office: Office }) {
  const { t } = useTranslation('offices');
  const { slug, name, logo, verified, premium, description, listings } = office;
  return (
    <article className={css.card}>
      <div className={css.head}>
        <OfficeMark name={name} slug={slug} logo={logo} size={60} />
        <div className={css.words}>
          <h2 className={css.name}>
            <AppLink to={`/office/${slug}`} className={css.link}>
              {name}
            </AppLink>{' '}
            {verified && <VerifiedMark label={t('badges.verified')} />}
          </h2>
          <p className={css.place}>{officePlace(office, t('comma'))}</p>
        </div>
      </div>
      {description && <p className={css.description}>{description}</p>}
      <p className={css.foot}>
        <strong>{t('card.listings', { count: listings, number: formatNumber(listings) })}</strong>
        <Rating office={office} />
        {premium && <PremiumBadge />}
      </p>
    </article>
  );
}
