import { useTranslation } from 'react-i18next';
import { useSessionState } from '#lib/session.ts';
import { DateText } from '#ui/date-text.tsx';
import { type Column, DeskTable } from '#ui/desk/desk-table.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Money } from '#ui/money.tsx';
import type { PaymentDetails } from './api.ts';
import css from './credits.module.css';
import { payeeLine } from './payee-line.ts';
import { StatusBadge } from './status-badge.tsx';

type Props = { payment: PaymentDetails };

/** What happens next with a payment that waits, and why one failed. */
export function PaymentNote({ payment: { status, kind, request } }: Props) {
  const { t } = useTranslation('credits');
  if (status === 'pending')
    return (
      <>
        <p className={css.lead}>{t(kind === 'refund' ? 'payment.refundWaits' : 'payment.waits')}</p>
        {request?.payee && !request.payee.isCurrent && <p className={css.warning}>{t('payment.notCurrent')}</p>}
      </>
    );
  if (status !== 'failed') return null;
  return (
    <div role="note" className={css.warning}>
      <strong>{t('payment.failed')}</strong>
      {request?.notes && <p className={css.lead}>{request.notes}</p>}
    </div>
  );
}

/** Amount, state, way and moments of a payment. */
export function PaymentFacts({ payment }: Props) {
  const { t } = useTranslation('credits');
  const { kind, amount, status, method, request, balance } = payment;
  return (
    <Facts
      facts={[
        [t('columns.amount'), <Money key="amount" value={amount} />],
        [t('columns.status'), <StatusBadge key="status" status={status} />],
        [t('columns.kind'), t(`kinds.${kind}`)],
        [t('columns.method'), t(`methods.${method}`)],
        [t('columns.reference'), payment.referenceNumber && <bdi dir="ltr">{payment.referenceNumber}</bdi>],
        [t('payment.receipt'), payment.receiptNumber && <bdi dir="ltr">{payment.receiptNumber}</bdi>],
        [t('columns.payer'), payment.payer],
        [t('payment.sentTo'), request?.payee && <bdi key="payee">{payeeLine(request.payee)}</bdi>],
        [t('payment.payTo'), request?.payTo && <bdi>{request.payTo}</bdi>],
        [t('payment.reason'), request?.reason],
        [t('payment.proof'), request?.hasProof && t('payment.attached')],
        [t('payment.notes'), status === 'failed' ? null : request?.notes],
        [t('payment.begun'), <DateText key="begun" value={payment.createdAt} style="time" />],
        [
          t('payment.settled'),
          // A purchase is paid at the moment it is made.
          kind !== 'purchase' && payment.settledAt && <DateText key="settled" value={payment.settledAt} style="time" />,
        ],
        [t('columns.balance'), balance !== null && <Money key="balance" value={balance} />],
      ]}
    />
  );
}

type Given = PaymentDetails['given'][number];
const PLACES = {
  boost: '/dashboard/boosts',
  listing: '/dashboard/properties',
  advertisement: '/dashboard/advertisements',
  subscription: '/dashboard/subscription',
} as const;

/** What was bought, from when until when, and where it is looked after. */
export function GivenList({ payment: { given, product, title } }: Props) {
  const { t } = useTranslation('credits');
  const isOffice = useSessionState().user?.type === 'office';
  const columns: Column<Given>[] = [
    {
      key: 'name',
      header: t('payment.what'),
      isName: true,
      cell: ({ name }) => name ?? (product === 'boost' ? t('payment.gone') : title),
    },
    { key: 'from', header: t('payment.from'), cell: ({ startsAt }) => <DateText value={startsAt} style="short" /> },
    {
      key: 'until',
      header: t('payment.until'),
      cell: ({ endsAt }) => (endsAt ? <DateText value={endsAt} style="short" /> : '—'),
    },
  ];
  if (given.some(({ refund }) => refund > 0)) {
    columns.push({
      key: 'refund',
      header: t('payment.returned'),
      onPhone: 'end',
      cell: ({ refund }) => (refund > 0 ? <Money value={refund} /> : '—'),
    });
  }
  // Personal accounts have their plan beside what an office has more.
  const place =
    product === 'subscription' && !isOffice ? '/dashboard/office/features#plan' : product && PLACES[product];
  return (
    <section aria-label={t('payment.given')} className={css.given}>
      <h2>{t('payment.given')}</h2>
      <DeskTable
        label={t('payment.given')}
        columns={columns}
        rows={given}
        keyOf={({ startsAt, name }) => `${startsAt}${name}`}
      />
      {product && place && (
        <LinkButton look="outline" to={place}>
          {t(`payment.see.${product}`)}
        </LinkButton>
      )}
    </section>
  );
}
