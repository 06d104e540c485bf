import type { Db } from '@diyar/db';
import { AppError } from '../../lib/errors.ts';
import { checkAssignment, checkContent } from '../admin-attributes/index.ts';
import { CatalogueLine, HeadLine } from './line.ts';

const MOST_LINES = 20_000;

/**
 * The lines of an exported catalogue, every one checked before the first is written.
 * @throws AppError catalogue_file_invalid, catalogue_too_many_lines, catalogue_line_invalid, catalogue_line_reference (422)
 */
export async function readFile(db: Db, text: string): Promise<string[]> {
  const [head = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  if (!HeadLine.safeParse(parsed(head)).success) throw new AppError('catalogue_file_invalid', 422).on('file');
  if (lines.length > MOST_LINES) throw new AppError('catalogue_too_many_lines', 422, { most: MOST_LINES }).on('file');
  const known = new Set<string>(await db('categories').pluck('slug'));
  for (const [index, line] of lines.entries()) check(line, index + 2, known);
  return lines;
}

function check(text: string, number: number, known: Set<string>): void {
  const read = CatalogueLine.safeParse(parsed(text));
  if (!read.success) {
    const field = read.error.issues[0]?.path.join('.') || 'kind';
    throw new AppError('catalogue_line_invalid', 422, { line: number, field }).on('file');
  }
  const line = read.data;
  const named = line.kind === 'category' ? [line.parent] : line.assignments.map(({ category }) => category);
  const missing = named.find((slug) => slug !== null && !known.has(slug));
  if (missing) throw new AppError('catalogue_line_reference', 422, { line: number, slug: missing }).on('file');
  if (line.kind === 'category') known.add(line.slug);
  else checkAttribute(line, number);
}

function checkAttribute(line: Extract<CatalogueLine, { kind: 'attribute' }>, number: number): void {
  try {
    checkContent(line);
    for (const assignment of line.assignments) checkAssignment(line, assignment);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError('catalogue_line_invalid', 422, { line: number, field: error.field ?? '' }).on('file');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Said as an invalid line, by its number.
    return undefined;
  }
}
