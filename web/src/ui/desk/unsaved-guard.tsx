import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';

/**
 * Rendered while something would be lost: keeps from leaving by mistake, inside the site by asking, outside by the browser's
 * own question. One at a time: the router knows no more.
 */
export function UnsavedGuard({ title, text }: { title?: string; text?: string }) {
  const { t } = useTranslation('form');
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={title ?? t('unsaved.title')}
      text={text ?? t('unsaved.text')}
      confirm={t('unsaved.leave')}
      cancel={t('unsaved.stay')}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    />
  );
}
