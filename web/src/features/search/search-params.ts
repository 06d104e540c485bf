import { figureIn, latinFigure } from '@diyar/api/rules/digits';
import {
  ARRANGEMENT,
  ATTRIBUTE,
  ATTRIBUTE_END,
  FILTERS,
  isAttribute,
  RANGE_NAMES,
  type SearchRule,
  takes,
} from '@diyar/api/rules/search-params';

/**
 * The search as the page's address has it: values by parameter name, under the API's own names. Only known names with
 * well-formed values are in it, in one order, so that equal searches are equal texts.
 */
export type Search = Readonly<Record<string, readonly string[]>>;

export const VIEWS = ['list', 'map', 'both'] as const;
export type View = (typeof VIEWS)[number];

/** Every parameter of the page, in the order they are written. */
const RULES = new Map<string, SearchRule>(
  Object.entries({ ...FILTERS, ...ARRANGEMENT, view: { kind: 'choice', of: VIEWS } }),
);
/** Filters of several values. */
export const LIST_KEYS = [...RULES].flatMap(([key, rule]) => (isList(rule) ? [key] : []));
const ORDER = new Map([...RULES.keys()].map((key, index) => [key, index]));
/** Attributes stand behind the filters all categories know. */
const ATTRIBUTES_AT = (ORDER.get('office') ?? 0) + 0.5;

function isList(rule: SearchRule): rule is Extract<SearchRule, { kind: 'words' | 'choices' }> {
  return rule.kind === 'words' || rule.kind === 'choices';
}

function ruleOf(key: string): SearchRule | undefined {
  return RULES.get(key) ?? (isAttribute(key) ? (/\.(?:min|max)$/.test(key) ? ATTRIBUTE_END : ATTRIBUTE) : undefined);
}

/** Reads an address's query. What is unknown or malformed is left out: nobody's link may break the page. */
export function parseSearch(query: string): Search {
  const params = new URLSearchParams(query);
  const found: Record<string, string[]> = {};
  for (const key of new Set(params.keys())) {
    const rule = ruleOf(key);
    if (!rule) continue;
    const given = params.getAll(key).flatMap((text) => (isList(rule) ? text.split(',') : [text]));
    const values = [
      ...new Set(given.map((text) => clean(rule, text)).filter((text) => text !== '' && takes(rule, text))),
    ];
    if (values.length > 0) found[key] = values.slice(0, mostOf(rule));
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
  const rank = (key: string) => ORDER.get(key) ?? (key.startsWith('attr.') ? ATTRIBUTES_AT : 99);
  return Object.fromEntries(
    Object.entries(search)
      .filter(([, values]) => values.length > 0)
      .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1)),
  );
}

function mostOf(rule: SearchRule): number {
  if (rule.kind === 'choices') return rule.of.length;
  return rule.kind === 'words' ? rule.most : 1;
}

/** A spelling of each value: equal searches are equal texts. */
function clean(rule: SearchRule, text: string): string {
  if (rule.kind === 'text') return text.trim().replace(/\s+/g, ' ');
  const plain = latinFigure(text).trim();
  return rule.kind === 'number' ? String(figureIn(plain) ?? '') : plain;
}

/** A range given the wrong way round is turned; a direction of no order is none; what holds anyway is not said. */
function straightened(found: Record<string, string[]>): Record<string, string[]> {
  for (const name of RANGE_NAMES) {
    const [min, max] = [found[`min${name}`], found[`max${name}`]];
    if (min && max && Number(min[0]) > Number(max[0])) {
      found[`min${name}`] = max;
      found[`max${name}`] = min;
    }
  }
  if (!found.sortBy) delete found.sortOrder;
  for (const key of ['understand', 'surroundings']) if (found[key]?.[0] === 'true') delete found[key];
  // The first page has no number, so that it has one address.
  if (found.page?.[0] === '1') delete found.page;
  return found;
}
