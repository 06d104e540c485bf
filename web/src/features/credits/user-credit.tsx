import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purse } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import { Money } from '#ui/money.tsx';
import { userCreditQuery } from './api.ts';
import css from './credits.module.css';
import { StatusBadge } from './status-badge.tsx';
import { TransactionList } from './transaction-list.tsx';

/** What an administrator sees of somebody's credit, or of their office's: the sums, what moved it, what was asked for. */
export function UserCredit({ id }: { id: string }) {
  const { t } = useTranslation('credits');
  const _lang = useLang();
  const [chosen, setChosen] = useState<Purse>();
  const { data, error, refetch } = useQuery(userCreditQuery(useApi(), id, chosen));
  return (
    <section aria-label={t('admin.credit')} className={css.userCredit} data-act="credit">
      <h3>{t('admin.credit')}</h3>
      {error && !data && <FailedPanel title={t('admin.creditFailed')} error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data && (
        <>
          {data.office && (
            <SegmentedControl
              aria-label={t('purse.label')}
              value={data.purse}
              onChange={(value) => setChosen(value === 'office' ? 'office' : 'private')}
              data={[
                { value: 'private', label: t('payments.purses.private') },
                { value: 'office', label: data.office },
              ]}
            />
          )}
          <Facts
            facts={[
              [t('figures.balance'), <Money key="balance" value={data.balance} />],
              [t('figures.held'), data.held > 0 && <Money value={data.held} />],
              [t('figures.added'), <Money key="added" value={data.lifetimeAdded} />],
              [t('figures.spent'), <Money key="spent" value={data.lifetimeSpent} />],
            ]}
          />
          {data.transactions.length === 0 && <p className={css.lead}>{t('admin.noHistory')}</p>}
          {data.transactions.length > 0 && <TransactionList transactions={data.transactions} />}
          {data.requests.length > 0 && (
            <ul className={css.asked}>
              {data.requests.slice(0, 5).map(({ id: request, type, amount, status, requestDate }) => (
                <li key={request}>
                  <span>
                    {t(type === 'refund' ? 'kinds.refund' : 'kinds.top_up')} <Money value={amount} />
                  </span>
                  <StatusBadge status={status} />
                  <DateText value={requestDate} style="short" />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}
