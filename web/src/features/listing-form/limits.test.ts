import { FORM_LIMITS } from '@diyar/api/contracts/listing-form';
import { FEATURES } from '@diyar/api/contracts/search';
import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('are those of the contract', () => {
  const { FEATURES: features, ...rest } = limits;
  expect(features).toEqual(FEATURES);
  expect({ ...FORM_LIMITS }).toMatchObject(rest);
});
