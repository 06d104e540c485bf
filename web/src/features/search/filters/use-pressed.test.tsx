import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePressed } from './use-pressed.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const searched = vi.fn();
/** A count that each press raises by one, and the search that hears of it. */
function Counter() {
  const [value, setValue] = useState(0);
  const [shown, press] = usePressed(value);
  const apply = () => {
    searched(shown + 1);
    setValue(shown + 1);
  };
  return (
    <button type="button" onClick={() => press(shown + 1, apply)}>
      {shown}
    </button>
  );
}

it('a press is shown before its search is begun, and stays after it', async () => {
  render(<Counter />);
  const button = screen.getByRole('button');
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe('1');
  expect(searched).not.toHaveBeenCalled();
  await act(() => vi.runAllTimersAsync());
  expect(searched.mock.calls).toEqual([[1]]);
  expect(button.textContent).toBe('1');
});

it('a second press before the search of the first builds on what is shown', async () => {
  searched.mockClear();
  render(<Counter />);
  const button = screen.getByRole('button');
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(button.textContent).toBe('2');
  await act(() => vi.runAllTimersAsync());
  expect(searched.mock.calls).toEqual([[1], [2]]);
  expect(button.textContent).toBe('2');
});
