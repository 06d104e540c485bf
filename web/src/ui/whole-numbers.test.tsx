import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { WholeNumbers } from './whole-numbers.tsx';

afterEach(cleanup);

describe('WholeNumbers', () => {
  it.each([
    ['شقة للبيع في المزة', []],
    ['شقة 110 م2 في المزة 86', ['110 م2', '86']],
    ['بسعر 85 ألف، وبيت بمليون', ['85 ألف']],
    ['بسعر 85 ألف فقط', ['85 ألف']],
    ['المساحة ١٢٥ م', ['١٢٥']],
    ['جوال iPhone 15 Pro جديد', ['iPhone 15 Pro']],
    ['2-bedroom flat, 125 000 $ or 1.2 million', ['2-bedroom', '125 000', '1.2 million']],
  ] as const)('keeps together what is one number in %s', async (text, whole) => {
    const page = await renderApp(<p data-testid="text">{<WholeNumbers>{text}</WholeNumbers>}</p>);
    const written = page.getByTestId('text');
    expect(written.textContent).toBe(text);
    expect([...written.querySelectorAll('.d-whole')].map((element) => element.textContent)).toEqual(whole);
  });
});
