import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#lib/api-context.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { leaveOffice } from './api.ts';

/** The way out, for everybody but the last owner. */
export function LeaveOffice() {
  const { t } = useTranslation('office-team');
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const lang = useLang();
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function leave(): Promise<void> {
    setBusy(true);
    try {
      await leaveOffice(api);
      // The account is a personal one now, in the token too.
      await session.renew();
      await session.reload();
      toast.success(t('left'));
      navigate(withLang('/dashboard/properties', lang));
    } catch {
      // The call layer has said why.
      setBusy(false);
      ask(false);
    }
  }

  return (
    <div>
      <PlainButton look="outline" onClick={() => ask(true)}>
        {t('leave')}
      </PlainButton>
      {isAsking && (
        <ConfirmDialog
          title={t('leaveAsk')}
          text={t('leaveText')}
          confirm={t('leave')}
          isBusy={isBusy}
          onConfirm={() => void leave()}
          onClose={() => ask(false)}
        />
      )}
    </div>
  );
}
