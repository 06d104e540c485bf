import type { User } from '@diyar/api/contracts/accounts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession, useSessionState } from '#lib/session.ts';
import { SettingsSkeleton } from '#ui/desk/settings-skeleton.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { profileQuery } from './api.ts';
import css from './settings.module.css';
import { SettingsNav, type SettingsTab } from './settings-nav.tsx';

type Props = { base: string; tab: SettingsTab; children: (user: User) => ReactNode };

/** Heading and tabs, and under them the tab of a profile that is fresh: nobody corrects what another device has changed already. */
export function SettingsLayout({ base, tab, children }: Props) {
  const { t } = useTranslation('settings');
  const session = useSession();
  const { user } = useSessionState();
  const profile = useQuery(profileQuery(useApi(), session.update));

  return (
    <>
      <h1 className={css.title}>{t('title')}</h1>
      <SettingsNav base={base} current={tab} />
      {profile.isPending && <SettingsSkeleton />}
      {profile.isError && !profile.data && (
        <FailedPanel title={t('loadFailed')} error={profile.error} onRetry={() => profile.refetch()} />
      )}
      {profile.data && user && children(user)}
    </>
  );
}
