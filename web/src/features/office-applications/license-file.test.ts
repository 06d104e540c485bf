import { expect, it } from 'vitest';
import { licenseFault } from './license-file.ts';

it('takes PDF, JPG and PNG up to 5 MB', () => {
  const size = 5 * 1024 * 1024;
  expect(licenseFault({ type: 'application/pdf', size })).toBeUndefined();
  expect(licenseFault({ type: 'image/png', size: size + 1 })).toBe('size');
  expect(licenseFault({ type: 'image/svg+xml', size: 1 })).toBe('type');
  expect(licenseFault({ type: '', size: 1 })).toBe('type');
});
