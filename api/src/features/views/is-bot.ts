/**
 * User agents that say they are no person: crawlers, link previews, monitors, headless browsers, libraries. Those that lie are
 * met by the other two guards: a view is told by the page's script, and counts once per address and browser.
 */
const NO_PERSON = new RegExp(
  [
    // Words that no browser uses of itself; CUBOT makes telephones.
    '(?<!\\bcu)bot(?:\\b|[/_;-])|crawl|spider|slurp|scrap|archiver|monitor|preview|validator|checker|fetcher|\\bfeed',
    // Link previews of messengers and networks, and what measures pages.
    'facebookexternalhit|facebookcatalog|meta-external|whatsapp|telegram|skypeuri|vkshare|embedly|pinterest/',
    'google-|googleother|apis-google|mediapartners|bingpreview|yandex(?!browser)|baidu|lighthouse|pagespeed|gtmetrix|pingdom|uptime',
    // Browsers without a person, and programs.
    'headless|phantomjs|selenium|puppeteer|playwright|electron/',
    '^(?!mozilla/|opera/|ucweb/|dalvik/|nokia|samsung)',
  ].join('|'),
  'i',
);

export const isBot = (userAgent: string): boolean => NO_PERSON.test(userAgent);
