import type { ListingDetails } from '@diyar/api/contracts/listings';
import type { ResourceLanguage } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts } from '#app/messages.ts';
import { OwnerBar } from '#features/listing-owner/owner-bar.tsx';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { useSite } from '#lib/site.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lateDialog } from '#ui/late-dialog.tsx';
import { PlainButton } from '#ui/link-button.tsx';
import { useMessages } from '../../use-messages.ts';

/** The owner's texts come with the owner's bar. */
addTexts(
  import.meta.glob<ResourceLanguage>('../../../features/{listing-owner,shop-window}/i18n/*.json', {
    import: 'default',
  }),
);

const ShopWindowDialog = lateDialog(
  async () => (await import('#features/shop-window/shop-window-dialog.tsx')).ShopWindowDialog,
);
type Props = { listing: ListingDetails };

/** Texts that can't come are no reason to lose the page. */
const nothing = () => null;

export const OwnListing = ({ listing }: Props) => (
  <ErrorBoundary fallback={nothing}>
    <WordedBar listing={listing} />
  </ErrorBoundary>
);

/** The owner's bar, once its texts are there. */
function WordedBar({ listing }: Props) {
  return useMessages('listing-owner') ? (
    <OwnerBar listing={listing} whilePublic={<PrintAndShare listing={listing} />} />
  ) : null;
}

function PrintAndShare({ listing }: Props) {
  const { t } = useTranslation('listing-owner');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PlainButton look="outline" data-act="window" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('printAndShare')}
      </PlainButton>
      {isOpen && (
        <ErrorBoundary fallback={nothing}>
          <Window listing={listing} onClose={() => setOpen(false)} />
        </ErrorBoundary>
      )}
    </>
  );
}

function Window({ listing: { id, title, path }, onClose }: Props & { onClose: () => void }) {
  const { origin } = useSite();
  const address = origin + withLang(path, useLang());
  const props = { shown: { listing: id }, title, address, onClose };
  return useMessages('shop-window') ? <ShopWindowDialog {...props} /> : null;
}
