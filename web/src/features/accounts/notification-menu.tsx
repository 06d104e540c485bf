import { ActionIcon, Popover } from '@mantine/core';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { NotificationList } from './notification-list.tsx';
import css from './notification-menu.module.css';
import { notificationsQuery, useNotificationActs } from './notifications.ts';
import { unreadQuery } from './unread.ts';
import { UnreadBadge } from './unread-badge.tsx';

const SHOWN = 5;

/** The latest notifications behind the bell. */
export function NotificationMenu() {
  const { t } = useTranslation();
  const api = useApi();
  const { pathname } = useLocation();
  const { data: unread = 0 } = useQuery(unreadQuery(api));
  const { data } = useInfiniteQuery(notificationsQuery(api));
  const { readAll } = useNotificationActs();
  const latest = data?.pages[0]?.notifications.slice(0, SHOWN) ?? [];

  return (
    // Closed on each new page.
    <Popover key={pathname} width="min(360px, 100vw - 24px)" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          className={css.bell}
          aria-label={`${t('account.notifications')}: ${t('account.unread', { count: unread })}`}
        >
          <IconBell size={22} stroke={1.6} aria-hidden />
          <UnreadBadge count={unread} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={css.news}>
        {latest.length > 0 ? (
          <NotificationList notifications={latest} compact />
        ) : (
          <p className={css.none}>{t('account.none')}</p>
        )}
        {unread > 0 && (
          <PlainButton look="plain" compact onClick={() => readAll.mutate()}>
            {t('account.readAll')}
          </PlainButton>
        )}
        <LinkButton look="plain" compact to="/dashboard/notifications">
          {t('account.all')}
        </LinkButton>
      </Popover.Dropdown>
    </Popover>
  );
}
