import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { type LoadContext, notFound } from '#app/page-route.ts';
import { fetchReceipt, paymentQuery } from '#features/credits/api.ts';
import { Download } from '#features/credits/download.tsx';
import { KeptPurchases } from '#features/credits/kept-purchases.tsx';
import { GivenList, PaymentFacts, PaymentNote } from '#features/credits/payment-details.tsx';
import { PurseDesk } from '#features/credits/purse-desk.tsx';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { isUuid } from '#lib/uuid.ts';
import { AppLink } from '#ui/app-link.tsx';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import css from './payment-page.module.css';

export const load = ({ params }: LoadContext) => isUuid(params.id) || notFound();
const LIST = '/dashboard/credits?tab=payments';

/** A payment: its state, what it paid for, its receipt, and of added credit the purchases that waited for it. */
export const Page = () => (
  <PurseDesk>
    <PaymentPage />
  </PurseDesk>
);

function PaymentPage() {
  const { t } = useTranslation('credits');
  const { id = '' } = useParams();
  const api = useApi();
  const { data: payment, error, refetch } = useQuery(paymentQuery(api, id));

  if (error && !payment) {
    return (
      <FailedPanel title={t('failed.payment')} error={error} onRetry={refetch}>
        <LinkButton to={LIST} look="plain">
          {t('payment.all')}
        </LinkButton>
      </FailedPanel>
    );
  }
  if (!payment) return <Loading />;

  const { receiptNumber } = payment;
  const name = payment.title ?? t(`kinds.${payment.kind}`);
  return (
    <Desk>
      <Seo title={name} description={name} path={`/dashboard/payments/${id}`} noindex />
      <AppLink to={LIST} className={css.back}>
        {t('payment.all')}
      </AppLink>
      <DeskHead title={name}>
        {receiptNumber && (
          <Download
            label={t('receipt.get', { number: receiptNumber })}
            fileName={`${receiptNumber}.pdf`}
            fetch={() => fetchReceipt(api, id)}
          />
        )}
      </DeskHead>
      <div className={css.card}>
        <PaymentNote payment={payment} />
        <PaymentFacts payment={payment} />
      </div>
      {payment.given.length > 0 && <GivenList payment={payment} />}
      {payment.kind === 'top_up' && payment.status === 'success' && <KeptPurchases />}
    </Desk>
  );
}
