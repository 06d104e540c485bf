import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LazyFailedPanel } from './error-panel.tsx';

let broken = true;
function Part() {
  if (broken) throw new Error('broken part');
  return <p>whole</p>;
}

describe('ErrorBoundary', () => {
  beforeEach(() => {
    broken = true;
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it.each([
    ['ar', 'حدث خطأ ما', 'حاول مرة أخرى'],
    ['en', 'Something went wrong', 'Try Again'],
  ] as const)('says what happened and tries again (%s)', async (lang, title, again) => {
    const page = await renderApp(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
      { lang },
    );
    expect(page.getByText(title)).toBeTruthy();
    broken = false;
    fireEvent.click(page.getByText(again));
    expect(page.getByText('whole')).toBeTruthy();
  });

  it('resets when its children change', () => {
    const fallback = () => <p>fallback</p>;
    const page = render(
      <ErrorBoundary fallback={fallback}>
        <Part />
      </ErrorBoundary>,
    );
    expect(page.getByText('fallback')).toBeTruthy();
    page.rerender(
      <ErrorBoundary fallback={fallback}>
        <p>another</p>
      </ErrorBoundary>,
    );
    expect(page.getByText('another')).toBeTruthy();
  });

  it('stays on the fallback when the new children break too', () => {
    const fallback = () => <p>fallback</p>;
    const tree = () => (
      <ErrorBoundary fallback={fallback}>
        <Part />
      </ErrorBoundary>
    );
    const page = render(tree());
    page.rerender(tree());
    expect(page.getByText('fallback')).toBeTruthy();
  });
});

describe('a page whose code never arrived', () => {
  afterEach(cleanup);

  it('says so, and how long it was waited for', async () => {
    const failed = await renderApp(<LazyFailedPanel />, { lang: 'en' });
    expect(failed.getByText('Failed to load component')).toBeTruthy();
    failed.unmount();
    const late = await renderApp(<LazyFailedPanel timedOutMs={10_000} />, { lang: 'en' });
    expect(late.getByText('Loading component timed out after 10000ms')).toBeTruthy();
    expect(late.getByText('The component could not be loaded. Please try refreshing the page.')).toBeTruthy();
  });
});
