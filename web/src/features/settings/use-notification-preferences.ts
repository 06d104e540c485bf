import type { CHANNELS, ChatChannel, NOTIFICATION_KINDS } from '@diyar/api/rules/notifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { savePreferences } from './api.ts';

type Change = {
  kind: (typeof NOTIFICATION_KINDS)[number];
  channel: (typeof CHANNELS)[number] | ChatChannel;
  on: boolean;
};

/** Shown at once, sent one after another, each with all that is chosen by then; what the server refuses goes back. */
export function useNotificationPreferences(): (change: Change) => void {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();

  function set({ kind, channel, on }: Change): void {
    const { user } = session.state();
    if (!user) return;
    const before = user.notificationPreferences;
    const notificationPreferences = { ...before, [kind]: { ...before[kind], [channel]: on } };
    session.update({ ...user, notificationPreferences });
  }

  const save = useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: async (_: Change) => {
      const { user } = session.state();
      if (user) await savePreferences(api, user.notificationPreferences);
    },
    onMutate: set,
    onSuccess: () => {
      toast.success(t('news.saved'));
    },
    // The call layer has said why.
    onError: (_, change) => set({ ...change, on: !change.on }),
  });
  return save.mutate;
}
