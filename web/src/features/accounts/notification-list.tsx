import type { Notification } from '@diyar/api/contracts/notifications';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { IconButton } from '#ui/link-button.tsx';
import css from './notification-list.module.css';
import { useNotificationActs } from './notifications.ts';

type Props = { notifications: readonly Notification[]; compact?: boolean };

/** Notifications, newest first; following one marks it as read. */
export function NotificationList({ notifications, compact = false }: Props) {
  const { t } = useTranslation();
  const { read, remove } = useNotificationActs();
  return (
    <ul className={css.list}>
      {notifications.map(({ id, title, content, url, createdAt, read: isRead }) => (
        <li key={id} className={css.item} data-unread={!isRead || undefined}>
          <div className={css.words}>
            <p className={css.title}>
              {!isRead && <span className="d-visually-hidden">{t('account.new')} </span>}
              {url ? (
                <AppLink to={url} onClick={() => !isRead && read.mutate(id)}>
                  {title}
                </AppLink>
              ) : (
                title
              )}
            </p>
            {content && <p className={css.content}>{content}</p>}
            <DateText value={createdAt} relative className={css.date} />
          </div>
          {!isRead && (
            <IconButton label={t('account.markRead')} onClick={() => read.mutate(id)}>
              <IconCheck size={18} stroke={1.6} aria-hidden />
            </IconButton>
          )}
          {!compact && (
            <IconButton label={t('account.remove')} onClick={() => remove.mutate(id)}>
              <IconTrash size={18} stroke={1.6} aria-hidden />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
