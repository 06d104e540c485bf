import { readFigure } from '@diyar/api/rules/figures';

export const SHORT_COUNTS = ['1', '2', '3', '4', '5'] as const;
export const MORE = 'more';

/** The chip that stands for a typed count: its own for the usual numbers, `more` for all others, none for nothing. */
export function countOf(value: string): '' | (typeof SHORT_COUNTS)[number] | typeof MORE {
  if (value.trim() === '') return '';
  const figure = readFigure(value);
  return SHORT_COUNTS.find((count) => Number(count) === figure) ?? MORE;
}
