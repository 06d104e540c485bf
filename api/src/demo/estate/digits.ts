const ARABIC_INDIC = '٠١٢٣٤٥٦٧٨٩';
/** Some sellers type the digits of their own keyboard. */
export const digits = (value: number, indic: boolean) =>
  indic ? String(value).replace(/\d/g, (digit) => ARABIC_INDIC[Number(digit)] ?? digit) : String(value);
