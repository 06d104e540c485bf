import type { DraftContent } from '@diyar/api/contracts/listing-form';
import { shownFigure } from '@diyar/api/rules/figures';
import { CHOICE_FIELDS, WHOLE_FIELDS } from '@diyar/api/rules/listing-fields';
import { figureAt } from './figures.ts';

/** Fields that hold a number, kept as they were typed. */
export const FIGURES = ['price', 'rent', 'area', ...WHOLE_FIELDS, 'latitude', 'longitude'] as const;
const TEXTS = [
  'categoryId',
  'transactionTypeId',
  'titleAr',
  'titleEn',
  'descriptionAr',
  'descriptionEn',
  'priceKind',
  'currency',
  'pound',
  'pricePeriod',
  'rentPeriod',
  ...CHOICE_FIELDS,
  'province',
  'city',
  'neighborhood',
  'address',
] as const;
const SWITCHES = [
  'negotiable',
  'confirmPrice',
  'confirmArea',
  'keepNumber',
  'approximate',
  'acceptLocation',
  'showPhone',
] as const;

type Figure = (typeof FIGURES)[number];
type Text = (typeof TEXTS)[number];
type Switch = (typeof SWITCHES)[number];
export type AttributeContent = string | boolean | string[];

/** The form as it stands on the screen: '' is empty, numbers are as typed, nothing is lost that cannot be read yet. */
export type FormContent = Record<Figure | Text, string> &
  Record<Switch, boolean> & {
    features: string[];
    proximities: Record<string, string>;
    attributes: Record<string, AttributeContent>;
  };

export const EMPTY: FormContent = {
  ...(Object.fromEntries([...FIGURES, ...TEXTS].map((key) => [key, ''])) as Record<Figure | Text, string>),
  currency: 'USD',
  negotiable: false,
  confirmPrice: false,
  confirmArea: false,
  keepNumber: false,
  approximate: false,
  acceptLocation: false,
  showPhone: true,
  features: [],
  proximities: {},
  attributes: {},
};

const asText = (value: unknown): string => {
  if (typeof value === 'number') return shownFigure(value);
  return value === null || value === undefined ? '' : String(value);
};

function asAttribute(value: unknown): AttributeContent {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(String) : asText(value);
}

const entriesOf = (record: object | null | undefined) => Object.entries(record ?? {});

/** A saved form as the screen holds it. */
export function fromWire(saved: DraftContent): FormContent {
  const texts = [...FIGURES, ...TEXTS].map(
    (key) => [key, key === 'latitude' || key === 'longitude' ? String(saved[key] ?? '') : asText(saved[key])] as const,
  );
  const switches = SWITCHES.map((key) => [key, typeof saved[key] === 'boolean' ? saved[key] : EMPTY[key]] as const);
  return {
    ...EMPTY,
    ...(Object.fromEntries(texts) as Record<Figure | Text, string>),
    ...(Object.fromEntries(switches) as Record<Switch, boolean>),
    currency: saved.currency === 'SYP' ? 'SYP' : 'USD',
    features: saved.features ?? [],
    proximities: Object.fromEntries(entriesOf(saved.proximities).map(([key, value]) => [key, asText(value)])),
    attributes: Object.fromEntries(entriesOf(saved.attributes).map(([key, value]) => [key, asAttribute(value)])),
  };
}

const wired = (path: string, text: string, currency?: string): string | number | null =>
  text.trim() === '' ? null : (figureAt(path, text, currency) ?? text);
const isGiven = (value: AttributeContent) => typeof value === 'boolean' || value.length > 0;

/**
 * The body, for a draft and for handing in. Whoever says pounds says which: new ones are the default.
 * @param isFigure whether an attribute holds a number
 */
export function toWire(content: FormContent, isFigure: (slug: string) => boolean): DraftContent {
  const texts = TEXTS.map((key) => [key, content[key].trim() === '' ? null : content[key]] as const);
  const figures = FIGURES.map((key) => [key, wired(key, content[key], content.currency)] as const);
  const attributes = Object.entries(content.attributes)
    .filter(([, value]) => isGiven(value))
    .map(
      ([slug, value]) =>
        [slug, typeof value === 'string' && isFigure(slug) ? wired(`attributes.${slug}`, value) : value] as const,
    );
  return {
    ...Object.fromEntries([...texts, ...figures]),
    ...Object.fromEntries(SWITCHES.map((key) => [key, content[key]])),
    pound: content.currency === 'SYP' ? content.pound || 'new' : null,
    features: content.features,
    proximities: Object.fromEntries(
      Object.entries(content.proximities)
        .filter(([, value]) => value.trim() !== '')
        .map(([key, value]) => [key, wired(`proximities.${key}`, value)]),
    ),
    attributes: Object.fromEntries(attributes),
  };
}

/** Whether two forms say the same, whatever the order of their keys. */
export function isSameWire(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** Absent, null and empty are the same to a form. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== undefined && one !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one)]);
}
