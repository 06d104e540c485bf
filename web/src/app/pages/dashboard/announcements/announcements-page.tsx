import { Stack, Text } from '@mantine/core';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnounceDialog } from '#features/announcements/announce-dialog.tsx';
import { AnnouncementCard } from '#features/announcements/announcement-card.tsx';
import { ANNOUNCEMENTS_KEY, announcementsQuery, stopAnnouncement } from '#features/announcements/api.ts';
import { useApi } from '#lib/api-context.ts';
import { Seo } from '#lib/seo.tsx';
import { toast } from '#lib/toast.ts';
import { Desk, DeskHead } from '#ui/desk/desk.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { Loading } from '#ui/loading.tsx';

/** What administrators told everybody of a topic, and the way to tell something new. */
export function Page() {
  const { t } = useTranslation('announcements');
  const api = useApi();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(announcementsQuery(api));
  const [isWriting, setWriting] = useState(false);
  const stop = useMutation({
    mutationFn: (id: string) => stopAnnouncement(api, id),
    onSuccess: () => toast.success(t('stopped')),
    onSettled: () => client.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY }),
  });
  const write = (
    <PlainButton data-act="announce" onClick={() => setWriting(true)}>
      {t('new')}
    </PlainButton>
  );
  return (
    <Desk>
      <Seo title={t('title')} description={t('lead')} path="/dashboard/admin/announcements" noindex />
      <DeskHead title={t('title')}>{data && data.length > 0 && write}</DeskHead>
      <Text c="dimmed">{t('lead')}</Text>
      {error && !data && <FailedPanel error={error} onRetry={refetch} />}
      {!error && !data && <Loading />}
      {data?.length === 0 && (
        <EmptyState title={t('empty.title')} text={t('empty.text')} icon={<IconSpeakerphone size={32} stroke={1.4} />}>
          {write}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {data.map((announcement) => (
            <AnnouncementCard
              key={announcement.id}
              announcement={announcement}
              isBusy={stop.isPending}
              onStop={() => stop.mutate(announcement.id)}
            />
          ))}
        </Stack>
      )}
      {isWriting && <AnnounceDialog onClose={() => setWriting(false)} />}
    </Desk>
  );
}
