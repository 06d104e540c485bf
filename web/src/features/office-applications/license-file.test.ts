import { expect, it } from 'vitest';
import { licenseError } from './license-file.ts';

it('takes PDF, JPG and PNG up to 5 MB', () => {
  const size = 5 * 1024 * 1024;
  expect(licenseError({ type: 'application/pdf', size })).toBeUndefined();
  expect(licenseError({ type: 'image/png', size: size + 1 })).toBe('size');
  expect(licenseError({ type: 'image/svg+xml', size: 1 })).toBe('type');
  expect(licenseError({ type: '', size: 1 })).toBe('type');
});
