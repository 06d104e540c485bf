import { CHOICE_FIELDS } from '@diyar/api/rules/listing-fields';
import type { FormFacts } from './facts.ts';

/** Photos come first: owners have them at hand, and a form that begins with a picture is finished more often. */
export const TABS = ['images', 'details', 'location', 'features'] as const;
export type Tab = (typeof TABS)[number];

const LOCATION = new Set([
  'province',
  'city',
  'neighborhood',
  'address',
  'latitude',
  'longitude',
  'approximate',
  'acceptLocation',
]);
const FEATURES = new Set<string>(['features', 'proximities', ...CHOICE_FIELDS]);
const IMAGES = new Set(['images', 'video']);

/** The tab that shows a field, by the path the server or a check names it by. */
export function tabOf(path: string, { attributes }: Pick<FormFacts, 'attributes'>): Tab {
  const [head = '', slug] = path.split('.');
  if (IMAGES.has(head)) return 'images';
  if (LOCATION.has(head)) return 'location';
  if (FEATURES.has(head)) return 'features';
  // Required attributes stand with the details; the rest waits where nobody is held up by it.
  if (head === 'attributes')
    return attributes.some((attribute) => attribute.slug === slug && attribute.required) ? 'details' : 'features';
  return 'details';
}

/** The server names a text of the caller's language without the language, and a point by its latitude. */
export function fieldOf(path: string, lang: 'ar' | 'en'): string {
  if (path === 'title' || path === 'description') return `${path}${lang === 'ar' ? 'Ar' : 'En'}`;
  return path === 'longitude' ? 'latitude' : path;
}

export const fieldId = (path: string): string => `field-${path.replaceAll('.', '-')}`;
