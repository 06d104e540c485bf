import { Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Lang } from '#lib/language.ts';
import { directionOf } from '#lib/language.ts';

type Props = { lang: Lang; title: string; text: string };

/** A message as a phone shows it, in its reader's language whatever this page's is. */
export function Preview({ lang, title, text }: Props) {
  const { t } = useTranslation('announcements');
  return (
    <Paper
      withBorder
      radius="md"
      p="sm"
      lang={lang}
      dir={directionOf(lang)}
      aria-label={t(`preview.${lang}`)}
      role="group"
    >
      <Group gap="sm" wrap="nowrap" align="start">
        <img src="/favicon.svg" alt="" width={28} height={28} />
        <div>
          <Text fw={600} size="sm" lh={1.4} style={{ overflowWrap: 'anywhere' }}>
            {title || '…'}
          </Text>
          <Text size="sm" c="dimmed" lh={1.5} style={{ overflowWrap: 'anywhere' }}>
            {text || '…'}
          </Text>
        </div>
      </Group>
    </Paper>
  );
}
