import {
  buildLexicon,
  categoryEntries,
  foldDocument,
  type Lexicon,
  type LexiconKind,
  placeEntries,
  tokensOf,
  vocabularyEntries,
  withSpellings,
} from '../arabic/index.ts';
import type { AttributeFact, Facts, PlaceFact } from './facts.ts';
import { COUNT_WORDS } from './labels.ts';

let built: { from: string; lexicon: Lexicon } | undefined;

/**
 * The folding's vocabulary, made of the facts. Documents and questions must be folded with the same one. Building it takes
 * 0.2 s, so facts that have not changed get the one built before.
 */
export function lexiconOf({ places, categories, words = [] }: Facts): Lexicon {
  const from = JSON.stringify([places, categories, words]);
  if (built?.from === from) return built.lexicon;
  const named = <T extends { nameAr: string; nameEn: string }>(fact: T) => ({
    ...fact,
    name_ar: fact.nameAr,
    name_en: fact.nameEn,
  });
  const entries = [...vocabularyEntries, ...placeEntries(places.map(named)), ...categoryEntries(categories.map(named))];
  const lexicon = buildLexicon(withSpellings(entries, words));
  built = { from, lexicon };
  return lexicon;
}

type Tokens = readonly string[];
type Option = AttributeFact['options'][number];

/**
 * The facts as documents need them. What many listings share (names, labels, sizes) is folded once and kept as tokens;
 * asked for by what a row holds, and empty for what nobody knows.
 */
export interface Wording {
  facts: Facts;
  lexicon: Lexicon;
  /** A text of the listing's own. */
  fold(text: string): string;
  /** A long one: its unfinished and misspelt words are left to the other fields. */
  foldBrief(text: string): string;
  place(kind: PlaceFact['kind'], key: string): Tokens;
  category(slug: string): Tokens;
  /** A wider category: its name as a whole, not each word of it («بيوت وشقق» does not make a villa a flat). */
  widerCategory(slug: string): Tokens;
  transaction(slug: string): Tokens;
  attribute(slug: string): AttributeFact | undefined;
  attributeName(attribute: AttributeFact): Tokens;
  option(option: Option): Tokens;
  count(field: keyof typeof COUNT_WORDS, count: number): Tokens;
  /** Words a visitor may type unfinished. */
  label(text: string | null | undefined): Tokens;
  /** Words that are found when they are whole. */
  detail(text: string | null | undefined): Tokens;
}

let made: { from: string; wording: Wording } | undefined;

/**
 * Facts and vocabulary, ready to make documents with. They are read again every few minutes and have seldom changed: then what
 * was made before, with all it has folded since, stands for them too.
 */
export function makeWording(facts: Facts): Wording {
  const from = JSON.stringify(facts);
  if (made?.from !== from) made = { from, wording: wordingOf(facts) };
  return made.wording;
}

function wordingOf(facts: Facts): Wording {
  const lexicon = lexiconOf(facts);
  const fold = (text: string) => foldDocument(text, lexicon);
  const foldBrief = (text: string) => foldDocument(text, lexicon, { brief: true });
  const tokensOfText = (text: string) => fold(text).split(' ');
  /** A name in both languages, and what finds the thing however it is spelt. */
  const named = (kind: LexiconKind, key: string, { nameAr, nameEn }: { nameAr: string; nameEn: string }): Tokens =>
    [tokensOf(lexicon, kind, key), fold(nameAr), fold(nameEn)].filter(Boolean).join(' ').split(' ');

  const attributes = new Map(facts.attributes.map((attribute) => [attribute.slug, attribute]));
  const places = {
    province: new Map<string, Tokens>(),
    city: new Map<string, Tokens>(),
    neighborhood: new Map<string, Tokens>(),
  };
  for (const place of facts.places) places[place.kind].set(place.key, named(place.kind, place.key, place));
  const categories = new Map(
    facts.categories.map((category) => [category.slug, named('category', category.slug, category)]),
  );
  const transactions = new Map(
    facts.transactions.map((transaction) => [transaction.slug, named('transaction', transaction.slug, transaction)]),
  );
  const counts = new Map(
    Object.entries(COUNT_WORDS).map(([field, format]) => [
      field,
      memoised((count: number) => foldBrief(format(count)).split(' ')),
    ]),
  );
  return {
    facts,
    lexicon,
    fold,
    foldBrief,
    place: (kind, key) => places[kind].get(key) ?? [],
    category: (slug) => categories.get(slug) ?? [],
    widerCategory: memoised((slug) => tokensOf(lexicon, 'category', slug).split(' ').filter(Boolean)),
    transaction: (slug) => transactions.get(slug) ?? [],
    attribute: (slug) => attributes.get(slug),
    attributeName: memoised(({ nameAr, nameEn }) => foldBrief(`${nameAr} ${nameEn}`).split(' ')),
    option: memoised(({ labelAr, labelEn }) => foldBrief(`${labelAr} ${labelEn}`).split(' ')),
    count: (field, count) => counts.get(field)?.(count) ?? [],
    label: memoised((text) => (text ? tokensOfText(text) : [])),
    detail: memoised((text) => (text ? foldBrief(text).split(' ') : [])),
  };
}

/** Sizes and the odd free text of an attribute must not pile up for ever beside a few thousand names. */
const KEPT = 20_000;

function memoised<From>(fold: (from: From) => Tokens): (from: From) => Tokens {
  const known = new Map<From, Tokens>();
  return (from) => {
    let tokens = known.get(from);
    if (tokens === undefined) {
      tokens = fold(from);
      if (known.size >= KEPT) known.clear();
      known.set(from, tokens);
    }
    return tokens;
  };
}
