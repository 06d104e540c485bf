import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { IconButton } from './link-button.tsx';
import css from './side-sheet.module.css';

export type Sheet = { ref: RefObject<HTMLDialogElement | null>; open: () => void; close: () => void };

export function useSheet(): Sheet {
  const ref = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => ref.current?.showModal(), []);
  const close = useCallback(() => ref.current?.close(), []);
  return { ref, open, close };
}

type Props = { sheet: Sheet; title: string; children: ReactNode };

/** A panel from the end of the line. The platform's own dialog keeps focus inside, closes on Escape and hides the rest from readers. */
export function SideSheet({ sheet, title, children }: Props) {
  const { t } = useTranslation('ui');
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes on a navigation
  useEffect(() => sheet.close(), [key, sheet.close]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape and the close button
    <dialog
      ref={sheet.ref}
      className={css.sheet}
      aria-label={title}
      onClick={(event) => event.target === event.currentTarget && sheet.close()}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <span className={css.title}>{title}</span>
          <IconButton label={t('close')} onClick={sheet.close}>
            <IconX size={22} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
