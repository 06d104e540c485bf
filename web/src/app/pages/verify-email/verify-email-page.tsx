import { useTranslation } from 'react-i18next';
import { VerifyEmail } from '#features/accounts/verify-email.tsx';
import { Seo } from '#lib/seo.tsx';

/** Where the mailed link leads: `?token=`. */
export function Page() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Seo title={t('verify.title')} description={t('verify.working.text')} path="/verify-email" noindex />
      <VerifyEmail />
    </>
  );
}
