import type { Desk, SavedFilter } from '@diyar/api/contracts/saved-filters';
import { TextInput } from '@mantine/core';
import { queryOptions } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { FRESH_MS, PRIVATE } from '#lib/query-client.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';

export type { Desk, SavedFilter };

const keyOf = (desk: Desk) => [PRIVATE, 'saved-filters', desk];

export const filtersQuery = (api: Api, desk: Desk) =>
  queryOptions({
    queryKey: keyOf(desk),
    queryFn: async ({ signal }) => (await api.get('/users/filters', { query: { desk }, signal })).filters,
    staleTime: FRESH_MS,
  });

/** Rejects with `too_many_filters` (409). */
export const saveFilter = (api: Api, desk: Desk, { name, query }: Omit<SavedFilter, 'id'>) =>
  api.post('/users/filters', { body: { desk, name, query }, errorToast: false });
export const deleteFilter = (api: Api, id: string) => api.delete('/users/filters/:id', { params: { id } });

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
