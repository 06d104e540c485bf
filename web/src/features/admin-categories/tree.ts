import { DEEPEST_LEVEL } from '@diyar/api/rules/categories';
import type { AdminCategory, CategoryPlace } from './api.ts';

type Node = Pick<AdminCategory, 'id' | 'parentId' | 'level'>;
type Named = Pick<AdminCategory, 'nameAr' | 'nameEn'>;
/** A place past the last sibling. */
const END = 10_000;

export const siblingsOf = <C extends Node>(categories: readonly C[], parentId: string | null): C[] =>
  categories.filter((category) => category.parentId === parentId);

/** From the root to the category's parent. */
export function pathOf<C extends Node>(categories: readonly C[], { parentId }: Node): C[] {
  const parent = categories.find(({ id }) => id === parentId);
  return parent ? [...pathOf(categories, parent), parent] : [];
}

/** How many levels there are below it. */
function depthBelow(categories: readonly Node[], id: string): number {
  return Math.max(0, ...siblingsOf(categories, id).map((child) => 1 + depthBelow(categories, child.id)));
}

const isWithin = (categories: readonly Node[], node: Node, id: string): boolean =>
  node.id === id || pathOf(categories, node).some((above) => above.id === id);

/** Whether a category with all below it fits under a parent; the server also asks about its listings. */
export function mayStandBelow(categories: readonly Node[], id: string, parentId: string | null): boolean {
  const parent = categories.find((category) => category.id === parentId);
  if (parent && isWithin(categories, parent, id)) return false;
  return (parent ? parent.level + 1 : 0) + depthBelow(categories, id) <= DEEPEST_LEVEL;
}

export type Drop = { draggedNode: string; targetNode: string; position: 'before' | 'after' | 'inside' };

/** Where a category lands that was dropped before, after or onto another; undefined where it doesn't fit. */
export function placeOfDrop(categories: readonly Node[], drop: Drop): CategoryPlace | undefined {
  const target = categories.find(({ id }) => id === drop.targetNode);
  if (!target) return undefined;
  const parentId = drop.position === 'inside' ? target.id : target.parentId;
  if (!mayStandBelow(categories, drop.draggedNode, parentId)) return undefined;
  if (drop.position === 'inside') return { parentId, position: 0 };
  const others = siblingsOf(categories, parentId).filter(({ id }) => id !== drop.draggedNode);
  const index = others.findIndex(({ id }) => id === target.id);
  return { parentId, position: drop.position === 'before' ? index : index + 1 };
}

export const STEPS = ['up', 'down', 'out', 'in'] as const;
export type Step = (typeof STEPS)[number];

/** A step by key or button: among its siblings, out behind its parent, or into the sibling above. Undefined: no such step. */
export function placeOfStep(categories: readonly Node[], node: Node, step: Step): CategoryPlace | undefined {
  const siblings = siblingsOf(categories, node.parentId);
  const index = siblings.findIndex(({ id }) => id === node.id);
  if (step === 'up') return index > 0 ? { parentId: node.parentId, position: index - 1 } : undefined;
  if (step === 'down')
    return index < siblings.length - 1 ? { parentId: node.parentId, position: index + 1 } : undefined;
  if (step === 'in') {
    const above = siblings[index - 1];
    return above && mayStandBelow(categories, node.id, above.id) ? { parentId: above.id, position: END } : undefined;
  }
  const parent = categories.find(({ id }) => id === node.parentId);
  if (!parent) return undefined;
  const position = siblingsOf(categories, parent.parentId).findIndex(({ id }) => id === parent.id) + 1;
  return { parentId: parent.parentId, position };
}

export const atEndOf = (parentId: string | null): CategoryPlace => ({ parentId, position: END });

/** A first proposal for the address of a new category. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

/** From the root to itself: «عقارات › سكني › شقق». */
export const pathNames = <C extends Node & Named>(categories: readonly C[], category: C, lang: string): string =>
  [...pathOf(categories, category), category]
    .map(({ nameAr, nameEn }) => (lang === 'ar' ? nameAr : nameEn))
    .join(' › ');

/** True where its names or its slug have the words. */
export function isCalled({ nameAr, nameEn, slug }: Named & Pick<AdminCategory, 'slug'>, words: string): boolean {
  const wanted = words.trim().toLowerCase();
  return [nameAr, nameEn.toLowerCase(), slug].some((text) => text.includes(wanted));
}
