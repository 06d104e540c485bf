import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A property: the types its values may have, as schema.org names them. */
export type Range = ReadonlySet<string>;

export interface Vocabulary {
  has(type: string): boolean;
  /** A type and all it is a kind of. */
  kinds(type: string): string[];
  /** Properties of a type, inherited or its own. */
  property(type: string, name: string): Range | undefined;
  /** Members of an enumeration by their short names. */
  members(type: string): Range;
}

/** The declarations are schema.org's own vocabulary, written out as TypeScript by its generator. */
const BASE = /^(?:export )?interface (\w+)Base extends ([^{]+?) ?\{(.*?)^\}/gms;
const LEAF = /^export interface (\w+)Leaf extends (\w+)Base \{\s*"@type": "\w+"/gm;
const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm;
const ALIAS = /^export type (\w+) = (.+);$/gm;

/** Reads schema.org's whole vocabulary; a second's fraction, so once per test file. */
export function readVocabulary(): Vocabulary {
  const folder = path.dirname(createRequire(import.meta.url).resolve('schema-dts'));
  const text = readFileSync(path.join(folder, 'schema.d.ts'), 'utf8');
  const parents = new Map<string, string[]>();
  const properties = new Map<string, Map<string, Range>>();
  for (const [, type = '', above = '', body = ''] of text.matchAll(BASE)) {
    parents.set(
      type,
      [...above.matchAll(/(\w+)Base\b/g)].flatMap(([, one]) => one ?? []),
    );
    properties.set(
      type,
      new Map([...body.matchAll(PROPERTY)].map(([, name = '', range = '']) => [name, split(range)])),
    );
  }
  // A type that adds nothing has no declaration of its own but its leaf.
  for (const [, type = '', above = ''] of text.matchAll(LEAF)) if (!parents.has(type)) parents.set(type, [above]);
  const aliases = new Map([...text.matchAll(ALIAS)].map(([, type = '', range = '']) => [type, split(range)]));

  const kinds = (type: string): string[] => [
    ...new Set([type, ...(parents.get(type) ?? []).flatMap((parent) => (parent === type ? [] : kinds(parent)))]),
  ];
  return {
    has: (type) => parents.has(type),
    kinds,
    property: (type, name) =>
      kinds(type)
        .map((kind) => properties.get(kind)?.get(name))
        .find((range) => range !== undefined),
    members: (type) => aliases.get(type) ?? new Set(),
  };
}

const split = (union: string): Range => new Set(union.split('|').map((name) => name.trim()));
