/** Arabic-Indic and Persian digits as Latin ones; everything else stays. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** A telephone number or a code as it is compared: without the spaces, dashes and brackets people group it by. */
export const bareDigits = (text: string): string => latinDigits(text).replace(/[\s()-]/g, '');
