import { AppShell, NavLink } from '@mantine/core';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLogOut } from '#features/accounts/use-log-out.ts';
import { WAITING_KEY, type Waiting, waitingQuery } from '#features/waiting/api.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { useSessionState } from '#lib/session.ts';
import { AppLink, AppNavLink } from '#ui/app-link.tsx';
import { addressOf } from '../screens/screens.ts';
import { type SidebarEntry, sidebarOf } from '../screens/sidebar.ts';
import css from './dashboard-sidebar.module.css';
import type { Sidebar } from './use-sidebar.ts';

/** Counts of work that waits behind the sidebar's entries. Asked again with every navigation: a decision leads to another page. */
function useWaitingCounts(): Partial<Waiting> {
  const { user } = useSessionState();
  const { key } = useLocation();
  const client = useQueryClient();
  const { data = {} } = useQuery({ ...waitingQuery(useApi()), enabled: user !== null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes on a navigation
  useEffect(() => {
    void client.invalidateQueries({ queryKey: WAITING_KEY });
  }, [client, key]);
  return data;
}

export const SIDEBAR_ID = 'sidebar';
const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The screens a user may enter, in the spec's groups. */
export function DashboardSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { t } = useTranslation(['dashboard', 'app', 'ui']);
  const { user } = useSessionState();
  const logOut = useLogOut();
  const counts = useWaitingCounts();

  return (
    <AppShell.Navbar
      id={SIDEBAR_ID}
      aria-label={t('menu')}
      className={css.sidebar}
      mod={{ 'open-on-phone': sidebar.isOpenOnPhone, 'open-on-desktop': sidebar.isOpenOnDesktop }}
    >
      <AppShell.Section grow className={css.screens}>
        {user &&
          sidebarOf(user.type).map(({ group, entries }) => (
            <section key={group} aria-label={t(`groups.${group}`)}>
              <h2 className={css.group}>{t(`groups.${group}`)}</h2>
              <ul className={css.list}>
                {entries.map((screen) => (
                  <li key={screen.name}>
                    <Entry screen={screen} count={screen.entry.waiting && counts[screen.entry.waiting]} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </AppShell.Section>
      <AppShell.Section className={css.foot}>
        <NavLink component={AppLink} to="/" leftSection={<IconHome {...ICON} />} label={t('home')} />
        {user && (
          <NavLink
            component="button"
            leftSection={<IconLogout {...ICON} className="d-mirror" />}
            label={t('app:account.logout')}
            onClick={logOut}
          />
        )}
      </AppShell.Section>
    </AppShell.Navbar>
  );
}

function Entry({ screen, count }: { screen: SidebarEntry; count?: number }) {
  const lang = useLang();
  const { title, icon: Icon } = screen.entry;
  return (
    <NavLink
      component={AppNavLink}
      to={addressOf(screen)}
      // The tabs of a screen belong to its entry.
      end={!screen.path.includes(':')}
      leftSection={<Icon {...ICON} />}
      label={title[lang]}
      rightSection={count ? <WaitingCount count={count} /> : undefined}
    />
  );
}

function WaitingCount({ count }: { count: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className={css.count}>
      {formatNumber(count)} <span className="d-visually-hidden">{t('waiting.waits')}</span>
    </span>
  );
}
