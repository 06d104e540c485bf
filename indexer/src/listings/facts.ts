import type { Db } from '@diyar/db';

export interface PlaceFact {
  id: string;
  kind: 'province' | 'city' | 'neighborhood';
  parentId: string | null;
  key: string;
  nameAr: string;
  nameEn: string;
  spellings: string[];
  /** 1 is the best known. */
  rank: number;
}

export interface CategoryFact {
  id: string;
  parentId: string | null;
  level: number;
  slug: string;
  nameAr: string;
  nameEn: string;
  propertyType: string | null;
}

export interface TransactionFact {
  slug: string;
  nameAr: string;
  nameEn: string;
}

export interface AttributeFact {
  slug: string;
  type: 'text' | 'number' | 'boolean' | 'select' | 'multiselect' | 'url' | 'email';
  nameAr: string;
  nameEn: string;
  unitAr: string | null;
  unitEn: string | null;
  /** Here or in any category: only these reach the index. */
  filterable: boolean;
  options: { value: string; labelAr: string; labelEn: string }[];
}

/** Spellings that administrators added, of an entry of the vocabulary or of a word of their own. */
export interface WordFact {
  kind: string;
  key: string;
  spellings: string[];
}

/** The names the documents are made of, and what the folding's vocabulary is built from. */
export interface Facts {
  places: PlaceFact[];
  categories: CategoryFact[];
  transactions: TransactionFact[];
  attributes: AttributeFact[];
  /** Missing in what an earlier release noted. */
  words?: WordFact[];
}

async function rows<Row>(db: Db, sql: string): Promise<Row[]> {
  const result = await db.raw<{ rows: Row[] }>(sql).timeout(10_000);
  return result.rows;
}

/**
 * Reads the facts, about a thousand rows, in an order that depends on nothing but their content. Every statement that
 * changes them leaves a row in `fact_changes` and sends the notification `search_facts`.
 */
export async function loadFacts(db: Db): Promise<Facts> {
  const [places, categories, transactions, attributes, words] = await Promise.all([
    rows<PlaceFact>(
      db,
      `select id, kind, parent_id as "parentId", key, name_ar as "nameAr", name_en as "nameEn", spellings, rank
       from locations order by kind, key`,
    ),
    rows<CategoryFact>(
      db,
      `select id, parent_id as "parentId", level, slug, name_ar as "nameAr", name_en as "nameEn",
         property_type as "propertyType"
       from categories order by slug`,
    ),
    rows<TransactionFact>(
      db,
      'select slug, name_ar as "nameAr", name_en as "nameEn" from transaction_types order by slug',
    ),
    rows<AttributeFact>(
      db,
      `select a.slug, a.type, a.name_ar as "nameAr", a.name_en as "nameEn", a.unit_ar as "unitAr", a.unit_en as "unitEn",
         a.is_filterable or exists (
           select from category_attributes c where c.attribute_id = a.id and c.is_filterable) as filterable,
         coalesce((select jsonb_agg(jsonb_build_object('value', o.value, 'labelAr', o.label_ar, 'labelEn', o.label_en)
           order by o.sort, o.value) from attribute_options o where o.attribute_id = a.id), '[]') as options
       from attributes a where a.is_active order by a.slug`,
    ),
    rows<WordFact>(db, 'select kind, key, spellings from search_words order by kind, key'),
  ]);
  return { places, categories, transactions, attributes, words };
}
