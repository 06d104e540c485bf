import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { type Desk, saveFilter } from './api.ts';

type Props = { desk: Desk; query: string; onDone: () => Promise<unknown>; onClose: () => void };

/** Asks what the filters of now are called. */
export function SaveDialog({ desk, query, onDone, onClose }: Props) {
  const { t } = useTranslation('saved-filters');
  const api = useApi();

  async function confirm({ name }: { name: string }) {
    await saveFilter(api, desk, { name, query });
    toast.success(t('saved', { name }));
    await onDone();
    onClose();
  }
  return (
    <ReasonDialog
      title={t('title')}
      consequences={[t('again'), t('mine')]}
      confirm={t('button')}
      initialValues={{ name: '' }}
      fields={(form) => (
        <TextInput {...form.getInputProps('name')} label={t('name')} autoComplete="off" maxLength={60} data-autofocus />
      )}
      checks={{ name: filled }}
      onConfirm={confirm}
      stale={[]}
      onStale={() => undefined}
      onClose={onClose}
    />
  );
}
