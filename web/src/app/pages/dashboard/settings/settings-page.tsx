import type { User } from '@diyar/api/contracts/accounts';
import { CHAT_CHANNELS } from '@diyar/api/rules/notifications';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type LoadContext, notFound } from '#app/page-route.ts';
import { closingQuery } from '#features/account-closing/api.ts';
import { ClosingList } from '#features/account-closing/closing-list.tsx';
import { publicKeyQuery } from '#features/push/api.ts';
import { PushCard } from '#features/push/push-card.tsx';
import { AppearanceTab } from '#features/settings/appearance-tab.tsx';
import { ChatCard } from '#features/settings/chat-card.tsx';
import { DeleteTab } from '#features/settings/delete-tab.tsx';
import { NotificationsTab } from '#features/settings/notifications-tab.tsx';
import { ProfileTab } from '#features/settings/profile-tab.tsx';
import { SecurityTab } from '#features/settings/security-tab.tsx';
import { SettingsLayout } from '#features/settings/settings-layout.tsx';
import { FIRST_TAB, type SettingsTab, tabOf } from '#features/settings/settings-nav.tsx';
import { useNotificationPreferences } from '#features/settings/use-notification-preferences.ts';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { SettingsSkeleton } from '#ui/desk/settings-skeleton.tsx';

const TABS: Record<SettingsTab, ComponentType<{ user: User }>> = {
  profile: ProfileTab,
  security: SecurityTab,
  appearance: AppearanceTab,
  notifications: News,
  delete: Deletion,
};

function Deletion({ user }: { user: User }) {
  const { data, isPending } = useQuery(closingQuery(useApi()));
  // What ends with the account stands first: come late, it would push away what is being read.
  if (isPending) return <SettingsSkeleton />;
  return <DeleteTab user={user} facts={data && <ClosingList facts={data} />} />;
}

function News({ user }: { user: User }) {
  const { data: publicKey, isPending } = useQuery(publicKeyQuery(useApi()));
  const change = useNotificationPreferences();
  if (isPending) return <SettingsSkeleton />;
  const device = publicKey === undefined ? null : <PushCard user={user} publicKey={publicKey} />;
  return (
    <>
      <NotificationsTab user={user} device={device} hasPush={publicKey !== null} />
      {CHAT_CHANNELS.map((channel) => (
        <ChatCard
          key={channel}
          channel={channel}
          alerts={user.notificationPreferences.savedSearches?.[channel] ?? true}
          onAlerts={(on) => change({ kind: 'savedSearches', channel, on })}
        />
      ))}
    </>
  );
}

const BASE = '/dashboard/settings';

export const load = ({ params }: LoadContext) => tabOf(params.tab) ?? notFound();

export function Page() {
  const { t } = useTranslation('settings');
  const tab = tabOf(useParams().tab) ?? FIRST_TAB;
  const Tab = TABS[tab];
  const title = `${t(`tabs.${tab}`)} · ${t('title')}`;
  return (
    <>
      <Seo title={title} description={title} path={`${BASE}/${tab}`} noindex />
      <SettingsLayout base={BASE} tab={tab}>
        {(user) => <Tab key={tab} user={user} />}
      </SettingsLayout>
    </>
  );
}
