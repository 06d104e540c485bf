import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import { useTranslation } from 'react-i18next';
import { toast } from '#lib/toast.ts';
import button from '#ui/button.module.css';
import { PlainButton } from '#ui/link-button.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import css from './share-dialog.module.css';

type Props = {
  title: string;
  /** What a message says before the address: title, price, place. */
  text: string;
  /** Whole, with the language of the page. */
  address: string;
  onClose: () => void;
};

/** Telegram puts the address before the text by itself; WhatsApp previews the last one it finds. */
const MESSENGERS = [
  {
    name: 'whatsapp',
    Icon: IconBrandWhatsapp,
    hrefOf: (text: string, address: string) => `https://wa.me/?text=${text}%0A${address}`,
  },
  {
    name: 'telegram',
    Icon: IconBrandTelegram,
    hrefOf: (text: string, address: string) => `https://t.me/share/url?url=${address}&text=${text}`,
  },
] as const;

/** Where the device has no share sheet of its own: the address, messengers, and a code for the telephone. */
export function ShareDialog({ title, text, address, onClose }: Props) {
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
        {MESSENGERS.map(({ name, Icon, hrefOf }) => (
          <a
            key={name}
            className={`${button.button} ${button.outline}`}
            href={hrefOf(encodeURIComponent(text), encodeURIComponent(address))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon size={20} stroke={1.6} aria-hidden />
            {t(name)}
          </a>
        ))}
      </div>
    </TitledDialog>
  );
}

/** Rejects where the clipboard is out of reach: an unsafe origin, or the visitor's refusal. */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
