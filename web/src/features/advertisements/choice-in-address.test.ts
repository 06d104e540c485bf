import { describe, expect, it } from 'vitest';
import { choiceIn } from './ad-choice.ts';
import { topUpPath } from './top-up-path.ts';

const first = { place: 'sidebar', size: 'small', priority: 1, days: 30 } as const;

describe('a choice in an address', () => {
  it('is taken as it stands, and what is wrong as it was before', () => {
    expect(choiceIn({ place: 'home', size: 'large', priority: '3', days: '7' }, first)).toEqual({
      ...{ place: 'home', size: 'large', priority: 3, days: 7 },
    });
    expect(choiceIn({ place: 'roof', priority: '9', days: '0' }, first)).toEqual(first);
    expect(choiceIn({ place: 'sidebar', size: 'large' }, first)).toEqual(first);
    expect(choiceIn({ place: 'footer', days: '366' }, { ...first, size: 'banner' })).toMatchObject({
      ...{ place: 'footer', size: 'banner', days: 30 },
    });
  });

  it('is carried to the page that adds credit, to the cent', () => {
    const advertisement = '0190a0b0-0000-7000-8000-000000000001';
    const params = new URL(topUpPath(2.3300000001, { advertisement, addDays: 7 }), 'https://diyar.test').searchParams;
    expect(Object.fromEntries(params)).toEqual({
      ...{ amount: '2.33', product: 'advertisement', advertisement, addDays: '7' },
    });
  });
});
