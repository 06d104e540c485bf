import { homeOf } from '@diyar/api/rules/sections';
import { useTranslation } from 'react-i18next';
import { CreditChip } from '../../features/accounts/credit-chip.tsx';
import { NotificationMenu } from '../../features/accounts/notification-menu.tsx';
import { useLang } from '../../lib/i18n.ts';
import { useSessionState } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { IconButton } from '../../ui/link-button.tsx';
import css from './dashboard-header.module.css';
import { IconLayoutSidebar } from './dashboard-icons.ts';
import { SIDEBAR_ID } from './dashboard-sidebar.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import type { Sidebar } from './use-sidebar.ts';

export function DashboardHeader({ sidebar }: { sidebar: Sidebar }) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const { brand } = useSite();
  const { user } = useSessionState();

  return (
    <header className={css.header}>
      <IconButton
        label={t('toggle')}
        aria-controls={SIDEBAR_ID}
        aria-expanded={sidebar.choice && sidebar.choice === 'open'}
        onClick={sidebar.toggle}
      >
        <IconLayoutSidebar size={22} stroke={1.6} className="d-mirror" aria-hidden />
      </IconButton>
      <AppLink to={user ? homeOf(user.type) : '/'} className={css.brand} aria-label={brand[lang]}>
        <BrandMark className={css.mark} />
        <span className={css.name}>{brand[lang]}</span>
      </AppLink>
      <div className={css.tools}>
        {user && user.type !== 'admin' && <CreditChip />}
        <LanguageMenu />
        <SchemeToggle />
        {user && <NotificationMenu />}
      </div>
    </header>
  );
}
