import { homeOf } from '@diyar/api/rules/sections';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useMailedToken } from '#lib/mailed-token.ts';
import { useSession, useSessionState } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { sendVerification, verifyEmail } from './api.ts';
import { AuthScreen } from './auth-screen.tsx';
import css from './link-mark.module.css';
import { LinkMark, type LinkState } from './link-mark.tsx';
import { useLink } from './use-link.ts';

/** Confirms the e-mail as soon as the page is open, and says how it went. */
export function VerifyEmail() {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const session = useSession();
  const { status, user } = useSessionState();
  const { token, spent } = useMailedToken('/verify-email');
  const link = useLink({
    send: async () => {
      await verifyEmail(api, token ?? '');
      // Whoever is signed in here sees the change at once; the link has done its work even when this fails.
      if (user) await session.reload().catch(() => {});
    },
    usedCode: 'verification_link_used',
    onEnd: spent,
  });

  // A write, so no loader: what only fetches the page must not use the link up.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!token || status === 'loading' || hasBegun.current) return;
    hasBegun.current = true;
    void link.work();
  });

  const state = shown(link.state ?? (token === null ? 'invalid' : 'working'), user?.emailVerified);
  return (
    <AuthScreen
      live
      scene={state === 'done' || state === 'used' ? 'open' : 'closed'}
      mark={<LinkMark state={state} />}
      title={t(`verify.${state}.title`)}
      text={t(`verify.${state}.text`)}
    >
      <div className={css.actions}>
        {state === 'offline' && <PlainButton onClick={link.work}>{t('verify.retry')}</PlainButton>}
        {state === 'invalid' && <AskAgain isSignedIn={user !== null} />}
        {(state === 'done' || state === 'used') && (
          <LinkButton to={homeOf(user?.type ?? null)}>{t(user ? 'verify.home' : 'verify.login')}</LinkButton>
        )}
      </div>
    </AuthScreen>
  );
}

/** A dead link is no bad news for somebody whose e-mail is confirmed. */
function shown(state: LinkState, isVerified = false) {
  if (state === 'ready' || state === 'missing') return 'invalid';
  return state === 'invalid' && isVerified ? 'used' : state;
}

function AskAgain({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const [isSent, setSent] = useState(false);
  if (!isSignedIn)
    return (
      <LinkButton to="/login" state={{ from: '/dashboard/settings' }}>
        {t('verify.loginFirst')}
      </LinkButton>
    );
  const send = async () => {
    setSent(true);
    // A failure is said by a toast.
    await sendVerification(api).then(
      () => toast.success(t('verify.sent')),
      () => setSent(false),
    );
  };
  return (
    <PlainButton onClick={isSent ? undefined : send} aria-disabled={isSent || undefined}>
      {t('verify.again')}
    </PlainButton>
  );
}
