import { useTranslation } from 'react-i18next';
import { useSessionState } from '#lib/session.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type app from '../i18n/ar.json';

type NavKey = keyof (typeof app)['nav'];

/** The header's links, in the spec's order (section 2). */
export const PUBLIC_LINKS: readonly { to: string; text: NavKey; end?: boolean }[] = [
  { to: '/', text: 'home', end: true },
  { to: '/offices', text: 'offices' },
  { to: '/properties?category=real-estate', text: 'listings' },
  { to: '/pricing', text: 'pricing' },
  { to: '/about', text: 'about' },
  { to: '/contact', text: 'contact' },
  { to: '/advertise', text: 'advertise' },
];

/** The way to the listing form, by way of an account: registration sends on whoever is signed in. Administrators have no listings. */
export function PostLink({ compact }: { compact?: boolean }) {
  const { t } = useTranslation();
  const { user } = useSessionState();
  if (user?.type === 'admin') return null;
  return (
    <LinkButton to="/register" state={{ from: '/dashboard/properties/new' }} compact={compact}>
      {t('footer.postListing')}
    </LinkButton>
  );
}
