import { Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { DateText } from '#ui/date-text.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import type { Announcement } from './api.ts';

const TONES = { waiting: 'warning', sending: 'info', sent: 'success', stopped: 'neutral' } as const;
type Props = { announcement: Announcement; isBusy: boolean; onStop: () => void };

/** What was told, to whom, how far it has come, and the way to stop it while it is on its way. */
export function AnnouncementCard({ announcement, isBusy, onStop }: Props) {
  const { t } = useTranslation('announcements');
  const lang = useLang();
  const {
    titleAr,
    titleEn,
    textAr,
    textEn,
    topic,
    subject,
    state,
    told,
    people,
    visitors,
    visitorsTold,
    author,
    createdAt,
  } = announcement;
  const isOn = state === 'waiting' || state === 'sending';
  const facts = [
    subject ?? t(`topics.${topic}`),
    t(announcement.isPromotion ? 'promotion' : 'notice'),
    ...(author ? [author.name] : []),
  ];
  return (
    <Paper component="li" withBorder radius="md" p="md">
      <Stack gap={6}>
        <Group justify="space-between" align="start" wrap="nowrap">
          <Text component="h2" fw={600}>
            {lang === 'ar' ? titleAr : titleEn}
          </Text>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </Group>
        <Text size="sm">{lang === 'ar' ? textAr : textEn}</Text>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')} · <DateText value={createdAt} relative />
        </Text>
        <Text size="sm" c="dimmed">
          {[
            ...(people > 0 ? [t('toldOf', { told: formatNumber(told), people: formatNumber(people) })] : []),
            ...(visitors > 0
              ? [t('visitorsToldOf', { told: formatNumber(visitorsTold), visitors: formatNumber(visitors) })]
              : []),
          ].join(' · ')}
        </Text>
        {isOn && (
          <Group justify="space-between">
            <Progress
              flex={1}
              value={(100 * (told + visitorsTold)) / Math.max(1, people + visitors)}
              aria-label={t(`states.${state}`)}
            />
            <PlainButton look="outline" compact aria-disabled={isBusy || undefined} onClick={() => !isBusy && onStop()}>
              {t('stop')}
            </PlainButton>
          </Group>
        )}
      </Stack>
    </Paper>
  );
}
