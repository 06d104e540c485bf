import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Purse } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { AppLink } from '#ui/app-link.tsx';
import { DateText } from '#ui/date-text.tsx';
import { Facts } from '#ui/desk/facts.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Money } from '#ui/money.tsx';
import { Phone } from '#ui/phone.tsx';
import { type AdminRequest, fetchProof, userCreditQuery } from './api.ts';
import css from './credits.module.css';
import { type Decision, needsTwoText } from './decision-dialog.tsx';
import { Download } from './download.tsx';
import { payeeLine } from './payee-line.ts';
import { StatusBadge } from './status-badge.tsx';
import { TransactionList } from './transaction-list.tsx';

type Props = { request: AdminRequest; userPath: string; onDecide: (decision: Decision) => void };

/** Details of a request: the payer, the payment, the proof, and what moved the account before. */
export function RequestDetails({ request, userPath, onDecide }: Props) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const api = useApi();
  const { user, status } = request;
  return (
    <>
      {request.needsTwo && status === 'pending' && (
        <p className={css.warning}>
          {needsTwoText(t, request, lang)}{' '}
          {request.firstApprovedBy && t('admin.firstApproved', { name: request.firstApprovedBy.name })}
        </p>
      )}
      {request.isClosed && status === 'pending' && <p className={css.warning}>{t(`admin.closed.${request.type}`)}</p>}
      {request.isAskerGone && status === 'pending' && request.type === 'refund' && (
        <p className={css.warning}>{t('admin.askerGone')}</p>
      )}
      {request.sameReference.length > 0 && (
        <div className={css.warning} role="note">
          <strong>{t('admin.same')}</strong>
          {request.sameReference.map((other) => (
            <p key={other.paymentId} className={css.lead}>
              {t('admin.sameLine', {
                payer: other.payer,
                amount: isolate(formatMoney(other.amount, lang)),
                status: t(`statuses.${other.status as 'success'}`),
              })}
            </p>
          ))}
        </div>
      )}
      <Facts
        facts={[
          [t('columns.amount'), <Money key="amount" value={request.amount} />],
          [t('columns.status'), <StatusBadge key="status" status={status} />],
          [
            t('columns.user'),
            <AppLink key="user" to={userPath}>
              {user.name}
            </AppLink>,
          ],
          [t('admin.office'), request.office],
          [t('admin.balance'), <Money key="balance" value={request.balance} />],
          [t('columns.method'), t(`methods.${request.method}`)],
          [t('columns.reference'), request.referenceNumber && <bdi dir="ltr">{request.referenceNumber}</bdi>],
          [t('payment.sentTo'), request.payee && <bdi key="payee">{payeeLine(request.payee)}</bdi>],
          [t('admin.payTo'), request.payTo && <bdi>{request.payTo}</bdi>],
          [t('admin.reason'), request.reason],
          [
            t('payments.user'),
            user.email ? (
              <bdi key="email" dir="ltr">
                {user.email}
              </bdi>
            ) : (
              user.phone && <Phone key="phone" number={user.phone} />
            ),
          ],
          [t('columns.date'), <DateText key="date" value={request.requestDate} style="time" />],
          [t('admin.decidedBy'), request.decidedBy],
          [t('admin.notes'), request.notes],
          [
            t('admin.proof'),
            request.hasProof ? (
              <Download
                key="proof"
                label={t('admin.openProof')}
                fileName={`proof-${request.id.slice(-8)}`}
                fetch={() => fetchProof(api, request.id)}
              />
            ) : (
              request.type === 'addition' && t('admin.noProof')
            ),
          ],
        ]}
      />
      {status === 'pending' && (
        <div className={css.buttons}>
          <PlainButton data-act="approve" onClick={() => onDecide('approve')}>
            {t('admin.approve')}
          </PlainButton>
          <PlainButton data-act="reject" look="danger" onClick={() => onDecide('reject')}>
            {t('admin.reject')}
          </PlainButton>
        </div>
      )}
      <History userId={user.id} purse={request.office ? 'office' : 'private'} />
    </>
  );
}

function History({ userId, purse }: { userId: string; purse: Purse }) {
  const { t } = useTranslation('credits');
  const { data, error, refetch } = useQuery(userCreditQuery(useApi(), userId, purse));
  return (
    <section aria-label={t('admin.history')}>
      <h2>{t('admin.history')}</h2>
      {error && !data && <FailedPanel error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data?.transactions.length === 0 && <p className={css.lead}>{t('admin.noHistory')}</p>}
      {data && data.transactions.length > 0 && <TransactionList transactions={data.transactions} />}
    </section>
  );
}
