/** Arabic-Indic and Persian digits as Latin ones; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A telephone number or a code as it is compared: without the spaces, dashes and brackets people group it by. */
export const bareDigits = (text: string): string => latinDigits(text).replace(/[\s()-]/g, '');

/** A number in the digits, decimal and thousands signs of either script, as Latin text: `٥٠٬٠٠٠٫٥` is `50000.5`. */
export const latinFigure = (text: string): string => latinDigits(text).replace('٫', '.').replaceAll('٬', '');

/** The number an address or a form names; undefined for what is none. */
export function figureIn(text: string): number | undefined {
  const plain = latinFigure(text);
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}
