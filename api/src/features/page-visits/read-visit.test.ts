import { describe, expect, it } from 'vitest';
import { isCounted, kindOf, referrerOf } from './read-visit.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130 Mobile', accept: 'text/html,*/*' };

describe('what is counted', () => {
  it.each([
    ['/', 'home'],
    ['/properties', 'search'],
    ['/property/1/x', 'listing'],
    ['/for-sale/syria/homs', 'place'],
    ['/office/x/listings', 'office'],
    ['/pricing', 'information'],
    ['/nowhere', 'other'],
  ])('%s is a page of kind %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });

  it.each([
    ['a wish not to be tracked', { dnt: '1' }],
    ['global privacy control', { 'sec-gpc': '1' }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a tool', { 'user-agent': 'curl/8.0' }],
    ['no name at all', { 'user-agent': '' }],
  ])('%s is respected', (_what, over) => {
    expect(isCounted(headers)).toBe(true);
    expect(isCounted({ ...headers, ...over })).toBe(false);
  });

  it.each([
    [undefined, ''],
    ['https://www.google.com/search?q=secret', 'google.com'],
    ['https://diyar.example/properties', 'internal'],
    ['android-app://com.google', ''],
    ['not an address', ''],
  ])('of the referrer %s the host stays: %s', (referer, host) => {
    expect(referrerOf(referer, 'diyar.example')).toBe(host);
  });
});
