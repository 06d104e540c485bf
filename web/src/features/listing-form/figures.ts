import { latinDigits } from '@diyar/api/rules/digits';

/** Spaces of every width, thousands separators of both scripts, and marks that only turn the direction of writing. */
const GROUPING = /[\s\u00a0\u202f,٬،'\u200e\u200f\u061c]/g;

/** A number as people type it, `١٢٥٬٠٠٠` or `1.250.000` too; undefined when it is none. */
export function readFigure(text: string): number | undefined {
  const bare = latinDigits(text).replace(GROUPING, '').replaceAll('٫', '.').replace('−', '-');
  const points = bare.split('.').length - 1;
  const plain = points > 1 ? bare.replaceAll('.', '') : bare;
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** How many letters a text has, as people count and as the server does. */
export const lengthOf = (text: string): number => [...text.trim()].length;
