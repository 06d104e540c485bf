import { useTranslation } from 'react-i18next';
import { pathOf } from '../../features/accounts/dashboard-paths.ts';
import { useLogOut } from '../../features/accounts/use-log-out.ts';
import { formatNumber } from '../../lib/format.ts';
import { useSessionState } from '../../lib/session.ts';
import { AppLink, AppNavLink } from '../../ui/app-link.tsx';
import { IconHome, IconLogout, SECTION_ICONS } from './dashboard-icons.ts';
import { sidebarOf } from './dashboard-sections.ts';
import css from './dashboard-sidebar.module.css';
import { useSectionCounts } from './section-counts.ts';
import type { Sidebar } from './use-sidebar.ts';

export const SIDEBAR_ID = 'sidebar';
const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The sections a user may enter, in the spec's groups. */
export function DashboardSidebar({ sidebar }: { sidebar: Sidebar }) {
  const { t } = useTranslation(['dashboard', 'app', 'ui']);
  const { user } = useSessionState();
  const logOut = useLogOut();
  const counts = useSectionCounts();

  return (
    <>
      <button type="button" tabIndex={-1} aria-hidden="true" className={css.scrim} onClick={sidebar.close} />
      <aside id={SIDEBAR_ID} className={css.sidebar}>
        <nav aria-label={t('menu')} className={css.nav}>
          {user &&
            sidebarOf(user.type).map(({ group, sections }) => (
              <section key={group} aria-label={t(`groups.${group}`)}>
                <h2 className={css.group}>{t(`groups.${group}`)}</h2>
                <ul className={css.list}>
                  {sections.map((section) => {
                    const Icon = SECTION_ICONS[section];
                    return (
                      <li key={section}>
                        <AppNavLink to={pathOf(section)} end={section !== 'settings'} className={css.entry}>
                          <Icon {...ICON} /> {t(`sections.${section}`)}
                          <WaitingCount count={counts[section]} />
                        </AppNavLink>
                      </li>
                    );
                  })}
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

function WaitingCount({ count = 0 }: { count?: number }) {
  const { t } = useTranslation('dashboard');
  if (count === 0) return null;
  return (
    <span className={css.count}>
      {formatNumber(count)} <span className="d-visually-hidden">{t('waiting.waits')}</span>
    </span>
  );
}
