import { describe, expect, it } from 'vitest';
import { readPageAddress } from './page-address.ts';

const ORIGIN = 'https://diyar.test';
const read = (address: string, cookie?: string) => readPageAddress(address, ORIGIN, cookie);

describe('readPageAddress', () => {
  it('redirects a bare address to Arabic, or to the language of the cookie', () => {
    expect(read('/')).toEqual({ redirect: '/?lang=ar', hasSecret: false });
    expect(read('/offices?page=2', 'a=b; lang=en; c=d')).toMatchObject({ redirect: '/offices?page=2&lang=en' });
    expect(read('/', 'lang=fr')).toEqual({ redirect: '/?lang=ar', hasSecret: false });
  });

  it.each(['/?lang=', '/?lang=fr', '/?lang=ar&lang=en', '/?lang=%00'])('treats %s as without one', (address) => {
    expect(read(address)).toEqual({ redirect: '/?lang=ar', hasSecret: false });
  });

  it('redirects a slash at the end away', () => {
    expect(read('/offices/?lang=en')).toMatchObject({ redirect: '/offices?lang=en' });
    expect(read('/offices//')).toMatchObject({ redirect: '/offices?lang=ar' });
    expect(read('/?lang=en')).toMatchObject({ lang: 'en' });
  });

  it('keeps unknown keys in the redirect', () => {
    expect(read('/offices?utm_source=x&foo=1')).toMatchObject({ redirect: '/offices?utm_source=x&foo=1&lang=ar' });
  });

  it('renders and keeps one page however it was reached', () => {
    expect(read('/offices?lang=en&utm_source=x&fbclid=2')).toMatchObject({ lang: 'en', key: '/offices?lang=en' });
  });

  it('keeps the secret of a mailed link out of what is rendered and kept', () => {
    const page = read('/reset-password?token=secret&lang=en');
    expect(page).toMatchObject({ key: '/reset-password?lang=en', hasSecret: true });
    expect('url' in page && page.url.href).toBe(`${ORIGIN}/reset-password?lang=en`);
    // On the way to the page it has to stay in the address.
    expect(read('/reset-password?token=secret')).toEqual({
      redirect: '/reset-password?token=secret&lang=ar',
      hasSecret: true,
    });
  });

  it('never leaves the site', () => {
    expect(read('//evil.test/path')).toMatchObject({ redirect: '/evil.test/path?lang=ar' });
    expect(read('/\\evil.test')).toMatchObject({ redirect: '/evil.test?lang=ar' });
    for (const path of [
      '/.//evil.test',
      '/property/..//evil.test',
      '/%2e//evil.test',
      '/x/%2E%2e\\/evil.test',
      '/.//evil.test?lang=en',
    ])
      expect(read(path), path).toMatchObject({ redirect: expect.stringMatching(/^\/evil\.test\?lang=/) });
  });

  it.each(['/?q=%', '/?lang=ar&q=%E0%A4%A', `/${'a'.repeat(4000)}`])('survives %s', (address) => {
    expect(() => read(address)).not.toThrow();
  });
});
