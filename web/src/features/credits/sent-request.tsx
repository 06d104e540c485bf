import { useTranslation } from 'react-i18next';
import { formatDate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { Facts } from '#ui/desk/facts.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import type { CreditRequest } from './api.ts';
import css from './credits.module.css';
import { payeeLine } from './payee-line.ts';
import { StatusBadge } from './status-badge.tsx';

/** As the page promises it. */
const USUALLY_WITHIN_MS = 24 * 3_600_000;

/** What was sent, and what happens by when. */
export function SentRequest({ request }: { request: CreditRequest }) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const by = new Date(Date.parse(request.requestDate) + USUALLY_WITHIN_MS);
  return (
    <section className={css.sent} aria-label={t('steps.sent')}>
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t('steps.sent')}
      </h2>
      <p className={css.lead}>{t('steps.by', { when: formatDate(by, lang, 'time') })}</p>
      <Facts
        facts={[
          [t('columns.amount'), <Money key="amount" value={request.amount} />],
          [t('columns.status'), <StatusBadge key="status" status={request.status} />],
          [t('columns.method'), t(`methods.${request.method}`)],
          [t('payment.sentTo'), request.payee && <bdi key="payee">{payeeLine(request.payee)}</bdi>],
          [t('columns.reference'), request.referenceNumber && <bdi dir="ltr">{request.referenceNumber}</bdi>],
        ]}
      />
      <ul className={css.then}>
        <li>{t('steps.told')}</li>
        <li>{t('steps.refused')}</li>
        {request.purchaseId && <li>{t('form.purchase')}</li>}
      </ul>
      <div className={css.buttons}>
        <LinkButton to={`/dashboard/payments/${request.paymentId}`}>{t('steps.see')}</LinkButton>
        <LinkButton look="outline" to="/dashboard/credits?tab=requests">
          {t('steps.all')}
        </LinkButton>
      </div>
    </section>
  );
}
