import type { StreetsSource } from '@diyar/tiles/style';
import { createContext, use } from 'react';
import type { Lang } from './language.ts';

type Bilingual = Record<Lang, string>;

/** The operator's settings of the site; the public part of the configuration, sent to the browser with each page. */
export type Site = {
  /** Where the site is reached, without a trailing slash: `https://diyar.example`. */
  origin: string;
  brand: Bilingual;
  /** Town and country, or the country alone, as they are shown. */
  place: Bilingual;
  city?: Bilingual;
  email: string;
  /** E.164, shown grouped; nothing is shown without it. */
  phone?: string;
  /** E.164; the WhatsApp button is absent without it. */
  whatsapp?: string;
  /** When someone answers: days of the week (0 is Sunday) with the hours of each, `HH:MM`; none where nobody said. */
  hours: { days: number[]; open: string; close: string }[];
  /** Where the Android app is had; absent where there is none. */
  androidStore?: string;
  social: { network: SocialNetwork; url: string }[];
  /** The page at this path is a double of another one, which search engines are sent to. Of the first page only. */
  double?: { path: string; canonical: string };
  /** Pictures from above that the operator may show; without them the satellite layer is drawn from our own data. */
  imagery?: { tiles: string[]; attribution?: string };
  /** Streets of another host that the operator named instead of an extract. */
  streets?: StreetsSource;
};

export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'telegram', 'youtube', 'linkedin', 'x'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export const SiteContext = createContext<Site | undefined>(undefined);

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the app providers above it');
  return site;
}
