import { describe, expect, it } from 'vitest';
import { hasLink, hasPhone, hasPrice } from './contact-in-text.ts';

describe('contacts and prices in a text', () => {
  it.each(['0933 123 456', '+963 (933) 12-34-56', '٠٩٣٣١٢٣٤٥٦', '00963933123456', 'اتصل 011.223.4455 مساءً'])(
    'the telephone number in «%s» is found',
    (text) => expect(hasPhone(text)).toBe(true),
  );
  it.each(['120 م', 'من 2019 إلى 2024', '50 000 000', '12'])('«%s» is none', (text) =>
    expect(hasPhone(text)).toBe(false),
  );
  it.each(['https://x', 'www.site', 'my-shop.com', 'ab.sy', 'wa.me/1'])('«%s» is a link', (text) =>
    expect(hasLink(text)).toBe(true),
  );
  it.each(['3.5 م', 'a.common', 'نهاية.com'])('«%s» is no link', (text) => expect(hasLink(text)).toBe(false));
  it.each(['شقة 50000 دولار', '$ 500', '٣٠ مليون'])('«%s» names a price', (text) => expect(hasPrice(text)).toBe(true));

  // A search that starts anew at each letter needs minutes for these, one pass some milliseconds: the test's own deadline is the bound.
  it.each(['1 ', '1', ' ', 'a-', 'a', '+1', '0(', '12 ', '1     ', '$ ', 'www', 'a.', '٣'])(
    'two hundred thousand letters of «%s» are read in one pass',
    (part) => {
      const text = `x${part.repeat(200_000 / part.length)}x`;
      expect([hasPhone(text), hasLink(text), hasPrice(text)]).not.toContain(undefined);
    },
  );
});
