import type { Db } from '@diyar/db';
import type { Catalogue } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { describeIssues } from '#lib/validation.ts';
import { readMedia } from '../listing-media/index.ts';
import { presentRejection } from '../listings/index.ts';
import { checkForm, checkPhotos } from './check-form.ts';
import { workingContent } from './content-of.ts';
import { type Draft, type DraftContent, FormValues } from './contract.ts';
import { collectErrors } from './form-errors.ts';
import { hintsFor, wordHints } from './hints.ts';
import { type FormRow, openRevision, poundsPerDollar } from './queries.ts';

/** The working copy with what publishing would say of it now. */
export async function presentDraft(db: Db, row: FormRow, catalogue: Catalogue, lang: Lang): Promise<Draft> {
  const [open, media] = await Promise.all([openRevision(db, row.id), readMedia(db, row.id, row.owner_id)]);
  const content = workingContent(row, open, catalogue);
  const photos = media.photos.map(({ id, isMain }) => ({ id, is_main: isMain }));
  const perDollar = await poundsPerDollar(db);
  const verdict = await judge(db, { content, categoryId: row.category_id, photos, catalogue, lang, perDollar });
  return {
    id: row.id,
    version: open?.version ?? 0,
    state: (open?.state as Draft['state'] | undefined) ?? 'clean',
    status: row.status,
    isChange: row.published_at !== null,
    content,
    images: media.photos,
    video: media.video,
    rejection: open?.state === 'rejected' ? presentRejection(open.rejection_codes, open.rejection_text, lang) : null,
    ...verdict,
    poundsPerDollar: perDollar,
    updatedAt: (open?.updated_at ?? row.updated_at).toISOString(),
  };
}

interface Judged {
  content: DraftContent;
  categoryId: string;
  photos: { id: string; is_main: boolean }[];
  catalogue: Catalogue;
  lang: Lang;
  perDollar: number;
}

async function judge(db: Db, { content, categoryId, photos, catalogue, lang, perDollar }: Judged) {
  const category = catalogue.categories.kept(categoryId);
  const { categoryId: _, ...values } = content;
  const parsed = FormValues.safeParse(values);
  if (!parsed.success) return { problems: describeIssues(parsed.error.issues, lang), hints: [] };
  if (!category) return { problems: [], hints: [] };
  const errors = collectErrors();
  const { columns } = await checkForm(db, parsed.data, { category, catalogue, perDollar, lang }, errors);
  checkPhotos(photos, errors);
  return {
    problems: describeIssues(errors.issues, lang),
    hints: wordHints(hintsFor(columns, photos.length), lang),
  };
}
