import { useTranslation } from 'react-i18next';
import { AuthScreen } from '#features/accounts/auth-screen.tsx';
import { useFrom } from '#features/accounts/destination.ts';
import { GoogleEntry } from '#features/accounts/google-entry.tsx';
import { RegisterForm } from '#features/accounts/register-form.tsx';
import { WhenAnonymous } from '#features/accounts/when-anonymous.tsx';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';

export function Page() {
  const { t } = useTranslation('accounts');
  const from = useFrom();
  return (
    <WhenAnonymous>
      <Seo title={t('register.title')} description={t('register.text')} path="/register" />
      <AuthScreen
        title={t('register.title')}
        text={t('register.text')}
        foot={
          <>
            {t('register.haveAccount')}{' '}
            <AppLink to="/login" state={{ from }}>
              {t('register.login')}
            </AppLink>
          </>
        }
      >
        <GoogleEntry mode="register" />
        <RegisterForm />
      </AuthScreen>
    </WhenAnonymous>
  );
}
