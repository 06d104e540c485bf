import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconFlag from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import type { ResourceLanguage } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Heart } from '#features/favourites/heart.tsx';
import { HideButton } from '#features/favourites/hide-button.tsx';
import { useLang } from '#lib/i18n.ts';
import { withLang } from '#lib/links.ts';
import { useSessionState } from '#lib/session.ts';
import { useSite } from '#lib/site.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { lateDialog } from '#ui/late-dialog.tsx';
import { IconButton } from '#ui/link-button.tsx';
import { useLoginLink } from '../login-link.ts';
import { addTexts } from '../messages.ts';
import { GoOnWithContact } from '../pages/listing/contact-sign-in/go-on-with-contact.tsx';
import { useMessages } from '../use-messages.ts';
import css from './card-acts.module.css';
import { Comparing } from './comparing.tsx';
import { shareText } from './share-text.ts';

/** The texts of the dialogs behind a listing's buttons come with the buttons: the page's own code does not know their names. */
addTexts(
  import.meta.glob<ResourceLanguage>(
    ['../../features/share/i18n/*.json', '../../features/listing-reports/i18n/*.json'],
    { import: 'default' },
  ),
);

const ShareDialog = lateDialog(async () => (await import('#features/share/share-dialog.tsx')).ShareDialog);
const ReportDialog = lateDialog(async () => (await import('#features/listing-reports/report-dialog.tsx')).ReportDialog);
const SIGN = { size: 21, stroke: 1.6, 'aria-hidden': true } as const;

/** Acts on a listing beside asking for it: keep it, compare it, pass it on, hide it, report it. */
export function ListingActs({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('favourites');
  const { t: tListings } = useTranslation(['listings', 'ui']);
  const { id, title, path } = listing;
  const lang = useLang();
  const { origin } = useSite();
  const { user } = useSessionState();
  const login = useLoginLink();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'share' | 'report'>();
  const address = origin + withLang(path, lang);
  const text = shareText(listing, lang, tListings);

  async function share(): Promise<void> {
    // A telephone's own sheet knows its owner's people. On a desktop it is worse than a link and a code.
    if (typeof navigator.share !== 'function' || !matchMedia('(pointer: coarse)').matches) return setOpen('share');
    try {
      await navigator.share({ title, text, url: address });
    } catch (error) {
      // Closing the sheet without a choice is one.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen('share');
    }
  }
  const report = () => (user ? setOpen('report') : navigate(withLang(login.to, lang), { state: login.state }));

  return (
    <div className={css.row}>
      <Heart listing={listing} named />
      <Comparing listing={listing} />
      <IconButton label={t('acts.share')} aria-haspopup="dialog" onClick={() => void share()}>
        <IconShare2 {...SIGN} />
      </IconButton>
      <HideButton listing={listing} />
      <IconButton label={t('acts.report')} aria-haspopup="dialog" onClick={report}>
        <IconFlag {...SIGN} />
      </IconButton>
      <GoOnWithContact listing={listing} />
      {open && (
        // Texts that can't come are no reason to lose the page.
        <ErrorBoundary key={open} fallback={() => null}>
          {open === 'share' ? (
            <Share title={title} text={text} address={address} onClose={() => setOpen(undefined)} />
          ) : (
            <Report listingId={id} onClose={() => setOpen(undefined)} />
          )}
        </ErrorBoundary>
      )}
    </div>
  );
}

type Closing = { onClose: () => void };

function Share(props: Closing & { title: string; text: string; address: string }) {
  return useMessages('share') ? <ShareDialog {...props} /> : null;
}

function Report(props: Closing & { listingId: string }) {
  return useMessages('listing-reports') ? <ReportDialog {...props} /> : null;
}
