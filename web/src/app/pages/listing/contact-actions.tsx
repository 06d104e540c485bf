import type { ListingDetails } from '@diyar/api/contracts/listings';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLazily } from '#lib/lazy-page.ts';
import { useSessionState } from '#lib/session.ts';
import { LinkButton, PlainButton } from '#ui/link-button.tsx';
import css from './contact-card.module.css';
import type { Way } from './contact-sign-in/contact-way.ts';

const ContactDialog = lazy(async () => ({
  default: (await loadLazily(() => import('./contact-dialog.tsx'))).ContactDialog,
}));
const SIGNS: Record<Way, typeof IconPhone> = { phone: IconPhone, whatsapp: IconBrandWhatsapp, message: IconMessage };

/** Ways to reach the owner. A visitor signs in first, over the listing; without scripts, on the log-in page. */
export function ContactActions({ listing }: { listing: ListingDetails }) {
  const { t } = useTranslation('listing');
  const { user } = useSessionState();
  const [chosen, choose] = useState<Way>();

  const ways: Way[] = [];
  if (listing.showPhone) ways.push('phone');
  if (listing.hasWhatsapp) ways.push('whatsapp');
  // Administrators have no conversations.
  if (user?.type !== 'admin') ways.push('message');
  return (
    <div className={css.actions}>
      {ways.map((way, index) => {
        const Sign = SIGNS[way];
        const props = {
          look: index ? 'outline' : 'primary',
          'data-way': index ? way : undefined,
          children: (
            <>
              <Sign size={20} stroke={1.7} aria-hidden />
              <span>{t(`contact.${way}`)}</span>
            </>
          ),
        } as const;
        const open = (event: { preventDefault: () => void }) => {
          event.preventDefault();
          choose(way);
        };
        return user ? (
          <PlainButton key={way} {...props} onClick={open} />
        ) : (
          <LinkButton key={way} to="/login" {...props} onClick={open} />
        );
      })}
      {chosen && (
        <Suspense>
          <ContactDialog way={chosen} listing={listing} onClose={() => choose(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
