import type { Catalogue } from '#lib/catalogue/index.ts';
import { nameOf } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { messages } from '#lib/worded.ts';
import type { ImportDetails, ImportedRow, ListingImport } from './contract.ts';
import { ATTRIBUTE_PREFIX } from './fields.ts';
import { wordProblem } from './problem.ts';
import type { Counts, ImportRow, TableRow } from './queries.ts';

export const presentImport = (row: ImportRow, counts: Counts, lang: Lang): ListingImport => ({
  id: row.id,
  fileName: row.file_name,
  encoding: row.encoding,
  rowCount: row.row_count,
  state: row.state,
  failure: row.failure && (messages[row.failure as keyof typeof messages]?.[lang] ?? null),
  target: row.target,
  placePoints: row.place_points,
  counts,
  photos:
    row.photo_bytes === null
      ? null
      : { bytes: Number(row.photo_bytes), received: row.photo_pieces.reduce((sum, piece) => sum + piece, 0) },
  createdAt: row.created_at.toISOString(),
});

const SAMPLE_CELL = 120;

export function presentDetails(
  row: ImportRow,
  counts: Counts,
  samples: TableRow[],
  lang: Lang,
  { categories }: Catalogue,
): ImportDetails {
  const attributes = categories.attributes.map((attribute) => ({
    field: ATTRIBUTE_PREFIX + attribute.slug,
    name: nameOf(attribute, lang),
  }));
  return {
    ...presentImport(row, counts, lang),
    columns: row.columns,
    samples: samples.map(({ cells }) => cells.map((cell) => cell.slice(0, SAMPLE_CELL))),
    mapping: row.mapping,
    attributes: attributes.sort((a, b) => a.name.localeCompare(b.name, lang)),
  };
}

export const presentRow = (row: TableRow, { mapping }: ImportRow, lang: Lang, catalogue: Catalogue): ImportedRow => ({
  number: row.number,
  title: titleOf(row.cells, mapping).slice(0, SAMPLE_CELL),
  verdict: row.verdict,
  outcome: row.outcome,
  problems: row.problems.map((problem) => wordProblem(problem, lang, catalogue)),
  listingId: row.listing_id,
});

/** By its title or, in a list without titles, by what says most. */
function titleOf(cells: string[], mapping: ImportRow['mapping']): string {
  const cell = (field: string) => cells[mapping[field] ?? -1] ?? '';
  const title = cell('titleAr') || cell('titleEn');
  if (title) return title;
  const parts = [cell('category'), cell('transactionType'), cell('neighborhood') || cell('city'), cell('address')];
  return parts.filter(Boolean).join(' · ') || cells.filter(Boolean).slice(0, 3).join(' · ');
}
