import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPaymentsQuery, paymentsTable } from '#features/credits/api.ts';
import { MoneyMonths } from '#features/credits/money-months.tsx';
import { PaymentList } from '#features/credits/payment-list.tsx';
import { RecordPaymentDialog } from '#features/credits/record-payment-dialog.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { BarTable, BarTables } from '#ui/bar-table.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskFilters } from '#ui/desk/desk-filters.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { ExportMenu } from '#ui/desk/export-menu.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { PlainButton } from '#ui/link-button.tsx';

const KEYS = ['query', 'kind', 'method', 'status'] as const;
const KINDS = ['top_up', 'refund', 'purchase', 'return'] as const;
const METHODS = ['mobile_wallet', 'bank_transfer', 'cash', 'check', 'credits'] as const;
const STATUSES = ['pending', 'success', 'failed'] as const;

/** Payments of everybody, what came in and what was sold. */
export function Page() {
  const { t } = useTranslation('credits');
  const desk = useDeskParams(KEYS);
  const api = useApi();
  const list = useQuery(adminPaymentsQuery(api, desk.values, desk.page));
  const [isRecording, setRecording] = useState(false);
  const { totals, months = [] } = list.data ?? {};

  return (
    <Desk>
      <Seo title={t('payments.title')} description={t('payments.title')} path="/dashboard/admin/payments" noindex />
      <DeskHead title={t('payments.title')}>
        <ExportMenu fileName="diyar-payments" fetch={(format) => paymentsTable(api, desk.values, format)} />
        <PlainButton onClick={() => setRecording(true)}>{t('payments.record')}</PlainButton>
      </DeskHead>
      {totals && (
        <>
          <FigureStrip
            figures={[
              { key: 'credit', name: t('payments.credit'), money: totals.credit },
              { key: 'held', name: t('payments.held'), money: totals.held },
              { key: 'budgets', name: t('payments.budgets'), money: totals.budgets },
            ]}
          />
          <MoneyMonths
            names={['cash', 'revenue']}
            months={months.map(({ month, cash, revenue }) => ({ month, first: cash, second: revenue }))}
          />
          <BarTables>
            <BarTable
              title={t('payments.cash')}
              head={[t('columns.method'), t('payments.dollars')]}
              unit="dollars"
              rows={totals.cash.map(({ name, amount }) => ({
                key: name,
                name: t(`methods.${name as 'cash'}`),
                count: amount,
              }))}
            />
            <BarTable
              title={t('payments.revenue')}
              head={[t('columns.what'), t('payments.dollars')]}
              unit="dollars"
              rows={totals.revenue.map(({ name, amount }) => ({
                key: name,
                name: t(`products.${name as 'boost'}`),
                count: amount,
              }))}
            />
          </BarTables>
        </>
      )}
      <DeskFilters
        searchLabel={t('payments.search')}
        values={desk.values}
        onChange={(values) => desk.go(values)}
        filters={[
          {
            name: 'kind',
            label: t('filters.type'),
            options: KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
          {
            name: 'method',
            label: t('columns.method'),
            options: METHODS.map((value) => ({ value, label: t(`methods.${value}`) })),
          },
          {
            name: 'status',
            label: t('filters.status'),
            options: STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
          },
        ]}
      />
      <DeskList
        query={list}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={{
          title: t('payments.empty'),
          text: t('payments.emptyText'),
          icon: <IconReceipt size={32} stroke={1.4} />,
        }}
        {...(desk.isFiltered && { cleared: desk.cleared })}
      >
        {({ payments }) => <PaymentList payments={payments} isStale={list.isPlaceholderData} isAdmin />}
      </DeskList>
      {isRecording && <RecordPaymentDialog onClose={() => setRecording(false)} />}
    </Desk>
  );
}
