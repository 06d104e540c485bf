import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { imageSet } from '#lib/image-address.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Price } from './money.tsx';
import { groupPhone } from './phone.tsx';

afterEach(cleanup);

describe('Price', () => {
  it.each([
    ['ar', '850 $', '/ الشهر'],
    ['en', '$850', '/ month'],
  ] as const)('keeps the amount left to right (%s)', async (lang, amount, period) => {
    const page = await renderApp(<Price value={850} period="month" />, { lang });
    const isolated = page.getByText(amount);
    expect([isolated.tagName, isolated.dir]).toEqual(['BDI', 'ltr']);
    expect(page.getByText(period)).toBeTruthy();
  });
});

describe('groupPhone', () => {
  it.each([
    ['+963912345678', '+963 912 345 678'],
    ['+963112223344', '+963 112 223 344'],
    ['+49301234567', '+49 301 234 567'],
  ])('groups %s', (number, expected) => {
    expect(groupPhone(number)).toBe(expected);
  });
});

describe('imageSet', () => {
  it('offers no width far above the photo’s own', () => {
    expect(imageSet('x', 'webp', { original: 700 })).toBe(
      '/images/x?w=160&fmt=webp 160w, /images/x?w=320&fmt=webp 320w, /images/x?w=480&fmt=webp 480w, /images/x?w=640&fmt=webp 640w, /images/x?w=960&fmt=webp 960w',
    );
  });
});
