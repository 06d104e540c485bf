import type { Db } from '@diyar/db';
import { likePattern } from '#lib/like-pattern.ts';
import { officeMayBeShown } from '#lib/standing/questions.ts';

/** Approved offices for words being typed, the verified ones first. */
export async function officesNamedLike(
  db: Db,
  typed: string,
  limit: number,
): Promise<{ slug: string; nameAr: string; nameEn: string }[]> {
  const { rows } = await db.raw<{ rows: { slug: string; nameAr: string; nameEn: string }[] }>(
    `select slug, name_ar as "nameAr", name_en as "nameEn" from offices
     where ${officeMayBeShown('offices')} and (name_ar ilike :like or name_en ilike :like)
     order by is_verified desc, name_ar limit :limit`,
    { like: likePattern(typed), limit },
  );
  return rows;
}
