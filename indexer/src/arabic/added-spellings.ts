import type { LexiconEntry } from './lexicon-entry.ts';

/** What somebody added to the vocabulary. */
interface Added {
  kind: string;
  key: string;
  spellings: readonly string[];
}

/** Entries with the spellings that were added to them. A word no entry is named after is one of its own; what is gone is not. */
export function withSpellings(entries: readonly LexiconEntry[], added: readonly Added[]): LexiconEntry[] {
  const open = new Map(added.map(({ kind, key, spellings }) => [`${kind}:${key}`, { kind, key, spellings }]));
  const known = entries.map((entry) => {
    const name = `${entry.kind}:${entry.key}`;
    const more = open.get(name);
    open.delete(name);
    return more ? { ...entry, variants: [...entry.variants, ...more.spellings] } : entry;
  });
  const own = [...open.values()].flatMap(({ kind, key, spellings }): LexiconEntry[] =>
    kind === 'word' ? [{ kind, key, variants: spellings }] : [],
  );
  return [...known, ...own];
}
