import { boxIn } from './box.ts';
import { figureIn } from './digits.ts';
import { CHOICE_FIELDS, CHOICES, COUNTED_FIELDS, eachOf, LISTING_FIELDS } from './listing-fields.ts';
import { FEATURES, PRICE_MAX } from './listing-form.ts';

/** The kinds of a search's parameters. `words` and `choices` take several values, at most `most` of them. */
export type SearchRule =
  | { kind: 'text'; max: number }
  /** True unless `false` is said. */
  | { kind: 'switch' }
  | { kind: 'word'; pattern: RegExp; max: number }
  | { kind: 'words'; pattern: RegExp; max: number; most: number }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'choices'; of: readonly string[] }
  | { kind: 'number'; min: number; max: number; whole: boolean }
  | { kind: 'box' };

export const SORT_FIELDS = ['relevance', 'priority', 'price', 'date', 'area'] as const;
export const SORT_ORDERS = ['asc', 'desc'] as const;
/** Past this many results nobody pages; the answer says to narrow the search instead. */
export const MAX_DEPTH = 1_000;

const MOST = 30;
const slugs = { kind: 'words', pattern: /^[a-z0-9]+(?:[-.][a-z0-9]+)*$/, max: 80, most: MOST } as const;
const kinds = { kind: 'words', pattern: /^[a-z]+$/, max: 30, most: MOST } as const;
/** The largest choice on screen, "5+", is written `5+`. */
const counts = { kind: 'words', pattern: /^\d{1,2}\+?$/, max: 3, most: MOST } as const;
const money = { kind: 'number', min: 0, max: PRICE_MAX, whole: false } as const;
const { min, max } = LISTING_FIELDS.floor;
const floor = { kind: 'number', min, max, whole: true } as const;

/** The filters that `without` turns round. */
const EXCLUDED = new RegExp(
  `^(?:category|province|city|neighborhood|transactionType|propertyType|${CHOICE_FIELDS.join('|')}|features|near|street|floor|attr\\.[a-z][a-z0-9_]{0,60}):[\\w.+-]+$`,
);

/** The filters that `prefer` holds: what a listing may leave unstated. Floors are one, or from one to another: `floor:1..3`. */
const PREFERRED = new RegExp(
  `^(?:(?:${CHOICE_FIELDS.join('|')}|features|attr\\.[a-z][a-z0-9_]{0,60}):[\\w+-]+|floor:(?:-?\\d{1,3}(?:\\.\\.(?:-?\\d{1,3})?)?|\\.\\.-?\\d{1,3}))$`,
);

/** Every filter, by its name in addresses and calls, in the order it is written. `attr.<slug>` filters ride along. */
export const FILTERS = {
  keywords: { kind: 'text', max: 200 },
  /** 'false' takes the keywords as plain words instead of reading filters out of the sentence. */
  understand: { kind: 'switch' },
  category: slugs,
  province: slugs,
  city: slugs,
  neighborhood: { ...slugs, most: 60 },
  /** 'false' takes a quarter without the smaller quarters inside it. */
  surroundings: { kind: 'switch' },
  transactionType: { kind: 'words', pattern: /^[a-z_]+$/, max: 30, most: MOST },
  propertyType: kinds,
  minPrice: money,
  maxPrice: money,
  minPricePerM2: money,
  maxPricePerM2: money,
  minArea: money,
  maxArea: money,
  ...eachOf(COUNTED_FIELDS, () => counts),
  minFloor: floor,
  maxFloor: floor,
  ...eachOf(CHOICE_FIELDS, (field) => ({ kind: 'choices', of: CHOICES[field] }) as const),
  /** All of them must be there. */
  features: { kind: 'choices', of: FEATURES },
  /** Kinds of points of interest within 1 km, all of them; which there are is read by the server. */
  near: kinds,
  /** Streets within 150 m, any of them, by their keys. */
  street: slugs,
  /** Left out are listings that say so of themselves: the filter and its value, `features:elevator`; the floor is `floor:3`. */
  without: { kind: 'words', pattern: EXCLUDED, max: 120, most: MOST },
  /** First come listings that say so of themselves, then those that say nothing of it; named as in `without`. */
  prefer: { kind: 'words', pattern: PREFERRED, max: 120, most: MOST },
  office: { kind: 'word', pattern: /^[a-z0-9-]+$/, max: 80 },
  bbox: { kind: 'box' },
  /** Areas drawn on the map; whether they are any is read by the map and by the server (`rules/shape.ts`), not with every address. */
  shape: { kind: 'text', max: 2_000 },
} as const satisfies Record<string, SearchRule>;

/** How the results are put in order, and which part of them is shown. */
export const ARRANGEMENT = {
  sortBy: { kind: 'choice', of: SORT_FIELDS },
  sortOrder: { kind: 'choice', of: SORT_ORDERS },
  page: { kind: 'number', min: 1, max: MAX_DEPTH, whole: true },
} as const satisfies Record<string, SearchRule>;

/** Filters with two ends, `minPrice` and `maxPrice`. */
export const RANGE_NAMES = ['Price', 'PricePerM2', 'Area', 'Floor'] as const;
export type RangeName = (typeof RANGE_NAMES)[number];

/** A category's own filter, `attr.<slug>`, or an end of one, `attr.<slug>.min`; checked against its type by the server. */
export const isAttribute = (key: string): boolean => /^attr\.[a-z][a-z0-9_]{0,60}(\.(min|max))?$/.test(key);
export const ATTRIBUTE = { kind: 'words', pattern: /^[\w.+-]+$/, max: 80, most: 40 } as const satisfies SearchRule;
export const ATTRIBUTE_END = { kind: 'number', min: -1e15, max: 1e15, whole: false } as const satisfies SearchRule;

/** Whether a rule takes this one value, trimmed. */
export function takes(rule: SearchRule, value: string): boolean {
  switch (rule.kind) {
    case 'text':
      return value.length <= rule.max;
    case 'switch':
      return value === 'true' || value === 'false';
    case 'word':
    case 'words':
      return value.length <= rule.max && rule.pattern.test(value);
    case 'choice':
    case 'choices':
      return rule.of.includes(value);
    case 'number': {
      const figure = figureIn(value);
      return (
        figure !== undefined && figure >= rule.min && figure <= rule.max && (!rule.whole || Number.isInteger(figure))
      );
    }
    case 'box':
      return boxIn(value) !== undefined;
  }
}
