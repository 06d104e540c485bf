import { useTranslation } from 'react-i18next';
import { AuthScreen } from '#features/accounts/auth-screen.tsx';
import { DeleteAccountForm, DeletionFacts } from '#features/accounts/delete-account-form.tsx';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';

/** Open to everyone: who lost the password may still go. */
export function Page() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Seo title={t('deletion.title')} description={t('deletion.text')} path="/account/delete" noindex />
      <AuthScreen
        scene="closed"
        title={t('deletion.title')}
        text={t('deletion.text')}
        foot={
          <>
            {t('deletion.stay')} <AppLink to="/">{t('deletion.back')}</AppLink>
          </>
        }
      >
        <DeletionFacts />
        <DeleteAccountForm />
      </AuthScreen>
    </>
  );
}
