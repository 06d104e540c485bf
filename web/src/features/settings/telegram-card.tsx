import { Button, Group, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { isolate } from '#lib/format.ts';
import { toast } from '#lib/toast.ts';
import { Badge, SettingsCard } from '#ui/desk/settings-card.tsx';
import { startTelegram, stopTelegram, telegramQuery } from './api.ts';

/** How soon a chat that is being linked over there shows here. */
const POLL_MS = 3_000;

/** Messages by Telegram, where the site has a bot: linking a chat, what goes there, and the end of it. */
export function TelegramCard({ alerts, onAlerts }: { alerts: boolean; onAlerts: (on: boolean) => void }) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const start = useMutation({ mutationFn: () => startTelegram(api) });
  const { data, refetch } = useQuery({
    ...telegramQuery(api),
    refetchInterval: ({ state }) => (start.isSuccess && !state.data?.chat ? POLL_MS : false),
  });
  const end = useMutation({
    mutationFn: () => stopTelegram(api),
    onSuccess: () => {
      toast.success(t('telegram.unlinked'));
      return refetch();
    },
  });
  const isDone = start.isSuccess && Boolean(data?.chat);
  const { reset } = start;
  useEffect(() => {
    if (!isDone) return;
    toast.success(t('telegram.done'));
    reset();
  }, [isDone, reset, t]);

  if (!data || (data.bot === null && data.chat === null)) return null;
  const { chat } = data;
  if (chat)
    return (
      <SettingsCard
        title={t('telegram.title')}
        text={t('telegram.linkedTo', { name: isolate(chat.name) })}
        badge={<Badge tone="good">{t('telegram.linked')}</Badge>}
      >
        <Switch
          name="savedSearches.telegram"
          label={t('telegram.alerts')}
          checked={alerts}
          onChange={(event) => onAlerts(event.currentTarget.checked)}
        />
        <Group mt="sm">
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
            {t('telegram.unlink')}
          </Button>
        </Group>
      </SettingsCard>
    );
  return (
    <SettingsCard title={t('telegram.title')} text={t('telegram.text')}>
      {start.isSuccess ? (
        <Group role="status">
          <Button component="a" href={start.data.url} target="_blank" rel="noopener noreferrer">
            {t('telegram.open')}
          </Button>
          <Text>{t('telegram.next')}</Text>
        </Group>
      ) : (
        <Group>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('telegram.link')}
          </Button>
        </Group>
      )}
    </SettingsCard>
  );
}
