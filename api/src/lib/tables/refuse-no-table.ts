import { AppError } from '../errors.ts';

const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** Papers, pages (what old programs save as `.xls`) and drawings are text too, and would come in as rows of their code. */
const NO_TABLES = ['%PDF-', '<', '{\\rtf'].map((begin) => Buffer.from(begin));
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/** By the first bytes, before the rest is sent. @throws AppError import_old_excel, import_file_type (415) */
export function refuseNoTable(head: Buffer): void {
  const begins = (bytes: Buffer) => head.subarray(0, bytes.length).equals(bytes);
  if (begins(OLD_EXCEL)) throw new AppError('import_old_excel', 415).on('file');
  if (NO_TABLES.some(begins) || (!begins(Buffer.from('PK')) && !UTF_16.some(begins) && head.includes(0)))
    throw new AppError('import_file_type', 415).on('file');
}
