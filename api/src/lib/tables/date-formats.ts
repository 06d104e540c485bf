/** Formats of a workbook that are dates, of those that need no definition. */
const BUILT_IN = new Set([
  14,
  15,
  16,
  17,
  22,
  ...Array.from({ length: 10 }, (_, index) => 27 + index),
  50,
  51,
  52,
  53,
  54,
  57,
  58,
]);
const DAY_MS = 86_400_000;

/** Whether a number format shows a day: `dd/mm/yyyy`, `[$-ar-SY]d mmmm`. */
export const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined ? BUILT_IN.has(id) : /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** Where workbooks count from: the end of 1899, or the beginning of 1904 in some that were made on a Mac. */
export const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** Days since the workbook's epoch as `2026-03-05`; undefined for what is no day. */
export function dayOfSerial(serial: number, epoch: number = EPOCHS[1900]): string | undefined {
  if (!(serial >= 1 && serial < 2_958_466)) return undefined;
  return new Date(epoch + Math.floor(serial) * DAY_MS).toISOString().slice(0, 10);
}
