import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canReopen, reopen } from '#lib/reopen.ts';
import css from './error-panel.module.css';
import { PlainButton } from './link-button.tsx';
import { Loading } from './loading.tsx';

type Props = { title: string; text?: string; children?: ReactNode };

/** Something in the page failed: what happened, and under it what can be done. */
export function ErrorPanel({ title, text, children }: Props) {
  return (
    <div className={css.panel} role="alert">
      <IconAlertTriangle className={css.icon} size={28} stroke={1.6} aria-hidden />
      <p className={css.title}>{title}</p>
      {text && <p className={css.text}>{text}</p>}
      {children && <div className={css.actions}>{children}</div>}
    </div>
  );
}

/** A part that threw while it was drawn. */
export function BrokenPanel({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <ErrorPanel title={t('errors.boundaryTitle')} text={t('errors.boundaryText')}>
      <PlainButton look="outline" onClick={onRetry}>
        {t('retry')}
      </PlainButton>
    </ErrorPanel>
  );
}

/**
 * A page that is not reachable. The service worker shows the kept copy, or which pages it keeps; where there is no worker the
 * panel says what happened. The page comes by itself when the network does.
 */
export function OfflinePanel() {
  const { t } = useTranslation('ui');
  const [isReopening] = useState(canReopen);
  useEffect(() => {
    if (isReopening) reopen();
  }, [isReopening]);
  useEffect(() => {
    const again = () => location.reload();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  if (isReopening) return <Loading />;
  return (
    <ErrorPanel title={t('errors.offlineTitle')} text={t('errors.offlineText')}>
      <PlainButton onClick={() => location.reload()}>{t('retry')}</PlainButton>
    </ErrorPanel>
  );
}

/** A page whose code never arrived. Only a new document can help: the old one may name files a deployment took away. */
export function LazyFailedPanel({ timedOutMs }: { timedOutMs?: number }) {
  const { t } = useTranslation('ui');
  return (
    <ErrorPanel
      title={timedOutMs ? t('errors.timeout', { ms: timedOutMs }) : t('errors.lazyTitle')}
      text={t('errors.lazyText')}
    >
      <PlainButton onClick={() => location.reload()}>{t('reload')}</PlainButton>
    </ErrorPanel>
  );
}
