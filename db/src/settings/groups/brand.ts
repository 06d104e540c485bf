import { z } from 'zod';
import { type Group, text } from '../setting.ts';

const telephone = z.string().regex(/^\+\d{9,15}$/, 'must look like +963112345678');

const HOURS = /^([0-6])(?:-([0-6]))? (\d\d:\d\d)-(\d\d:\d\d)$/;
function readHours(part: string) {
  const [, first = '', last = first, open = '', close = ''] = HOURS.exec(part) ?? [];
  const days = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return { days, open, close };
}
const hours = z
  .string()
  .transform((parts) => parts.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every((part) => HOURS.test(part)), 'must look like "0-4 09:00-18:00, 5 13:00-18:00"')
  .transform((parts) => parts.map(readHours));

export const BRAND = {
  title: 'Brand and contact: shown on every page',
  settings: {
    BRAND_AR: { of: ['api', 'pages', 'worker'], kind: text, default: 'ديار' },
    BRAND_EN: { of: ['api', 'pages', 'worker'], kind: text, default: 'Diyar' },
    CONTACT_EMAIL: {
      of: ['api', 'pages', 'worker'],
      kind: z.email(),
      default: 'hello@diyar.example',
      compose: 'required',
    },
    CONTACT_PHONE: { of: ['pages'], kind: telephone, says: 'like +963112345678; none: none is shown' },
    CONTACT_WHATSAPP: { of: ['pages'], kind: telephone },
    CONTACT_CITY_AR: { of: ['pages'], kind: text, says: 'in both languages, or neither' },
    CONTACT_CITY_EN: { of: ['pages'], kind: text },
    CONTACT_COUNTRY_AR: { of: ['pages'], kind: text, default: 'سوريا' },
    CONTACT_COUNTRY_EN: { of: ['pages'], kind: text, default: 'Syria' },
    BUSINESS_HOURS: {
      of: ['pages'],
      kind: hours,
      example: '0-4 09:00-18:00, 5 13:00-18:00',
      says: 'days from Sunday (0), then the hours; none: none are shown',
    },
    SOCIAL_FACEBOOK: { of: ['pages'], kind: z.url() },
    SOCIAL_INSTAGRAM: { of: ['pages'], kind: z.url() },
    SOCIAL_TELEGRAM: { of: ['pages'], kind: z.url() },
    SOCIAL_YOUTUBE: { of: ['pages'], kind: z.url() },
    SOCIAL_LINKEDIN: { of: ['pages'], kind: z.url() },
    SOCIAL_X: { of: ['pages'], kind: z.url() },
  },
} as const satisfies Group;

const fingerprints = z
  .string()
  .transform((parts) => parts.split(',').map((part) => part.trim().toUpperCase()))
  .refine(
    (parts) => parts.every((part) => /^(?:[0-9A-F]{2}:){31}[0-9A-F]{2}$/.test(part)),
    'must be SHA-256 fingerprints like 0A:1B:…, comma separated',
  );

export const ANDROID = {
  title: 'Android app: a window of its own around this site, see docs/android.md',
  settings: {
    ANDROID_STORE_URL: {
      of: ['pages'],
      kind: z.url({ protocol: /^https$/ }),
      says: 'where the app is had; without it phones are offered none',
    },
    ANDROID_PACKAGE: {
      of: ['pages'],
      kind: z.string().regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/i, 'must look like org.example.diyar'),
      says: 'with its fingerprints: what /.well-known/assetlinks.json lets open this site as its own',
    },
    ANDROID_FINGERPRINTS: {
      of: ['pages'],
      kind: fingerprints,
      says: 'SHA-256 of the keys that sign it, comma separated',
    },
  },
} as const satisfies Group;

export const MAP = {
  title: 'Map: satellite pictures come from outside, so there are none unless you name a source',
  settings: {
    MAP_IMAGERY_TILES: { of: ['pages'], kind: text, says: 'https://…/{z}/{x}/{y}.jpg, several comma separated' },
    MAP_IMAGERY_ATTRIBUTION: { of: ['pages'], kind: text },
    MAP_STREETS: {
      of: ['pages'],
      kind: z.string().regex(/^https?:\/\//, 'must be an address'),
      says: 'streets of another host instead of `npm run tiles -- --syria`: a template, a TileJSON or a .pmtiles address',
    },
    MAP_STREETS_KIND: {
      of: ['pages'],
      kind: z.enum(['vector', 'raster']),
      default: 'vector',
      says: 'vector (OpenMapTiles schema) or raster',
    },
    MAP_STREETS_ATTRIBUTION: { of: ['pages'], kind: text },
    MAP_STREETS_MAXZOOM: { of: ['pages'], kind: z.coerce.number().int().min(1).max(22) },
  },
} as const satisfies Group;
