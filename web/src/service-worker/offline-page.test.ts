import { describe, expect, it } from 'vitest';
import { offlineAnswer, offlinePage } from './offline-page.ts';

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
