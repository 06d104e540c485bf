import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/notifications/styles.layer.css';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useLang } from '#lib/i18n.ts';
import { TOAST, type Toast, toast, toastStore } from '#lib/toast.ts';

const ICONS = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle };
const NONE: readonly Toast[] = [];

/** The toasts of `lib/toast.ts` as Mantine's notifications: how many, how long and how wide is the spec's (section 9). */
export function DeskToasts() {
  const lang = useLang();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.visible, () => NONE);
  return (
    <>
      <Notifications
        position={lang === 'ar' ? 'bottom-left' : 'bottom-right'}
        limit={TOAST.visible}
        autoClose={TOAST.ms}
        containerWidth={TOAST.width}
        pauseResetOnHover="notification"
        zIndex="var(--d-layer-toast)"
      />
      {toasts.map((item) => (
        <DeskToast key={item.id} {...item} />
      ))}
    </>
  );
}

function DeskToast({ id, kind, message, action, stays, ms = action ? TOAST.actionMs : TOAST.ms }: Toast) {
  const { t } = useTranslation('ui');
  const close = t('close');

  useEffect(() => {
    const Icon = ICONS[kind];
    const content = (
      <>
        {message}
        {action && (
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              action.run();
              toast.dismiss(id);
            }}
          >
            {action.label}
          </Button>
        )}
      </>
    );
    const autoClose = stays ? false : ms;
    const pause = (isPaused: boolean) =>
      notifications.update({ id: name, message: content, autoClose: isPaused ? false : autoClose });
    const name = notifications.show({
      id: `toast-${id}`,
      message: content,
      role: kind === 'error' ? 'alert' : 'status',
      'data-kind': kind,
      icon: <Icon size={22} stroke={1.6} aria-hidden />,
      autoClose,
      closeButtonProps: { 'aria-label': close },
      onClose: () => toast.dismiss(id),
      // The clock stops for the keyboard as it does for the mouse.
      onFocus: () => pause(true),
      onBlur: () => pause(false),
    });
    return () => {
      notifications.hide(name);
    };
  }, [id, kind, message, action, stays, ms, close]);

  return null;
}
