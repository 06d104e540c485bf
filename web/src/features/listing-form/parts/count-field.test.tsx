import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { aContent, theFacts } from '#testing/a-form.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ScopeContext } from '../scope.ts';
import { CountField } from './count-field.tsx';

afterEach(cleanup);

const scope = {
  content: aContent({}),
  facts: theFacts(),
  perDollar: undefined,
  change: () => {},
  errorOf: () => undefined,
  touch: () => {},
};

function Bedrooms({ from }: { from: string }) {
  const [value, setValue] = useState(from);
  return (
    <ScopeContext value={scope}>
      <CountField path="bedrooms" label="Bedrooms" value={value} onChange={setValue} />
      <output>{value}</output>
    </ScopeContext>
  );
}

const shown = (from: string) => renderApp(<Bedrooms from={from} />, { lang: 'en', ns: ['listing-form'] });
const written = () => screen.getByRole('status').textContent;

describe('a count of rooms', () => {
  it('is one tap for the usual numbers, and taken back by a second one', async () => {
    await shown('');
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    expect(written()).toBe('3');
    fireEvent.click(screen.getByRole('radio', { name: '3' }));
    expect(written()).toBe('');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is typed when it is rare, with the number keys of a phone', async () => {
    await shown('');
    fireEvent.click(screen.getByRole('radio', { name: '6 or more' }));
    const input = screen.getByRole('textbox', { name: /Bedrooms/ });
    expect(input.getAttribute('inputmode')).toBe('numeric');
    fireEvent.change(input, { target: { value: '12' } });
    expect(written()).toBe('12');
  });

  it.each([
    ['٤', '4'],
    ['9', '6 or more'],
  ])('of a draft, %s, is chosen already', async (from, chip) => {
    await shown(from);
    expect(screen.getByRole('radio', { name: chip })).toHaveProperty('checked', true);
  });
});
