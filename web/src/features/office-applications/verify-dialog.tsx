import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { APPLICATIONS_KEY, verifyOffice } from './api.ts';

export type OfficeToVerify = { officeId: string; name: string; verified: boolean };
type Props = { office: OfficeToVerify; onClose: () => void };

/** Asks before an office gets its mark, or loses it. */
export function VerifyDialog({ office: { officeId, name, verified }, onClose }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const act = verified ? 'unverify' : 'verify';
  const refresh = () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY });

  async function confirm({ reason }: { reason: string }) {
    await verifyOffice(api, officeId, !verified, reason);
    toast.success(t(`${act}.done`, { name }));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`${act}.title`, { name })}
      consequences={[t(`${act}.shown`), t('verify.told')]}
      confirm={t(`${act}.button`)}
      isDangerous={act === 'unverify'}
      reason={{ label: t('verify.reason'), hint: t('verify.reasonHint'), isRequired: true }}
      onConfirm={confirm}
      stale={['office_not_found']}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
