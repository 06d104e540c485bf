import type { Choices } from './choices.ts';
import { consume, isFree, type Reading } from './reading.ts';

/** Digits as they are typed, Arabic ones too. */
const DIGITS = '[0-9٠-٩]';
const latin = (digits: string) => digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));

/** Choices whose names hold a number, by attribute: how it is said, and the value that the form has for it. */
const NUMBERED: readonly { slug: string; said: RegExp; optionOf(match: readonly string[]): string }[] = [
  {
    slug: 'processor',
    said: new RegExp(`(?:core|كور)?\\s*(?:\\bi|(?:اي|آي))\\s?-?\\s?([3579٣٥٧٩])(?!${DIGITS})`, 'gi'),
    optionOf: ([, kind = '']) => `core_i${latin(kind)}`,
  },
  {
    slug: 'processor',
    said: new RegExp(`(?:ryzen|رايزن|رايزين)\\s?-?([3579٣٥٧٩])(?!${DIGITS})`, 'gi'),
    optionOf: ([, kind = '']) => `ryzen_${latin(kind)}`,
  },
  {
    slug: 'cooling_tonnes',
    said: new RegExp(`(?:(${DIGITS}(?:[.,]${DIGITS})?)\\s*)?(?:طن|tons?|tonnes?)(ين)?(\\s*و\\s?نص)?`, 'gi'),
    optionOf: ([, number, two, half]) =>
      String((number ? Number(latin(number).replace(',', '.')) : two ? 2 : 1) + (half ? 0.5 : 0)),
  },
  {
    slug: 'system_volts',
    said: new RegExp(`(${DIGITS}{2})\\s*(?:فولت|فولط|v\\b|volts?)`, 'gi'),
    optionOf: ([, volts = '']) => latin(volts),
  },
  { slug: 'sim_kind', said: /شريحتين|خطين|\bdual ?sim\b/gi, optionOf: () => 'dual' },
  {
    slug: 'carat',
    said: new RegExp(`(?:عيار|قيراط|carat)\\s*(${DIGITS}{2})|(${DIGITS}{2})\\s*(?:عيار|قيراط|carat)`, 'gi'),
    optionOf: ([, behind, before = '']) => latin(behind ?? before),
  },
];

/** Takes «كور اي 7», «طن ونص», «48 فولت» where the category's form knows that value. */
export function consumeNumbered(reading: Reading, [choices, ...others]: readonly Choices[]): void {
  if (!choices || others.length > 0) return;
  for (const { slug, said, optionOf } of NUMBERED) {
    const values = choices.sizes.get(slug);
    if (!values || reading.taken.has(`attr.${slug}`)) continue;
    for (const match of reading.text.matchAll(said)) {
      const value = optionOf(match as readonly string[]);
      const end = match.index + match[0].length;
      const own = reading.parts.filter((part) => part.start < end && part.end > match.index);
      const [first, last] = [own[0], own.at(-1)];
      if (!values.has(value) || !first || !last || !own.every((part) => isFree(reading, part))) continue;
      consume(reading, first.at, last.at, [{ kind: `attr.${slug}`, value }]);
      break;
    }
  }
}
