import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminRequest, type Queue, queueQuery } from '#features/credits/api.ts';
import { type Decision, DecisionDialog } from '#features/credits/decision-dialog.tsx';
import { QueueFigures } from '#features/credits/queue-figures.tsx';
import { RequestDetails } from '#features/credits/request-details.tsx';
import { StatusBadge } from '#features/credits/status-badge.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { DetailsDrawer } from '#ui/desk/details-drawer.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';

const QUEUES = {
  addition_pending: { type: 'addition', status: 'pending' },
  refund_pending: { type: 'refund', status: 'pending' },
  approved: { status: 'approved' },
  rejected: { status: 'rejected' },
} as const satisfies Record<string, Queue>;
const TABS = Object.keys(QUEUES) as (keyof typeof QUEUES)[];
const KEYS = ['queue'] as const;

/** Requests for credit and refunds, and the decision about each. */
export function Page() {
  const { t } = useTranslation('credits');
  const desk = useDeskParams(KEYS);
  const queue = TABS.find((name) => name === desk.values.queue) ?? 'addition_pending';
  const list = useQuery(queueQuery(useApi(), QUEUES[queue], desk.page));
  const [asked, setAsked] = useState<{ request: AdminRequest; decision: Decision }>();
  const opened = list.data?.requests.find(({ id }) => id === desk.open);

  const columns: Column<AdminRequest>[] = [
    {
      key: 'user',
      header: t('columns.user'),
      isName: true,
      cell: ({ id, user, office }) => (
        <AppLink to={desk.pathTo({ open: id })} preventScrollReset>
          {office ?? user.name}
        </AppLink>
      ),
    },
    { key: 'amount', header: t('columns.amount'), onPhone: 'end', cell: ({ amount }) => <Money value={amount} /> },
    { key: 'method', header: t('columns.method'), onPhone: 'plain', cell: ({ method }) => t(`methods.${method}`) },
    {
      key: 'reference',
      header: t('columns.reference'),
      onPhone: 'plain',
      cell: ({ referenceNumber }) => referenceNumber && <bdi dir="ltr">{referenceNumber}</bdi>,
    },
    {
      key: 'status',
      header: t('columns.status'),
      onPhone: 'hidden',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'date',
      header: t('columns.date'),
      onPhone: 'plain',
      cell: ({ requestDate }) => <DateText value={requestDate} relative />,
    },
    {
      key: 'look',
      header: t('columns.actions'),
      isActions: true,
      onPhone: 'hidden',
      cell: ({ id, user }) => (
        <LinkButton
          look="outline"
          compact
          to={desk.pathTo({ open: id })}
          preventScrollReset
          aria-label={t('admin.lookAt', { name: user.name })}
        >
          {t('admin.look')}
        </LinkButton>
      ),
    },
  ];

  return (
    <Desk>
      <Seo title={t('admin.title')} description={t('admin.title')} path="/dashboard/admin/credits" noindex />
      <DeskHead title={t('admin.title')} />
      {list.data && <QueueFigures {...list.data} />}
      <DeskTabs
        label={t('tabs.label')}
        current={queue}
        tabs={TABS.map((name) => ({
          name,
          label: t(`admin.tabs.${name}`),
          to: desk.pathTo({ queue: name === 'addition_pending' ? '' : name }),
        }))}
      />
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{ title: t('admin.empty'), text: t('admin.emptyText'), icon: <IconCoin size={32} stroke={1.4} /> }}
      >
        {({ requests }) => (
          <DeskTable
            label={t('admin.title')}
            columns={columns}
            rows={requests}
            keyOf={({ id }) => id}
            isStale={list.isPlaceholderData}
          />
        )}
      </DeskList>
      <DetailsDrawer
        opened={opened !== undefined}
        title={opened?.user.name ?? t('admin.title')}
        // Above it, Escape belongs to the dialog.
        closeOnEscape={asked === undefined}
        onClose={() => desk.go({ open: '' })}
      >
        {opened && (
          <RequestDetails
            request={opened}
            userPath={`/dashboard/admin/users?query=${encodeURIComponent(opened.user.email ?? opened.user.name)}&open=${opened.user.id}`}
            onDecide={(decision) => setAsked({ request: opened, decision })}
          />
        )}
      </DetailsDrawer>
      {asked && <DecisionDialog {...asked} onDone={() => desk.go({ open: '' })} onClose={() => setAsked(undefined)} />}
    </Desk>
  );
}
