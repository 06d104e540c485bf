import type { User } from '@diyar/api/contracts/accounts';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiContext } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { hasSessionCookie } from '#lib/session-storage.ts';
import type { SignInAgainRequest } from '#lib/sign-in-again.ts';
import frame from '#ui/dialog.module.css';
import { PlainButton } from '#ui/link-button.tsx';
import { destinationOf } from './destination-of.ts';
import google from './google-button.module.css';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import css from './sign-in-again-dialog.module.css';

/**
 * Signs the same person in over the page whose session ended, so that what they were filling in stays. The page is out of
 * sight meanwhile: it is theirs, and somebody else may sit there.
 */
export function SignInAgainDialog({ request: { user, visitor, settle } }: { request: SignInAgainRequest }) {
  const { t } = useTranslation('accounts');
  const lang = useLang();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);

  const lookForSession = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && hasSessionCookie()) settle('elsewhere');
  });
  useEffect(() => {
    const look = () => lookForSession();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  function enter(now: User): void {
    settle(now.id);
    // Google let somebody else in: the page of the one before is none of theirs.
    if (now.id !== user.id) location.assign(withLang(destinationOf(now, undefined), lang));
  }

  return (
    <dialog
      ref={ref}
      className={`${frame.dialog} ${css.dialog}`}
      aria-labelledby={id}
      // Escape would throw away what the dialog is there to keep.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={id} className={frame.title}>
        {t('again.title')}
      </h2>
      <p className={css.text}>{t('again.text')}</p>
      <p className={css.as}>
        {t('again.as')} <bdi dir="auto">{user.email ?? `${user.firstName} ${user.lastName}`}</bdi>
      </p>
      <ApiContext value={visitor}>
        {user.hasPassword && user.email && <LoginForm email={user.email} onDone={enter} />}
        {user.hasPassword && <p className={google.or}>{t('again.or')}</p>}
        <GoogleButton mode="login" onDone={enter} inDialog />
      </ApiContext>
      <PlainButton look="plain" className={css.leave} onClick={() => settle(undefined)}>
        {t('again.leave')}
      </PlainButton>
    </dialog>
  );
}
