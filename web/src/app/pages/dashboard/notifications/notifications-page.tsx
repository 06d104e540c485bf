import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MAIN_SCREENS } from '#app/screens/member-screens.ts';
import { NotificationList } from '#features/accounts/notification-list.tsx';
import { notificationsQuery, useNotificationActs } from '#features/accounts/notifications.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { Seo } from '#lib/seo.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import css from './notifications-page.module.css';

export function Page() {
  const { t } = useTranslation(['dashboard', 'app']);
  const list = useInfiniteQuery(notificationsQuery(useApi()));
  const { readAll } = useNotificationActs();
  const notifications = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  const title = MAIN_SCREENS.notifications.entry.title[useLang()];
  const seo = <Seo title={title} description={title} path="/dashboard/notifications" noindex />;

  if (list.isPending)
    return (
      <>
        {seo}
        <Loading />
      </>
    );
  if (notifications.length === 0) {
    return (
      <>
        {seo}
        <Notice scene="empty" title={t('app:account.none')} text={list.isError ? list.error.message : t('noneText')} />
      </>
    );
  }
  return (
    <>
      {seo}
      <div className={css.head}>
        <h1>{title}</h1>
        {notifications.some(({ read }) => !read) && (
          <PlainButton look="outline" compact onClick={() => readAll.mutate()}>
            {t('app:account.readAll')}
          </PlainButton>
        )}
      </div>
      <NotificationList notifications={notifications} />
      {list.hasNextPage && (
        <PlainButton look="outline" className={css.more} onClick={() => list.fetchNextPage()}>
          {t('more')}
        </PlainButton>
      )}
    </>
  );
}
