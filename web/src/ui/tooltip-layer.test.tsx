import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { TIP_DELAY_MS, TIP_SKIP_MS, TooltipLayer } from './tooltip-layer.tsx';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function twoButtons() {
  const page = await renderApp(
    <>
      <button type="button" data-tip="first tip">
        one
      </button>
      <button type="button" data-tip="second tip">
        two
      </button>
      <p>elsewhere</p>
      <TooltipLayer />
    </>,
  );
  const over = (text: string, pointerType = 'mouse') =>
    act(() => {
      const how = { bubbles: true, pointerType };
      page.getByText(text).dispatchEvent(new PointerEvent('pointerover', how));
      // Browsers follow a finger's tap with a mouse's events.
      page.getByText(text).dispatchEvent(new MouseEvent('mouseover', how));
    });
  return { page, over };
}

describe('TooltipLayer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('opens after 700 ms', async () => {
    const { page, over } = await twoButtons();
    over('one');
    await pass(TIP_DELAY_MS - 1);
    expect(page.queryByText('first tip')).toBeNull();
    await pass(1);
    expect(page.getByText('first tip')).toBeTruthy();
  });

  it('stays away from a finger', async () => {
    const { page, over } = await twoButtons();
    over('one', 'touch');
    await pass(TIP_DELAY_MS * 2);
    expect(page.queryByText('first tip')).toBeNull();
  });

  it('opens the next at once within 300 ms, and not after', async () => {
    const { page, over } = await twoButtons();
    over('one');
    await pass(TIP_DELAY_MS);
    over('elsewhere');
    await pass(TIP_SKIP_MS - 1);
    over('two');
    await pass(0);
    expect(page.getByText('second tip')).toBeTruthy();
    over('elsewhere');
    await pass(TIP_SKIP_MS + 1);
    over('one');
    await pass(0);
    expect(page.queryByText('first tip')).toBeNull();
  });
});
