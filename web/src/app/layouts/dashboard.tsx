import { AppShell, Overlay } from '@mantine/core';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useWhenIdle } from '#lib/use-when-idle.ts';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { DeskToasts } from '#ui/desk/desk-toasts.tsx';
import { loadModal } from '#ui/desk/dialog.tsx';
import { PAGE_ID } from '#ui/desk/use-inert-page.ts';
import { MantineRoot } from '#ui/mantine-root.tsx';
import { AndroidApp } from '../android/android-app.tsx';
import css from './dashboard.module.css';
import { DashboardGate } from './dashboard-gate.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardProof } from './dashboard-proof.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { MAIN_ID, RouteAnnouncer } from './route-announcer.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { Upkeep } from './upkeep.tsx';
import { SIDEBAR, useSidebar } from './use-sidebar.ts';
import { ViewedAccount } from './viewed-account.tsx';

/** Layout of every page of the signed-in user. */
export function Page() {
  return (
    <MantineRoot>
      <Shell />
      <RouteAnnouncer />
      <DeskToasts />
      <Tooltips />
      <AndroidApp />
      <Upkeep />
      <DashboardProof />
      <SignInAgain />
    </MantineRoot>
  );
}

/** Tips are for a mouse that rests: their code comes once the page is there, and a page without them is whole. */
function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType>();
  useEffect(() => {
    import('#ui/tooltip-layer.tsx').then(
      ({ TooltipLayer }) => setLayer(() => TooltipLayer),
      () => {},
    );
  }, []);
  return Layer && <Layer />;
}

function Shell() {
  const { t } = useTranslation();
  const sidebar = useSidebar();
  useWhenIdle(loadModal);

  return (
    <AppShell
      id={PAGE_ID}
      className={css.shell}
      header={{ height: 60 }}
      navbar={{ ...SIDEBAR, collapsed: { mobile: !sidebar.isOpenOnPhone, desktop: !sidebar.isOpenOnDesktop } }}
    >
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <NavigationProgress />
      {sidebar.isOpenOnPhone && <Overlay fixed hiddenFrom={SIDEBAR.breakpoint} zIndex={100} onClick={sidebar.close} />}
      <DashboardHeader sidebar={sidebar} />
      <DashboardSidebar sidebar={sidebar} />
      <div className={css.banners}>
        <ConnectionBanner />
        <ViewedAccount />
      </div>
      <AppShell.Main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <div className={css.page}>
          <DashboardGate>
            <Outlet />
          </DashboardGate>
        </div>
      </AppShell.Main>
    </AppShell>
  );
}
