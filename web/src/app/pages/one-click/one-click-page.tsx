import { useTranslation } from 'react-i18next';
import { AuthScreen } from '#features/accounts/auth-screen.tsx';
import { OneClick } from '#features/accounts/one-click.tsx';
import { WhenAnonymous } from '#features/accounts/when-anonymous.tsx';
import { Seo } from '#lib/seo.tsx';

/** The spec's one-click screen: logs in, or registers, whichever it takes. */
export function Page() {
  const { t } = useTranslation('accounts');
  return (
    <WhenAnonymous>
      <Seo title={t('oneClick.title')} description={t('oneClick.text')} path="/one-click" noindex />
      <AuthScreen title={t('oneClick.title')} text={t('oneClick.text')}>
        <OneClick />
      </AuthScreen>
    </WhenAnonymous>
  );
}
