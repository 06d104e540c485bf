import { describe, expect, it } from 'vitest';
import { withLang, withoutTracking } from './links.ts';

describe('withLang', () => {
  it.each([
    ['/', '/?lang=ar'],
    ['/offices', '/offices?lang=ar'],
    ['/offices?page=2', '/offices?page=2&lang=ar'],
    ['/offices?lang=en&page=2', '/offices?lang=ar&page=2'],
    ['/terms#fees', '/terms?lang=ar#fees'],
  ])('puts the language into %s', (path, expected) => {
    expect(withLang(path, 'ar')).toBe(expected);
  });

  it.each(['/sitemap.xml', '/robots.txt'])('leaves %s bare', (path) => {
    expect(withLang(path, 'ar')).toBe(path);
  });
});

describe('withoutTracking', () => {
  it('drops what advertisers append and keeps the rest', () => {
    expect(withoutTracking('?lang=ar&utm_source=x&fbclid=1&minPrice=5')).toBe('?lang=ar&minPrice=5');
    expect(withoutTracking('?utm_medium=mail')).toBe('');
  });
});
