import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask } from './drivers/asked.ts';
import { aVisitor } from './drivers/browser.ts';

const LANGS = ['ar', 'en'] as const;
const KB = 1024;

describe('the first load of a page', () => {
  const { url } = aVisitor();
  const codeOf = async (path: string, lang: string) => {
    const address = `${url()}${path}?lang=${lang}`;
    const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const named = /data-code="([^"]*)" data-start="([^"]+)"/.exec(html);
    expect(named, path).not.toBeNull();
    // Before it is painted, a page asks for none of it.
    expect(html.match(/<script[^>]* src=|<link[^>]*modulepreload/), path).toBeNull();
    const files = new Set(`${named?.[1]} ${named?.[2]}`.trim().split(' '));
    const answers = await Promise.all([...files].map((file) => fetch(url() + file)));
    expect(
      answers.map(({ status }) => status),
      path,
    ).toEqual(answers.map(() => 200));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    return { texts, bytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0) };
  };

  it.each(LANGS)('comes with styles, fonts and icons that are there, in %s', async (lang) => {
    const html = await (await fetch(`${url()}/?lang=${lang}`, { headers: { accept: 'text/html' } })).text();
    const files = [...html.matchAll(/<link [^>]*?href="(\/[^"?]+\.\w+)"/g)].map(([, file]) => file);
    expect(files.filter((file) => file?.endsWith('.woff2'))).toHaveLength(2);
    const answers = await Promise.all(files.map(async (file) => [file, (await fetch(url() + file)).status]));
    expect(answers).toEqual(files.map((file) => [file, 200]));
  });

  it.each(LANGS)('weighs no more than is allowed as compressed code, and holds no map, in %s', async (lang) => {
    const { items } = await ask<{ items: { path: string }[] }>(url(), '/listings/search?limit=1');
    const budgets: [path: string, kilobytes: number][] = [
      ['/', 170],
      [items[0]?.path ?? '', 170],
      ['/syria/damascus', 170],
      ['/syria/aleppo/aleppo/apartments', 170],
      ['/syria/damascus/damascus/mezzeh/apartments/sale', 170],
      ['/properties', 225],
      // Screens of the dashboard, with Mantine's parts: a list, a desk of the administrators', the listing form.
      ['/dashboard/properties', 320],
      ['/dashboard/admin/users', 295],
      ['/dashboard/properties/new', 310],
    ];
    for (const [path, kilobytes] of budgets) {
      const { texts, bytes } = await codeOf(path, lang);
      if (process.env.FIGURES) console.log(lang, path, `${bytes} of ${kilobytes * KB} bytes`);
      expect(texts.length, path).toBeGreaterThan(0);
      expect(bytes, path).toBeLessThanOrEqual(kilobytes * KB);
      expect(
        texts.some((text) => text.includes('maplibregl-')),
        path,
      ).toBe(false);
    }
  });
});
