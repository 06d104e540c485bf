import { expect, it } from 'vitest';
import { fieldsOf } from './editor-fields.ts';

it.each([
  ['https://example.com/%D8%B9%D8%B1%D8%A8%D9%8A?q=%D8%B4%D9%82%D9%82', 'https://example.com/عربي?q=شقق'],
  ['https://example.com/a%20b', 'https://example.com/a b'],
  ['https://example.com/100%25', 'https://example.com/100%25'],
  ['https://example.com/%FF', 'https://example.com/%FF'],
  ['https://xn--ygb4ar.example/', 'https://xn--ygb4ar.example/'],
])('shows the link %s as %s, which stores the same again', (stored, shown) => {
  const { link } = fieldsOf({ link: stored, targetDays: [] } as never);
  expect(link).toBe(shown);
  expect(new URL(link).href).toBe(stored);
});
