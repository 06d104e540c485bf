import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { useMailedToken } from '#lib/mailed-token.ts';
import { useSession, useSessionState } from '#lib/session.ts';
import { FormFailure } from '#ui/form/form-parts.tsx';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';
import { Notice } from '#ui/notice.tsx';
import { acceptInvitation, holdingsQuery, type PrivateChoice, viewInvitation } from './api.ts';
import { hasPrivate, PrivateQuestions } from './private-choice.tsx';

const HERE = '/invitation';

/** Where a mailed invitation leads. Opening it changes nothing; accepting needs an account, and the way to one leads back. */
export function InvitationNotice() {
  const { t } = useTranslation(['office-team', 'form']);
  const api = useApi();
  const session = useSession();
  const { user, status } = useSessionState();
  const { token, spent } = useMailedToken(HERE);
  /** The office's name, once that is done. */
  const [joined, setJoined] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [choice, setChoice] = useState<PrivateChoice>({});
  const [payToError, setPayToError] = useState<string>();
  const holdings = useQuery({ ...holdingsQuery(api), enabled: Boolean(token && user) });
  const found = useQuery({
    queryKey: ['office-invitation', token],
    queryFn: () => viewInvitation(api, token ?? ''),
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (joined)
    return (
      <Notice scene="open" title={t('invitation.joined', { office: joined })} text={t('invitation.joinedText')}>
        <LinkButton to="/dashboard/office?tab=team">{t('invitation.toTeam')}</LinkButton>
      </Notice>
    );
  if (token === null || found.isError)
    return (
      <Notice scene="closed" title={t('invitation.invalid')} text={found.error?.message ?? t('invitation.invalidText')}>
        <LinkButton look="outline" to="/dashboard">
          {t('invitation.account')}
        </LinkButton>
      </Notice>
    );
  if (!found.data || !token || status === 'loading') return <Loading />;
  const { office, role, invitedBy, sentTo } = found.data;
  const asks = holdings.data && hasPrivate(holdings.data);

  async function accept(held: string): Promise<void> {
    const needsPayTo = choice.credit === 'pay_out' && !choice.payTo?.trim();
    setPayToError(needsPayTo ? t('form:errors.required') : undefined);
    if (needsPayTo) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { isWaiting } = await acceptInvitation(api, held, asks ? choice : undefined);
      if (isWaiting) {
        setAsked(true);
        return;
      }
      // The account is an office's now, in the token too.
      await session.renew();
      await session.reload();
      setJoined(office.name);
      spent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  }

  if (isAsked)
    return (
      <Notice
        scene="open"
        title={t('invitation.asked', { office: office.name })}
        text={t('invitation.askedText', { email: sentTo })}
      >
        <LinkButton look="outline" to="/dashboard">
          {t('invitation.account')}
        </LinkButton>
      </Notice>
    );
  const from = { from: HERE };
  return (
    <Notice
      scene="open"
      title={t('invitation.title', { office: office.name })}
      text={t('invitation.text', {
        inviter: invitedBy ?? office.name,
        role: t(`roles.${role}`),
        rights: t(`invitation.${role}`),
      })}
    >
      {user ? (
        <>
          <p>{t('invitation.as', { name: `${user.firstName} ${user.lastName}` })}</p>
          {asks && (
            <PrivateQuestions holdings={holdings.data} choice={choice} onChange={setChoice} payToError={payToError} />
          )}
          <FormFailure text={failure} />
          <PlainButton aria-disabled={isBusy || undefined} onClick={() => !isBusy && void accept(token)}>
            {t(isBusy ? 'invitation.joining' : 'invitation.accept')}
          </PlainButton>
        </>
      ) : (
        <>
          <p>{t('invitation.needsAccount', { email: sentTo })}</p>
          <LinkButton to="/register" state={from}>
            {t('invitation.register')}
          </LinkButton>
          <LinkButton to="/login" state={from} look="outline">
            {t('invitation.logIn')}
          </LinkButton>
        </>
      )}
    </Notice>
  );
}
