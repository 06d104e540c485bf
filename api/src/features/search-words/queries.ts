import type { Db } from '@diyar/db';
import type { Lexicon } from '@diyar/indexer/arabic';
import type { Lang } from '#lib/endpoint.ts';
import { likePattern } from '#lib/like-pattern.ts';
import type { SearchPlace, SearchWord } from './contract.ts';

interface Row {
  id: string;
  kind: string;
  key: string;
  spellings: string[];
}

/** Added spellings beside the word they belong to, newest first. */
export async function addedWords(db: Db, lexicon: Lexicon, id?: string): Promise<SearchWord[]> {
  const rows: Row[] = await db('search_words')
    .where(id ? { id } : {})
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select('id', 'kind', 'key', 'spellings');
  return rows.map((row) => presentWord(row, lexicon));
}

function presentWord({ id, kind, key, spellings }: Row, lexicon: Lexicon): SearchWord {
  if (kind === 'word' && key === id) return { id, kind: 'own', word: spellings[0] ?? '', spellings };
  const entry = lexicon.entries.find((known) => known.kind === kind && known.key === key);
  const own = entry?.variants.filter((variant) => !spellings.includes(variant)) ?? [];
  const isArabic = (variant: string) => /[\u0600-\u06ff]/.test(variant);
  const names = [own.find(isArabic), own.find((variant) => !isArabic(variant))].filter((name) => name !== undefined);
  return { id, kind: kind === 'category' ? 'category' : 'vocabulary', word: names.join(' · ') || key, spellings };
}

interface Asked {
  query: string;
  size: number;
  skip: number;
  lang: Lang;
}

/** Places whose name or spelling holds the words, the best known first. */
export async function placesNamed(
  db: Db,
  { query, size, skip, lang }: Asked,
): Promise<{ places: SearchPlace[]; total: number }> {
  const { rows } = await db.raw<{ rows: (SearchPlace & { total: number })[] }>(
    `select l.id, l.kind, l.name_ar as "nameAr", l.name_en as "nameEn", l.spellings, u.name_${lang} as within,
       (count(*) over ())::int as total
     from locations l left join locations u on u.id = coalesce(l.within_id, l.parent_id)
     where :query = '' or l.name_ar ilike :like or l.name_en ilike :like
       or exists (select from unnest(l.spellings) s where s ilike :like)
     order by l.rank, array_position(array['province', 'city', 'neighborhood'], l.kind), l.name_${lang}, l.id
     limit :size offset :skip`,
    { query, like: likePattern(query), size, skip },
  );
  return { places: rows.map(({ total: _, ...place }) => place), total: rows[0]?.total ?? 0 };
}

export async function placeById(db: Db, id: string, lang: Lang): Promise<SearchPlace | undefined> {
  const { rows } = await db.raw<{ rows: SearchPlace[] }>(
    `select l.id, l.kind, l.name_ar as "nameAr", l.name_en as "nameEn", l.spellings, u.name_${lang} as within
     from locations l left join locations u on u.id = coalesce(l.within_id, l.parent_id) where l.id = ?`,
    [id],
  );
  return rows[0];
}
