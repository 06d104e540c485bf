import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useLang } from '../../../lib/i18n.ts';
import { withLang } from '../../../lib/links.ts';
import { useSite } from '../../../lib/site.ts';
import { toast } from '../../../lib/toast.ts';
import { IconAnchor, IconButton } from '../../../ui/link-button.tsx';
import { CompareSlot } from './compare-slot.tsx';
import { IconBrandWhatsapp, IconLink, IconShare2 } from './icons.ts';
import css from './share-row.module.css';

const SIGN = { size: 22, stroke: 1.6, 'aria-hidden': true } as const;

/** Comparing it and passing it on: the device's own sheet where there is one, the address, WhatsApp. */
export function ShareRow({ listing }: { listing: ListingDetails }) {
  const { title, path } = listing;
  const { t } = useTranslation('listing');
  const { origin } = useSite();
  const address = origin + withLang(path, useLang());
  const canShare = useHydrated() && typeof navigator.share === 'function';

  const copy = () =>
    copyText(address).then(
      () => toast.success(t('share.copied')),
      () => toast.error(t('share.copyFailed')),
    );
  // Closing the sheet without a choice rejects, and means nothing.
  const share = () => navigator.share({ title, url: address }).catch(() => {});

  return (
    <div className={css.row}>
      <span className={css.label}>{t('share.label')}</span>
      <CompareSlot listing={listing} />
      {canShare && (
        <IconButton label={t('share.system')} onClick={share}>
          <IconShare2 {...SIGN} />
        </IconButton>
      )}
      <IconButton label={t('share.copy')} onClick={copy}>
        <IconLink {...SIGN} />
      </IconButton>
      <IconAnchor
        label={t('share.whatsapp')}
        href={`https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <IconBrandWhatsapp {...SIGN} />
      </IconAnchor>
    </div>
  );
}

/** Rejects where the clipboard is out of reach: an unsafe origin, or the visitor's refusal. */
async function copyText(text: string): Promise<void> {
  if (!navigator.clipboard) throw new Error('no clipboard');
  await navigator.clipboard.writeText(text);
}
