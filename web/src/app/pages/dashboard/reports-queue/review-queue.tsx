import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReviewShow, reportedReviewsQuery } from '#features/office-reviews/api.ts';
import { ReportedReviews } from '#features/office-reviews/reported-list.tsx';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';

/** Reviews of offices that people reported, or that an administrator hid. */
export function ReviewQueue({ tabs, show }: { tabs: ReactNode; show: ReviewShow }) {
  const { t } = useTranslation(['office-reviews', 'reports-queue']);
  const desk = useDeskParams(['about']);
  const list = useQuery(reportedReviewsQuery(useApi(), show, desk.page));
  const total = list.data?.page.total ?? 0;
  const title = t('reports-queue:title');
  return (
    <Desk>
      <Seo title={title} description={title} path="/dashboard/admin/reports-queue" noindex />
      <DeskHead title={title} count={list.data && t('count', { count: total, shown: formatNumber(total) })} />
      {tabs}
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{ title: t('desk.empty'), text: t('desk.emptyText'), icon: <IconStar size={32} stroke={1.4} /> }}
      >
        {({ items }) => <ReportedReviews items={items} />}
      </DeskList>
    </Desk>
  );
}
