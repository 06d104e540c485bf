import type { Page } from 'playwright-core';

/** Each runs in some place where a text was put without care: HTML, attribute, script, style, address, template. */
export const CORPUS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `'><svg/onload=alert(1)>`,
  '</script><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '{{constructor.constructor("alert(1)")()}}',
  '<math><mtext></p><img src=x onerror=alert(1)></math>',
  '\u2028alert(1)//',
  '<style>@import "//evil.example"</style>',
  '--><img src=x onerror=alert(1)>',
  '$&<details open ontoggle=alert(1)>',
];

/** Writes down what a page does that it must not: a dialog, a report of the policy, a request to a strange host. */
export function watch(page: Page, wrongs: string[]): void {
  page.on('dialog', (dialog) => {
    wrongs.push(`dialog on ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Content-Security-Policy/i.test(message.text())) wrongs.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(https?:\/\/(localhost|127\.0\.0\.1)|data:|blob:)/.test(request.url())) wrongs.push(request.url());
  });
}
