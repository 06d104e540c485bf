import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import type { useMailedToken } from '#lib/mailed-token.ts';
import { useSession, useSessionState } from '#lib/session.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import { confirmDeletion } from './api.ts';
import { AuthScreen } from './auth-screen.tsx';
import { DeletionFacts } from './delete-account-form.tsx';
import css from './link-mark.module.css';
import { LinkMark, type LinkState } from './link-mark.tsx';
import { useLink } from './use-link.ts';

type Props = {
  link: ReturnType<typeof useMailedToken>;
  /** What the link's account would lose. */
  facts: ReactNode;
  /** Why the link is good for nothing, when that is known before it is tried. */
  refusal: 'used' | 'invalid' | undefined;
};

/** The last question before an account goes, and what came of the answer. Opening the link alone deletes nothing. */
export function ConfirmDeletion({ link: { token, spent }, facts, refusal }: Props) {
  const { t } = useTranslation('accounts');
  const api = useApi();
  const session = useSession();
  const { status } = useSessionState();
  const link = useLink({
    send: async () => {
      await confirmDeletion(api, token ?? '');
      if (status === 'signedIn') await session.logOut();
    },
    usedCode: 'deletion_link_used',
    onEnd: spent,
  });
  const state = link.state ?? refusal ?? (token === null ? 'missing' : 'ready');

  return (
    <AuthScreen
      live
      scene={state === 'done' || state === 'used' ? 'empty' : 'closed'}
      mark={<LinkMark state={state} />}
      title={t(`deletion.confirm.${state}.title`)}
      text={t(`deletion.confirm.${state}.text`)}
    >
      {state === 'ready' && facts}
      {state === 'ready' && <DeletionFacts />}
      <Answers state={state} isReady={typeof token === 'string'} onDelete={link.work} />
    </AuthScreen>
  );
}

function Answers({ state, isReady, onDelete }: { state: LinkState; isReady: boolean; onDelete: () => void }) {
  const { t } = useTranslation('accounts');
  if (state === 'working') return null;
  return (
    <div className={css.actions}>
      {state === 'ready' && (
        <PlainButton look="danger" disabled={!isReady} onClick={onDelete}>
          {t('deletion.confirm.submit')}
        </PlainButton>
      )}
      {state === 'offline' && <PlainButton onClick={onDelete}>{t('deletion.confirm.retry')}</PlainButton>}
      {(state === 'invalid' || state === 'missing') && (
        <LinkButton to="/account/delete">{t('deletion.confirm.askAgain')}</LinkButton>
      )}
      <LinkButton to="/" look="outline">
        {t(state === 'done' || state === 'used' ? 'deletion.confirm.home' : 'deletion.confirm.keep')}
      </LinkButton>
    </div>
  );
}
