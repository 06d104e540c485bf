import type { UserProfile } from '@diyar/api/contracts/admin-users';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import css from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';

type Props = { id: string; profile: UserProfile };

/** Listings: how many of each status, and the newest. */
export function ProfileListings({ id, profile: { listings } }: Props) {
  const { t } = useTranslation('admin-users');
  const all = `/dashboard/admin/listings?ownerId=${id}`;
  return (
    <ProfileCard
      title={t('listings')}
      more={
        listings.total > 0 && <AppLink to={all}>{t('profile.allOf', { shown: formatNumber(listings.total) })}</AppLink>
      }
    >
      {listings.total === 0 && <p className={css.dim}>{t('profile.noListings')}</p>}
      <ul className={css.counts}>
        {listings.byStatus.map(({ status, count }) => (
          <li key={status}>
            <AppLink to={`${all}&status=${status}`} className={css.count}>
              {t(`listingStatus.${status}`)} <b className="d-tabular">{formatNumber(count)}</b>
            </AppLink>
          </li>
        ))}
      </ul>
      <ul className={css.list}>
        {listings.newest.map(({ id: listingId, code, title, status, createdAt }) => (
          <li key={listingId}>
            <AppLink to={`/dashboard/admin/listings/${listingId}`} dir="auto">
              {title ?? t('profile.untitled')}
            </AppLink>
            <span className={css.dim}>
              <bdi dir="ltr">#{code}</bdi> · {t(`listingStatus.${status}`)} ·{' '}
              <DateText value={createdAt} style="short" />
            </span>
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
}

/** Inquiries in numbers: their words are nobody else's. */
export function ProfileLeads({ profile: { leads } }: Props) {
  const { t } = useTranslation('admin-users');
  return (
    <ProfileCard title={t('profile.leads')}>
      <Facts
        facts={[
          [t('profile.received'), formatNumber(leads.received)],
          [t('profile.answered'), formatNumber(leads.answered)],
          [t('profile.sent'), formatNumber(leads.sent)],
          [t('profile.lastLead'), leads.lastAt && <DateText value={leads.lastAt} relative />],
        ]}
      />
    </ProfileCard>
  );
}

const APPLICATION_TONES = { pending: 'info', approved: 'success', rejected: 'danger' } as const;

export function ProfileApplications({ profile: { applications } }: Props) {
  const { t } = useTranslation('admin-users');
  if (applications.length === 0) return null;
  return (
    <ProfileCard title={t('profile.applications')}>
      <ul className={css.list}>
        {applications.map(({ id, name, status, reason, createdAt }) => (
          <li key={id}>
            <span>
              <AppLink to={`/dashboard/admin/offices?status=${status}&open=${id}`}>
                <bdi>{name ?? t('profile.untitled')}</bdi>
              </AppLink>{' '}
              <Badge tone={APPLICATION_TONES[status]}>{t(`applicationStatus.${status}`)}</Badge>
            </span>
            <span className={css.dim}>
              <DateText value={createdAt} style="short" />
            </span>
            {reason && <q className={css.quote}>{reason}</q>}
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
}

const STATE_TONES: Record<UserProfile['reports']['newest'][number]['state'], Tone> = {
  open: 'warning',
  upheld: 'danger',
  dismissed: 'neutral',
};

/** Reports about their listings, and what their own reports were worth. */
export function ProfileReports({ profile: { reports } }: Props) {
  const { t } = useTranslation('admin-users');
  const line = ({ open, upheld, dismissed }: UserProfile['reports']['made']) =>
    t('profile.reportCounts', {
      ...{ open: formatNumber(open), upheld: formatNumber(upheld), dismissed: formatNumber(dismissed) },
    });
  return (
    <ProfileCard title={t('profile.reports')}>
      <Facts
        facts={[
          [t('profile.about'), line(reports.about)],
          [t('profile.made'), line(reports.made)],
        ]}
      />
      <ul className={css.list}>
        {reports.newest.map(({ id, type, state, note, listing, at }) => (
          <li key={id}>
            <span>
              {t(`reportType.${type}`)} <Badge tone={STATE_TONES[state]}>{t(`reportState.${state}`)}</Badge>
            </span>
            <span className={css.dim}>
              <AppLink to={`/dashboard/admin/listings/${listing.id}`} dir="auto">
                {listing.title ?? t('profile.untitled')}
              </AppLink>{' '}
              · <DateText value={at} style="short" />
            </span>
            {note && <q className={css.quote}>{note}</q>}
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
}
