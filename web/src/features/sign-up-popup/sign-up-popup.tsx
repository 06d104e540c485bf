import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, LinkButton, PlainButton } from '#ui/link-button.tsx';
import css from './sign-up-popup.module.css';

const BENEFITS = [
  ['exclusive', IconKey],
  ['instant', IconBell],
  ['searches', IconBookmark],
  ['verified', IconShieldCheck],
] as const;

type Props = {
  isClosing: boolean;
  /** Where to come back to after the log-in. */
  from: string;
  onClose: () => void;
  onLogin: () => void;
  onDismiss: () => void;
  /** The one-click registration. */
  children: ReactNode;
};

/** Asks a visitor to sign up. The platform's dialog: focus stays inside and returns, Escape closes, the rest is hidden from readers. */
export function SignUpPopup({ isClosing, from, onClose, onLogin, onDismiss, children }: Props) {
  const { t } = useTranslation(['sign-up-popup', 'ui']);
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Readers hear what this is before they hear how to close it; nothing looks pressed on a screen.
    title.current?.focus();
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape and the close button
    <dialog
      ref={ref}
      className={css.popup}
      data-closing={isClosing || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <h2 id={`${id}-title`} ref={title} tabIndex={-1} className={css.title}>
            {t('title')}
          </h2>
          <IconButton label={t('ui:close')} onClick={onClose}>
            <IconX size={22} stroke={1.6} aria-hidden />
          </IconButton>
        </div>
        <p id={`${id}-text`} className={css.text}>
          {t('text')}
        </p>
        <ul className={css.benefits}>
          {BENEFITS.map(([name, Icon]) => (
            <li key={name}>
              <span className={css.icon}>
                <Icon size={20} stroke={1.6} aria-hidden />
              </span>
              {t(`benefits.${name}`)}
            </li>
          ))}
        </ul>
        {children}
        <div className={css.ways}>
          <LinkButton to="/login" state={{ from }} look="outline" onClick={onLogin}>
            {t('haveAccount')}
          </LinkButton>
          <PlainButton look="plain" className={css.dismiss} onClick={onDismiss}>
            {t('dismiss')}
          </PlainButton>
        </div>
      </div>
    </dialog>
  );
}
