import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSessionState } from '#lib/session.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Visitors are spared the code of a menu they never see. */
const AccountMenu = lazy(async () => {
  const { AccountMenu: Menu } = await import('#features/accounts/account-menu.tsx');
  return { default: Menu };
});

/** The visitor's corner. Pages are rendered for nobody in particular, so the signed-in menu takes its place after hydration. */
export function HeaderAccount({ inMenu = false }: { inMenu?: boolean }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { user } = useSessionState();
  if (user) {
    return (
      <Suspense fallback={null}>
        <AccountMenu user={user} inMenu={inMenu} />
      </Suspense>
    );
  }

  const state = { from: pathname + search };
  return (
    <>
      <LinkButton to="/login" state={state} look={inMenu ? 'outline' : 'plain'} compact={!inMenu}>
        {t('nav.login')}
      </LinkButton>
      <LinkButton to="/register" state={state} look="outline" compact={!inMenu}>
        {t('nav.register')}
      </LinkButton>
    </>
  );
}
