import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/desk/confirm-dialog.tsx';
import type { Autosave, Snapshot } from '../autosave.ts';

type Props = { autosave: Autosave & Snapshot; hasUnsafeFiles: boolean };

/** Leaving saves first; it asks only when the last words could not reach the server, or a file would be lost. */
export function LeaveGuard({ autosave, hasUnsafeFiles }: Props) {
  const { t } = useTranslation('listing-form');
  const { flush, isUnsent } = autosave;
  const isStuck = ['offline', 'failed', 'conflict'].includes(autosave.state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsent() && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked' || isStuck) return;
    void flush().then((isSaved) => isSaved && blocker.proceed());
  }, [blocker, flush, isStuck]);

  useEffect(() => {
    if (!isStuck && !hasUnsafeFiles) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isStuck, hasUnsafeFiles]);

  if (blocker.state !== 'blocked' || !isStuck) return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      text={t('leave.text')}
      confirm={t('leave.leave')}
      cancel={t('leave.stay')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
