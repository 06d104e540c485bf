import { useTranslation } from 'react-i18next';
import { useLogOut } from '../../features/accounts/use-log-out.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLang } from '../../lib/i18n.ts';
import { useSessionState } from '../../lib/session.ts';
import { AppLink, AppNavLink } from '../../ui/app-link.tsx';
import { addressOf } from '../screens/screens.ts';
import { type SidebarEntry, sidebarOf } from '../screens/sidebar.ts';
import { useWaitingCounts } from '../screens/use-waiting-counts.ts';
import { IconHome, IconLogout } from './dashboard-icons.ts';
import css from './dashboard-sidebar.module.css';
import type { Sidebar } from './use-sidebar.ts';

export const SIDEBAR_ID = 'sidebar';
const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The screens a user may enter, in the spec's groups. */
export function DashboardSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { t } = useTranslation(['dashboard', 'app', 'ui']);
  const { user } = useSessionState();
  const logOut = useLogOut();
  const counts = useWaitingCounts();

  return (
    <>
      <button type="button" tabIndex={-1} aria-hidden="true" className={css.scrim} onClick={sidebar.close} />
      <aside id={SIDEBAR_ID} className={css.sidebar}>
        <nav aria-label={t('menu')} className={css.nav}>
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
        </nav>
        <div className={css.foot}>
          <AppLink to="/" className={css.entry}>
            <IconHome {...ICON} /> {t('home')}
          </AppLink>
          {user && (
            <button type="button" className={css.entry} onClick={logOut}>
              <IconLogout {...ICON} className="d-mirror" /> {t('app:account.logout')}
            </button>
          )}
        </div>
      </aside>
    </>
  );
}

function Entry({ screen, count }: { screen: SidebarEntry; count?: number }) {
  const lang = useLang();
  const { title, icon: Icon } = screen.entry;
  return (
    // The tabs of a screen belong to its entry.
    <AppNavLink to={addressOf(screen)} end={!screen.path.includes(':')} className={css.entry}>
      <Icon {...ICON} /> {title[lang]}
      <WaitingCount count={count} />
    </AppNavLink>
  );
}

function WaitingCount({ count = 0 }: { count?: number }) {
  const { t } = useTranslation('dashboard');
  if (count === 0) return null;
  return (
    <span className={css.count}>
      {formatNumber(count)} <span className="d-visually-hidden">{t('waiting.waits')}</span>
    </span>
  );
}
