import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useWhenIdle } from '../../lib/use-when-idle.ts';
import { ConnectionBanner } from '../../ui/connection-banner.tsx';
import { loadModal } from '../../ui/desk/dialog.tsx';
import { PAGE_ID } from '../../ui/desk/use-inert-page.ts';
import { MantineRoot } from '../../ui/mantine-root.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { TooltipLayer } from '../../ui/tooltip-layer.tsx';
import css from './dashboard.module.css';
import { DashboardGate } from './dashboard-gate.tsx';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardProof } from './dashboard-proof.tsx';
import { DashboardSidebar } from './dashboard-sidebar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { MAIN_ID, RouteAnnouncer } from './route-announcer.tsx';
import { Upkeep } from './upkeep.tsx';
import { useSidebar } from './use-sidebar.ts';
import { ViewedAccount } from './viewed-account.tsx';

/** What every page of the signed-in user stands in. */
export function Page() {
  const { t } = useTranslation();
  const sidebar = useSidebar();
  useWhenIdle(loadModal);

  return (
    <MantineRoot>
      <div id={PAGE_ID} className={css.shell} data-sidebar={sidebar.choice}>
        <a className={css.skip} href={`#${MAIN_ID}`}>
          {t('skip')}
        </a>
        <NavigationProgress />
        <div className={css.top}>
          <DashboardHeader sidebar={sidebar} />
          <ConnectionBanner />
          <ViewedAccount />
        </div>
        <DashboardSidebar sidebar={sidebar} />
        <main id={MAIN_ID} tabIndex={-1} className={css.main}>
          <DashboardGate>
            <Outlet />
          </DashboardGate>
        </main>
      </div>
      <RouteAnnouncer />
      <Toaster />
      <TooltipLayer />
      <Upkeep />
      <DashboardProof />
    </MantineRoot>
  );
}
