import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { type DialogForm, ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { FEATURE_DAYS, type ListingAct, OVERTAKEN } from './actions.ts';
import { ADMIN_LISTINGS_KEY, type AdminListing, deleteListing, featureListing, transferListing } from './api.ts';

type Fields = { to: string; days: string };
type Props = {
  listing: Pick<AdminListing, 'id' | 'title'>;
  act: ListingAct;
  /** The field `to` of a transfer: who receives it. */
  receiver: (form: DialogForm<Fields>) => ReactNode;
  /** Once it is done, or somebody else was quicker. */
  onDone?: (act: ListingAct) => unknown;
  onClose: () => void;
};

/** Asks before an administrator features a listing, gives it away or deletes it. */
export function ActDialog({ listing, act, receiver, onDone, onClose }: Props) {
  const { t } = useTranslation('admin-listings');
  const api = useApi();
  const client = useQueryClient();
  const title = listing.title ?? t('untitled');
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ADMIN_LISTINGS_KEY });
    await onDone?.(act);
  };

  async function confirm({ reason, to, days }: Fields & { reason: string }) {
    if (act === 'feature') await featureListing(api, listing, Number(days));
    else if (act === 'transfer') await transferListing(api, listing, to, reason);
    else await deleteListing(api, listing, reason);
    toast.success(t(act === 'feature' && days === '0' ? 'acts.feature.ended' : `acts.${act}.done`, { title }));
    await refresh();
    onClose();
  }

  const days = (form: DialogForm<Fields>) => (
    <NativeSelect
      {...form.getInputProps('days')}
      label={t('days.label')}
      data={[
        ...FEATURE_DAYS.map((count) => ({ value: String(count), label: t('days.count', { count }) })),
        { value: '0', label: t('days.none') },
      ]}
    />
  );
  return (
    <ReasonDialog<Fields>
      title={t(`acts.${act}.title`, { title })}
      consequences={[t(`acts.${act}.first`), t(`acts.${act}.second`)]}
      confirm={t(`acts.${act}.button`)}
      isDangerous={act === 'delete'}
      reason={act === 'feature' ? undefined : { label: t('reason'), hint: t(`acts.${act}.told`), isRequired: true }}
      fields={act === 'feature' ? days : act === 'transfer' ? receiver : undefined}
      initialValues={{ to: '', days: '7' }}
      checks={{ to: (id) => (act === 'transfer' ? filled(id) : undefined) }}
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
