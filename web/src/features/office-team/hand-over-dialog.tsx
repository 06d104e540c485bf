import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type Member, makeOwner, useShowTeam } from './api.ts';

/** Makes a member an owner, beside oneself or in one's place; the call layer asks who sits there. */
export function HandOverDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const show = useShowTeam();
  return (
    <ReasonDialog
      title={t('ownerDialog.title', { name })}
      consequences={[t('ownerDialog.rights'), t('ownerDialog.money'), t('ownerDialog.proof')]}
      confirm={t('ownerDialog.confirm')}
      initialValues={{ stay: 'true' }}
      fields={(form) => (
        <NativeSelect
          {...form.getInputProps('stay')}
          label={t('ownerDialog.after')}
          data={[
            { value: 'true', label: t('ownerDialog.stay') },
            { value: 'false', label: t('ownerDialog.leave') },
          ]}
        />
      )}
      onConfirm={async ({ stay }) => {
        show(await makeOwner(api, id, stay === 'true'));
        toast.success(t('ownerDialog.done', { name }));
        onClose();
      }}
      stale={['member_not_found', 'team_forbidden']}
      onStale={() => {}}
      onClose={onClose}
    />
  );
}
