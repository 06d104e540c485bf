import { TOPICS, type Topic } from '@diyar/api/rules/announcements';
import { NativeSelect, SimpleGrid, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatNumber } from '#lib/format.ts';
import { toast } from '#lib/toast.ts';
import { type DialogForm, ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { ANNOUNCEMENTS_KEY, announce, reachQuery } from './api.ts';
import { audienceOf, type Chosen, isNamed } from './audience.ts';
import { Preview } from './preview.tsx';
import { SubjectFields } from './subject-fields.tsx';

type Fields = Chosen & {
  titleAr: string;
  titleEn: string;
  textAr: string;
  textEn: string;
  url: string;
};
const EMPTY: Fields = {
  ...{ topic: 'all', cityId: '', categoryId: '', deal: '' },
  isPromotion: false,
  titleAr: '',
  titleEn: '',
  textAr: '',
  textEn: '',
  url: '',
};
const WORDS = [
  { lang: 'ar', dir: 'rtl', title: 'titleAr', text: 'textAr' },
  { lang: 'en', dir: 'ltr', title: 'titleEn', text: 'textEn' },
] as const;

/** Writes an announcement: for whom, in which words, how many it will reach, and how it will look to them. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('announcements');
  const api = useApi();
  const client = useQueryClient();
  // Sent again after a lost answer, it is the same one.
  const [id] = useState(() => crypto.randomUUID());
  const refresh = () => client.invalidateQueries({ queryKey: ANNOUNCEMENTS_KEY });

  async function send({ reason: _, cityId, categoryId, deal, url, ...values }: Fields & { reason: string }) {
    const audience = audienceOf({ ...values, cityId, categoryId, deal });
    await announce(api, { ...values, ...audience, id, url: url || null });
    toast.success(t('ordered'));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog<Fields>
      isWide
      title={t('new')}
      consequences={[t('consequences.minute'), t('consequences.kept')]}
      confirm={t('send')}
      initialValues={EMPTY}
      checks={{ titleAr: filled, titleEn: filled, textAr: filled, textEn: filled }}
      fields={(form) => <AnnounceFields form={form} />}
      onConfirm={send}
      stale={[]}
      onStale={refresh}
      onClose={onClose}
    />
  );
}

function AnnounceFields({ form }: { form: DialogForm<Fields> }) {
  const { t } = useTranslation('announcements');
  const { values } = form;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          label={t('fields.topic')}
          data={TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
          value={values.topic}
          onChange={({ currentTarget }) =>
            form.setValues({ topic: currentTarget.value as Topic, cityId: '', categoryId: '', deal: '' })
          }
        />
        <SubjectFields
          chosen={values}
          onChoose={(part) => form.setValues(part)}
          error={(form.errors.subjectId ?? form.errors.search) as string | undefined}
        />
      </SimpleGrid>
      <Switch
        label={t('fields.isPromotion')}
        description={t('fields.promotionHint')}
        {...form.getInputProps('isPromotion', { type: 'checkbox' })}
      />
      <Reach values={values} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {WORDS.map(({ lang, dir, title, text }) => (
          <Stack key={lang} gap="sm">
            <TextInput
              {...form.getInputProps(title)}
              label={t(`fields.${title}`)}
              dir={dir}
              lang={lang}
              maxLength={80}
            />
            <Textarea
              {...form.getInputProps(text)}
              label={t(`fields.${text}`)}
              dir={dir}
              lang={lang}
              rows={3}
              maxLength={300}
            />
            <Preview lang={lang} title={values[title]} text={values[text]} />
          </Stack>
        ))}
      </SimpleGrid>
      <TextInput
        {...form.getInputProps('url')}
        label={t('fields.url')}
        description={t('fields.urlHint')}
        placeholder="/pricing"
        dir="ltr"
        maxLength={200}
      />
    </Stack>
  );
}

/** How many it would reach now, as the server counts them. */
function Reach({ values }: { values: Chosen }) {
  const { t } = useTranslation('announcements');
  const audience = audienceOf(values);
  const isComplete = isNamed(audience);
  const { data, isError } = useQuery(reachQuery(useApi(), audience, isComplete));
  const counted = (count: number) => ({ count, shown: formatNumber(count) });
  const said = data && [
    t('reach.people', counted(data.people)),
    t('reach.devices', counted(data.devices)),
    ...(data.visitors > 0 ? [t('reach.visitors', counted(data.visitors))] : []),
    ...(values.isPromotion ? [t('reach.mails', counted(data.mails))] : []),
  ];
  return (
    <Text component="output" size="sm" fw={600} aria-live="polite">
      {!isComplete ? t('reach.choose') : isError ? t('reach.failed') : (said?.join(' · ') ?? '…')}
    </Text>
  );
}
