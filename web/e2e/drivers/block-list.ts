import type { Page } from 'playwright-core';

/** Generic rules as the common lists have them: words of advertising in an address, whatever the host. */
const ADDRESSES = [
  /[/_.-](?:ad|ads|adv|adserver|adservice|adverts?|advertising|advertisements?|advertisers?|banners?|bannerads?|sponsors?|sponsored|popunder)[/_.?=&-]/i,
  /\/(?:advert|banner|adsense|doubleclick|pagead)/i,
  /[?&](?:ad|ads|banner|advert)(?:_|id|=)/i,
];
/** Elements that the lists hide on every site. */
const ELEMENTS = [
  ...['ad', 'ads', 'advert', 'advertisement', 'adsbox', 'adbox', 'banner', 'banner-ad', 'sponsored', 'sponsor'].flatMap(
    (name) => [`.${name}`, `#${name}`],
  ),
  ...['[class^="ad-"]', '[class*=" ad-"]', '[class^="ads-"]', '[id^="ad-"]', '[id^="ads-"]', '[class*="adsby"]'],
  ...['[class*="advert"]', '[id*="advert"]', '[class*="banner"]', '[class*="sponsor"]', '[data-ad]', '[data-ads]'],
  ...['a[href*="/ads/"]', 'a[href*="/banner"]', 'a[href*="/adclick"]', 'img[src*="/banner"]'],
].join(', ');

/** As in a browser with a block list: what the rules name is not fetched, or not shown. @returns what was not fetched */
export async function blockAdvertising(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(
    (url) => ADDRESSES.some((rule) => rule.test(url.pathname + url.search)),
    (route) => {
      // Lists leave the page itself alone, whatever its address.
      if (route.request().isNavigationRequest()) return route.continue();
      blocked.push(route.request().url());
      return route.abort('blockedbyclient');
    },
  );
  await page.addInitScript((elements) => {
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = `${elements} { display: none !important; }`;
      document.head.append(style);
    });
  }, ELEMENTS);
  return blocked;
}
