import type { Db, ListingRow } from '@diyar/db';
import { foldText } from '@diyar/indexer/arabic';
import type { Lang } from '#lib/endpoint.ts';

/** Words in a row that are compared. */
const RUN = 3;
/** Shorter texts are alike by chance. */
const LEAST_WORDS = 12;
const ALIKE = 0.6;
const SHOWN = 3;

type Texts = Pick<ListingRow, 'description_ar' | 'description_en'>;
export interface Described extends Texts {
  ownerId: string;
  categoryId: string;
  cityId: string | null;
}
type Candidate = Texts & Pick<ListingRow, 'id' | 'code' | 'owner_id'> & { title: string };

export interface SimilarText {
  id: string;
  code: number;
  title: string;
  isOwn: boolean;
  /** Runs of words both have, of all that either has, in per cent. */
  percent: number;
}

/**
 * Listings whose description is nearly this one: of the same owner, of the same category in the same city (the newest), and
 * among those that wait.
 */
export async function similarTexts(db: Db, listingId: string, mine: Described, lang: Lang): Promise<SimilarText[]> {
  const own = runsOf(mine);
  if (own.length === 0) return [];
  const columns = `l.id, l.code, l.owner_id, l.description_ar, l.description_en,
    coalesce(${lang === 'ar' ? 'l.title_ar, l.title_en' : 'l.title_en, l.title_ar'}, '') as title`;
  const { rows } = await db.raw<{ rows: Candidate[] }>(
    `select distinct on (id) * from (
       (select ${columns} from listings l where l.owner_id = :ownerId and l.deleted_at is null
         order by l.created_at desc limit 100)
       union all
       (select ${columns} from listings l where l.status = 'active' and l.category_id = :categoryId and l.city_id = :cityId
         order by l.published_at desc limit 300)
       union all
       (select ${columns} from listing_revisions r join listings l on l.id = r.listing_id
         where r.state = 'pending' and l.status = 'pending' and l.deleted_at is null and l.category_id = :categoryId
         order by r.submitted_at desc limit 300)) candidates
     where id <> :listingId and (description_ar is not null or description_en is not null)`,
    { ownerId: mine.ownerId, categoryId: mine.categoryId, cityId: mine.cityId, listingId },
  );
  return rows
    .map(({ id, code, title, owner_id, ...texts }) => {
      const theirs = runsOf(texts);
      const likeness = Math.max(0, ...own.flatMap((a) => theirs.map((b) => shared(a, b))));
      return { id, code, title, isOwn: owner_id === mine.ownerId, percent: Math.round(likeness * 100) };
    })
    .filter(({ percent }) => percent >= ALIKE * 100)
    .sort((a, b) => b.percent - a.percent || a.code - b.code)
    .slice(0, SHOWN);
}

/** The runs of words of each description that is long enough. */
const runsOf = ({ description_ar, description_en }: Texts): Set<string>[] =>
  [description_ar, description_en].flatMap((text) => {
    const words = foldText(text ?? '')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    if (words.length < LEAST_WORDS) return [];
    return [new Set(words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' ')))];
  });

/** Jaccard's index. */
function shared(a: Set<string>, b: Set<string>): number {
  let both = 0;
  for (const run of a) if (b.has(run)) both++;
  return both / (a.size + b.size - both);
}
