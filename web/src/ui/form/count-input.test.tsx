import { cleanup, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { CountInput } from './count-input.tsx';

afterEach(cleanup);

function Slots() {
  const [slots, setSlots] = useState(3);
  return (
    <>
      <CountInput label="slots" value={slots} least={1} most={20} onChange={setSlots} />
      <output>{slots}</output>
    </>
  );
}

describe('CountInput', () => {
  it('shows, once it is left, the number that counts, and says what it did not take', async () => {
    const page = await renderApp(<Slots />, { lang: 'en', ns: ['form'] });
    const field = page.getByLabelText('slots') as HTMLInputElement;
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    type('٧');
    expect(page.getByRole('status').textContent).toBe('7');
    type('50');
    expect(page.getByText('Write a whole number between 1 and 20.')).toBeTruthy();
    expect([page.getByRole('status').textContent, field.value]).toEqual(['7', '50']);
    fireEvent.blur(field);
    expect(field.value).toBe('7');
    expect(page.getByText('“50” is no number from 1 to 20, so 7 stays.')).toBeTruthy();
    type('12');
    expect(page.queryByText(/stays/)).toBeNull();
    fireEvent.blur(field);
    expect([page.getByRole('status').textContent, field.value]).toEqual(['12', '12']);
  });
});
