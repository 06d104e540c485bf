import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconX } from '../icons.ts';
import { IconButton } from '../link-button.tsx';
import css from './details-sheet.module.css';

type Props = { isOpen: boolean; title: string; onClose: () => void; children: ReactNode };

/** What there is to know about one row, beside the list it is in. Open while the address says so. */
export function DetailsSheet({ isOpen, title, onClose, children }: Props) {
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen && !dialog?.open) dialog?.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape and the close button
    <dialog
      ref={ref}
      className={css.sheet}
      aria-label={title}
      onClose={(event) => event.target === event.currentTarget && isOpen && onClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {isOpen && (
        <div className={css.panel}>
          <div className={css.head}>
            <h2 className={css.title}>{title}</h2>
            <IconButton label={t('close')} onClick={onClose}>
              <IconX size={22} stroke={1.6} aria-hidden />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
