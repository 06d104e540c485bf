import type { MyListing } from '@diyar/api/contracts/my-listings';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { handOverListing } from './api.ts';

export type Colleague = { id: string; name: string; isMe: boolean };
type Props = {
  listing: MyListing;
  team: readonly Colleague[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Gives one listing or draft to a colleague. */
export function HandOverListingDialog({ listing: { id, title, colleague }, team, onDone, onClose }: Props) {
  const { t } = useTranslation('my-listings');
  const api = useApi();
  const others = team.filter((member) => (colleague ? member.id !== colleague.id : !member.isMe));
  return (
    <ReasonDialog
      title={t('handOver.title', { name: title ?? t('untitled') })}
      consequences={[t('handOver.work'), t('handOver.office'), t('handOver.told')]}
      confirm={t('handOver.button')}
      initialValues={{ userId: others[0]?.id ?? '' }}
      fields={(form) => (
        <NativeSelect
          {...form.getInputProps('userId')}
          label={t('handOver.to')}
          data={others.map(({ id: value, name, isMe }) => ({ value, label: isMe ? t('handOver.me', { name }) : name }))}
        />
      )}
      onConfirm={async ({ userId }) => {
        const { name } = await handOverListing(api, id, userId);
        toast.success(t('handOver.done', { name }));
        await onDone();
        onClose();
      }}
      stale={['listing_not_found', 'office_not_found']}
      onStale={onDone}
      onClose={onClose}
    />
  );
}
