import type { AdminApplication } from '@diyar/api/contracts/office-applications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { APPLICATIONS_KEY, approveApplication, rejectApplication } from './api.ts';

export type Decision = 'approve' | 'reject';
/** Another administrator was quicker, or the applicant left. */
const OVERTAKEN = ['application_decided', 'application_not_found'];

type Props = { application: AdminApplication; decision: Decision; onDone: () => void; onClose: () => void };

/** Asks before an application is decided, which happens once. */
export function DecisionDialog({ application, decision, onDone, onClose }: Props) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const name = application.name ?? application.applicant.name;
  const refresh = () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY });

  async function confirm({ reason }: { reason: string }) {
    await (decision === 'approve' ? approveApplication(api, application) : rejectApplication(api, application, reason));
    toast.success(t(`${decision}.done`, { name }));
    onDone();
    await refresh();
    onClose();
  }

  return (
    <ReasonDialog
      title={t(`${decision}.title`, { name })}
      consequences={[t(`${decision}.account`), t(`${decision}.after`), t(`${decision}.told`)]}
      confirm={t(`${decision}.button`)}
      isDangerous={decision === 'reject'}
      reason={
        decision === 'reject'
          ? { label: t('reject.reason'), hint: t('reject.reasonHint'), isRequired: true }
          : undefined
      }
      onConfirm={confirm}
      stale={OVERTAKEN}
      onStale={refresh}
      onClose={onClose}
    />
  );
}
