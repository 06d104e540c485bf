import { z } from 'zod';
import { type Site, SOCIAL_NETWORKS } from './lib/site.ts';

const e164 = z.string().regex(/^\+\d{9,15}$/, 'must look like +963112345678');

const HOURS = /^([0-6])(?:-([0-6]))? (\d\d:\d\d)-(\d\d:\d\d)$/;

function readHours(text: string): Site['hours'][number] {
  const [, first = '', last = first, open = '', close = ''] = HOURS.exec(text) ?? [];
  const days = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return { days, open, close };
}
const hours = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => HOURS.test(part)), 'must look like "0-4 09:00-18:00, 5 13:00-18:00"')
  .transform((parts) => parts.map(readHours));

const SiteEnv = z.object({
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  BRAND_AR: z.string().default('ديار'),
  BRAND_EN: z.string().default('Diyar'),
  CONTACT_CITY_AR: z.string().default('دمشق'),
  CONTACT_CITY_EN: z.string().default('Damascus'),
  CONTACT_COUNTRY_AR: z.string().default('سوريا'),
  CONTACT_COUNTRY_EN: z.string().default('Syria'),
  CONTACT_EMAIL: z.email().default('hello@diyar.example'),
  CONTACT_PHONE: e164.default('+963110000000'),
  CONTACT_WHATSAPP: e164.default('+963900000000'),
  /** `0-4 09:00-18:00, 5 13:00-18:00`: days from Sunday (0), then the hours. */
  BUSINESS_HOURS: hours.default(['0-4 09:00-18:00', '5 13:00-18:00'].map(readHours)),
  SOCIAL_FACEBOOK: z.url().default('https://facebook.com/diyar.example'),
  SOCIAL_INSTAGRAM: z.url().default('https://instagram.com/diyar.example'),
  SOCIAL_TELEGRAM: z.url().default('https://t.me/diyar_example'),
  SOCIAL_YOUTUBE: z.url().optional(),
  SOCIAL_LINKEDIN: z.url().optional(),
  SOCIAL_X: z.url().optional(),
  MAP_IMAGERY_TILES: z.string().default(''),
  MAP_IMAGERY_ATTRIBUTION: z.string().optional(),
  /** A template with {z}, {x}, {y}, or the address of a TileJSON or a `.pmtiles` archive. */
  MAP_STREETS: z
    .string()
    .regex(/^https?:\/\//, 'must be an address')
    .optional(),
  MAP_STREETS_KIND: z.enum(['vector', 'raster']).default('vector'),
  MAP_STREETS_ATTRIBUTION: z.string().optional(),
  MAP_STREETS_MAXZOOM: z.coerce.number().int().min(1).max(22).optional(),
});

/** Reads the brand and contact settings; an empty variable counts as absent. Throws one error that names every bad one. */
export function loadSite(env: Record<string, string | undefined> = process.env): Site {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = SiteEnv.safeParse(given);
  if (!parsed.success) throw new Error(`Site configuration: ${z.prettifyError(parsed.error)}`);
  const e = parsed.data;
  const tiles = e.MAP_IMAGERY_TILES.split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return {
    ...(tiles.length > 0 && { imagery: { tiles, attribution: e.MAP_IMAGERY_ATTRIBUTION } }),
    ...(e.MAP_STREETS && { streets: namedStreets(e.MAP_STREETS, e) }),
    origin: e.PUBLIC_URL.replace(/\/+$/, ''),
    brand: { ar: e.BRAND_AR, en: e.BRAND_EN },
    city: { ar: e.CONTACT_CITY_AR, en: e.CONTACT_CITY_EN },
    country: { ar: e.CONTACT_COUNTRY_AR, en: e.CONTACT_COUNTRY_EN },
    email: e.CONTACT_EMAIL,
    phone: e.CONTACT_PHONE,
    whatsapp: e.CONTACT_WHATSAPP,
    hours: e.BUSINESS_HOURS,
    social: SOCIAL_NETWORKS.flatMap((network) => {
      const url = e[`SOCIAL_${network.toUpperCase() as Uppercase<typeof network>}`];
      return url ? [{ network, url }] : [];
    }),
  };
}

function namedStreets(address: string, e: z.infer<typeof SiteEnv>): NonNullable<Site['streets']> {
  return {
    kind: e.MAP_STREETS_KIND,
    covers: 'country',
    ...(address.includes('{z}') ? { tiles: [address] } : { url: address }),
    ...(e.MAP_STREETS_ATTRIBUTION && { attribution: e.MAP_STREETS_ATTRIBUTION }),
    ...(e.MAP_STREETS_MAXZOOM && { maxzoom: e.MAP_STREETS_MAXZOOM }),
  };
}
