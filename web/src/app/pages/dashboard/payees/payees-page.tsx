import { CASH_METHODS } from '@diyar/api/rules/credits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AdminPayee, ALL_PAYEES, allQuery, orderPayees, type PayeeMethod } from '#features/payees/api.ts';
import { type Act, DecideDialog } from '#features/payees/decide-dialog.tsx';
import { PayeeCard } from '#features/payees/payee-card.tsx';
import { PayeeDialog } from '#features/payees/payee-dialog.tsx';
import css from '#features/payees/payees.module.css';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { Badge } from '#ui/badge.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';

type Asked = { act: 'form'; method: PayeeMethod; payee: AdminPayee | undefined } | { act: Act; payee: AdminPayee };

/** Where money for credit is sent: what payers read, and what waits for a second administrator. */
export function Page() {
  const { t } = useTranslation(['payees', 'credits']);
  const api = useApi();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(allQuery(api));
  const [asked, setAsked] = useState<Asked>();
  const order = useMutation({
    mutationFn: ({ method, ids }: { method: PayeeMethod; ids: string[] }) => orderPayees(api, method, ids),
    onSettled: () => client.invalidateQueries({ queryKey: ALL_PAYEES }),
  });
  const close = () => setAsked(undefined);

  const card = (payee: AdminPayee, index: number, shown: AdminPayee[]) => {
    const before = shown[index - 1];
    const ids = shown.map(({ id }) => id);
    const up = () =>
      order.mutate({ method: payee.method, ids: ids.toSpliced(index - 1, 2, payee.id, before?.id ?? '') });
    return (
      <PayeeCard
        key={payee.id}
        payee={payee}
        onChange={() => setAsked({ act: 'form', method: payee.method, payee })}
        onAct={(act) => setAsked({ act, payee })}
        onUp={before?.isActive && payee.isActive ? up : undefined}
      />
    );
  };
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/payees" noindex />
      <DeskHead title={t('title')} />
      <p className={css.lead}>{t('lead')}</p>
      {error && !data && <FailedPanel error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data &&
        CASH_METHODS.map((method) => (
          <section key={method} className={css.method} aria-label={t(`credits:methods.${method}`)}>
            <div className={css.methodHead}>
              <h2>{t(`credits:methods.${method}`)}</h2>
              {data.missing.includes(method) && <Badge tone="warning">{t('missing')}</Badge>}
              <PlainButton
                look="outline"
                compact
                data-act={`add-${method}`}
                aria-label={`${t('add')}: ${t(`credits:methods.${method}`)}`}
                onClick={() => setAsked({ act: 'form', method, payee: undefined })}
              >
                {t('add')}
              </PlainButton>
            </div>
            {data.missing.includes(method) && <p className={css.dim}>{t('missingText')}</p>}
            {data.payees.filter((payee) => payee.method === method).map(card)}
          </section>
        ))}
      {asked?.act === 'form' && <PayeeDialog method={asked.method} payee={asked.payee} onClose={close} />}
      {asked && asked.act !== 'form' && <DecideDialog act={asked.act} payee={asked.payee} onClose={close} />}
    </Desk>
  );
}
