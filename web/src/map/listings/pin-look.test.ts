import { FLAVORS } from '@diyar/tiles/style';
import { expect, it } from 'vitest';
import { lookOf, PIN_TONES } from './pin-look.ts';

it.each(FLAVORS)('every price can be read on its pin in %s', (flavor) => {
  const { pins, cluster } = lookOf(flavor);
  for (const tone of PIN_TONES) expect(contrast(pins[tone].text, pins[tone].fill)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(cluster.text, cluster.fill)).toBeGreaterThanOrEqual(4.5);
});

/** WCAG 2.2 contrast ratio of two #rrggbb colours. */
function contrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r = 0, g = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
