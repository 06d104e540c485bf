import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allFeatures } from '#features.ts';
import { signedIn } from '#testing/people.ts';
import { type TestApp, testApp } from '#testing/test-app.ts';
import { galleryOf } from './gallery.ts';
import { galleryPage } from './page.ts';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const site = { http: { publicUrl: 'https://diyar.example' }, auth: { secret: 'none' } };
const entries = galleryOf(site, allFeatures);

describe('the mails there are', () => {
  it.each(entries)('$kind has words in both languages, and no blank is left open', ({ letter, pushed }) => {
    for (const lang of ['ar', 'en'] as const) {
      const text = JSON.stringify([letter?.(lang), pushed?.(lang)]);
      expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
      expect(letter?.(lang).subject ?? pushed?.(lang).title).not.toBe('');
    }
  });

  it('stand in docs/mails.md as they are', async () => {
    await expect(galleryPage(entries)).toMatchFileSnapshot('../../../../docs/mails.md');
  });

  it('are shown to administrators as they leave: document, twin in plain text, push', async () => {
    const { token } = await signedIn(api, { account_type: 'admin' });
    const { kinds } = (await api.call('GET', '/admin/mails', { token, lang: 'en' })).json.data;
    expect(kinds).toHaveLength(entries.length);
    expect(new Set(kinds.map(({ id }: { id: string }) => id)).size).toBe(kinds.length);
    const drop = kinds.find(({ kind }: { kind: string }) => kind === 'favourite_price_drop');
    expect(drop).toMatchObject({ mail: 'favourites', push: 'favourites', subject: 'A price drop in your favorites' });
    const { ar, en } = (await api.call('GET', `/admin/mails/${drop.id}`, { token })).json.data;
    expect(ar.mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(ar.mail.html).toContain('prefers-color-scheme: dark');
    expect(en.mail.html).not.toMatch(/<img|url\(/);
    for (const text of [en.mail.html, en.mail.text, en.push.body])
      expect(text).toContain('now $85,000 · was $92,000 ($7,000 less)');
    expect(en.mail.text).toContain('Stop emails: News about your favorites');
    const unknown = await api.call('GET', '/admin/mails/mail.none', { token });
    expect(unknown.json).toMatchObject({ statusCode: 404, code: 'mail_kind_unknown' });
  });
});
