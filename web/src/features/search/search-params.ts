import { latinDigits } from '@diyar/api/rules/digits';

/**
 * The search as the page's address has it: values by parameter name, under the API's own names. Only known names with
 * well-formed values are in it, in one order, so that equal searches are equal texts.
 */
export type Search = Readonly<Record<string, readonly string[]>>;

export const LIST_KEYS = [
  'category',
  'province',
  'city',
  'neighborhood',
  'transactionType',
  'propertyType',
  'bedrooms',
  'bathrooms',
  'rooms',
  'furnishing',
  'availability',
  'features',
] as const;
export const RANGE_NAMES = ['Price', 'PricePerM2', 'Area', 'Floor'] as const;
export type RangeName = (typeof RANGE_NAMES)[number];
export const VIEWS = ['list', 'map', 'both'] as const;
export type View = (typeof VIEWS)[number];

const SLUG = /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const WORD = /^[a-z]+(?:_[a-z]+)*$/i;
const COUNT = /^\d{1,2}\+?$/;
const AMOUNT = /^\d{1,12}(?:\.\d{1,6})?$/;

type Rule = { several?: number; test: (value: string) => boolean };
const of = (pattern: RegExp, several?: number): Rule => ({ several, test: (value) => pattern.test(value) });

/** Every parameter of the page, in the order they are written. */
const RULES = new Map<string, Rule>(
  Object.entries<Rule>({
    keywords: { test: (value) => value.length <= 200 },
    understand: of(/^false$/),
    category: of(SLUG, 30),
    province: of(SLUG, 30),
    city: of(SLUG, 30),
    neighborhood: of(SLUG, 60),
    surroundings: of(/^false$/),
    transactionType: of(WORD, 30),
    propertyType: of(WORD, 30),
    minPrice: of(AMOUNT),
    maxPrice: of(AMOUNT),
    minPricePerM2: of(AMOUNT),
    maxPricePerM2: of(AMOUNT),
    minArea: of(AMOUNT),
    maxArea: of(AMOUNT),
    bedrooms: of(COUNT, 30),
    bathrooms: of(COUNT, 30),
    rooms: of(COUNT, 30),
    minFloor: of(/^-?\d{1,3}$/),
    maxFloor: of(/^-?\d{1,3}$/),
    furnishing: of(/^(?:furnished|semiFurnished|unfurnished)$/, 3),
    availability: of(/^(?:available|comingSoon|underConstruction)$/, 3),
    features: of(WORD, 20),
    office: of(SLUG),
    bbox: { test: isBox },
    sortBy: of(/^(?:relevance|priority|price|date|area)$/),
    sortOrder: of(/^(?:asc|desc)$/),
    // The first page has no number, so that it has one address.
    page: of(/^(?:[2-9]|[1-9]\d{1,3})$/),
    view: of(/^(?:list|map|both)$/),
  }),
);
const ORDER = new Map([...RULES.keys()].map((key, index) => [key, index]));
const ATTRIBUTE = /^attr\.[a-z][a-z0-9_]{0,60}(?:\.(?:min|max))?$/;
const ATTRIBUTE_RULE = of(/^[\w.+-]{1,80}$/, 40);
const ATTRIBUTE_END_RULE = of(/^-?\d{1,12}(?:\.\d{1,6})?$/);
const NUMBER = /^-?\d+(?:\.\d+)?$/;
const END = /^(?:min|max)[A-Z]|\.(?:min|max)$/;
const TEXTS = new Set(['keywords', 'bbox']);

function ruleOf(key: string): Rule | undefined {
  const rule = END.test(key) ? ATTRIBUTE_END_RULE : ATTRIBUTE_RULE;
  return RULES.get(key) ?? (ATTRIBUTE.test(key) ? rule : undefined);
}

/** Reads an address's query. What is unknown or malformed is left out: nobody's link may break the page. */
export function parseSearch(query: string): Search {
  const params = new URLSearchParams(query);
  const found: Record<string, string[]> = {};
  for (const key of new Set(params.keys())) {
    const rule = ruleOf(key);
    if (!rule) continue;
    const given = params.getAll(key).flatMap((text) => (TEXTS.has(key) ? [text] : text.split(',')));
    const values = [...new Set(given.map((text) => clean(key, text)).filter((text) => text !== '' && rule.test(text)))];
    if (values.length > 0) found[key] = values.slice(0, rule.several ?? 1);
  }
  return ordered(straightened(found));
}

/** `?city=damascus&minPrice=100`, or '' for a search without anything. Several values repeat their name. */
export function formatSearch(search: Search): string {
  const params = new URLSearchParams();
  for (const [key, values] of Object.entries(ordered(search))) for (const value of values) params.append(key, value);
  const text = params.toString();
  return text && `?${text}`;
}

/** In the one order, without empty names. */
export function ordered(search: Search): Search {
  const rank = (key: string) => ORDER.get(key) ?? (key.startsWith('attr.') ? 23.5 : 99);
  return Object.fromEntries(
    Object.entries(search)
      .filter(([, values]) => values.length > 0)
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  );
}

/** Digits of either script, as people type them: `٥٠٠٠٠`, `50,000`. */
export const latinFigure = (text: string): string => latinDigits(text).replace('٫', '.').replaceAll('٬', '');

function clean(key: string, text: string): string {
  if (key === 'keywords') return text.trim().replace(/\s+/g, ' ');
  const plain = latinFigure(text).trim();
  return END.test(key) && NUMBER.test(plain) ? String(Number(plain)) : plain;
}

/** A range given the wrong way round is turned; a direction of no order is none. */
function straightened(found: Record<string, string[]>): Record<string, string[]> {
  for (const name of RANGE_NAMES) {
    const [min, max] = [found[`min${name}`], found[`max${name}`]];
    if (min && max && Number(min[0]) > Number(max[0])) {
      found[`min${name}`] = max;
      found[`max${name}`] = min;
    }
  }
  if (!found.sortBy) delete found.sortOrder;
  return found;
}

function isBox(text: string): boolean {
  const sides = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  const inside = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return sides.length === 4 && sides.every(Number.isFinite) && inside && west < east && south < north;
}
