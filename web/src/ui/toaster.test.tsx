import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '#lib/toast.ts';
import { renderApp } from '#testing/render-app.tsx';
import { Toaster } from './toaster.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    await pass(60_000);
    cleanup();
    vi.useRealTimers();
  });

  it('shows three at a time for four seconds each', async () => {
    const page = await renderApp(<Toaster />);
    act(() => {
      for (const message of ['one', 'two', 'three', 'four']) toast.success(message);
    });
    expect(page.getAllByRole('status').map((item) => item.textContent)).toEqual(['one', 'two', 'three']);
    await pass(3_999);
    expect(page.queryByText('four')).toBeNull();
    await pass(1);
    expect(page.getAllByRole('status').map((item) => item.textContent)).toEqual(['four']);
    await pass(4_000);
    expect(page.queryAllByRole('status')).toEqual([]);
  });

  it('leaves ten seconds to take something back', async () => {
    const page = await renderApp(<Toaster />);
    act(() => {
      toast.success('hidden', { action: { label: 'Undo', run: () => {} } });
    });
    await pass(9_999);
    expect(page.queryByText('hidden')).not.toBeNull();
    await pass(1);
    expect(page.queryByText('hidden')).toBeNull();
  });

  it('waits while it is pointed at, and says errors at once', async () => {
    const page = await renderApp(<Toaster />);
    act(() => {
      toast.error('broken');
    });
    const alert = page.getByRole('alert');
    fireEvent.pointerEnter(alert);
    await pass(10_000);
    expect(page.queryByText('broken')).not.toBeNull();
    fireEvent.pointerLeave(alert);
    await pass(4_000);
    expect(page.queryByText('broken')).toBeNull();
  });
});
