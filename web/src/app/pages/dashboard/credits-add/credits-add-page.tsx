import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AddCreditForm } from '../../../../features/credits/add-credit-form.tsx';
import { figuresQuery, referenceQuery } from '../../../../features/credits/api.ts';
import css from '../../../../features/credits/credits.module.css';
import { PayOnline } from '../../../../features/credits/pay-online.tsx';
import { amountIn, purchaseIn } from '../../../../features/credits/purchase-in-address.ts';
import { PurseDesk } from '../../../../features/credits/purse-desk.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { useLang } from '../../../../lib/i18n.ts';
import { withLang } from '../../../../lib/links.ts';
import { Seo } from '../../../../lib/seo.tsx';
import { toast } from '../../../../lib/toast.ts';
import { Desk } from '../../../../ui/desk/desk.tsx';
import { DeskHead } from '../../../../ui/desk/desk-head.tsx';
import { FailedPanel, retryOf } from '../../../../ui/failed-panel.tsx';
import { PlainButton } from '../../../../ui/link-button.tsx';
import { Loading } from '../../../../ui/loading.tsx';

/** How to pay, and the form that tells of it; `?amount=` is what a purchase misses. */
export const Page = () => (
  <PurseDesk>
    <CreditsAddPage />
  </PurseDesk>
);

function CreditsAddPage() {
  const { t } = useTranslation('credits');
  const api = useApi();
  const [params] = useSearchParams();
  const [navigate, lang] = [useNavigate(), useLang()];
  const figures = useQuery(figuresQuery(api));
  const account = useQuery(referenceQuery(api));
  const reference = account.data;
  const error = (!figures.data && figures.error) || (!reference && account.error);
  const purchase = purchaseIn(params);
  const amount = amountIn(params, figures.data?.minimum ?? 0);

  return (
    <Desk>
      <Seo title={t('form.title')} description={t('form.lead')} path="/dashboard/credits/add" noindex />
      <DeskHead title={t('form.title')} />
      <div className={css.page}>
        <p className={css.lead}>{t('form.lead')}</p>
        {purchase && <p className={css.warning}>{t('form.purchase')}</p>}
        {error && <FailedPanel error={error} onRetry={retryOf(figures, account)} />}
        {figures.data?.canPayOnline && <PayOnline amount={amount} purchase={purchase} />}
        {reference && (
          <div className={css.reference}>
            <span>{t('form.reference')}</span>
            <strong dir="ltr">{reference}</strong>
            <PlainButton
              look="outline"
              compact
              onClick={() => void navigator.clipboard.writeText(reference).then(() => toast.success(t('form.copied')))}
            >
              {t('form.copy')}
            </PlainButton>
          </div>
        )}
        {!error && !figures.data && <Loading />}
        {!error && figures.data && (
          <AddCreditForm
            bounds={figures.data}
            amount={amount}
            purchase={purchase}
            onSent={() => void navigate(withLang('/dashboard/credits?tab=requests', lang))}
          />
        )}
      </div>
    </Desk>
  );
}
