import type { LocationKind } from '../ids.ts';

export interface Place {
  kind: LocationKind;
  /** Key used by addresses and filters: a province's or city's slug, `<city>.<slug>` for a neighborhood. */
  key: string;
  slug: string;
  /** Key of the province of a city, or of the city of a neighborhood. */
  parent: string | null;
  /** Key of the province the place lies in; its own for a province. */
  province: string;
  nameAr: string;
  nameEn: string;
  spellings: string[];
  center: { lng: number; lat: number };
  /** The centre is known to about 500 m only (written `~` in the table). */
  approximate: boolean;
  /** 1 first. Cities: capital, district centre or large suburb, town, small town. Neighborhoods: searched by all, known, other. */
  rank: number;
  /** Residents by the last census (2004), rounded; a province's by its estimate for 2011. */
  population: number | null;
  /** Place among its siblings. */
  sort: number;
}

/**
 * Reads the gazetteer's tables. One place a line, columns divided by `|`, `#` starts a comment:
 *
 *     = slug | name_ar | name_en | lng lat | population | spellings         the province, first
 *     slug | name_ar | name_en | lng lat | rank | population | spellings    a city
 *     - slug | name_ar | name_en | lng lat | rank | spellings               a neighborhood of the city above it
 *
 * Spellings are what people also type, divided by commas, in either script.
 * @throws Error naming the line that does not fit
 */
export function parseGazetteer(tables: readonly string[]): Place[] {
  const places: Place[] = [];
  let province: Place | undefined;
  let city: Place | undefined;
  for (const line of tables.flatMap((table) => table.split('\n'))) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const mark = line.startsWith('= ') ? '=' : line.startsWith('- ') ? '-' : '';
    const cells = line
      .slice(mark.length)
      .split('|')
      .map((cell) => cell.trim());
    if (mark === '=') {
      province = readPlace(line, 'province', cells.toSpliced(4, 0, '1'), undefined, places.length);
      city = undefined;
      places.push(province);
    } else if (mark === '') {
      city = readPlace(line, 'city', cells, province, places.length);
      places.push(city);
    } else places.push(readPlace(line, 'neighborhood', cells.toSpliced(5, 0, ''), city, places.length));
  }
  return places;
}

function readPlace(line: string, kind: LocationKind, cells: string[], parent: Place | undefined, sort: number): Place {
  const [slug, nameAr, nameEn, point, rank, population, spellings] = cells;
  const center = /^(~?)(\d\d\.\d{3}) (\d\d\.\d{3})$/.exec(point ?? '');
  const fits = cells.length === 7 && slug && nameAr && nameEn && center && /^[1-5]$/.test(rank ?? '');
  if (!fits || !/^\d*$/.test(population ?? '') || (kind !== 'province' && !parent)) {
    throw new Error(`Gazetteer line not understood: ${line}`);
  }
  const key = kind === 'neighborhood' && parent ? `${parent.key}.${slug}` : slug;
  return {
    kind,
    key,
    slug,
    parent: parent?.key ?? null,
    province: parent?.province ?? key,
    nameAr,
    nameEn,
    spellings: (spellings ?? '')
      .split(',')
      .map((spelling) => spelling.trim())
      .filter(Boolean),
    center: { lng: Number(center[2]), lat: Number(center[3]) },
    approximate: center[1] === '~',
    rank: Number(rank),
    population: population ? Number(population) : null,
    sort,
  };
}

/**
 * Reads `lng lat, lng lat, …`, both in two decimals.
 * @throws Error naming the point that does not fit
 */
export function parseAnchors(points: string): { lng: number; lat: number }[] {
  return points.split(',').map((text) => {
    const [, lng, lat] = /^\s*(\d\d\.\d\d) (\d\d\.\d\d)\s*$/.exec(text) ?? [];
    if (!lng || !lat) throw new Error(`Anchor not understood: ${text}`);
    return { lng: Number(lng), lat: Number(lat) };
  });
}
