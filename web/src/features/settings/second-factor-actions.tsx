import type { User } from '@diyar/api/contracts/accounts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '#lib/api-context.ts';
import { useSession } from '#lib/session.ts';
import { toast } from '#lib/toast.ts';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { type Enrolment, removeSecondFactor, renewRecoveryCodes, startSecondFactor } from './api.ts';
import common from './settings.module.css';

type Props = { user: User; onStart: (enrolment: Enrolment) => void; onCodes: (codes: string[]) => void };

/** Each asks for a fresh proof of the person first: the call layer opens that dialog. */
export function SecondFactorActions({ user, onStart, onCodes }: Props) {
  const { t } = useTranslation('settings');
  const api = useApi();
  const session = useSession();
  const [asked, setAsked] = useState<'renew' | 'remove'>();

  const start = useMutation({ mutationFn: () => startSecondFactor(api), onSuccess: onStart });
  const renew = useMutation({
    mutationFn: () => renewRecoveryCodes(api),
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const remove = useMutation({
    mutationFn: () => removeSecondFactor(api),
    onSuccess: () => {
      session.update({ ...user, secondFactor: false });
      toast.success(t('second.removed'));
    },
  });
  const isBusy = start.isPending || renew.isPending || remove.isPending;

  function confirmed(): void {
    if (asked === 'renew') renew.mutate();
    if (asked === 'remove') remove.mutate();
    setAsked(undefined);
  }

  return (
    <div className={common.actions}>
      {!user.secondFactor && (
        <PlainButton look="outline" aria-disabled={isBusy || undefined} onClick={() => !isBusy && start.mutate()}>
          {t('second.start')}
        </PlainButton>
      )}
      {user.secondFactor && (
        <PlainButton look="outline" aria-disabled={isBusy || undefined} onClick={() => !isBusy && setAsked('renew')}>
          {t('second.renew')}
        </PlainButton>
      )}
      {user.secondFactor && user.type !== 'admin' && (
        <PlainButton look="danger" aria-disabled={isBusy || undefined} onClick={() => !isBusy && setAsked('remove')}>
          {t('second.remove')}
        </PlainButton>
      )}
      {asked && (
        <ConfirmDialog
          title={t(asked === 'renew' ? 'second.askRenew' : 'second.askRemove')}
          text={t(asked === 'renew' ? 'second.renewText' : 'second.removeText')}
          confirm={t(asked === 'renew' ? 'second.renew' : 'second.remove')}
          onConfirm={confirmed}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
