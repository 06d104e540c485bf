import type { Box } from '#rules/box.ts';
import {
  CHOICE_FIELDS,
  type ChoiceField,
  type CountedField,
  isInText,
  SEARCHED_FIELDS,
} from '#rules/listing-fields.ts';
import type { Shape } from '#rules/shape.ts';

/**
 * A filter, as data: rendered for the engine and for PostgreSQL alike, so that both answer the same question.
 * `facet` names the group a filter belongs to; disjunctive counts leave that group out.
 */
export type Condition =
  | { op: 'in'; facet: string; field: Field; values: string[] }
  | { op: 'all'; facet: string; field: 'features' | 'near'; values: string[] }
  | {
      op: 'counts';
      facet: string;
      field: CountedField;
      exactly: number[];
      atLeast: number | null;
    }
  | { op: 'range'; facet: string; field: RangeField; min?: number; max?: number }
  | { op: 'places'; facet: 'place'; province: string[]; city: string[]; neighborhood: string[] }
  | { op: 'box'; facet: 'bbox' | 'viewport'; box: Box }
  /** `cover`: how the engine is asked for it; without it the condition is for PostgreSQL and for listings in hand. */
  | { op: 'shape'; facet: 'shape'; shape: Shape; cover?: Cover }
  | { op: 'attribute'; facet: string; slug: string; values: (string | boolean)[] }
  | { op: 'attributeRange'; facet: string; slug: string; min?: number; max?: number }
  /** `value` is the filter as the wire has it (`features:elevator`); listings that say nothing of it hold. */
  | { op: 'not'; facet: 'without'; value: string; read: Condition[] }
  /** The preference holds, or nothing is said of it. */
  | { op: 'unopposed'; facet: string; read: Condition }
  | { op: 'featured'; facet: 'featured'; value: 0 | 1 }
  | { op: 'except'; facet: 'except'; ids: string[] }
  /** For words asked beside the filters read out of them: not all of `read` hold, and none is contradicted. */
  | { op: 'beside'; facet: 'beside'; read: Condition[] };

/** A shape as the engine can be asked for it: its cells by their field, and listings of the cells that its line runs through. */
export interface Cover {
  cells: Record<string, string[]>;
  ids: string[];
  /** Finest cells whose listings are inside but for some. */
  mostly: { cells: string[]; without: string[] };
}

export type Field = 'categories' | 'transactionTypes' | 'propertyType' | ChoiceField | 'office' | 'streets';
export type RangeField = PriceField | 'pricePerM2' | 'area' | 'floor';
/** The price of any deal, or of the one that a search is limited to. */
export type PriceField = 'price' | 'sale' | 'rent';

export const priceFieldOf = (deals: readonly string[] = []): PriceField => {
  const [deal] = deals;
  return deals.length === 1 && (deal === 'sale' || deal === 'rent') ? deal : 'price';
};

export interface Criteria {
  /** Words that are searched as text; filters read out of the sentence are conditions by now. */
  text: string;
  conditions: Condition[];
  /** Those of the conditions that only order, each with what is left of it for the listings behind, if anything is. */
  preferred?: readonly Preferred[];
}

export interface Preferred {
  condition: Condition;
  left: Condition | undefined;
}

/** The same where a listing may even state the opposite of what is preferred. */
export const eased = ({ preferred = [], ...criteria }: Criteria): Criteria => ({
  ...criteria,
  ...(preferred.length > 0 && { preferred: preferred.map(({ condition }) => ({ condition, left: undefined })) }),
});

/** All that may be shown: whatever is preferred holds or is not spoken of. */
export const asWhole = ({ preferred = [], ...criteria }: Criteria): Criteria => ({
  ...criteria,
  conditions: criteria.conditions.flatMap((condition) => {
    const own = preferred.find((each) => each.condition === condition);
    return own ? (own.left ?? []) : condition;
  }),
});

/** Whoever leaves out the deal asks for the price of any. */
export const without = (criteria: Criteria, facet: string): Criteria => ({
  ...criteria,
  conditions: criteria.conditions
    .filter((condition) => condition.facet !== facet)
    .map((condition) =>
      condition.op === 'range' && condition.facet === 'price' && facet === 'transactionType'
        ? { ...condition, field: 'price' }
        : condition,
    ),
});

export const plus = (criteria: Criteria, ...more: Condition[]): Criteria => ({
  ...criteria,
  conditions: [...criteria.conditions, ...more],
});

const INFERRED = new Set(['city', 'neighborhood', ...SEARCHED_FIELDS.filter(isInText), 'features']);

/** Whether the indexer reads this field of the document out of the text where the owner left it empty (`inferred.<field>`). */
export const isInferable = (field: string): boolean => INFERRED.has(field) || field.startsWith('attr.');

/**
 * Whether what the text says contradicts a condition, too: «غير مفروشة» is no furnished flat. Of numbers a text may say
 * several, so only the owner's contradict.
 */
export const contradictsByText = (field: string): boolean =>
  CHOICE_FIELDS.filter(isInText).some((choice) => choice === field);

const WHEREABOUTS: ReadonlySet<Field> = new Set(['categories', 'office', 'streets']);

/** The field in which a listing may contradict a condition; words never overrule it. */
export function spokenField(condition: Condition): string | undefined {
  switch (condition.op) {
    case 'in':
      return WHEREABOUTS.has(condition.field) ? undefined : condition.field;
    case 'counts':
    case 'range':
      return condition.field;
    case 'attribute':
    case 'attributeRange':
      return `attr.${condition.slug}`;
    default:
      return undefined;
  }
}
