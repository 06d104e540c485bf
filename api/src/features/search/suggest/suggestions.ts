import type { Db } from '@diyar/db';
import { searchText } from '@diyar/indexer/arabic';
import { countOf, nameOf, type Place, type Street } from '#lib/catalogue/index.ts';
import type { Deps } from '#lib/deps.ts';
import type { Lang } from '#lib/endpoint.ts';
import type { KnownFacts } from '#lib/facts.ts';
import { likePattern } from '#lib/like-pattern.ts';
import { officeMayBeShown } from '#lib/standing/questions.ts';
import { withWalks } from '../../walks/index.ts';
import type { Suggestion, SuggestQuery } from '../contract.ts';
import { readCriteria } from '../criteria/read-criteria.ts';
import { ANSWER_MS } from '../prepare.ts';
import { presentCard } from '../present/present-card.ts';
import { landmarkCircle } from '../sentence/landmarks.ts';
import { readSentence } from '../sentence/read-sentence.ts';
import { coverOf, withCover } from '../shape/shape-cover.ts';
import { joined } from './begun-words.ts';
import { type Chosen, completed } from './completed.ts';
import { findSuggested } from './engine-suggestions.ts';

/** Approved offices for words being typed, the verified ones first. */
async function officesNamedLike(
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

const MOST = 8;

/**
 * While words are being typed: how their end may go on within what stands before it (places first, then categories,
 * deals, landmarks and streets), then offices, and listings whose title begins like that. Counts are of what is chosen and of what stands
 * before; categories without a chosen deal are left out.
 */
export async function suggestionsFor(deps: Deps, query: SuggestQuery, lang: Lang): Promise<Suggestion[]> {
  const { query: typed, limit = MOST, transactionType, category } = query;
  if (typed.length < 2) return [];
  const facts = await deps.facts.get();
  const { catalogue, lexicon } = facts;
  const chosen = { transactionType, category, attributes: {} };
  const { head, end, found } = completed(typed, chosen, facts, lang);
  const { places, categories, landmarks, streets, deals } = found;
  const shape = head.shape && (await withWalks(deps.db, head.shape));
  const cover = shape && (await coverOf(deps.db, shape, lang, Date.now() + ANSWER_MS));
  const criteria = withCover(readCriteria({ ...head, shape, keywords: undefined }, catalogue, lang), cover);
  const offices = await officesNamedLike(deps.db, typed, 2);

  const room = limit - Object.values(found).flat().length - offices.length;
  const titles = { folded: searchText(typed, lexicon), room, within: readCriteria(chosen, catalogue, lang) };
  const { counts, listings } = await findSuggested(deps, criteria, titles, streets.length > 0);
  const completion = (kind: Suggestion['kind'], name: string, filter: [string, string]) => {
    if (!end || end.head === '') return { kind, text: name, search: new URLSearchParams([filter]).toString() };
    // «شقة في حم» goes on as «شقة في حمص»; before a deal or a category a particle says nothing.
    const before = kind === 'place' ? end.said : end.head;
    const text = `${before} ${joined(end.particle, name)}`;
    return { kind, text, search: searchOf(text, end.head, filter, { chosen, facts, lang }) };
  };
  return [
    ...places
      .map(
        (place): Suggestion => ({
          ...completion('place', nameOf(place, lang), [place.kind, place.key]),
          detail: whereIs(place, places, lang),
          path: null,
          count: counts && countOf(place, counts[place.kind]),
        }),
      )
      // Within a sentence nobody wants a place where there is none of it.
      .filter(({ count }) => count !== 0 || !end?.head),
    ...categories.map(
      (each): Suggestion => ({
        ...completion('category', nameOf(each, lang), ['category', each.slug]),
        detail: each.parent ? nameOf(each.parent, lang) : null,
        path: null,
        count: counts && (counts.category[each.slug] ?? 0),
      }),
    ),
    ...deals.map(
      (deal): Suggestion => ({
        ...completion('query', lang === 'ar' ? deal.nameAr : deal.nameEn, ['transactionType', deal.slug]),
        detail: null,
        path: null,
        count: counts?.deal[deal.slug] ?? null,
      }),
    ),
    ...landmarks.map((landmark): Suggestion => {
      const name = lang === 'ar' ? landmark.nameAr : landmark.nameEn;
      const near = lang === 'ar' ? `قرب ${name}` : `near ${name}`;
      const search = new URLSearchParams({ shape: landmarkCircle(landmark) });
      if (end && end.head !== '') search.set('keywords', end.head);
      const text = end && end.head !== '' ? `${end.head} ${near}` : name;
      return { kind: 'landmark', text, search: search.toString(), detail: null, path: null, count: null };
    }),
    ...streets
      .map(
        (street): Suggestion => ({
          ...completion('street', nameOf(street, lang), ['street', street.key]),
          detail: streetIn(street, lang),
          path: null,
          count: counts?.street ? (counts.street[street.key] ?? 0) : null,
        }),
      )
      .filter(({ count }) => count !== 0 || !end?.head),
    ...offices.map(
      (office): Suggestion => ({
        kind: 'office',
        text: lang === 'ar' ? office.nameAr : office.nameEn,
        detail: null,
        search: null,
        path: `/office/${office.slug}`,
        count: counts?.office[office.slug] ?? null,
      }),
    ),
    ...listings.map((hit): Suggestion => {
      const card = presentCard(hit, catalogue, lang);
      const place = card.place.neighborhood ?? card.place.city;
      return {
        kind: 'listing',
        text: card.originalTitle ?? card.title,
        detail: place.name,
        search: null,
        path: card.path,
        count: null,
      };
    }),
  ].slice(0, limit);
}

/** The words as they are completed, where they are read as just that; else what stands before and the filter itself. */
function searchOf(
  text: string,
  head: string,
  [kind, value]: [string, string],
  { chosen, facts, lang }: { chosen: Chosen; facts: KnownFacts; lang: Lang },
): string {
  const { recognised, items } = readSentence({ ...chosen, keywords: text }, facts, lang);
  const isRead = recognised.some((item) => item.kind === kind && item.value === value);
  const isSure = items.every(({ namesakes }) => !namesakes?.length);
  return new URLSearchParams(isRead && isSure ? { keywords: text } : { keywords: head, [kind]: value }).toString();
}

const KINDS = {
  province: { ar: 'محافظة', en: 'Governorate' },
  city: { ar: 'مدينة أو بلدة', en: 'Town' },
  neighborhood: { ar: 'حي', en: 'Neighborhood' },
};

/** «المزة، دمشق». */
const streetIn = ({ quarter, city }: Street, lang: Lang): string =>
  [...new Set([quarter ?? city, city].map((place) => nameOf(place, lang)))].join(lang === 'ar' ? '، ' : ', ');

/** Where a place lies; beside a namesake also what it is. */
function whereIs(place: Place, shown: readonly Place[], lang: Lang): string | null {
  const up = [place.parent, place.parent?.parent].filter((outer) => outer != null).map((outer) => nameOf(outer, lang));
  const isShared = shown.some((other) => other !== place && nameOf(other, lang) === nameOf(place, lang));
  const said = [...(isShared ? [KINDS[place.kind][lang]] : []), ...new Set(up)];
  return said.join(lang === 'ar' ? '، ' : ', ') || null;
}
