import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SIGNED_IN = /^(?:features|ui|app\/pages\/dashboard)\/.*\.tsx$/;
const OWN_FORM = ['ui/money.tsx', 'ui/desk/chart/figures-chart.tsx'];
/** Text alone loses its direction in Arabic: the dollar jumps to the other side. Within a sentence amounts are isolated. */
const BARE = [/[>}]\s*\{formatMoney\(/, /(?:number|format)[:=]\s*[^\n]*\bformatMoney\(/];

it('writes every amount behind the sign-in with `Money`', () => {
  const files = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter(
    (name) => SIGNED_IN.test(name) && !OWN_FORM.includes(name),
  );
  expect(files.length).toBeGreaterThan(300);
  const bare = files.filter((file) => BARE.some((form) => form.test(readFileSync(`web/src/${file}`, 'utf8'))));
  expect(bare).toEqual([]);
});
