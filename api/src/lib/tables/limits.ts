/** Bounds of a table that is read. */
export const MAX_ROWS = 20_000;
export const MAX_COLUMNS = 200;
export const MAX_CELL = 12_000;
/** Characters of one row. */
export const MAX_ROW_LENGTH = 4 * MAX_CELL;
/** Cells of a file, empty ones too: 20,000 rows of 50 columns. */
export const MAX_CELLS = 1_000_000;
/** Largest unpacked workbook; 20,000 rows of 30 columns are some 30 MB. */
export const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
