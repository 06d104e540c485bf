import { Checkbox } from '@mantine/core';
import IconClipboardCheck from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Kind, queueQuery, type ReviewRow } from '#features/listing-review/api.ts';
import { BulkBar } from '#features/listing-review/bulk-bar.tsx';
import css from '#features/listing-review/queue.module.css';
import { QueueName, QueueWait } from '#features/listing-review/queue-row.tsx';
import { ReviewFailures } from '#features/listing-review/review-failures.tsx';
import type { Failure } from '#features/listing-review/review-queue.ts';
import { TakeBackBar } from '#features/listing-review/undo-bar.tsx';
import { detailPath, useReviewQueue } from '#features/listing-review/use-review.ts';
import { useShortcuts } from '#features/listing-review/use-shortcuts.ts';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { Seo } from '#lib/seo.tsx';
import { Badge } from '#ui/badge.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { useChosen } from '#ui/desk/use-chosen.ts';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Money } from '#ui/money.tsx';

const KINDS = ['', 'new', 'change'] as const;

/** Listings waiting for a decision, the longest first. */
export function Page() {
  const { t } = useTranslation('listing-review');
  const desk = useDeskParams(['kind']);
  const kind: Kind = KINDS.find((option) => option === desk.values.kind) ?? '';
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    queueQuery(useApi(), kind),
  );
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const { total = 0, late = 0 } = data?.pages.at(-1) ?? {};
  const oldest = rows[0];
  const navigate = useNavigate();
  const lang = useLang();
  const { queue, state } = useReviewQueue();
  const undoDecision = () => {
    const id = queue.undoDecision();
    if (id) navigate(withLang(detailPath(id, kind), lang));
  };
  const keys = useShortcuts({ KeyU: undoDecision });

  const { chosen: ticked, choose: tick, chooseOnly: tickOnly } = useChosen();
  const [failures, setFailures] = useState<readonly Failure[]>([]);

  const columns: Column<ReviewRow>[] = [
    {
      key: 'tick',
      header: t('bulk.column'),
      isLead: true,
      cell: ({ id, title }) => (
        <Checkbox
          aria-label={t('bulk.select', { title })}
          checked={ticked.has(id)}
          onChange={({ currentTarget }) => tick(id, currentTarget.checked)}
        />
      ),
    },
    {
      key: 'listing',
      header: t('column.listing'),
      isName: true,
      cell: (row) => <QueueName row={row} to={detailPath(row.id, kind)} />,
    },
    { key: 'owner', header: t('column.owner'), onPhone: 'plain', cell: ({ office, owner }) => office ?? owner.name },
    {
      key: 'kind',
      header: t('column.kind'),
      onPhone: 'plain',
      cell: ({ isChange }) => (
        <Badge tone={isChange ? 'info' : 'neutral'}>{t(isChange ? 'row.change' : 'row.new')}</Badge>
      ),
    },
    {
      key: 'price',
      header: t('column.price'),
      onPhone: 'plain',
      cell: ({ price }) => (price === null ? '–' : <Money value={price} />),
    },
    { key: 'waiting', header: t('column.waiting'), onPhone: 'plain', cell: (row) => <QueueWait row={row} /> },
    {
      key: 'acts',
      header: t('column.acts'),
      isActions: true,
      onPhone: 'hidden',
      cell: ({ id, title }) => (
        <LinkButton to={detailPath(id, kind)} look="outline" compact aria-label={t('row.openOf', { title })}>
          {t('row.open')}
        </LinkButton>
      ),
    },
  ];

  return (
    <Desk>
      <Seo title={t('title')} description={t('title')} path="/dashboard/admin/listings-review" noindex />
      <DeskHead
        title={t('title')}
        count={
          data &&
          [
            t('count', { count: total, shown: formatNumber(total) }),
            late > 0 && t('late', { count: late, shown: formatNumber(late) }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
      >
        {oldest && <LinkButton to={detailPath(oldest.id, kind)}>{t('start')}</LinkButton>}
      </DeskHead>
      <DeskTabs
        label={t('kinds.label')}
        current={kind}
        tabs={KINDS.map((name) => ({
          name,
          label: t(`kinds.${name || 'all'}`),
          to: desk.pathTo({ kind: name }),
        }))}
      />
      <ReviewFailures failures={failures} kind={kind} onDismiss={() => setFailures([])} />
      {error && !data && <FailedPanel title={t('failed')} error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && rows.length === 0 && (
        <EmptyState
          as="h2"
          title={t('empty')}
          text={t('emptyText')}
          icon={<IconClipboardCheck size={32} stroke={1.4} />}
        />
      )}
      {rows.length > 0 && (
        <div className={css.frame}>
          <DeskTable label={t('title')} columns={columns} rows={rows} keyOf={({ id }) => id} />
        </div>
      )}
      <BulkBar
        selected={rows.filter(({ id }) => ticked.has(id))}
        onNone={() => tickOnly([])}
        onDone={(failed) => {
          setFailures(failed);
          return refetch();
        }}
      />
      <TakeBackBar decisions={state.decisions} hasKeys={keys.isOn} onUndo={undoDecision} />
      {hasNextPage && (
        <PlainButton
          look="outline"
          className={css.more}
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </PlainButton>
      )}
    </Desk>
  );
}
