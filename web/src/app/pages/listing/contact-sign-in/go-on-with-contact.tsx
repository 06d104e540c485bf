import type { ListingDetails } from '@diyar/api/contracts/listings';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSessionState } from '#lib/session.ts';
import { lateDialog } from '#ui/late-dialog.tsx';
import { wayIn } from './contact-way.ts';

const ContactDialog = lateDialog(async () => (await import('../contact-dialog.tsx')).ContactDialog);

/** Whoever comes back from opening an account finds what they had pressed, once. */
export function GoOnWithContact({ listing }: { listing: ListingDetails }) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const way = wayIn(hash);
  if (!user || !way) return null;
  const close = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
  return <ContactDialog way={way} listing={listing} onClose={close} />;
}
