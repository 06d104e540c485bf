import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast.ts';
import button from '../../ui/button.module.css';
import frame from '../../ui/dialog.module.css';
import { IconBrandWhatsapp, IconX } from '../../ui/icons.ts';
import { IconButton, PlainButton } from '../../ui/link-button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import css from './share-dialog.module.css';

type Props = {
  title: string;
  /** Whole, with the language of the page. */
  address: string;
  onClose: () => void;
};

/** Where the device has no share sheet of its own: the address, WhatsApp, and a code for the telephone. */
export function ShareDialog({ title, address, onClose }: Props) {
  const { t } = useTranslation(['share', 'ui']);
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);

  const copy = () =>
    copyText(address).then(
      () => toast.success(t('copied')),
      () => toast.error(t('copyFailed')),
    );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog; the keyboard has Escape and the close button
    <dialog
      ref={ref}
      className={frame.dialog}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && ref.current?.close()}
    >
      <div className={css.head}>
        <h2 id={id} className={frame.title}>
          {t('title')}
        </h2>
        <IconButton label={t('ui:close')} onClick={() => ref.current?.close()}>
          <IconX size={22} stroke={1.6} aria-hidden />
        </IconButton>
      </div>
      <p className={css.name} dir="auto">
        {title}
      </p>
      <div className={css.code}>
        <QrCode text={address} label={t('code')} />
        <p className={css.hint}>{t('codeHint')}</p>
      </div>
      <input className={css.address} dir="ltr" readOnly value={address} aria-label={t('address')} />
      <div className={css.acts}>
        <PlainButton onClick={copy}>{t('copy')}</PlainButton>
        <a
          className={`${button.button} ${button.outline}`}
          href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <IconBrandWhatsapp size={20} stroke={1.6} aria-hidden />
          {t('whatsapp')}
        </a>
      </div>
    </dialog>
  );
}

/** Rejects where the clipboard is out of reach: an unsafe origin, or the visitor's refusal. */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
