import { expect, it } from 'vitest';
import { addressOf, initialAddressOf } from './still-map.tsx';

const WIDE = { lang: 'ar', start: { bbox: [36.22, 33.49, 36.28, 33.51] } } as const;
const HIGH = { lang: 'ar', start: { bbox: [36.27, 33.4, 36.28, 33.6] } } as const;
const [GUESSED, PHONE] = [
  { width: 390, height: 560 },
  { width: 390, height: 530 },
];

it('asks for the picture that the page came with where that shows the same', () => {
  expect(initialAddressOf(WIDE, PHONE, 'light')).toBe(addressOf(WIDE, GUESSED, 'light'));
});

it.each([
  ['a picture that would be drawn farther off', HIGH, PHONE],
  ['a higher screen', WIDE, { width: 390, height: 600 }],
  ['a narrower one', WIDE, { width: 360, height: 530 }],
])('asks for its own where it would not: %s', (_, view, size) => {
  expect(initialAddressOf(view, size, 'dark')).toBe(addressOf(view, size, 'dark'));
});
