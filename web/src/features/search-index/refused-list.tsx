import type { RefusedListing } from '@diyar/api/contracts/search-index';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { INDEX_KEY, refusedQuery, retryRefused } from './api.ts';

type Props = { page: number; pathToPage: (page: number) => string };

/** Listings the engine would not take, why, and another try. */
export function RefusedList({ page, pathToPage }: Props) {
  const { t } = useTranslation('search-index');
  const api = useApi();
  const client = useQueryClient();
  const list = useQuery(refusedQuery(api, page));
  const retry = useMutation({
    mutationFn: (ids: string[]) => retryRefused(api, ids),
    onSuccess: ({ retried }) => toast.success(t('refused.retried', { count: retried })),
    onSettled: () => client.invalidateQueries({ queryKey: INDEX_KEY }),
  });
  const columns: Column<RefusedListing>[] = [
    {
      key: 'listing',
      header: t('refused.listing'),
      isName: true,
      cell: ({ listingId, title }) =>
        title === null ? (
          t('refused.gone')
        ) : (
          <AppLink to={`/dashboard/admin/listings/${listingId}`}>
            <bdi>{title}</bdi>
          </AppLink>
        ),
    },
    {
      key: 'why',
      header: t('refused.why'),
      onPhone: 'below',
      cell: ({ code, message }) => (
        <span dir="ltr" lang="en">
          {code}
          {message && `: ${message}`}
        </span>
      ),
    },
    {
      key: 'at',
      header: t('refused.at'),
      onPhone: 'plain',
      cell: ({ failedAt }) => <DateText value={failedAt} style="time" />,
    },
    {
      key: 'retry',
      header: t('refused.retry'),
      isActions: true,
      cell: ({ listingId, isWaiting }) =>
        isWaiting ? (
          <Badge tone="info">{t('refused.waiting')}</Badge>
        ) : (
          <PlainButton
            look="outline"
            compact
            data-act="retry"
            disabled={retry.isPending}
            onClick={() => retry.mutate([listingId])}
          >
            {t('refused.retry')}
          </PlainButton>
        ),
    },
  ];
  const open = list.data?.listings.filter(({ isWaiting }) => !isWaiting).map(({ listingId }) => listingId) ?? [];
  return (
    <>
      <DeskList
        query={list}
        pageOf={(data) => data.page}
        pathToPage={pathToPage}
        empty={{
          title: t('refused.none'),
          text: t('refused.noneText'),
          icon: <IconCircleCheck size={32} stroke={1.4} />,
        }}
      >
        {({ listings }) => (
          <DeskTable
            label={t('refused.title')}
            columns={columns}
            rows={listings}
            keyOf={({ listingId }) => listingId}
          />
        )}
      </DeskList>
      {open.length > 1 && (
        <div>
          <PlainButton look="outline" disabled={retry.isPending} onClick={() => retry.mutate(open)}>
            {t('refused.retryAll')}
          </PlainButton>
        </div>
      )}
    </>
  );
}
