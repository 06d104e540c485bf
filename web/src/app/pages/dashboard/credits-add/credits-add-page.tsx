import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AddCreditForm } from '#features/credits/add-credit-form.tsx';
import { type CreditRequest, figuresQuery, referenceQuery } from '#features/credits/api.ts';
import css from '#features/credits/credits.module.css';
import { PayOnline } from '#features/credits/pay-online.tsx';
import { amountIn, purchaseIn } from '#features/credits/purchase-in-address.ts';
import { PurseDesk } from '#features/credits/purse-desk.tsx';
import { SentRequest } from '#features/credits/sent-request.tsx';
import { offeredQuery } from '#features/payees/api.ts';
import { PayTo } from '#features/payees/pay-to.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { CopyButton } from '#ui/desk/copy-button.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel, retryOf } from '#ui/failed-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';

/** Three steps: where to send money, the form that tells of it, and what happens then; `?amount=` is what a purchase misses. */
export const Page = () => (
  <PurseDesk>
    <CreditsAddPage />
  </PurseDesk>
);

function CreditsAddPage() {
  const { t } = useTranslation('credits');
  const api = useApi();
  const [params] = useSearchParams();
  const figures = useQuery(figuresQuery(api));
  const account = useQuery(referenceQuery(api));
  const offered = useQuery(offeredQuery(api));
  const [chosenId, setChosenId] = useState<string>();
  const [sent, setSent] = useState<CreditRequest>();
  const reference = account.data;
  const payee = offered.data?.find(({ id }) => id === chosenId) ?? offered.data?.[0];
  const error = (!figures.data && figures.error) || (!reference && account.error) || (!offered.data && offered.error);
  const purchase = purchaseIn(params);
  const amount = amountIn(params, figures.data?.minimum ?? 0);

  return (
    <Desk>
      <Seo title={t('form.title')} description={t('form.lead')} path="/dashboard/credits/add" noindex />
      <DeskHead title={t('form.title')} />
      {sent ? (
        <div className={css.page}>
          <SentRequest request={sent} />
        </div>
      ) : (
        <div className={css.page}>
          <p className={css.lead}>{t('form.lead')}</p>
          {purchase && <p className={css.warning}>{t('form.purchase')}</p>}
          {error && <FailedPanel error={error} onRetry={retryOf(figures, account, offered)} />}
          {figures.data?.canPayOnline && <PayOnline amount={amount} purchase={purchase} />}
          {!error && !(figures.data && offered.data) && <Loading />}
          {!error && offered.data?.length === 0 && (
            <EmptyState as="h2" title={t('steps.none')} text={t('steps.noneText')}>
              <LinkButton look="outline" to="/contact">
                {t('steps.contact')}
              </LinkButton>
            </EmptyState>
          )}
          {payee && (
            <ol className={css.steps}>
              <li>
                <h2>{t('steps.send')}</h2>
                <PayTo payees={offered.data ?? []} chosen={payee} onChoose={({ id }) => setChosenId(id)} />
                {reference && (
                  <div className={css.reference}>
                    <span>{t('form.reference')}</span>
                    <strong dir="ltr">{reference}</strong>
                    <CopyButton text={reference} label={t('form.copy')} />
                  </div>
                )}
              </li>
              {figures.data && (
                <li>
                  <h2>{t('steps.tell')}</h2>
                  <AddCreditForm
                    bounds={figures.data}
                    amount={amount}
                    purchase={purchase}
                    payee={payee}
                    onSent={(request) => {
                      setSent(request);
                      window.scrollTo(0, 0);
                    }}
                  />
                </li>
              )}
              <li>
                <h2>{t('steps.then')}</h2>
                <ul className={css.then}>
                  <li>{t('steps.usually')}</li>
                  <li>{t('steps.told')}</li>
                  <li>{t('steps.refused')}</li>
                </ul>
              </li>
            </ol>
          )}
        </div>
      )}
    </Desk>
  );
}
