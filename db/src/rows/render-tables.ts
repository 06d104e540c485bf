import type { Column, Table } from './read-tables.ts';

/** As the parsers of connect.ts give them; what is not listed arrives as text. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'unknown',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'number',
  timestamp: 'Date',
  timestamptz: 'Date',
};

/** pg reads only single bigints through the parser of connect.ts; those in an array stay text. */
const ARRAY_ELEMENTS: Record<string, string> = { ...TYPES, int8: 'string' };

const literalsOf = (list: string): string =>
  list
    .split(', ')
    .map((item) => item.replace(/::\w+$/, ''))
    .join(' | ');

/** The values a constraint `column in (…)` or `column <@ array[…]` leaves a column, as a union of literals. */
export function allowedValues(checks: string[], column: string): string | undefined {
  for (const check of checks) {
    const [, name, list] =
      /^CHECK \(\((\w+) (?:= ANY \(|<@ )ARRAY\[((?:(?:'[^'\\]*'::text|\d+)(?:, )?)+)\]\)?\)\)$/.exec(check) ?? [];
    if (name === column && list) return literalsOf(list);
  }
}

function typeOf(table: Table, column: Column): string {
  const plain = (column.isArray ? ARRAY_ELEMENTS : TYPES)[column.type] ?? 'string';
  const type = allowedValues(table.checks, column.name) ?? plain;
  const whole = !column.isArray ? type : type.includes('|') ? `(${type})[]` : `${type}[]`;
  return column.isNullable && whole !== 'unknown' ? `${whole} | null` : whole;
}

/** `listing_media` gives ListingMediaRow, `categories` CategoryRow, the view `search_listing` SearchListingViewRow. */
export function rowName({ name, isView }: Pick<Table, 'name' | 'isView'>): string {
  const singular = /(ss|news)$/.test(name) ? name : name.replace(/ies$/, 'y').replace(/(?<=ch|sh|x)es$|s$/, '');
  const pascal = singular.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${pascal}${isView ? 'View' : ''}Row`;
}

const quoted = (names: string[]) => names.map((name) => `'${name}'`).join(' | ') || 'never';

function renderRow(table: Table): string {
  const lines = table.columns.map((column) => {
    const comment = column.comment ? `  /** ${column.comment} */\n` : '';
    return `${comment}  ${column.name}: ${typeOf(table, column)};\n`;
  });
  return `export interface ${rowName(table)} {\n${lines.join('')}}\n`;
}

function renderEntry(table: Table): string {
  const row = rowName(table);
  if (table.isView) return `  ${table.name}: ${row};\n`;
  const generated = table.columns.filter((column) => column.isGenerated).map((column) => column.name);
  const required = table.columns
    .filter((column) => !column.isGenerated && !column.isNullable && !column.hasDefault)
    .map((column) => column.name);
  return `  ${table.name}: TableOf<${row}, ${quoted(required)}, ${quoted(generated)}>;\n`;
}

/** The file `tables.ts`: a row type for each table, and the map from names of tables to those. */
export const renderTables = (tables: Table[]): string =>
  [
    '// Written by `npm run db:types` from the migrated database; changes by hand are lost.',
    "import type { TableOf } from './table-of.ts';\n",
    ...tables.map(renderRow),
    `export interface TableRows {\n${tables.map(renderEntry).join('')}}\n`,
  ].join('\n');
