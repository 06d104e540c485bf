import { homeOf } from '@diyar/api/rules/sections';
import { ActionIcon, AppShell, Burger } from '@mantine/core';
import IconLayoutSidebar from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebar.mjs';
import { useTranslation } from 'react-i18next';
import { CreditChip } from '#features/accounts/credit-chip.tsx';
import { NotificationMenu } from '#features/accounts/notification-menu.tsx';
import { useLang } from '#lib/i18n.ts';
import { useSessionState } from '#lib/session.ts';
import { useSite } from '#lib/site.ts';
import { AppLink } from '#ui/app-link.tsx';
import { BrandMark } from '#ui/brand-mark.tsx';
import css from './dashboard-header.module.css';
import { SIDEBAR_ID } from './dashboard-sidebar.tsx';
import { LanguageToggle, SchemeToggle } from './toggles.tsx';
import { SIDEBAR, type Sidebar } from './use-sidebar.ts';

export function DashboardHeader({ sidebar }: { sidebar: Sidebar }) {
  const { t } = useTranslation('dashboard');
  const lang = useLang();
  const { brand } = useSite();
  const { user } = useSessionState();

  return (
    <AppShell.Header className={css.header}>
      <Burger
        hiddenFrom={SIDEBAR.breakpoint}
        opened={sidebar.isOpenOnPhone}
        aria-label={t('toggle')}
        aria-controls={SIDEBAR_ID}
        aria-expanded={sidebar.isOpenOnPhone}
        onClick={sidebar.toggleOnPhone}
      />
      <ActionIcon
        visibleFrom={SIDEBAR.breakpoint}
        aria-label={t('toggle')}
        data-tip={t('toggle')}
        aria-controls={SIDEBAR_ID}
        aria-expanded={sidebar.isOpenOnDesktop}
        onClick={sidebar.toggleOnDesktop}
      >
        <IconLayoutSidebar size={22} stroke={1.6} className="d-mirror" aria-hidden />
      </ActionIcon>
      <AppLink to={user ? homeOf(user.type) : '/'} className={css.brand} aria-label={brand[lang]}>
        <BrandMark className={css.mark} />
        <span className={css.name}>{brand[lang]}</span>
      </AppLink>
      <div className={css.tools}>
        {user && user.type !== 'admin' && <CreditChip />}
        <LanguageToggle />
        <SchemeToggle />
        {user && <NotificationMenu />}
      </div>
    </AppShell.Header>
  );
}
