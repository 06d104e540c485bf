import { describe, expect, it } from 'vitest';
import { mayStandBelow, pathOf, placeOfDrop, placeOfStep, slugOf } from './tree.ts';

const node = (id: string, parentId: string | null, level: number) => ({ id, parentId, level });
const TREE = [
  node('homes', null, 0),
  node('cars', null, 0),
  node('living', 'homes', 1),
  node('business', 'homes', 1),
  node('flats', 'living', 2),
  node('villas', 'living', 2),
  node('penthouses', 'flats', 3),
];
const [homes, cars, , business, , villas, penthouses] = TREE as [Node, Node, Node, Node, Node, Node, Node];
type Node = (typeof TREE)[number];

describe('a category that is dropped', () => {
  it('lands before, behind or in another', () => {
    const drop = (draggedNode: string, position: 'before' | 'after' | 'inside', targetNode: string) =>
      placeOfDrop(TREE, { draggedNode, position, targetNode });
    expect(drop('villas', 'before', 'flats')).toEqual({ parentId: 'living', position: 0 });
    expect(drop('flats', 'after', 'villas')).toEqual({ parentId: 'living', position: 1 });
    expect(drop('villas', 'inside', 'business')).toEqual({ parentId: 'business', position: 0 });
    expect(drop('business', 'after', 'cars')).toEqual({ parentId: null, position: 2 });
  });

  it('lands neither in itself nor too deep', () => {
    expect(placeOfDrop(TREE, { draggedNode: 'homes', targetNode: 'villas', position: 'inside' })).toBeUndefined();
    expect(placeOfDrop(TREE, { draggedNode: 'living', targetNode: 'villas', position: 'after' })).toBeUndefined();
    expect(mayStandBelow(TREE, 'penthouses', 'villas')).toBe(true);
    expect(mayStandBelow(TREE, 'flats', 'villas')).toBe(false);
  });
});

describe('a step', () => {
  it('goes among siblings, out behind the parent, into the sibling above', () => {
    expect(placeOfStep(TREE, villas, 'up')).toEqual({ parentId: 'living', position: 0 });
    expect(placeOfStep(TREE, villas, 'down')).toBeUndefined();
    expect(placeOfStep(TREE, business, 'out')).toEqual({ parentId: null, position: 1 });
    expect(placeOfStep(TREE, villas, 'in')).toMatchObject({ parentId: 'flats' });
    expect(placeOfStep(TREE, cars, 'in')).toMatchObject({ parentId: 'homes' });
    expect(placeOfStep(TREE, homes, 'out')).toBeUndefined();
  });
});

it('knows the way to a category, and an address for its name', () => {
  expect(pathOf(TREE, penthouses).map(({ id }) => id)).toEqual(['homes', 'living', 'flats']);
  expect(slugOf('  Café & Tents, 4×4 ')).toBe('cafe-tents-4-4');
});
