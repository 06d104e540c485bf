import type { Flavor } from '@diyar/tiles/style';

export interface PriceColors {
  /** From the cheapest to the dearest, one hue whose lightness alone would tell them apart. */
  steps: readonly string[];
  outline: string;
}

const day: PriceColors = { steps: ['#fbe3bd', '#f3bd7d', '#e08d45', '#bb5a22', '#7e2f12'], outline: '#1e2321' };
const night: PriceColors = { steps: ['#4a3520', '#7a4c22', '#b06a29', '#e09a4c', '#fad9a6'], outline: '#f2eee6' };

export const priceColorsOf = (flavor: Flavor): PriceColors => (flavor === 'dark' ? night : day);

/** Colours of so many classes, spread from end to end. */
export function stepsFor(classes: number, { steps }: PriceColors): string[] {
  if (classes <= 1) return steps.slice(2, 3);
  const last = steps.length - 1;
  return Array.from({ length: classes }, (_, at) => steps[Math.round((at * last) / (classes - 1))] ?? '');
}
