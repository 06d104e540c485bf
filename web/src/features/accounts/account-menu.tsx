import type { User } from '@diyar/api/contracts/accounts';
import { homeOf } from '@diyar/api/rules/sections';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { AppLink } from '#ui/app-link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import css from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { unreadQuery } from './unread.ts';
import { UnreadBadge } from './unread-badge.tsx';
import { useLogOut } from './use-log-out.ts';

const ICON = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;

/** The signed-in user's corner: the own home, and behind the portrait what concerns the account. */
export function AccountMenu({ user, inMenu }: { user: User; inMenu: boolean }) {
  const { t } = useTranslation();
  const { data: unread = 0 } = useQuery(unreadQuery(useApi()));
  const logOut = useLogOut();
  const id = useId();
  const name = `${user.firstName} ${user.lastName}`;

  const entries = (
    <>
      <AppLink to={homeOf(user.type)} className={css.entry}>
        <IconLayoutDashboard {...ICON} /> {t('account.dashboard')}
      </AppLink>
      <AppLink to="/dashboard/notifications" className={css.entry}>
        <IconBell {...ICON} /> {t('account.notifications')} <UnreadBadge count={unread} />
      </AppLink>
      <AppLink to="/dashboard/settings" className={css.entry}>
        <IconSettings {...ICON} /> {t('account.settings')}
      </AppLink>
      <button type="button" className={css.entry} onClick={logOut}>
        <IconLogout {...ICON} className="d-mirror" /> {t('account.logout')}
      </button>
    </>
  );

  if (inMenu) {
    return (
      <div className={css.inline}>
        <p className={css.who}>
          <Avatar user={user} /> <bdi>{name}</bdi>
        </p>
        {entries}
      </div>
    );
  }
  return (
    <>
      <LinkButton to={homeOf(user.type)} look="plain" compact>
        {t('account.dashboard')}
      </LinkButton>
      <button
        type="button"
        className={css.trigger}
        popoverTarget={id}
        aria-haspopup="true"
        aria-label={t('account.menu', { name })}
      >
        <Avatar user={user} />
      </button>
      {unread > 0 && (
        <AppLink
          to="/dashboard/notifications"
          className={css.unread}
          aria-label={t('account.unread', { count: unread })}
        >
          <UnreadBadge count={unread} />
        </AppLink>
      )}
      {/* The platform's popover: closes on Escape and on a press elsewhere, and gives the focus back. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: closes after what is pressed inside; the keyboard presses the same */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div id={id} popover="auto" className={css.menu} onClick={(event) => event.currentTarget.hidePopover?.()}>
        <p className={css.who}>
          <bdi>{name}</bdi>
          <bdi className={css.mail}>{user.email}</bdi>
        </p>
        {entries}
      </div>
    </>
  );
}
