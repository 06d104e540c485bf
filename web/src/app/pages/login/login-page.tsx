import { useTranslation } from 'react-i18next';
import { AuthScreen } from '#features/accounts/auth-screen.tsx';
import { useFrom, useGoOn } from '#features/accounts/destination.ts';
import { GoogleEntry } from '#features/accounts/google-entry.tsx';
import { LoginForm } from '#features/accounts/login-form.tsx';
import { WhenAnonymous } from '#features/accounts/when-anonymous.tsx';
import { useHydrated } from '#lib/hydrated.tsx';
import { Seo } from '#lib/seo.tsx';
import { AppLink } from '#ui/app-link.tsx';

const WHY = [
  ['post', /^\/dashboard\/properties\/new\b/],
  ['dashboard', /^\/dashboard\b/],
  ['listing', /^\/property\//],
  ['search', /^\/(?:properties|for-sale|for-rent|syria)\b/],
] as const;

/** Why somebody is asked to sign in, by where they were on the way to; undefined where they came to it themselves. */
const whyAsked = (from: string | undefined) => WHY.find(([, path]) => from && path.test(from))?.[0];

export function Page() {
  const { t } = useTranslation('accounts');
  const from = useFrom();
  const goOn = useGoOn();
  // The server does not know where somebody came from.
  const why = whyAsked(useHydrated() ? from : undefined);
  return (
    <WhenAnonymous>
      <Seo title={t('login.title')} description={t('login.text')} path="/login" />
      <AuthScreen
        title={t('login.title')}
        text={t(why ? `login.why.${why}` : 'login.text')}
        foot={
          <>
            {t('login.noAccount')}{' '}
            <AppLink to="/register" state={{ from }}>
              {t('login.register')}
            </AppLink>
          </>
        }
      >
        <GoogleEntry mode="login" />
        <LoginForm onDone={goOn} />
      </AuthScreen>
    </WhenAnonymous>
  );
}
