import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Phone } from '#ui/phone.tsx';
import type { Act } from './actions.ts';
import { userQuery } from './api.ts';
import { AuditTrail } from './audit-trail.tsx';
import { StandingBadge } from './standing-badge.tsx';
import css from './user.module.css';
import { UserActs } from './user-acts.tsx';

type Props = {
  id: string;
  /** Leads to the whole profile, where this is only a glance. */
  profilePath?: string;
  onAct: (user: AdminUser, act: Act) => void;
  onView: (user: AdminUser) => void;
  /** Further sections of those who may have credit. */
  children?: ReactNode;
};

/** Everything administrators know of a user: how it stands and why, what can be done, and what was done. */
export function UserDetails({ id, profilePath, onAct, onView, children }: Props) {
  const { t } = useTranslation('admin-users');
  const { data, error, refetch } = useQuery(userQuery(useApi(), id));
  if (error && !data) return <FailedPanel error={error} onRetry={refetch} />;
  if (!data) return <Loading />;

  const { user, audit } = data;
  const proved = (isProved: boolean) => <span className={css.small}>{t(isProved ? 'proved' : 'unproved')}</span>;
  return (
    <>
      <div className={css.state}>
        {profilePath && (
          <LinkButton to={profilePath} compact>
            {t('profile.open')}
          </LinkButton>
        )}
        <StandingBadge user={user} />
        {user.measure && <p className={css.small}>{t('keptOut')}</p>}
        {user.reason && <q className={css.quote}>{user.reason}</q>}
        {user.type === 'admin' ? <p className={css.small}>{t('isAdmin')}</p> : <UserActs user={user} onAct={onAct} />}
        {user.type !== 'admin' && user.status !== 'closed' && (
          <PlainButton look="outline" compact data-act="view-as" onClick={() => onView(user)}>
            {t('viewAs')}
          </PlainButton>
        )}
      </div>
      <Facts
        facts={[
          [t('name'), `${user.firstName} ${user.lastName}`],
          [
            t('email'),
            user.email && (
              <>
                <bdi dir="ltr">{user.email}</bdi> {proved(user.emailVerified)}
              </>
            ),
          ],
          [
            t('phone'),
            user.phone && (
              <>
                <Phone number={user.phone} /> {proved(user.phoneVerified)}
              </>
            ),
          ],
          [t('type'), t(`types.${user.type}`)],
          [t('office'), user.office && <AppLink to={`/office/${user.office.slug}`}>{user.office.name}</AppLink>],
          [t('listings'), formatNumber(user.listings)],
          [t('joined'), <DateText key="joined" value={user.createdAt} />],
          [t('lastSeen'), user.lastSeenAt && <DateText value={user.lastSeenAt} relative />],
        ]}
      />
      {user.type !== 'admin' && children}
      <AuditTrail entries={audit} />
    </>
  );
}
