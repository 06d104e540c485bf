import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useMessages } from '#app/use-messages.ts';
import { GoogleButton } from '#features/accounts/google-button.tsx';
import { GoogleNote } from '#features/accounts/google-entry.tsx';
import { LoginForm } from '#features/accounts/login-form.tsx';
import frame from '#ui/dialog.module.css';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { contactMark, type Way } from './contact-way.ts';
import css from './sign-in-sheet.module.css';

type Props = {
  way: Way;
  title: string;
  onClose: () => void;
};

/**
 * Over the listing: why an account is asked for, the way to one first, and the log-in in place. Whoever signs in goes on where they
 * pressed; whoever opens an account comes back to it.
 */
export function SignInSheet({ way, title, onClose }: Props) {
  const hasTexts = [useMessages('contact-sign-in'), useMessages('accounts'), useMessages('form')].every(Boolean);
  return hasTexts ? <Sheet way={way} title={title} onClose={onClose} /> : null;
}

function Sheet({ way, title, onClose }: Props) {
  const { t } = useTranslation('contact-sign-in');
  const { pathname, search } = useLocation();
  const ref = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [hasAccount, setHasAccount] = useState(false);
  useEffect(() => {
    ref.current?.showModal();
    head.current?.focus();
  }, []);
  const close = () => ref.current?.close();

  return (
    <dialog ref={ref} className={`${frame.dialog} ${css.sheet}`} aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId} ref={head} tabIndex={-1} className={`${frame.title} ${css.title}`}>
        {t(`title.${way}`)}
      </h2>
      <p className={css.about}>
        <bdi>{title}</bdi>
      </p>
      {hasAccount ? (
        // The page behind knows at once who is signed in, and goes on with what was pressed.
        <LoginForm onDone={() => {}} />
      ) : (
        <>
          <p className={css.why}>{t(`why.${way === 'message' ? 'message' : 'number'}`)}</p>
          <div className={css.ways}>
            <LinkButton to="/register" state={{ from: pathname + search + contactMark(way) }}>
              {t('register')}
            </LinkButton>
            <GoogleButton mode="login" onDone={() => {}} inDialog />
            <PlainButton look="outline" onClick={() => setHasAccount(true)}>
              {t('haveAccount')}
            </PlainButton>
          </div>
          <GoogleNote />
        </>
      )}
      <PlainButton look="plain" className={css.cancel} onClick={close}>
        {t('cancel')}
      </PlainButton>
    </dialog>
  );
}
