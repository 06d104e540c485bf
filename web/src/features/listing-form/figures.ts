import { figureIn } from '@diyar/api/rules/digits';
import { type FigureUnit, readFigure } from '@diyar/api/rules/figures';

/** What a field of the form counts: prices their currency, the area metres, others nothing that is written beside them. */
export function unitOf(path: string, currency: string): FigureUnit | undefined {
  if (path === 'price' || path === 'rent') return currency === 'SYP' ? 'pounds' : 'dollars';
  return path === 'area' ? 'metres' : undefined;
}

/** The number a field of the form holds; undefined for what is none. Degrees have as many decimals as they like. */
export function figureAt(path: string, text: string, currency = 'USD'): number | undefined {
  if (path === 'latitude' || path === 'longitude') return readDegrees(text);
  return readFigure(text, unitOf(path, currency));
}

/** Half of a point, in digits of either script. */
export const readDegrees = (text: string): number | undefined =>
  figureIn(
    text
      .trim()
      .replace('−', '-')
      .replace(/([.٫][\d٠-٩۰-۹]{6})[\d٠-٩۰-۹]+$/, '$1'),
  );

/** How many letters a text has, as people count and as the server does. */
export const lengthOf = (text: string): number => [...text.trim()].length;
