import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { TOAST, type Toast, toast, toastStore } from '#lib/toast.ts';
import css from './toaster.module.css';

const ICONS = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle };
const NONE: readonly Toast[] = [];

export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.visible, () => NONE);
  return (
    <div className={css.list} style={{ gap: TOAST.gap, inlineSize: `min(${TOAST.width}px, 100vw - 32px)` }}>
      {toasts.slice(0, TOAST.visible).map((item) => (
        <ToastCard key={item.id} {...item} />
      ))}
    </div>
  );
}

function ToastCard({ id, kind, message, action, stays, ms = action ? TOAST.actionMs : TOAST.ms }: Toast) {
  const { t } = useTranslation('ui');
  const [held, setHeld] = useState(false);
  const left = useRef<number>(ms);
  const Icon = ICONS[kind];

  // The clock stops while the toast is pointed at or holds the focus, so nobody loses what they are reading.
  useEffect(() => {
    if (held || stays) return;
    const since = Date.now();
    const timer = setTimeout(() => toast.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [held, stays, id]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pause while it is read; it has one of two roles
    <div
      className={css.card}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon className={css.icon} size={22} stroke={1.6} aria-hidden />
      <p className={css.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.run();
            toast.dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={css.close} aria-label={t('close')} onClick={() => toast.dismiss(id)}>
        <IconX size={18} stroke={1.6} aria-hidden />
      </button>
    </div>
  );
}
