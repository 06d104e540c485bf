import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Picture } from '#ui/picture.tsx';
import type { AdminListing } from './api.ts';
import css from './listing.module.css';

const TONES: Partial<Record<AdminListing['status'], Tone>> = {
  active: 'success',
  pending: 'info',
  rejected: 'danger',
  suspended: 'danger',
  expired: 'warning',
};

/** What it is, to be recognised at a glance. */
export function ListingName({ listing }: { listing: AdminListing }) {
  const { t } = useTranslation('admin-listings');
  const { id, code, title, category, place } = listing;
  return (
    <span className={css.words}>
      <AppLink to={`/dashboard/admin/listings/${id}`} className={css.title}>
        <bdi>{title ?? t('untitled')}</bdi>
      </AppLink>
      <span className={css.small}>
        {[category.name, place].filter(Boolean).join(' · ')} <bdi dir="ltr">#{code}</bdi>
      </span>
    </span>
  );
}

export const ListingPhoto = ({ listing: { image } }: { listing: AdminListing }) => (
  <Picture photo={image} alt="" sizes="64px" largest={160} className={css.photo} />
);

/** Whose it is: the office where there is one, and the person. */
export function ListingOwner({ listing: { owner, office } }: { listing: AdminListing }) {
  return (
    <span className={css.owner}>
      <AppLink to={`/dashboard/admin/users?open=${owner.id}`} className={css.title}>
        <bdi>{owner.name}</bdi>
      </AppLink>
      {office && <span className={css.small}>{office.name}</span>}
    </span>
  );
}

/** How it stands, and what asks for an administrator's eye. */
export function ListingState({ listing }: { listing: AdminListing }) {
  const { t } = useTranslation('admin-listings');
  const { status, isWaiting, openReports, featuredUntil } = listing;
  return (
    <span className={css.state}>
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      {isWaiting && status !== 'pending' && <Badge tone="info">{t('changeWaits')}</Badge>}
      {openReports > 0 && (
        <Badge tone="danger">{t('reports', { count: openReports, shown: formatNumber(openReports) })}</Badge>
      )}
      {featuredUntil && (
        <span className={css.small}>
          {t('featuredUntil')} <DateText value={featuredUntil} style="short" />
        </span>
      )}
    </span>
  );
}
