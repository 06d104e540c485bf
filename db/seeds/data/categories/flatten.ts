import { TRANSACTION_TYPES, type TransactionType } from '../transaction-types.ts';
import { type Seo, seoOf } from './seo.ts';
import { CARRIES } from '../../../src/carries.ts';
import type { AttributeDefinition, AttributeUse, Carry, CategoryNode } from './shape.ts';

/** An attribute as one category has it, with what its ancestors said already merged in. */
export interface Assignment extends Omit<AttributeUse, 'attribute'> {
  attribute: AttributeDefinition;
  sort: number;
}

export interface FlatCategory {
  slug: string;
  parent: string | null;
  level: number;
  node: CategoryNode;
  icon: string;
  color: string;
  sort: number;
  carries: Carry[];
  transactions: TransactionType[];
  seo: Seo;
  /** Said on this very category: the rows of `category_attributes`. */
  assigned: Assignment[];
  /** Inherited and own, in the order the form shows them. */
  effective: Assignment[];
}

interface Inherited {
  parent: string | null;
  level: number;
  icon?: string;
  color?: string;
  carries?: readonly Carry[];
  transactions?: readonly TransactionType[];
  attributes: ReadonlyMap<string, Assignment>;
}

const ORDER = TRANSACTION_TYPES.map(({ slug }) => slug);
const said = <T extends object>(value: T): Partial<T> =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as Partial<T>;

/** The most specific attributes come first: what makes a car comes before what any sold thing has. */
const sortOf = (level: number, index: number) => (2 - level) * 1000 + (index + 1) * 10;

function assign(node: CategoryNode, { level, attributes }: Inherited): Assignment[] {
  return (node.attributes ?? []).map((use, index) => ({
    sort: sortOf(level, index),
    ...attributes.get(use.attribute.slug),
    ...(said(use) as AttributeUse),
  }));
}

function flattenNode(node: CategoryNode, sort: number, from: Inherited): FlatCategory[] {
  const icon = node.icon ?? from.icon;
  const color = node.color ?? from.color;
  if (!icon || !color) throw new Error(`Category ${node.slug} has no icon or colour, nor has its parent`);

  const assigned = assign(node, from);
  const attributes = new Map(from.attributes);
  for (const assignment of assigned) attributes.set(assignment.attribute.slug, assignment);

  const carries = node.carries ?? from.carries;
  const transactions = node.transactions ?? from.transactions;
  const below = (node.children ?? []).flatMap((child, index) =>
    flattenNode(child, (index + 1) * 10, {
      parent: node.slug,
      level: from.level + 1,
      icon,
      color,
      carries,
      transactions,
      attributes,
    }),
  );

  // A group's page filters by what any of its categories carries, so it stands for the union of them.
  const leaves = below.filter((category) => category.level === 2);
  const allCarried = new Set(leaves.length > 0 ? leaves.flatMap((leaf) => leaf.carries) : carries);
  const allTransactions = new Set(leaves.length > 0 ? leaves.flatMap((leaf) => leaf.transactions) : transactions);
  const types = ORDER.filter((type) => allTransactions.has(type));
  const self: FlatCategory = {
    slug: node.slug,
    parent: from.parent,
    level: from.level,
    node,
    icon,
    color,
    sort,
    carries: CARRIES.filter((carry) => allCarried.has(carry)),
    transactions: types,
    seo: seoOf(node, types),
    assigned,
    effective: [...attributes.values()].sort((a, b) => a.sort - b.sort),
  };
  return [self, ...below];
}

/** The tree as rows, parents before their children. */
export function flattenCategories(roots: readonly CategoryNode[]): FlatCategory[] {
  return roots.flatMap((root, index) =>
    flattenNode(root, (index + 1) * 10, { parent: null, level: 0, attributes: new Map() }),
  );
}

/** Every attribute in use, once. Two definitions under one slug are a mistake in the data. */
export function attributesOf(categories: readonly FlatCategory[]): AttributeDefinition[] {
  const found = new Map<string, AttributeDefinition>();
  for (const { attribute } of categories.flatMap(({ assigned }) => assigned)) {
    const known = found.get(attribute.slug);
    if (known && known !== attribute) throw new Error(`Attribute ${attribute.slug} is defined twice`);
    found.set(attribute.slug, attribute);
  }
  return [...found.values()];
}
