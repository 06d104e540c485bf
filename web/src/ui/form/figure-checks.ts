import { readFigure } from '@diyar/api/rules/figures';
import type { TextCheck } from './checks.ts';

/** A number as people write it, or nothing. */
export const figureOrNone: TextCheck = (value) =>
  value.trim() === '' || readFigure(value) !== undefined ? undefined : 'notNumber';

/** A whole number between two bounds. */
export const wholeBetween =
  (least: number, most: number): TextCheck =>
  (value) => {
    const figure = readFigure(value);
    return figure !== undefined && Number.isInteger(figure) && figure >= least && figure <= most
      ? undefined
      : 'notNumber';
  };
