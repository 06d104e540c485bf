import type { CARRIES } from '../../../src/carries.ts';
import type { TransactionType } from '../transaction-types.ts';

/** The same words in both languages, Arabic first as on the site. */
export type Words = readonly [ar: string, en: string];

export type Carry = (typeof CARRIES)[number];

export type PropertyType =
  | 'apartment'
  | 'house'
  | 'villa'
  | 'land'
  | 'office'
  | 'shop'
  | 'warehouse'
  | 'commercial'
  | 'industrial'
  | 'agricultural'
  | 'farm'
  | 'residential'
  | 'mixed'
  | 'other';

export type AttributeType = 'text' | 'number' | 'boolean' | 'select' | 'multiselect' | 'url' | 'email';

export interface AttributeOption {
  /** Lower case, no spaces: it stands in addresses and in the index. */
  value: string;
  label: Words;
}

export interface AttributeDefinition {
  /** snake_case; the key in `listings.attributes` and in the index. */
  slug: string;
  type: AttributeType;
  name: Words;
  description?: Words;
  unit?: Words;
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  options?: readonly AttributeOption[];
  required: boolean;
  filterable: boolean;
  default?: unknown;
}

/** An attribute on one category; what is not said here is as the nearest ancestor, then the attribute, says. */
export interface AttributeUse {
  attribute: AttributeDefinition;
  required?: boolean;
  filterable?: boolean;
  default?: unknown;
  sort?: number;
  /** Offered in the filter panel (default: when filterable). */
  inFilters?: boolean;
  /** Shown on the listing's card (default: no). */
  inListing?: boolean;
  /** Shown in the facts of the details page (default: yes). */
  inDetails?: boolean;
  /** Only for these transaction types; otherwise for all. */
  on?: readonly TransactionType[];
}

export interface CategoryNode {
  slug: string;
  name: Words;
  about: Words;
  /** A Tabler icon; the parent's when absent. */
  icon?: string;
  color?: string;
  /** Search words people type for it, beyond the names in its branch. */
  keywords?: { ar: readonly string[]; en: readonly string[] };
  propertyType?: PropertyType;
  carries?: readonly Carry[];
  transactions?: readonly TransactionType[];
  attributes?: readonly AttributeUse[];
  children?: readonly CategoryNode[];
}
