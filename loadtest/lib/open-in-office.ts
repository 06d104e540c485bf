import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { SaxesParser } from 'saxes';

const SOFFICE = process.env.SOFFICE_PATH ?? 'soffice';
/** CSV as its dialogue has it at first: commas, quotes, UTF-8, from the first line on. */
const AS_CSV = '--infilter=CSV:44,34,76,1';

export interface OpenedCell {
  /** The words in the cell. */
  text: string;
  /** The number or date that the office reckons with, where it is no text. */
  value?: string;
  formula?: string;
}

/** Whether there is a LibreOffice to open tables with. */
export const hasOffice = (): Promise<boolean> =>
  promisify(execFile)(SOFFICE, ['--version']).then(
    () => true,
    () => false,
  );

/** The first sheet of a file as LibreOffice Calc shows it. */
export async function openInOffice(name: string, bytes: Buffer): Promise<OpenedCell[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-office-'));
  try {
    const file = join(folder, name);
    writeFileSync(file, bytes);
    const csv = name.endsWith('.csv') ? [AS_CSV] : [];
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await promisify(execFile)(
      SOFFICE,
      [profile, '--headless', ...csv, '--convert-to', 'fods', '--outdir', folder, file],
      { timeout: 180_000 },
    );
    return cellsOf(readFileSync(join(folder, `${basename(name).replace(/\.\w+$/, '')}.fods`), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows of a flat OpenDocument's first sheet; empty ones and cells at the end are left out. */
function cellsOf(xml: string): OpenedCell[][] {
  const rows: OpenedCell[][] = [];
  let sheets = 0;
  let row: OpenedCell[] = [];
  let cell: OpenedCell | undefined;
  let paragraphs = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const given = attributes as Record<string, string>;
    if (name === 'table:table') sheets++;
    if (sheets !== 1) return;
    if (name === 'table:table-row') row = [];
    if (name === 'table:table-cell') {
      cell = { text: '' };
      paragraphs = 0;
      const value = given['office:value'] ?? given['office:date-value'];
      if (value !== undefined) cell.value = value;
      if (given['table:formula'] !== undefined) cell.formula = given['table:formula'];
      // A cell repeated to the edge of the sheet is an empty one.
      const times = Math.min(Number(given['table:number-columns-repeated'] ?? 1), 200);
      for (let n = 0; n < times; n++) row.push(cell);
    }
    if (!cell) return;
    if (name === 'text:p' && paragraphs++ > 0) cell.text += '\n';
    if (name === 'text:s') cell.text += ' '.repeat(Number(given['text:c'] ?? 1));
    if (name === 'text:tab') cell.text += '\t';
    if (name === 'text:line-break') cell.text += '\n';
  });
  parser.on('text', (text) => {
    if (cell && paragraphs > 0) cell.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'table:table-cell') cell = undefined;
    if (name !== 'table:table-row' || sheets !== 1) return;
    while (row.at(-1)?.text === '' && row.at(-1)?.value === undefined) row.pop();
    rows.push(row);
  });
  parser.write(xml).close();
  while (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}
