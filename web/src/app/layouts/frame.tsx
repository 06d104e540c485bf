import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ConnectionBanner } from '#ui/connection-banner.tsx';
import { Toaster } from '#ui/toaster.tsx';
import { DeferredSlot } from '../deferred/deferred-slot.tsx';
import { Footer } from './footer.tsx';
import css from './frame.module.css';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { MAIN_ID, RouteAnnouncer } from './route-announcer.tsx';
import { SignUp } from './sign-up.tsx';
import { Upkeep } from './upkeep.tsx';

/** Layout of every public page. */
export function Frame() {
  const { t } = useTranslation();

  return (
    <div className={css.frame}>
      <a className={css.skip} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <NavigationProgress />
      <Header />
      <ConnectionBanner />
      <DeferredSlot part="ViewedAccount" />
      <main id={MAIN_ID} tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Footer />
      <RouteAnnouncer />
      <Toaster />
      <SignUp />
      <DeferredSlot part="FrameExtras" />
      <Upkeep />
    </div>
  );
}
