import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  figuresQuery,
  paymentsQuery,
  requestsQuery,
  transactionsQuery,
  transactionsTable,
} from '#features/credits/api.ts';
import css from '#features/credits/credits.module.css';
import { KeptPurchases } from '#features/credits/kept-purchases.tsx';
import { MoneyMonths } from '#features/credits/money-months.tsx';
import { PaymentFilters } from '#features/credits/payment-filters.tsx';
import { PaymentList } from '#features/credits/payment-list.tsx';
import { PurseDesk } from '#features/credits/purse-desk.tsx';
import { RefundDialog } from '#features/credits/refund-dialog.tsx';
import { RequestList } from '#features/credits/request-list.tsx';
import { TransactionFilters } from '#features/credits/transaction-filters.tsx';
import { TransactionList } from '#features/credits/transaction-list.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { DeskList } from '#ui/desk/desk-list.tsx';
import { DeskTabs } from '#ui/desk/desk-tabs.tsx';
import { ExportMenu } from '#ui/desk/export-menu.tsx';
import { useDeskParams } from '#ui/desk/use-desk-params.ts';
import { FigureStrip } from '#ui/figure-strip.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';

const TABS = ['transactions', 'requests', 'refunds', 'payments'] as const;
const FILTERS = ['type', 'status', 'from', 'to', 'minAmount', 'maxAmount'] as const;
const PAYMENT_FILTERS = ['kind', 'method', 'result'] as const;
const KEYS = ['tab', ...FILTERS, ...PAYMENT_FILTERS] as const;
/** A tab begins without the filters of the one before. */
const CLEARED = Object.fromEntries(KEYS.map((key) => [key, '']));
type Address = ReturnType<typeof useDeskParams<(typeof KEYS)[number]>>;

/** The balance, what moved it, and what was asked for. */
export const Page = () => (
  <PurseDesk>
    <CreditsPage />
  </PurseDesk>
);

function CreditsPage() {
  const { t } = useTranslation('credits');
  const desk = useDeskParams(KEYS);
  const tab = TABS.find((name) => name === desk.values.tab) ?? 'transactions';
  const { data } = useQuery(figuresQuery(useApi()));
  const [asksRefund, setAsksRefund] = useState(false);
  const figure = (key: 'balance' | 'held' | 'added' | 'spent', value: number | undefined) => ({
    key,
    name: t(`figures.${key}`),
    money: value,
  });

  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/credits" noindex />
      <DeskHead title={t('title')}>
        <LinkButton to="/dashboard/credits/add">{t('add')}</LinkButton>
        <PlainButton
          data-act="refund"
          look="outline"
          disabled={!data || data.balance === 0}
          onClick={() => setAsksRefund(true)}
        >
          {t('askRefund')}
        </PlainButton>
      </DeskHead>
      <FigureStrip
        figures={[
          figure('balance', data?.balance),
          figure('held', data?.held),
          figure('added', data?.lifetimeAdded),
          figure('spent', data?.lifetimeSpent),
        ]}
      />
      <KeptPurchases />
      <DeskTabs
        label={t('tabs.label')}
        current={tab}
        tabs={TABS.map((name) => ({
          name,
          label: t(`tabs.${name}`),
          to: desk.pathTo({ ...CLEARED, tab: name === 'transactions' ? '' : name }),
        }))}
      />
      {tab === 'transactions' && <Transactions desk={desk} />}
      {(tab === 'requests' || tab === 'refunds') && <Requests kind={tab} desk={desk} />}
      {tab === 'payments' && <Payments desk={desk} />}
      {asksRefund && data && <RefundDialog balance={data.balance} onClose={() => setAsksRefund(false)} />}
    </Desk>
  );
}

const useEmpty = (kind: (typeof TABS)[number]) => {
  const { t } = useTranslation('credits');
  return { title: t(`empty.${kind}`), text: t('empty.text'), icon: <IconCoin size={32} stroke={1.4} /> };
};

function Transactions({ desk }: { desk: Address }) {
  const { t } = useTranslation('credits');
  const api = useApi();
  const { type, status, from, to, minAmount, maxAmount } = desk.values;
  const search = { type, status, from, to, minAmount, maxAmount };
  const list = useQuery(transactionsQuery(api, search, desk.page));
  const empty = useEmpty('transactions');
  const isNarrowed = FILTERS.some((name) => desk.values[name] !== '');
  const cleared = Object.fromEntries(FILTERS.map((name) => [name, '']));
  const months = list.data?.months ?? [];
  return (
    <>
      {months.some(({ added, spent }) => added + spent > 0) && (
        <MoneyMonths
          names={['added', 'spent']}
          months={months.map(({ month, added, spent }) => ({ month, first: added, second: spent }))}
        />
      )}
      <TransactionFilters values={search} onChange={(values) => desk.go(values)} />
      <DeskList
        query={list}
        failed={t('failed.transactions')}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={empty}
        {...(isNarrowed && { cleared: desk.pathTo(cleared) })}
      >
        {({ transactions }) => (
          <TransactionList transactions={transactions} isStale={list.isPlaceholderData} withReceipts />
        )}
      </DeskList>
      {(list.data?.page.total ?? 0) > 0 && (
        <div className={css.export}>
          <ExportMenu fileName="transactions" fetch={(format) => transactionsTable(api, search, format)} />
        </div>
      )}
    </>
  );
}

function Requests({ kind, desk }: { kind: 'requests' | 'refunds'; desk: Address }) {
  const list = useQuery(requestsQuery(useApi(), kind, desk.page));
  return (
    <DeskList
      query={list}
      pageOf={({ page }) => page}
      pathToPage={(page) => desk.pathTo({ page })}
      empty={useEmpty(kind)}
    >
      {({ requests }) => <RequestList kind={kind} requests={requests} isStale={list.isPlaceholderData} />}
    </DeskList>
  );
}

function Payments({ desk }: { desk: Address }) {
  const { t } = useTranslation('credits');
  const { kind, method, result } = desk.values;
  const search = { kind, method, result };
  const list = useQuery(paymentsQuery(useApi(), search, desk.page));
  const isNarrowed = Object.values(search).some((value) => value !== '');
  return (
    <>
      <PaymentFilters values={search} onChange={(values) => desk.go(values)} />
      <DeskList
        query={list}
        failed={t('failed.payments')}
        pageOf={({ page }) => page}
        pathToPage={(page) => desk.pathTo({ page })}
        empty={useEmpty('payments')}
        {...(isNarrowed && { cleared: desk.pathTo({ kind: '', method: '', result: '' }) })}
      >
        {({ payments }) => <PaymentList payments={payments} isStale={list.isPlaceholderData} />}
      </DeskList>
    </>
  );
}
