import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { FigureInput } from '#ui/form/figure-input.tsx';
import { type Member, setBoostAllowance, useShowTeam } from './api.ts';

/** What an agent may spend of the office's credit on boosts in a month. */
export function AllowanceDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const show = useShowTeam();
  const { id, name, boostAllowance } = member;
  return (
    <ReasonDialog
      title={t('allowanceDialog.title', { name })}
      consequences={[t('allowanceDialog.own'), t('allowanceDialog.month'), t('allowanceDialog.none')]}
      confirm={t('allowanceDialog.confirm')}
      initialValues={{ amount: String(boostAllowance ?? 0) }}
      checks={{ amount: filled }}
      fields={(form) => (
        <FigureInput counts="dollars" {...form.getInputProps('amount')} label={t('allowanceDialog.amount')} />
      )}
      onConfirm={async ({ amount }) => {
        show(await setBoostAllowance(api, id, amount));
        toast.success(t('allowanceDialog.done', { name }));
        onClose();
      }}
      stale={['member_not_found', 'team_forbidden', 'not_an_agent']}
      onStale={() => {}}
      onClose={onClose}
    />
  );
}
