import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { styleFallbacks } from './style-fallbacks.ts';

const NO_MIX = '@supports not (color: color-mix(in srgb, red, red))';
const NO_DYNAMIC = '@supports not (height: 1dvh)';
const NO_HAS = '@supports not selector(:has(*))';

const added = (sheet: string): string => {
  const made = postcss([styleFallbacks()]).process(sheet, { from: undefined }).css;
  return made.replace(sheet, '').replaceAll(/\s+/g, ' ').trim();
};

describe('styleFallbacks', () => {
  it.each([
    ['.a{block-size:calc(100dvh - var(--x))}', `${NO_DYNAMIC}{ .a{block-size:calc(100vh - var(--x))}}`],
    ['.a{color:color-mix(in srgb, var(--x) 72%, var(--y))}', `${NO_MIX}{ .a{color:var(--x)}}`],
    ['.a{background:color-mix(in srgb, var(--x) 12%, transparent)}', `${NO_MIX}{ .a{background:transparent}}`],
    ['.a{border:1px solid color-mix(in srgb, var(--x) 35%, transparent)}', `${NO_MIX}{ .a{border:1px solid var(--x)}}`],
    [
      '.a{background:linear-gradient(color-mix(in srgb, var(--x) 62%, var(--y)), color-mix(in srgb, rgb(1, 2, 3) 34%, var(--z)))}',
      `${NO_MIX}{ .a{background:linear-gradient(var(--x), var(--z))}}`,
    ],
    ['.a:has(:checked),.b{color:red}', `${NO_HAS}{ .a[data-holds-chosen], .b{color:red}}`],
    ['.a:has(input:focus-visible){color:red}', `${NO_HAS}{ .a:focus-within{color:red}}`],
  ])('gives %s another form', (sheet, fallback) => {
    expect(added(sheet)).toBe(fallback);
  });

  it.each([
    ['a selector that nothing says without :has', '.a:has(+ .b){color:red}'],
    ['what is asked for already', '@supports (height:1dvh){.a{height:1dvh}}'],
    ['steps of a movement', '@keyframes a{to{height:1dvh}}'],
  ])('leaves %s', (_, sheet) => {
    expect(added(sheet)).toBe('');
  });
});
