import { Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { directionOf, LANGS, type Lang } from '#lib/language.ts';
import { FailedPanel } from '#ui/failed-panel.tsx';
import { Loading } from '#ui/loading.tsx';
import { type MailExample as Example, mailExampleQuery } from './api.ts';

/** One kind in both languages: the mail as mail programs draw it, its twin in plain text, the push. */
export function MailExample({ id }: { id: string }) {
  const api = useApi();
  const { data, error, refetch } = useQuery(mailExampleQuery(api, id));
  if (error && !data) return <FailedPanel error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  return (
    <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
      {LANGS.map((lang) => (
        <InLanguage key={lang} lang={lang} message={data[lang]} />
      ))}
    </SimpleGrid>
  );
}

function InLanguage({ lang, message: { mail, push } }: { lang: Lang; message: Example[Lang] }) {
  const { t } = useTranslation('mail-gallery');
  const own = { lang, dir: directionOf(lang) };
  return (
    <Stack component="section" gap="sm" aria-label={t(`languages.${lang}`)} miw={0}>
      <Text component="h3" fw={600}>
        {t(`languages.${lang}`)}
      </Text>
      {push && (
        <Paper withBorder radius="md" p="sm" role="group" aria-label={t('push')} {...own}>
          <Group gap="sm" wrap="nowrap" align="start">
            <img src="/favicon.svg" alt="" width={28} height={28} />
            <div>
              <Text fw={600} size="sm">
                {push.title}
              </Text>
              <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                {push.body}
              </Text>
            </div>
          </Group>
        </Paper>
      )}
      {mail && (
        <>
          {/* No scripts, no forms, no way out of the frame: it is only looked at. */}
          <iframe
            title={t('asItLooks', { subject: mail.subject })}
            sandbox=""
            srcDoc={mail.html}
            style={{
              width: '100%',
              height: 520,
              border: '1px solid var(--mantine-color-default-border)',
              borderRadius: 8,
            }}
          />
          <Text size="sm" fw={600}>
            {t('plainText')}
          </Text>
          <Paper withBorder radius="md" p="sm" {...own}>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {mail.text}
            </Text>
          </Paper>
        </>
      )}
    </Stack>
  );
}
