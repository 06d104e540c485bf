import { describe, expect, it } from 'vitest';
import type { AttributeContent } from './api.ts';
import { contentIn, fieldsOf, NEW_CONTENT, ofType } from './content.ts';

const MILES: AttributeContent = {
  ...NEW_CONTENT,
  ...{ nameAr: 'المسافة', nameEn: 'Mileage', type: 'number', unitAr: 'كم', unitEn: 'km' },
  ...{ min: 0, max: 900_000, rules: ['whole_number'], defaultValue: 1.5 },
};
const ROOF: AttributeContent = {
  ...NEW_CONTENT,
  ...{ nameAr: 'السطح', nameEn: 'Roof', type: 'multiselect', defaultValue: ['flat', 'tiled'] },
  options: [
    { value: 'flat', labelAr: 'مستوٍ', labelEn: 'Flat' },
    { value: 'tiled', labelAr: 'قرميد', labelEn: 'Tiled' },
  ],
};

describe('an attribute in a form', () => {
  it.each([
    ['nothing said', NEW_CONTENT],
    ['a number', MILES],
    ['several options', ROOF],
  ])('comes back as it was: %s', (_name, content) => expect(contentIn(fieldsOf(content))).toEqual(content));

  it('keeps a default as it is typed, and reads it as its type asks', () => {
    const typed = { ...fieldsOf(MILES), defaultValue: '12.' };
    expect(typed.defaultValue).toBe('12.');
    expect(contentIn(typed).defaultValue).toBe(12);
    expect(contentIn({ ...typed, defaultValue: 'many' }).defaultValue).toBe('many');
  });

  it('sends nothing that another type has no use for', () => {
    const sent = contentIn(ofType(fieldsOf(MILES), 'text'));
    expect(sent).toMatchObject({ min: null, max: null, unitAr: null, unitEn: null, rules: [], defaultValue: null });
    expect(contentIn(ofType(fieldsOf(ROOF), 'boolean')).options).toEqual([]);
  });
});
