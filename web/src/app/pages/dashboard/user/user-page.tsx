import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type LoadContext, notFound } from '#app/page-route.ts';
import { ViewDialog } from '#features/account-views/view-dialog.tsx';
import type { Act } from '#features/admin-users/actions.ts';
import { profileQuery, userQuery } from '#features/admin-users/api.ts';
import { ProfileCard } from '#features/admin-users/profile-card.tsx';
import {
  ProfileApplications,
  ProfileLeads,
  ProfileListings,
  ProfileReports,
} from '#features/admin-users/profile-parts.tsx';
import { ProfileSessions } from '#features/admin-users/profile-sessions.tsx';
import { StandingDialog } from '#features/admin-users/standing-dialog.tsx';
import { TransferDialog } from '#features/admin-users/transfer-dialog.tsx';
import { UserDetails } from '#features/admin-users/user-details.tsx';
import { UserCredit } from '#features/credits/user-credit.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { isUuid } from '#lib/uuid.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { FailedPanel, retryOf } from '#ui/failed-panel.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import css from './user-page.module.css';

export const load = ({ params }: LoadContext) => isUuid(params.id) || notFound();
const LIST = '/dashboard/admin/users';

/** An account with everything that belongs to it. */
export function Page() {
  const { t } = useTranslation('admin-users');
  const { id = '' } = useParams();
  const api = useApi();
  const user = useQuery(userQuery(api, id));
  const profile = useQuery(profileQuery(api, id));
  const [asked, setAsked] = useState<{ user: AdminUser; act: Act }>();
  const [viewed, setViewed] = useState<AdminUser>();
  const [isGiving, setGiving] = useState(false);

  const error = user.error ?? profile.error;
  if (error && !(user.data && profile.data)) {
    return (
      <FailedPanel error={error} onRetry={retryOf(user, profile)}>
        <LinkButton to={LIST} look="plain">
          {t('profile.back')}
        </LinkButton>
      </FailedPanel>
    );
  }
  if (!user.data || !profile.data) return <Loading />;

  const shown = user.data.user;
  const parts = { id, profile: profile.data };
  const name = `${shown.firstName} ${shown.lastName}`.trim();
  const sells = shown.type !== 'admin';
  return (
    <Desk>
      <Seo title={name} description={name} path={`${LIST}/${id}`} noindex />
      <AppLink to={LIST} className={css.back}>
        {t('profile.back')}
      </AppLink>
      <DeskHead title={name} count={t(`types.${shown.type}`)} />
      <div className={css.columns}>
        <div className={css.column}>
          <ProfileCard title={t('profile.account')}>
            <UserDetails id={id} onAct={(acted, act) => setAsked({ user: acted, act })} onView={setViewed} />
          </ProfileCard>
        </div>
        <div className={css.column}>
          {sells && <ProfileListings {...parts} />}
          {sells && parts.profile.listings.total > 0 && (
            <PlainButton look="outline" className={css.give} data-act="transfer" onClick={() => setGiving(true)}>
              {t('transfer.open')}
            </PlainButton>
          )}
          {sells && <ProfileReports {...parts} />}
          {sells && <ProfileLeads {...parts} />}
          {sells && (
            <div className={css.card}>
              <UserCredit id={id} />
            </div>
          )}
          <ProfileApplications {...parts} />
          <ProfileSessions {...parts} />
        </div>
      </div>
      {isGiving && <TransferDialog user={shown} onClose={() => setGiving(false)} />}
      {viewed && <ViewDialog user={viewed} onGone={() => user.refetch()} onClose={() => setViewed(undefined)} />}
      {asked && <StandingDialog {...asked} onClose={() => setAsked(undefined)} />}
    </Desk>
  );
}
