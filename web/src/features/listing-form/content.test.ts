import { describe, expect, it } from 'vitest';
import { aContent, theFacts } from '../../../testing/a-form.ts';
import { fromWire, isSameWire, toWire } from './content.ts';
import { readFigure } from './figures.ts';
import { submissionBody } from './submission-body.ts';

describe('numbers as people type them', () => {
  it.each([
    ['85000', 85_000],
    ['٨٥٬٠٠٠', 85_000],
    ['۸۵۰۰۰', 85_000],
    ['1,250,000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['120٫5', 120.5],
    [' 12 500 ', 12_500],
    ['-1', -1],
  ])('%s is %d', (text, value) => expect(readFigure(text)).toBe(value));

  it.each(['', 'رخيص', '12a', '1e9', '--2'])('%j is none', (text) => expect(readFigure(text)).toBeUndefined());
});

describe('the form on its way', () => {
  const isFigure = (slug: string) => slug === 'building_age';

  it('is sent in numbers, and what cannot be read goes as it was typed', () => {
    const wire = toWire(aContent({ area: '120 تقريبًا', attributes: { building_age: '٩', note: '٩' } }), isFigure);
    expect(wire).toMatchObject({ price: 85_000, area: '120 تقريبًا', attributes: { building_age: 9, note: '٩' } });
  });

  it('says which pounds are meant, and nothing of pounds in dollars', () => {
    expect(toWire(aContent({ currency: 'SYP' }), isFigure).pound).toBe('new');
    expect(toWire(aContent({ currency: 'SYP', pound: 'old' }), isFigure).pound).toBe('old');
    expect(toWire(aContent({ pound: 'old' }), isFigure).pound).toBeNull();
  });

  it('leaves behind what another category asked for', () => {
    const body = submissionBody(
      aContent({ priceKind: 'salary', attributes: { ownership_paper: 'x', mileage: '9' } }),
      theFacts(),
    );
    expect(body).toMatchObject({ priceKind: 'amount', attributes: { ownership_paper: 'x' } });
    expect(body.attributes).not.toHaveProperty('mileage');
  });

  it('comes back as it left', () => {
    const content = aContent({ features: ['elevator'], proximities: { school: '250' }, negotiable: true });
    expect(toWire(fromWire(toWire(content, isFigure)), isFigure)).toEqual(toWire(content, isFigure));
  });

  it('is the same whatever the order of its keys, and absent is empty', () => {
    expect(isSameWire({ a: 1, b: null, c: { d: '' } }, { c: {}, a: 1 })).toBe(true);
    expect(isSameWire({ a: 1 }, { a: 2 })).toBe(false);
  });
});
