import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOffline } from '#lib/connectivity.ts';
import { loadLazily } from '#lib/lazy-page.ts';
import { toast } from '#lib/toast.ts';

/**
 * A dialog whose code is fetched when the dialog is first opened. Code that can't come says so and closes the dialog, the
 * page stays; the next opening asks for it again (React's `lazy` would keep the failure, and the page's boundary show it).
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function LateDialog(props) {
    const { t } = useTranslation('ui');
    const [Dialog, setDialog] = useState(() => loaded);
    const giveUp = useEffectEvent(() => {
      toast.error(t(isOffline() ? 'errors.offline' : 'errors.network'));
      props.onClose();
    });
    useEffect(() => {
      if (loaded) return;
      let isOpen = true;
      loadLazily(load).then(
        (dialog) => {
          loaded = dialog;
          if (isOpen) setDialog(() => dialog);
        },
        () => isOpen && giveUp(),
      );
      return () => {
        isOpen = false;
      };
    }, []);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
