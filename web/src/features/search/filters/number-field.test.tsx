import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

async function leave(text: string, value?: number) {
  const onChange = vi.fn();
  await renderApp(<NumberField label="من" value={value} counts="dollars" onChange={onChange} />, { ns: ['search'] });
  const field = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return { field, onChange };
}

it.each([
  ['٥٠ ألف', 50_000, '50,000'],
  ['125.000', 125_000, '125,000'],
  ['$50,000', 50_000, '50,000'],
  ['1.200,50', 1200.5, '1200.5'],
])('%s is understood and shown', async (text, value, shown) => {
  const { field, onChange } = await leave(text);
  expect(onChange).toHaveBeenCalledWith(value);
  expect(field.value).toBe(shown);
});

it('what is no number stays, with a sentence, and the filter as it was', async () => {
  const { field, onChange } = await leave('رخيص', 500);
  expect(field.value).toBe('رخيص');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/ليس رقمًا/);
  expect(onChange).not.toHaveBeenCalled();
});

it('an emptied field takes its filter away', async () => {
  const { onChange } = await leave(' ', 500);
  expect(onChange).toHaveBeenCalledWith(undefined);
});
