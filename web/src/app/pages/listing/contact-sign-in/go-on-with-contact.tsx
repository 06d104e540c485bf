import type { ListingDetails } from '@diyar/api/contracts/listings';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadLazily } from '#lib/lazy-page.ts';
import { useSessionState } from '#lib/session.ts';
import { wayIn } from './contact-way.ts';

const ContactDialog = lazy(async () => ({
  default: (await loadLazily(() => import('../contact-dialog.tsx'))).ContactDialog,
}));

/** Whoever comes back from opening an account finds what they had pressed, once. */
export function GoOnWithContact({ listing }: { listing: ListingDetails }) {
  const { user } = useSessionState();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const way = wayIn(hash);
  if (!user || !way || user.type === 'admin') return null;
  const close = () => void navigate(pathname + search, { replace: true, preventScrollReset: true });
  return (
    <Suspense>
      <ContactDialog way={way} listing={listing} onClose={close} />
    </Suspense>
  );
}
