import * as contract from '@diyar/api/contracts/listing-media';
import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it('are those of the contract', () => {
  expect({ ...contract }).toMatchObject({ ...limits });
});
