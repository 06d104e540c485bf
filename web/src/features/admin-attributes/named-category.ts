/** A category, as far as this feature needs to know it; the page has the list. */
export type NamedCategory = {
  id: string;
  parentId: string | null;
  level: number;
  nameAr: string;
  nameEn: string;
  transactionTypes: readonly string[];
};

export const categoryName = ({ nameAr, nameEn }: NamedCategory, lang: string): string =>
  lang === 'ar' ? nameAr : nameEn;

/** From the root to itself: «عقارات › سكني › شقق». */
export function categoryPath(category: NamedCategory, categories: readonly NamedCategory[], lang: string): string {
  const parent = categories.find(({ id }) => id === category.parentId);
  const name = categoryName(category, lang);
  return parent ? `${categoryPath(parent, categories, lang)} › ${name}` : name;
}
