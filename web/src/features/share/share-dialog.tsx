import { useTranslation } from 'react-i18next';
import { toast } from '#lib/toast.ts';
import button from '#ui/button.module.css';
import { IconBrandWhatsapp } from '#ui/icons.ts';
import { PlainButton } from '#ui/link-button.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import css from './share-dialog.module.css';

type Props = {
  title: string;
  /** Whole, with the language of the page. */
  address: string;
  onClose: () => void;
};

/** Where the device has no share sheet of its own: the address, WhatsApp, and a code for the telephone. */
export function ShareDialog({ title, address, onClose }: Props) {
  const { t } = useTranslation('share');

  const copy = () =>
    copyText(address).then(
      () => toast.success(t('copied')),
      () => toast.error(t('copyFailed')),
    );

  return (
    <TitledDialog title={t('title')} onClose={onClose}>
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
    </TitledDialog>
  );
}

/** Rejects where the clipboard is out of reach: an unsafe origin, or the visitor's refusal. */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
