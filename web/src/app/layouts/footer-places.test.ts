import { placePath } from '@diyar/api/rules/place-address';
import { expect, it } from 'vitest';
import { provincePath } from '#lib/province-path.ts';
import { FOOTER_PLACES } from './footer-places.ts';

it('is the address the API gives', () => {
  const plain = { city: null, neighborhood: null, street: null, category: null, transactionType: null };
  for (const province of FOOTER_PLACES) expect(provincePath(province)).toBe(placePath({ province, ...plain }));
});
