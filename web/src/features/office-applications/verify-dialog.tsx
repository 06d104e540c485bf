import type { AdminApplication } from '@diyar/api/contracts/office-applications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../lib/api-context.ts';
import { toast } from '../../lib/toast.ts';
import { ReasonDialog } from '../../ui/desk/reason-dialog.tsx';
import { APPLICATIONS_KEY, verifyOffice } from './api.ts';

type Props = { application: AdminApplication; onClose: () => void };

/** Asks before an office gets its mark, or loses it. */
export function VerifyDialog({ application, onClose }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const name = application.name ?? application.applicant.name;
  const act = application.officeVerified ? 'unverify' : 'verify';
  const refresh = () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY });

  async function confirm({ reason = '' }: Record<string, string>) {
    await verifyOffice(api, application, act === 'verify', reason);
    toast.success(t(`${act}.done`, { name }));
    await refresh();
    onClose();
  }
  return (
    <ReasonDialog
      title={t(`${act}.title`, { name })}
      consequences={[t(`${act}.shown`)]}
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
