import type { Category } from '@diyar/api/contracts/categories';
import { foldText } from '@diyar/indexer/arabic';

/** Listings live in the tree's last level (spec, section 3). */
const LISTING_LEVEL = 2;

export type CategoryNode = Category & { children: CategoryNode[]; parent: CategoryNode | undefined };

/** The flat list as a tree, its roots in their order. */
export function treeOf(categories: readonly Category[]): CategoryNode[] {
  const nodes = new Map(
    categories.map((category) => [category.id, { ...category, children: [], parent: undefined } as CategoryNode]),
  );
  const roots: CategoryNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId ? nodes.get(node.parentId) : undefined;
    node.parent = parent;
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

export const isChoice = ({ level }: Pick<Category, 'level'>): boolean => level === LISTING_LEVEL;

export function choicesOf(nodes: readonly CategoryNode[]): CategoryNode[] {
  return nodes.flatMap((node) => (isChoice(node) ? [node] : choicesOf(node.children)));
}

/** The names above a category, outermost first. */
export function pathOf(node: CategoryNode): CategoryNode[] {
  return node.parent ? [...pathOf(node.parent), node.parent] : [];
}

type Ranked = { node: CategoryNode; rank: number };
const FOUND = 12;

/** Categories whose names hold the words, in either language and however they are spelt; own names before those above. */
export function foundIn(roots: readonly CategoryNode[], text: string): CategoryNode[] {
  const words = foldText(text).split(' ').map(withoutArticle).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = choicesOf(roots).flatMap((node): Ranked[] => {
    const own = namesOf(node);
    const all = `${own} ${pathOf(node).map(namesOf).join(' ')}`;
    if (!words.every((word) => all.includes(word))) return [];
    const [first = ''] = words;
    const starts = own.startsWith(first) || own.includes(` ${first}`);
    const isOwn = words.every((word) => own.includes(word));
    return [{ node, rank: isOwn ? (starts ? 0 : 1) : 2 }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, FOUND)
    .map(({ node }) => node);
}

const withoutArticle = (word: string) => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word);
const namesOf = ({ nameAr, nameEn }: Category) => `${foldText(nameAr)} ${foldText(nameEn)}`;
