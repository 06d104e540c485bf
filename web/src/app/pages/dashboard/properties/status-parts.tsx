import { useTranslation } from 'react-i18next';
import { StatusDialog } from '#features/listing-owner/status-dialog.tsx';
import { toneOf } from '#features/listing-owner/status-tone.ts';
import type { StatusParts } from '#features/my-listings/my-list.tsx';
import { DEALS } from '#features/my-listings/search.ts';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { useSite } from '#lib/site.ts';
import { Badge } from '#ui/badge.tsx';
import { lateDialog } from '#ui/late-dialog.tsx';

const ShopWindowDialog = lateDialog(
  async () => (await import('#features/shop-window/shop-window-dialog.tsx')).ShopWindowDialog,
);

/** Names and badges from two features, for the list. */
export function useStatusParts(): StatusParts {
  const { t } = useTranslation(['my-listings', 'listing-owner']);
  const lang = useLang();
  const { origin } = useSite();
  return {
    badge: (status) => <Badge tone={toneOf(status)}>{t(`listing-owner:status.${status}`)}</Badge>,
    nameOf: (status) => t(`listing-owner:status.${status}`),
    dealOf: (slug) => {
      const known = DEALS.find((deal) => deal === slug);
      return known ? t(`deal.${known}`) : null;
    },
    window: ({ id, title, path }, close) =>
      path && (
        <ShopWindowDialog
          shown={{ listing: id }}
          title={title ?? ''}
          address={origin + withLang(path, lang)}
          onClose={close}
        />
      ),
    dialog: (listing, done, close) => <StatusDialog listing={listing} onDone={done} onClose={close} />,
  };
}
