import { readFigure } from '@diyar/api/rules/figures';

/** What is no whole number becomes one that the server refuses, at its field. */
export const wholeNumber = (text: string): number => {
  const number = readFigure(text) ?? -1;
  return Number.isInteger(number) ? number : -1;
};
