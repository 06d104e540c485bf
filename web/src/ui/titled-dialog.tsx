import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import frame from './dialog.module.css';
import { IconButton } from './link-button.tsx';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A dialog with its title and a way out at the top, open as long as it stands. */
export function TitledDialog({ title, onClose, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog; the keyboard has Escape and the close button
    <dialog
      ref={ref}
      className={frame.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && ref.current?.close()}
    >
      <div className={frame.head}>
        <h2 id={id} className={frame.title}>
          {title}
        </h2>
        <IconButton label={t('close')} onClick={() => ref.current?.close()}>
          <IconX size={22} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      {children}
    </dialog>
  );
}
