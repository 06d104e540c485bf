import type { UserProfile } from '@diyar/api/contracts/admin-users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { DateText } from '#ui/date-text.tsx';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { endSession, USERS_KEY } from './api.ts';
import css from './profile.module.css';
import { ProfileCard } from './profile-card.tsx';

type Session = UserProfile['sessions'][number];

/** Devices that are signed in, each of which can be signed out. */
export function ProfileSessions({ id, profile: { sessions } }: { id: string; profile: UserProfile }) {
  const { t } = useTranslation('admin-users');
  const api = useApi();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Session>();
  const nameOf = ({ device }: Session) => (device === '?' ? t('profile.unknownDevice') : device);
  const end = useMutation({
    mutationFn: (session: Session) => endSession(api, id, session.id),
    onSuccess: () => toast.success(t('profile.sessionEnded')),
    onSettled: async () => {
      setAsked(undefined);
      await client.invalidateQueries({ queryKey: USERS_KEY });
    },
  });
  return (
    <ProfileCard title={t('profile.sessions')}>
      {sessions.length === 0 && <p className={css.dim}>{t('profile.noSessions')}</p>}
      <ul className={css.list}>
        {sessions.map((session) => (
          <li key={session.id} className={css.session}>
            <span className={css.words}>
              <bdi>{nameOf(session)}</bdi>
              <span className={css.dim}>
                <DateText value={session.lastUsedAt} relative />
                {session.ip && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{session.ip}</bdi>
                  </>
                )}
              </span>
            </span>
            <PlainButton
              look="outline"
              compact
              data-act="end-session"
              aria-label={t('profile.endOf', { device: nameOf(session) })}
              onClick={() => setAsked(session)}
            >
              {t('profile.end')}
            </PlainButton>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t('profile.endTitle', { device: nameOf(asked) })}
          text={t('profile.endText')}
          confirm={t('profile.end')}
          isBusy={end.isPending}
          onConfirm={() => end.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </ProfileCard>
  );
}
