import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type Member, takeOver, useShowTeam } from './api.ts';
import { takersOf } from './remove-dialog.tsx';

type Props = { member: Member; colleagues: readonly Member[]; onClose: () => void };

/** Asks who takes over the listings of somebody who is stopped, and so are their listings. */
export function TakeOverDialog({ member: { id, name, listings, openLeads }, colleagues, onClose }: Props) {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const show = useShowTeam();
  const takers = takersOf(colleagues);
  return (
    <ReasonDialog
      title={t('takeOverDialog.title', { name })}
      consequences={[
        t('removeDialog.work', {
          listings: t('listingsCount', { count: listings }),
          leads: t('leadsCount', { count: openLeads }),
        }),
        t('takeOverDialog.stays'),
      ]}
      confirm={t('takeOver')}
      initialValues={{ successorId: takers.find(({ isMe }) => isMe)?.id ?? takers[0]?.id ?? '' }}
      fields={(form) => (
        <NativeSelect
          {...form.getInputProps('successorId')}
          label={t('removeDialog.successor')}
          data={takers.map((taker) => ({
            value: taker.id,
            label: taker.isMe ? t('meNamed', { name: taker.name }) : taker.name,
          }))}
        />
      )}
      onConfirm={async ({ successorId }) => {
        show(await takeOver(api, id, successorId));
        toast.success(t('takeOverDialog.done', { name }));
        onClose();
      }}
      stale={['member_not_found', 'team_forbidden']}
      onStale={() => {}}
      onClose={onClose}
    />
  );
}
