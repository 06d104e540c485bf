import { expect, it } from 'vitest';
import { featuresIn } from './features-in.ts';

const line = (index: number, code: string, nameEn: string) => ({
  [`features.${index}.code`]: code,
  [`features.${index}.nameAr`]: 'ميزة',
  [`features.${index}.nameEn`]: nameEn,
});

it('keeps the codes that are there, and calls new features by their English name, each once', () => {
  const values = {
    ...line(0, 'listings', '50 listings'),
    ...line(1, '', '24/7 phone support'),
    ...line(2, '', 'Phone support'),
    ...line(3, '', 'دعم'),
    'features.1.officeOnly': 'on',
  };
  expect(featuresIn(values).map(({ code, officeOnly }) => [code, officeOnly])).toEqual([
    ['listings', false],
    ['phone_support', true],
    ['phone_support_2', false],
    ['feature', false],
  ]);
});
