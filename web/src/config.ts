import { readSettings } from '@diyar/db/settings';
import type { AndroidApp } from './host/asset-links.ts';
import { type Site, SOCIAL_NETWORKS } from './lib/site.ts';

/** Reads the brand and contact settings; an empty variable counts as absent. Throws one error that names every bad one. */
export function loadSite(env: Record<string, string | undefined> = process.env): Site {
  const e = readSettings(['pages'], env);
  const tiles = (e.MAP_IMAGERY_TILES ?? '')
    .split(',')
    .map((template) => template.trim())
    .filter(Boolean);
  return {
    ...(tiles.length > 0 && { imagery: { tiles, attribution: e.MAP_IMAGERY_ATTRIBUTION } }),
    ...(e.MAP_STREETS && { streets: namedStreets(e.MAP_STREETS, e) }),
    origin: (e.PUBLIC_URL ?? 'http://localhost:3000').replace(/\/+$/, ''),
    brand: { ar: e.BRAND_AR, en: e.BRAND_EN },
    place: {
      ar: [e.CONTACT_CITY_AR, e.CONTACT_COUNTRY_AR].filter(Boolean).join('، '),
      en: [e.CONTACT_CITY_EN, e.CONTACT_COUNTRY_EN].filter(Boolean).join(', '),
    },
    ...(e.CONTACT_CITY_AR && e.CONTACT_CITY_EN && { city: { ar: e.CONTACT_CITY_AR, en: e.CONTACT_CITY_EN } }),
    email: e.CONTACT_EMAIL,
    ...(e.CONTACT_PHONE && { phone: e.CONTACT_PHONE }),
    ...(e.CONTACT_WHATSAPP && { whatsapp: e.CONTACT_WHATSAPP }),
    hours: e.BUSINESS_HOURS ?? [],
    ...(e.ANDROID_STORE_URL && { androidStore: e.ANDROID_STORE_URL }),
    social: SOCIAL_NETWORKS.flatMap((network) => {
      const url = e[`SOCIAL_${network.toUpperCase() as Uppercase<typeof network>}`];
      return url ? [{ network, url }] : [];
    }),
  };
}

/** The app that may open this site as its own, by the keys that sign it; undefined where the operator named none. */
export function loadAndroidApp(env: Record<string, string | undefined> = process.env): AndroidApp | undefined {
  const { ANDROID_PACKAGE: id, ANDROID_FINGERPRINTS: fingerprints } = readSettings(['pages'], env);
  return id && fingerprints ? { id, fingerprints } : undefined;
}

function namedStreets(address: string, e: ReturnType<typeof readSettings<'pages'>>): NonNullable<Site['streets']> {
  return {
    kind: e.MAP_STREETS_KIND,
    covers: 'country',
    ...(address.includes('{z}') ? { tiles: [address] } : { url: address }),
    ...(e.MAP_STREETS_ATTRIBUTION && { attribution: e.MAP_STREETS_ATTRIBUTION }),
    ...(e.MAP_STREETS_MAXZOOM && { maxzoom: e.MAP_STREETS_MAXZOOM }),
  };
}
