import { describe, expect, it } from 'vitest';
import { strokesOf } from './one-path-icons.ts';

const path = (d: string, more = {}): [string, Record<string, string>] => ['path', { d, key: 'svg-0', ...more }];

describe('strokesOf', () => {
  it('draws all strokes as one path', () => {
    expect(strokesOf([path('M2 8v9'), path('M12 14h10')])).toEqual([['path', { d: 'M2 8v9M12 14h10', key: '0' }]]);
  });

  it.each([
    ['of one stroke', [path('M2 8v9')]],
    ['with a stroke of its own colour', [path('M2 8v9'), path('M12 14h10', { fill: 'currentColor' })]],
    // Joined, it would go on from where the one before ended.
    ['with a stroke that begins relatively', [path('M2 8v9'), path('m12 14h10')]],
    ['with something else than paths', [path('M2 8v9'), ['circle', { r: '2' }] as [string, Record<string, string>]]],
  ])('leaves an icon %s as it is', (_, paths) => {
    expect(strokesOf(paths)).toBeUndefined();
  });
});
