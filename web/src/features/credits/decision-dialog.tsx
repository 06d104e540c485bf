import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { formatMoney, isolate } from '#lib/format.ts';
import { useLang } from '#lib/i18n.ts';
import type { Lang } from '#lib/language.ts';
import { toast } from '#lib/toast.ts';
import { useRequestKey } from '#lib/use-request-key.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { type AdminRequest, CREDITS, processRequest } from './api.ts';

/** Why a second administrator has to approve too: the amount, or what the reader has approved for the receiver today. */
export const needsTwoText = (t: TFunction<'credits'>, { approvedAlone }: AdminRequest, lang: Lang): string =>
  approvedAlone > 0
    ? t('admin.needsTwoToday', { amount: isolate(formatMoney(approvedAlone, lang)) })
    : t('admin.needsTwo');

export type Decision = 'approve' | 'reject';
/** Another administrator was quicker. */
const OVERTAKEN = ['credit_request_decided', 'credit_request_not_found', 'second_administrator_needed'];

type Props = { request: AdminRequest; decision: Decision; onDone: () => void; onClose: () => void };

/** Asks before money is added, paid out or given back; the call layer asks for the administrator's code. */
export function DecisionDialog({ request, decision, onDone, onClose }: Props) {
  const { t } = useTranslation('credits');
  const lang = useLang();
  const api = useApi();
  const client = useQueryClient();
  const keyOf = useRequestKey();
  const { id, type, amount, user, needsTwo } = request;
  const refresh = () => client.invalidateQueries({ queryKey: CREDITS });
  const isApproval = decision === 'approve';
  const effect = isApproval
    ? t(type === 'refund' ? 'admin.refund' : 'admin.addition')
    : t(type === 'refund' ? 'admin.back' : 'admin.nothing');

  async function confirm({ reason, referenceNumber }: { reason: string; referenceNumber: string }) {
    const body = { decision, notes: reason.trim() || null, referenceNumber: referenceNumber.trim() || null };
    const { status } = await processRequest(api, id, body, keyOf(body));
    toast.success(t(status === 'pending' ? 'admin.first' : 'admin.decided'));
    onDone();
    await refresh();
    onClose();
  }

  return (
    <ReasonDialog<{ referenceNumber: string }>
      title={
        isApproval
          ? t('admin.approveTitle', { amount: isolate(formatMoney(amount, lang)), name: user.name })
          : t('admin.rejectTitle', { name: user.name })
      }
      consequences={[effect, ...(isApproval && needsTwo ? [needsTwoText(t, request, lang)] : []), t('admin.told')]}
      confirm={t(`admin.${decision}`)}
      isDangerous={!isApproval}
      initialValues={{ referenceNumber: '' }}
      {...(isApproval &&
        type === 'refund' && {
          fields: (form) => (
            <TextInput
              {...form.getInputProps('referenceNumber')}
              label={t('admin.referenceNumber')}
              maxLength={60}
              dir="ltr"
            />
          ),
        })}
      reason={
        isApproval ? undefined : { label: t('admin.rejectReason'), hint: t('admin.rejectHint'), isRequired: true }
      }
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
