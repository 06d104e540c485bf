import { AppError } from '#lib/errors.ts';
import { checkAssignment, checkContent } from '../admin-attributes/index.ts';
import { CatalogueLine, HeadLine } from './line.ts';

const MOST_LINES = 20_000;

/**
 * The lines of an exported catalogue, every one checked before the first is written.
 * @param known slugs of the categories that are there
 * @throws AppError catalogue_file_invalid, catalogue_too_many_lines, catalogue_line_invalid, catalogue_line_reference (422)
 */
export function readFile(text: string, known: Set<string>): string[] {
  if (hasTooManyLines(text)) throw new AppError('catalogue_too_many_lines', 422, { most: MOST_LINES }).on('file');
  const [head = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  if (!HeadLine.safeParse(parsed(head)).success) throw new AppError('catalogue_file_invalid', 422).on('file');
  for (const [index, line] of lines.entries()) check(line, index + 2, known);
  return lines;
}

/** Counted before they are cut: three million lines of 12 MB take seconds to cut. */
function hasTooManyLines(text: string): boolean {
  let lines = 0;
  for (let at = 0; at < text.length; lines++) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end + 1;
    // Empty lines are passed over.
    if (text.slice(at, next).trim() === '') lines--;
    // With the head.
    if (lines > MOST_LINES) return true;
    at = next;
  }
  return lines > MOST_LINES + 1;
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
