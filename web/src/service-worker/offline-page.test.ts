// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineAnswer, offlinePage, RETURN_SCRIPT } from './offline-page.ts';

const HERE = 'https://diyar.test/offices?lang=ar&q=%3Cb%3E';

describe.each(['ar', 'en'] as const)('the offline page (%s)', (lang) => {
  it('says so in its language, and leads to the other', () => {
    const html = offlinePage(lang, HERE, []);
    expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(html).toContain(`/offices?lang=${lang === 'ar' ? 'en' : 'ar'}`);
    expect(html).not.toContain('<nav');
  });

  it('lists what can be read, as text and nothing else', () => {
    const html = offlinePage(lang, HERE, [{ path: '/a?x=1&lang=ar', title: '<img src=x onerror=alert(1)>' }]);
    expect(html).toContain('href="/a?x=1&#38;lang=ar"');
    expect(html).not.toContain('<img');
  });

  it('names its scripts in its policy', async () => {
    const policy = (await offlineAnswer(lang, HERE, [])).headers.get('content-security-policy') ?? '';
    expect(policy.match(/'sha256-[\w+/]{43}='/g)).toHaveLength(2);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

describe('the way back from the offline page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = '<a href="/about">about</a>';
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  /** Runs the page's script in a window of its own listeners. */
  function start(onLine: boolean) {
    const reload = vi.fn();
    const heard = new EventTarget();
    const run = new Function('addEventListener', 'location', 'navigator', RETURN_SCRIPT);
    run(heard.addEventListener.bind(heard), { reload }, { onLine });
    return { reload, heard };
  }

  it('is taken when the network is back', () => {
    const { reload, heard } = start(false);
    vi.advanceTimersByTime(60_000);
    expect(reload).not.toHaveBeenCalled();
    heard.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is tried again when the network was back already, and not under the hands of somebody', () => {
    const { reload } = start(true);
    vi.advanceTimersByTime(10_000);
    expect(reload).toHaveBeenCalledOnce();

    const other = start(true);
    document.querySelector('a')?.focus();
    vi.advanceTimersByTime(10_000);
    expect(other.reload).not.toHaveBeenCalled();
  });
});
