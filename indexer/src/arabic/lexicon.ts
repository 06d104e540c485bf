import { claimToken, hash } from './canonical-token.ts';
import { ideaOf, isPlace, type LexiconEntry, type LexiconKind } from './lexicon-entry.ts';
import type { Lexicon, Meaning, Node } from './model.ts';
import { pathsOf } from './paths.ts';

const nameOf = ({ kind, key }: { kind: LexiconKind; key: string }) => `${kind}:${key}`;
const spell = (owners: readonly LexiconEntry[]) => owners.map(nameOf).join('|');

/** Ideas that several entries are words for. */
const ideasOf = (owners: readonly LexiconEntry[]) =>
  owners.flatMap((entry) => (isPlace(entry) || entry.kind === 'category' ? [] : [`${entry.kind}:${ideaOf(entry)}`]));

interface Claims {
  path: readonly string[];
  listed: Set<LexiconEntry>;
  derived: Set<LexiconEntry>;
}

function collectClaims(entries: readonly LexiconEntry[]): Map<string, Claims> {
  const claims = new Map<string, Claims>();
  const claim = (entry: LexiconEntry, variants: readonly string[], strength: 'listed' | 'derived') => {
    for (const path of variants.flatMap(pathsOf)) {
      const id = path.join(' ');
      const found = claims.get(id) ?? { path, listed: new Set(), derived: new Set() };
      found[strength].add(entry);
      claims.set(id, found);
    }
  };
  for (const entry of entries) {
    claim(entry, entry.variants, 'listed');
    claim(entry, entry.derived ?? [], 'derived');
  }
  return claims;
}

/**
 * Who owns a spelling. Listed beats derived. A place gives up what the language needs for something else (مزرعة, a farm
 * and the quarter المزرعة; "villas"): it keeps its other forms, the one with the article among them.
 */
function ownersOf({ listed, derived }: Claims): LexiconEntry[] {
  const owners = [...(listed.size > 0 ? listed : derived)];
  const ordinary = owners.filter((entry) => !isPlace(entry));
  return ordinary.some(({ kind }) => kind !== 'category') ? ordinary : owners;
}

function insert(root: Map<string, Node>, path: readonly string[], meaning: Meaning): void {
  let level = root;
  path.forEach((word, at) => {
    const node: Node = level.get(word) ?? {};
    level.set(word, node);
    if (at === path.length - 1) node.meaning = meaning;
    else {
      node.next ??= new Map();
      level = node.next;
    }
  });
}

/** Compiles entries for {@link foldDocument}, {@link foldQuery} and {@link highlight}. Order does not matter. */
export function buildLexicon(given: readonly LexiconEntry[]): Lexicon {
  const entries = [...given].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const claims = collectClaims(entries);
  const owned = [...claims.values()].map((claim) => ({ path: claim.path, owners: ownersOf(claim) }));

  const meanings = new Map<string, { entries: LexiconEntry[]; token: string; indexed: string[]; near: string[] }>();
  const tokens = new Map<string, string>();
  const taken = new Set<string>();
  const tokenOf = (owners: LexiconEntry[]) => {
    // A category called as a thing is called (شقق) asks for the same as the thing's other spellings (شقة), in the same order.
    const things = owners.filter(({ kind }) => kind !== 'category');
    const name = spell(things.length > 0 ? things : owners);
    const token = tokens.get(name) ?? claimToken(name, taken);
    tokens.set(name, token);
    return token;
  };
  for (const { owners } of owned) {
    const name = spell(owners);
    if (!meanings.has(name)) meanings.set(name, { entries: owners, token: tokenOf(owners), indexed: [], near: [] });
  }

  const byEntry = new Map<string, Meaning[]>();
  for (const meaning of meanings.values()) {
    for (const entry of meaning.entries) byEntry.set(nameOf(entry), [...(byEntry.get(nameOf(entry)) ?? []), meaning]);
  }
  for (const meaning of meanings.values()) {
    const related = meaning.entries.flatMap((entry) => byEntry.get(nameOf(entry)) ?? []);
    meaning.indexed = [...new Set([meaning, ...related].map(({ token }) => token))];
  }
  const byIdea = new Map<string, Set<string>>();
  for (const { entries: owners, token } of meanings.values()) {
    for (const idea of ideasOf(owners)) byIdea.set(idea, (byIdea.get(idea) ?? new Set()).add(token));
  }
  for (const meaning of meanings.values()) {
    const others = ideasOf(meaning.entries).flatMap((idea) => [...(byIdea.get(idea) ?? [])]);
    meaning.near = [...new Set(others)].filter((token) => !meaning.indexed.includes(token));
  }

  const root = new Map<string, Node>();
  let sum = 0;
  for (const { path, owners } of owned) {
    const meaning = meanings.get(spell(owners));
    if (!meaning) continue;
    insert(root, path, meaning);
    // The order follows the sorted entries, so it is the same for the same content.
    sum = hash(`${sum}${path.join(' ')}=${meaning.token}`);
  }
  return { entries, root, byEntry, words: new Map(), fingerprint: sum.toString(36) };
}

/**
 * The tokens a document carries for something known from its columns rather than from its text (its category, its places),
 * so that every spelling of them finds it. Empty when the lexicon has no such entry.
 */
export function tokensOf(lexicon: Lexicon, kind: LexiconKind, key: string): string {
  const meanings = lexicon.byEntry.get(nameOf({ kind, key })) ?? [];
  return [...new Set(meanings.map(({ token }) => token))].join(' ');
}
