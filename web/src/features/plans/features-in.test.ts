import { expect, it } from 'vitest';
import { featuresIn } from './features-in.ts';

const line = (code: string, nameEn: string, officeOnly = false) => ({ code, nameAr: 'ميزة', nameEn, officeOnly });

it('keeps the codes that are there, and calls new features by their English name, each once', () => {
  const lines = [
    line('listings', '50 listings'),
    line('', '24/7 phone support', true),
    line('', 'Phone support'),
    line('', 'دعم'),
  ];
  expect(featuresIn(lines).map(({ code, officeOnly }) => [code, officeOnly])).toEqual([
    ['listings', false],
    ['phone_support', true],
    ['phone_support_2', false],
    ['feature', false],
  ]);
});
