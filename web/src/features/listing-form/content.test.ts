import { describe, expect, it } from 'vitest';
import { aContent, theFacts } from '#testing/a-form.ts';
import { fromWire, isSameWire, toWire } from './content.ts';
import { submissionBody } from './submission-body.ts';

describe('the form on its way', () => {
  const isFigure = (slug: string) => slug === 'building_age';

  it('is sent in numbers, and what cannot be read goes as it was typed', () => {
    const wire = toWire(aContent({ area: '120 تقريبًا', attributes: { building_age: '٩', note: '٩' } }), isFigure);
    expect(wire).toMatchObject({ price: 85_000, area: '120 تقريبًا', attributes: { building_age: 9, note: '٩' } });
  });

  it('is sent as it was understood, and comes back as a text that says the same', () => {
    const typed = { price: '125.000', rent: '$1.200,50', area: '120,5 م²', latitude: '33.513', longitude: '36.276' };
    const wire = toWire(aContent(typed), isFigure);
    expect(wire).toMatchObject({ price: 125_000, rent: 1_200.5, area: 120.5, latitude: 33.513, longitude: 36.276 });
    const saved = { ...wire, area: 120.125, attributes: { building_age: 12.345 } };
    expect(toWire(fromWire(saved), isFigure)).toMatchObject({
      latitude: 33.513,
      area: 120.125,
      attributes: { building_age: 12.345 },
    });
  });

  it('takes no pounds for dollars', () => {
    expect(toWire(aContent({ price: '٥٠ ألف ليرة' }), isFigure).price).toBe('٥٠ ألف ليرة');
    expect(toWire(aContent({ price: '٥٠ ألف ليرة', currency: 'SYP' }), isFigure).price).toBe(50_000);
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
