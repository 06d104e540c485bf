import type { Db } from '@diyar/db';
import type { CategoryFact } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import {
  checkForm,
  collectErrors,
  FormValues,
  isAreaSlip,
  slipIn,
  usualCents,
  usualMetres,
} from '../listing-form/index.ts';
import type { Known } from './match-values.ts';
import { type Problem, problem } from './problem.ts';
import type { ReadRow } from './read-row.ts';

export type Verdict = 'ready' | 'incomplete' | 'refused';

/** Errors of missing fields: the form can ask for it later, so the row may become a draft. Everything else is wrong. */
const MISSING = new Set([
  'transaction_type_required',
  'title_required',
  'title_length',
  'description_required',
  'description_length',
  'price_required',
  'area_required',
  'province_required',
  'city_required',
  'address_required',
  'coordinates_required',
  'attribute_required',
  'images_required',
  'import_photo_missing',
  'location_other_city',
  'location_other_province',
  'price_hundredfold',
  'area_unusual',
  // Understood, but no price the form could hold: the owner names one.
  'import_price_range',
  'import_price_currency',
  'import_price_per_metre',
]);
/** Fields that were left out, with a note: the listing is whole without it. */
const NOTES = new Set(['import_value_left_out']);
const isNote = ({ code }: Problem): boolean => NOTES.has(code);

export interface Judging extends Known {
  db: Db;
  lang: Lang;
  perDollar: number;
  /** Folded names of the photos that came along; null without an archive. */
  photos: ReadonlySet<string> | null;
  /** Usual prices and areas already asked for in this run. */
  usual: Map<string, Promise<number | null>>;
}
export interface Judged {
  verdict: Verdict;
  problems: Problem[];
  form: FormValues | undefined;
}

/** Holds a row against every rule of the form, by the form's own code. */
export async function judgeRow(row: ReadRow, judging: Judging): Promise<Judged> {
  const problems = [...row.problems, ...missingPhotos(row, judging.photos)];
  const parsed = FormValues.safeParse(row.content);
  if (!parsed.success || !row.category) {
    const unfit = parsed.success ? [] : parsed.error.issues.map(({ path }) => problem(path.join('.'), 'custom'));
    return { verdict: 'refused', problems: [...problems, ...unfit], form: undefined };
  }
  problems.push(...(await formProblems(parsed.data, row.category, row, judging)));
  const open = problems.filter((problem) => !isNote(problem));
  const isWrong = open.some(({ code }) => !MISSING.has(code));
  const verdict = isWrong ? 'refused' : open.length > 0 ? 'incomplete' : 'ready';
  return { verdict, problems: distinct(problems), form: parsed.data };
}

const fileKey = (name: string) => (name.replaceAll('\\', '/').split('/').at(-1) ?? '').normalize('NFC').toLowerCase();

export { fileKey as photoKey };

function missingPhotos({ photos }: ReadRow, known: Judging['photos']): Problem[] {
  if (photos.length === 0 || !known) return [problem('images', 'images_required')];
  const absent = photos.filter((name) => !known.has(fileKey(name)));
  return absent.slice(0, 10).map((name) => problem('images', 'import_photo_missing', { value: name.slice(0, 80) }));
}

async function formProblems(form: FormValues, category: CategoryFact, row: ReadRow, judging: Judging) {
  const { db, catalogue, perDollar, lang, usual } = judging;
  const errors = collectErrors();
  const { columns } = await checkForm(db, form, { category, catalogue, perDollar, lang }, errors);
  if (row.photos.length > 10) errors.add('images', 'too_many_images');
  const found = errors.issues.map((issue) => {
    const { code, ...params } = (issue.code === 'custom' ? issue.params : {}) as Record<string, string | number>;
    return problem(issue.path.join('.'), String(code), params);
  });
  // A cell that was not understood has said so; that it is missing now too would be one reason too many.
  const said = new Set(row.problems.map(({ path }) => path));
  const problems = found.filter(({ path, code }) => !(said.has(path) && MISSING.has(code)));
  if (columns.location_warning && !form.acceptLocation)
    problems.push(problem('latitude', `location_other_${columns.location_warning}`, { place: '' }));
  const slip = found.length === 0 && (await slipIn(db, category.id, columns, usualOnce(usual)));
  if (slip) problems.push(problem(slip.path, 'price_hundredfold', { usual: slip.usual }));
  if (found.length === 0 && (await isAreaSlip(db, category, columns, usualAreaOnce(usual))))
    problems.push(problem('area', 'area_unusual', { area: columns.area ?? 0 }));
  return problems;
}

/** Rows of one file are mostly alike: each kind of price, and of area, is asked for once. */
const usualOnce =
  (known: Judging['usual']): typeof usualCents =>
  (db, categoryId, asked) => {
    const key = [categoryId, asked.provinceId, asked.deal, asked.kind, asked.period].join();
    return remembered(known, key, () => usualCents(db, categoryId, asked));
  };
const usualAreaOnce =
  (known: Judging['usual']): typeof usualMetres =>
  (db, categoryId, columns) =>
    remembered(known, `area,${categoryId},${columns.transaction_type}`, () => usualMetres(db, categoryId, columns));

function remembered(known: Judging['usual'], key: string, ask: () => Promise<number | null>): Promise<number | null> {
  const answer = known.get(key) ?? ask();
  known.set(key, answer);
  return answer;
}

function distinct(problems: Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...seen.values()].slice(0, 20);
}
