import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthScreen } from '#features/accounts/auth-screen.tsx';
import { LinkMark } from '#features/accounts/link-mark.tsx';
import { ResetForm } from '#features/accounts/reset-form.tsx';
import { isWhole, useMailedToken } from '#lib/mailed-token.ts';
import { Seo } from '#lib/seo.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Where the mailed link leads: `?token=`. */
export function Page() {
  const { t } = useTranslation('accounts');
  const { token, spent } = useMailedToken('/reset-password');
  const [isInvalid, setInvalid] = useState(false);
  // A link that a mail programme cut short is known by its looks.
  const isDead = isInvalid || token === null || (token !== undefined && !isWhole(token));
  const end = () => {
    spent();
    setInvalid(true);
  };
  return (
    <>
      <Seo title={t('reset.title')} description={t('reset.text')} path="/reset-password" noindex />
      <AuthScreen
        live
        scene="closed"
        mark={isDead && <LinkMark state="invalid" />}
        title={t('reset.title')}
        text={t(isDead ? 'reset.noToken' : 'reset.text')}
      >
        {isDead ? (
          <LinkButton to="/forgot-password">{t('reset.askAgain')}</LinkButton>
        ) : (
          <ResetForm token={token ?? ''} onEnd={spent} onInvalid={end} />
        )}
      </AuthScreen>
    </>
  );
}
