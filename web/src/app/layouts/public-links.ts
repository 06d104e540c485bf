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
