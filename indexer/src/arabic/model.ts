import type { LexiconEntry } from './lexicon-entry.ts';
import type { NumberWord } from './numbers.ts';

/** What a spelling may mean: several entries when places (or a place and a thing) share it. */
export interface Meaning {
  entries: readonly LexiconEntry[];
  /** What a query asks for. */
  token: string;
  /** What a document with this spelling carries: the tokens of every spelling that shares an entry with it. */
  indexed: readonly string[];
  /** Tokens of other words for the same idea: found too, after the word itself. */
  near: readonly string[];
}

export interface Node {
  next?: Map<string, Node>;
  meaning?: Meaning;
}

/** A compiled lexicon. Built once per process, read by every fold; treat it as opaque. */
export interface Lexicon {
  entries: readonly LexiconEntry[];
  root: Map<string, Node>;
  /** Changes when documents folded before would be folded differently now: store it, and rebuild when it differs. */
  fingerprint: string;
  byEntry: ReadonlyMap<string, readonly Meaning[]>;
  /** Words already analysed, by spelling. */
  words: Map<string, readonly Word[]>;
}

/** A word with everything that does not depend on its neighbours. */
export interface Word {
  surface: string;
  number?: NumberWord | undefined;
  isStop: boolean;
  /** What a finished, unknown word is searched by; empty for a word that says nothing. */
  stem: string;
  /** What it is searched by while it is still being typed. */
  prefix: string;
  /** Where lexicon paths begin with it, likeliest reading first. */
  starts: readonly Node[];
  /** What it means by itself, in its likeliest reading. */
  meaning?: Meaning | undefined;
  /** Whether a longer path begins with it. */
  leads: boolean;
  /** How it reads inside a path. */
  inner: readonly string[];
  /** Tokens a document carries for it: what it is searched by when searched alone. */
  alone: readonly string[];
  /** Its written forms, which prefixes and typos are matched against. */
  written: readonly string[];
  /** `alone` and `written`, each once. */
  all: readonly string[];
}
