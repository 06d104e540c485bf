import { describe, expect, it } from 'vitest';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../**/i18n/ar.json', { eager: true, import: 'default' });
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [(prefix + key).replace(PLURAL, '')] : keysOf(value, `${prefix}${key}.`),
  );

/** Every text in quotes, and every template, of which a `${…}` may stand for any part of a key. */
const LITERAL = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g;
/** Whole branches that a page takes as they are. */
const BRANCH = /\bt\(\s*'([^'\\\n]+)',\s*\{[^}]*\breturnObjects\b/g;
const quoted = new Set<string>();
const branches: string[] = [];
const templates: RegExp[] = [];
for (const source of Object.values(sources)) {
  // Comments hold apostrophes, which would turn the quotes inside out.
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  for (const [, single, double, template] of code.matchAll(LITERAL)) {
    const text = single ?? double;
    if (text) quoted.add(text.replace(/^\w+:/, ''));
    else if (template?.includes('${')) templates.push(patternOf(template.replace(/^\w+:/, '')));
    else if (template) quoted.add(template);
  }
  for (const [, branch] of code.matchAll(BRANCH)) if (branch) branches.push(`${branch}.`);
  // Those inside a template's blanks.
  for (const [, text] of code.matchAll(/\bt\(\s*'([^'\\\n]+)'/g)) if (text) quoted.add(text.replace(/^\w+:/, ''));
}

function patternOf(template: string): RegExp {
  const parts = template
    .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // A template that is all blanks says nothing about which key it makes.
  return parts.join('').replaceAll('\\.', '') === '' ? /^$/ : new RegExp(`^${parts.join('[\\w-]+')}$`);
}

const isUsed = (key: string) =>
  quoted.has(key) ||
  branches.some((branch) => key.startsWith(branch)) ||
  templates.some((template) => template.test(key));

describe.each(Object.keys(files))('%s', (file) => {
  it('holds no text that nobody shows', () => {
    expect([...new Set(keysOf(files[file] ?? {}))].filter((key) => !isUsed(key))).toEqual([]);
  });
});
