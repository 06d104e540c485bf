import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type Member, removeMember, useShowTeam } from './api.ts';

type Props = { member: Member; colleagues: readonly Member[]; onClose: () => void };

/** Those whose listings would be shown: not assistants, who only draft, and nobody who is stopped. */
export const takersOf = (colleagues: readonly Member[]): Member[] =>
  colleagues.filter(({ role, isStopped }) => role !== 'assistant' && !isStopped);

/** Removes somebody from the team, and asks who takes over what they leave. */
export function RemoveDialog({ member: { id, name, listings, openLeads }, colleagues, onClose }: Props) {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const show = useShowTeam();
  const takers = takersOf(colleagues);
  const me = takers.find(({ isMe }) => isMe);

  return (
    <ReasonDialog
      title={t('removeDialog.title', { name })}
      consequences={[
        t('removeDialog.access'),
        t('removeDialog.work', {
          listings: t('listingsCount', { count: listings }),
          leads: t('leadsCount', { count: openLeads }),
        }),
        t('removeDialog.own'),
      ]}
      confirm={t('removeDialog.confirm')}
      isDangerous
      initialValues={{ successorId: me?.id ?? takers[0]?.id ?? '' }}
      fields={(form) => (
        <NativeSelect
          {...form.getInputProps('successorId')}
          label={t('removeDialog.successor')}
          data={takers.map((colleague) => ({
            value: colleague.id,
            label: colleague.isMe ? t('meNamed', { name: colleague.name }) : colleague.name,
          }))}
        />
      )}
      onConfirm={async ({ successorId }) => {
        show(await removeMember(api, id, successorId));
        toast.success(t('removeDialog.done', { name }));
        onClose();
      }}
      stale={['member_not_found', 'team_forbidden']}
      onStale={() => {}}
      onClose={onClose}
    />
  );
}
