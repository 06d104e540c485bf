import { useTranslation } from 'react-i18next';
import { AuthScreen } from '#features/accounts/auth-screen.tsx';
import { ForgotForm } from '#features/accounts/forgot-form.tsx';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';

export function Page() {
  const { t } = useTranslation('accounts');
  return (
    <>
      <Seo title={t('forgot.title')} description={t('forgot.text')} path="/forgot-password" noindex />
      <AuthScreen
        scene="closed"
        title={t('forgot.title')}
        text={t('forgot.text')}
        foot={
          <>
            {t('forgot.remembered')} <AppLink to="/login">{t('forgot.login')}</AppLink>
            <br />
            <AppLink to="/one-click">{t('forgot.google')}</AppLink>
          </>
        }
      >
        <ForgotForm />
      </AuthScreen>
    </>
  );
}
