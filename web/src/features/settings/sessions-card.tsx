import type { Session } from '@diyar/api/contracts/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { SettingsCard } from '#ui/desk/settings-card.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Bone, Skeleton } from '#ui/skeleton.tsx';
import { endOtherSessions, endSession, sessionsQuery } from './api.ts';
import { SessionRow } from './session-row.tsx';
import css from './sessions.module.css';
import common from './settings.module.css';

/** Where the account is signed in, and the way out for each place but this one. */
export function SessionsCard() {
  const { t } = useTranslation(['settings', 'ui']);
  const api = useApi();
  const client = useQueryClient();
  const list = useQuery(sessionsQuery(api));
  const [asked, setAsked] = useState<Session | 'others'>();

  const end = useMutation({
    mutationFn: async (which: Session | 'others') => {
      if (which === 'others') await endOtherSessions(api);
      else await endSession(api, which.id);
    },
    onSuccess: (_, which) => {
      toast.success(t(which === 'others' ? 'sessions.endedAll' : 'sessions.ended'));
    },
    // Also after a failure: the device may have left by itself.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
      setAsked(undefined);
    },
  });

  // The device in hand first.
  const sessions = [...(list.data ?? [])].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  return (
    <SettingsCard title={t('sessions.title')} text={t('sessions.text')}>
      {list.isPending && (
        <Skeleton className={css.list}>
          <Bone height={72} radius={12} />
          <Bone height={72} radius={12} />
        </Skeleton>
      )}
      {list.isError && !list.data && (
        <div role="alert" className={common.line}>
          <p className={common.error}>{list.error.message}</p>
          <PlainButton look="outline" compact onClick={() => list.refetch()}>
            {t('ui:retry')}
          </PlainButton>
        </div>
      )}
      {list.data && (
        <ul className={css.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setAsked(session)} />
          ))}
        </ul>
      )}
      {list.data && others.length === 0 && <p className={common.dim}>{t('sessions.onlyThis')}</p>}
      {others.length > 0 && (
        <div className={common.actions}>
          <PlainButton look="danger" compact onClick={() => setAsked('others')}>
            {t('sessions.endAll')}
          </PlainButton>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={t(asked === 'others' ? 'sessions.askAll' : 'sessions.ask')}
          text={asked === 'others' ? t('sessions.askAllText') : t('sessions.askText')}
          confirm={t(asked === 'others' ? 'sessions.endAll' : 'sessions.end')}
          isBusy={end.isPending}
          onConfirm={() => end.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SettingsCard>
  );
}
