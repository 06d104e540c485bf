import type { AdminUser } from '@diyar/api/contracts/admin-users';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { filled } from '#ui/form/checks.ts';
import { type Act, daysOf, OVERTAKEN, type SuspensionForm, takesAway } from './actions.ts';
import { changeStanding, USERS_KEY } from './api.ts';
import { SuspensionFields } from './suspension-fields.tsx';

const LONGEST_DAYS = 3650;

type Props = { user: AdminUser; act: Act; onClose: () => void };

/** Asks before an administrator changes how a user stands. */
export function StandingDialog({ user, act, onClose }: Props) {
  const { t } = useTranslation('admin-users');
  const api = useApi();
  const client = useQueryClient();
  const name = `${user.firstName} ${user.lastName}`;
  const refresh = () => client.invalidateQueries({ queryKey: USERS_KEY });

  async function confirm(values: SuspensionForm & { reason: string }) {
    const reason = values.reason.trim() || undefined;
    const days = act === 'suspend' ? { days: wholeDays(values) } : {};
    await changeStanding(api, user, act, { reason, ...days });
    toast.success(t(`acts.${act}.done`, { name }));
    await refresh();
    onClose();
  }

  function wholeDays(values: SuspensionForm): number | null {
    const days = daysOf(values);
    if (days === null || (days >= 1 && days <= LONGEST_DAYS)) return days;
    const message = t('length.error', { max: LONGEST_DAYS });
    throw new ApiError('validation_failed', 400, message, [{ path: 'days', code: 'days', message }]);
  }

  const listings = user.listings > 0 ? t(`acts.${act}.listings`, { count: user.listings }) : undefined;
  const told = user.email ? t(`acts.${act}.told`) : undefined;
  const consequences = user.measure ? [t('comesBack')] : [t(`acts.${act}.access`), listings, told];
  return (
    <ReasonDialog<SuspensionForm>
      title={t(`acts.${act}.title`, { name })}
      consequences={consequences.filter((line) => line !== undefined)}
      confirm={t(`acts.${act}.button`)}
      isDangerous={takesAway(act)}
      reason={{
        label: t(act === 'unsuspend' ? 'reasonOptional' : 'reason'),
        hint: t(takesAway(act) ? 'reasonTold' : 'reasonKept'),
        isRequired: act !== 'unsuspend',
      }}
      fields={act === 'suspend' ? (form) => <SuspensionFields form={form} /> : undefined}
      initialValues={{ length: '7', days: '' }}
      checks={{ days: (days, { length }) => (length === 'other' ? filled(days) : undefined) }}
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
