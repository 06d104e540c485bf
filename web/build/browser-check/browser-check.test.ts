import { beforeAll, describe, expect, it } from 'vitest';
import { type NewerInterfaces, newerInterfaces } from './newer-interfaces.ts';
import { type NewerStyles, newerStyles } from './newer-styles.ts';
import { compatData } from './support.ts';
import { newerUses } from './used-interfaces.ts';
import { newerStyleUses } from './used-styles.ts';

const BROWSERS = [
  { browser: 'chrome', version: '96' },
  { browser: 'ios_saf', version: '15.4' },
];
let interfaces: NewerInterfaces;
let styles: NewerStyles;
beforeAll(() => {
  const data = compatData();
  interfaces = newerInterfaces(data, BROWSERS);
  styles = newerStyles(data, BROWSERS);
});
const namesIn = (uses: { name: string }[]) => [...new Set(uses.map(({ name }) => name))];

describe('newerUses', () => {
  it.each([
    ['AbortSignal.any([a])', 'AbortSignal.any'],
    ['window.AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['list.toSorted()', '.toSorted()'],
    ['form.requestSubmit()', '.requestSubmit()'],
    ['structuredClone(a)', 'structuredClone'],
    ['new CompressionStream("gzip")', 'CompressionStream'],
    ['Object.groupBy(a, b)', 'Object.groupBy'],
    ['/(?<=a)b/.test(c)', 'a regular expression that looks behind'],
    ['class A { static { b() } }', 'a static block'],
  ])('finds %s', (code, name) => {
    expect(namesIn(newerUses(code, interfaces))).toEqual([name]);
  });

  it('names the browsers that lack it, and since when they have it', () => {
    expect(newerUses('URL.canParse(a)', interfaces)[0]?.missing).toEqual([
      'chrome 96 (since 120)',
      'ios_saf 15.4 (since 17)',
    ]);
  });

  it.each([
    ['what all have', 'list.at(-1); Object.hasOwn(a, b); new AbortController()'],
    ['a call that asks', 'form.requestSubmit?.()'],
    [
      'what the file asks for',
      'if ("canParse" in URL) a(); AbortSignal.any ? AbortSignal.any([b]) : c; form.requestSubmit && form.requestSubmit()',
    ],
    ['what may fail', 'try { structuredClone(a) } catch { b() }'],
    ['what is the file’s own', 'const structuredClone = (a) => a; structuredClone(b)'],
    ['a name that some interface always had', 'CSS.escape(a); URL.createObjectURL(b)'],
  ])('leaves %s', (_, code) => {
    expect(newerUses(code, interfaces)).toEqual([]);
  });
});

describe('newerStyleUses', () => {
  it.each([
    ['.a{height:100dvh}', ['dvh']],
    ['.a{height:1px;height:calc(100dvh - var(--x))}', ['dvh']],
    ['.a{--x:1px;--x:1dvh}', ['dvh']],
    ['.a{color:color-mix(in srgb,red,blue)}', ['color-mix()']],
    ['.a:has(b){color:red}', [':has']],
    ['@container (width<1px){.a{color:red}}', ['@container']],
    ['@layer a{.a{color:red}}', ['@layer']],
    ['.a{rotate:1deg}', ['rotate']],
    ['.a{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
  ])('finds %s', (sheet, names) => {
    expect(namesIn(newerStyleUses(sheet, styles))).toEqual(names);
  });

  it.each([
    '.a{height:100vh;height:100dvh}',
    '.a{height:calc(1dvh - var(--x))}@supports not (height:1dvh){.a{height:calc(1vh - var(--x))}}',
    '@supports (height:1dvh){.a{height:1dvh}}',
    '.a:has(:checked){color:red}@supports not selector(:has(*)){.a[data-holds-chosen]{color:red}}',
    '.a{-webkit-user-select:none;user-select:none}',
    '.a{background:url("data:a;100dvh")}',
  ])('leaves %s', (sheet) => {
    expect(newerStyleUses(sheet, styles)).toEqual([]);
  });
});
