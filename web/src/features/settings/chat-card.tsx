import type { ChatChannel } from '@diyar/api/rules/notifications';
import { Button, Group, Switch, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { isolate } from '#lib/format.ts';
import { toast } from '#lib/toast.ts';
import { Badge, SettingsCard } from '#ui/desk/settings-card.tsx';
import { chatsQuery, startChat, stopChat } from './api.ts';

/** How soon a chat that is being linked over there shows here. */
const POLL_MS = 3_000;

interface Props {
  channel: ChatChannel;
  alerts: boolean;
  onAlerts: (on: boolean) => void;
}

/** Messages by a messenger that the site can send by: linking a chat, what goes there, and the end of it. */
export function ChatCard({ channel, alerts, onAlerts }: Props) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const messenger = t(`chats.names.${channel}`);
  const start = useMutation({ mutationFn: () => startChat(api, channel) });
  const { data, refetch } = useQuery({
    ...chatsQuery(api),
    select: ({ chats }) => chats.find((chat) => chat.channel === channel),
    refetchInterval: start.isSuccess ? POLL_MS : false,
  });
  const end = useMutation({
    mutationFn: () => stopChat(api, channel),
    onSuccess: () => {
      toast.success(t('chats.unlinked', { messenger }));
      return refetch();
    },
  });
  const isDone = start.isSuccess && Boolean(data?.linked);
  const { reset } = start;
  useEffect(() => {
    if (!isDone) return;
    toast.success(t('chats.done', { messenger }));
    reset();
  }, [isDone, messenger, reset, t]);

  if (!data || (!data.isSetUp && !data.linked)) return null;
  const { linked } = data;
  if (linked)
    return (
      <SettingsCard
        title={messenger}
        text={t('chats.linkedTo', { name: isolate(linked.name) })}
        badge={<Badge tone="good">{t('chats.linked')}</Badge>}
      >
        <Switch
          name={`savedSearches.${channel}`}
          label={t('chats.alerts')}
          checked={alerts}
          onChange={(event) => onAlerts(event.currentTarget.checked)}
        />
        <Group mt="sm">
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate()}>
            {t('chats.unlink', { messenger })}
          </Button>
        </Group>
      </SettingsCard>
    );
  return (
    <SettingsCard title={messenger} text={t('chats.text', { messenger })}>
      {start.isSuccess ? (
        <Group role="status">
          <Button component="a" href={start.data.url} target="_blank" rel="noopener noreferrer">
            {t('chats.open', { messenger })}
          </Button>
          <Text>{t(`chats.next.${channel}`)}</Text>
        </Group>
      ) : (
        <Group>
          <Button loading={start.isPending} onClick={() => start.mutate()}>
            {t('chats.link', { messenger })}
          </Button>
        </Group>
      )}
    </SettingsCard>
  );
}
