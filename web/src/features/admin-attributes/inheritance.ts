import type { AdminAttribute, Assignment, AssignmentContent } from './api.ts';

type Category = { id: string; parentId: string | null };
/** Where a value is said: at a category, or by the attribute itself (null). */
export type Source = string | null;

export interface Effective {
  attribute: AdminAttribute;
  /** The category's own word, if it has one. */
  own: Assignment | undefined;
  /** Settings that hold in the category. */
  values: AssignmentContent & { isRequired: boolean; isFilterable: boolean };
  /** The category that says so. */
  from: { isRequired: Source; isFilterable: Source; defaultValue: Source; options: Source; shown: string };
}

const pathOf = <C extends Category>(categories: readonly C[], category: C): C[] => {
  const parent = categories.find(({ id }) => id === category.parentId);
  return parent ? [...pathOf(categories, parent), category] : [category];
};

/** The attributes of a category, inherited and its own, in their order, each with where it comes from. */
export function attributesOf<C extends Category>(
  category: C,
  categories: readonly C[],
  attributes: readonly AdminAttribute[],
): Effective[] {
  const path = pathOf(categories, category);
  return attributes
    .flatMap((attribute) => {
      const said = path.flatMap(({ id }) => attribute.assignments.find(({ categoryId }) => categoryId === id) ?? []);
      return said.length > 0 ? [effective(attribute, said, category.id)] : [];
    })
    .toSorted((a, b) => a.values.sort - b.values.sort);
}

/** @param said from the root down; the nearest wins, null says nothing */
function effective(attribute: AdminAttribute, said: readonly Assignment[], categoryId: string): Effective {
  const nearest = said.at(-1) as Assignment;
  const speaker = (name: 'isRequired' | 'isFilterable' | 'defaultValue' | 'options') =>
    said.findLast((assignment) => assignment[name] !== null);
  const { categoryId: shown, ...shownAs } = nearest;
  return {
    attribute,
    own: said.find((assignment) => assignment.categoryId === categoryId),
    values: {
      ...shownAs,
      isRequired: speaker('isRequired')?.isRequired ?? attribute.isRequired,
      isFilterable: speaker('isFilterable')?.isFilterable ?? attribute.isFilterable,
      defaultValue: speaker('defaultValue')?.defaultValue ?? attribute.defaultValue,
      options: speaker('options')?.options ?? null,
    },
    from: {
      isRequired: speaker('isRequired')?.categoryId ?? null,
      isFilterable: speaker('isFilterable')?.categoryId ?? null,
      defaultValue: speaker('defaultValue')?.categoryId ?? null,
      options: speaker('options')?.categoryId ?? null,
      shown,
    },
  };
}

/** A new assignment changes nothing about its attribute. */
export const plainAssignment = (categoryId: string, sort: number): Assignment => ({
  ...{ categoryId, isRequired: null, isFilterable: null, defaultValue: null, sort },
  ...{ showInFilters: true, showInListing: false, showInDetails: true, transactionTypes: null, options: null },
});
