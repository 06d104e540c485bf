/** Characters that spreadsheets take for the beginning of a formula, wide letters of eastern keyboards too. */
export const beginsLikeFormula = (text: string): boolean => /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(text);
