import { describe, expect, it } from 'vitest';
import { keepsRule, readOptionList } from './attributes.ts';

const shared = { value: 'shared', labelAr: 'مشتركة', labelEn: 'Shared' };

describe('a list of options in JSON', () => {
  it.each([
    [
      ['Red', 'Dark blue'],
      ['red', 'dark_blue'],
    ],
    [[{ value: 'red', label: 'Red' }], ['red']],
    [{ red: 'Red', blue: { ar: 'أزرق', en: 'Blue' } }, ['red', 'blue']],
  ])('is read from %j', (json, values) => {
    const options = readOptionList(JSON.stringify(json));
    expect(Array.isArray(options) && options.map(({ value }) => value)).toEqual(values);
  });

  it('has labels in both languages', () => {
    expect(readOptionList(JSON.stringify([shared]))).toEqual([shared]);
    expect(readOptionList('{"shared":{"ar":"مشتركة","en":"Shared"}}')).toEqual([shared]);
  });

  it.each([
    ['[', { problem: 'invalid_json' }],
    ['7', { problem: 'invalid_shape' }],
    ['[]', { problem: 'invalid_shape' }],
    ['[{"label":"Red"}]', { problem: 'invalid_shape' }],
    ['{"Dark blue":"Dark blue"}', { problem: 'invalid_value', value: 'Dark blue' }],
    ['["Red","red"]', { problem: 'repeated_value', value: 'red' }],
  ])('is refused: %s', (json, problem) => expect(readOptionList(json)).toEqual(problem));
});

describe('rules of texts', () => {
  it.each([
    ['no_digits', 'مفروشة', 'رقم ٩'],
    ['no_links', 'قريب من الحديقة', 'www.diyar.example'],
    ['arabic_letters', 'شقة 120', 'شقة flat'],
    ['latin_letters', 'Samsung A52', 'سامسونج'],
  ] as const)('%s', (rule, good, bad) => {
    expect([keepsRule(rule, good), keepsRule(rule, bad)]).toEqual([true, false]);
  });
});
