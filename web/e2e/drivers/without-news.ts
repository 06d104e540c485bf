import type { Page } from 'playwright-core';

/** Keeps the stream of news from a page: while it is open the network never comes to rest, and nothing on the page grows old. */
export const withoutNews = (page: Page) => page.route('**/api/live', (route) => route.abort());
