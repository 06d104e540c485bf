import type { AdminApplication } from '@diyar/api/contracts/office-applications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { toast } from '#lib/toast.ts';
import { Badge } from '#ui/badge.tsx';
import { ReasonDialog } from '#ui/desk/reason-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { APPLICATIONS_KEY, decideLicense } from './api.ts';
import css from './application-details.module.css';
import { TONES } from './status-badge.tsx';

const OVERTAKEN = ['application_decided', 'application_not_found', 'license_missing'];

/** How the paper itself stands, and the decision about it; that of an office is decided anew. */
export function LicenseDecision({ application }: { application: AdminApplication }) {
  const { t } = useTranslation('office-applications');
  const api = useApi();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { licenseState, licenseReason, status } = application;
  const isOffice = status === 'approved';
  const refresh = () => client.invalidateQueries({ queryKey: APPLICATIONS_KEY });
  const approve = useMutation({
    mutationFn: () => decideLicense(api, application, { state: 'approved' }),
    onSuccess: () => toast.success(t('licenseState.accepted')),
    onSettled: refresh,
  });

  async function reject({ reason }: { reason: string }) {
    await decideLicense(api, application, { state: 'rejected', reason });
    toast.success(t(isOffice ? 'licenseState.taken' : 'licenseState.sentBack'));
    await refresh();
    setAsking(false);
  }
  return (
    <div className={css.state}>
      <Badge tone={TONES[licenseState]}>{t(`licenseState.${licenseState}`)}</Badge>
      {licenseReason && <q className={css.quote}>{licenseReason}</q>}
      {status !== 'rejected' && (
        <div className={css.buttons}>
          {licenseState !== 'approved' && (
            <PlainButton
              look="outline"
              compact
              data-act="approve-license"
              aria-disabled={approve.isPending || undefined}
              onClick={() => !approve.isPending && approve.mutate()}
            >
              {t('licenseState.accept')}
            </PlainButton>
          )}
          {licenseState !== 'rejected' && (
            <PlainButton look="outline" compact data-act="reject-license" onClick={() => setAsking(true)}>
              {t('licenseState.sendBack')}
            </PlainButton>
          )}
        </div>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('licenseState.title')}
          consequences={[t(isOffice ? 'licenseState.unmarked' : 'licenseState.waits'), t('licenseState.told')]}
          confirm={t('licenseState.sendBack')}
          isDangerous
          reason={{ label: t('reject.reason'), hint: t('reject.reasonHint'), isRequired: true }}
          onConfirm={reject}
          stale={OVERTAKEN}
          onStale={refresh}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
