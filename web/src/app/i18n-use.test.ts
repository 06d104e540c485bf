import { CHOICES, COUNTED_FIELDS, FIELD_NAMES, WHOLE_FIELDS } from '@diyar/api/rules/listing-fields';
import { wholeError } from '@diyar/api/rules/listing-form';
import { describe, expect, it } from 'vitest';
import { HEADLINE } from '#features/listings/headline-counts.ts';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('../**/i18n/ar.json', { eager: true, import: 'default' });
/** Values for the templates' blanks, beside the folder of the texts. */
const composed = import.meta.glob<Record<string, string[]>>('../**/composed-keys.json', {
  eager: true,
  import: 'default',
});
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

/** A namespace is named after the folder of its `i18n`. */
const folderOf = (file: string) => file.replace(/\/i18n\/ar\.json$/, '');
/** The glob calls the folder of this test `.`. */
const nameOf = (file: string) => folderOf(file).split('/').at(-1)?.replace('.', 'app') ?? '';
const namespaces = new Map(Object.entries(files).map(([file, texts]) => [nameOf(file), { file, keys: keysOf(texts) }]));
/** Lists by their namespace. */
const lists = new Map(
  Object.entries(composed).map(([file, list]) => [nameOf(file.replace('composed-keys', 'i18n/ar')), list]),
);

/** Texts that a file can mean: those of namespaces it names, and of the folder it stands in. */
function namespacesOf(file: string, code: string): string[] {
  const named = [...namespaces.keys()].filter((name) =>
    [`'${name}'`, `'${name}:`, `features/${name}/`].some((mention) => code.includes(mention)),
  );
  const own = [...namespaces]
    .filter(([, { file: texts }]) => file.startsWith(`${folderOf(texts)}/`))
    .map(([name]) => name);
  return [...new Set([...named, ...own, ...(code.includes('useTranslation()') ? ['app'] : [])])];
}

/** Every text in quotes, and every template. */
const LITERAL = /'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g;
const BLANK = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** Whole branches that a page takes as they are. */
const BRANCH = /\bt\(\s*'([^'\\\n]+)',\s*\{[^}]*\breturnObjects\b/g;

/** Keys in quotes, of any namespace: `t` is handed from file to file. */
const quoted = new Set<string>();
const branches: string[] = [];
/** Templates by namespace, their blanks as `*`. */
const templates = new Map<string, Set<string>>([...namespaces.keys()].map((name) => [name, new Set()]));

for (const [file, source] of Object.entries(sources)) {
  // Comments hold apostrophes, which would turn the quotes inside out.
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const possible = namespacesOf(file, code);
  for (const [, single, double, template] of code.matchAll(LITERAL)) {
    const text = single ?? double;
    if (text) quoted.add(text.replace(/^\w+:/, ''));
    else if (template?.includes('${')) addTemplate(template, possible);
    else if (template) quoted.add(template);
  }
  for (const [, branch] of code.matchAll(BRANCH)) if (branch) branches.push(`${branch}.`);
  // Keys inside a template's blanks.
  for (const [, text] of code.matchAll(/\bt\(\s*'([^'\\\n]+)'/g)) if (text) quoted.add(text.replace(/^\w+:/, ''));
}

function addTemplate(template: string, possible: readonly string[]): void {
  const [, prefix = '', rest = template] = /^([\w-]+):(.*)$/s.exec(template) ?? [];
  const isNamed = namespaces.has(prefix);
  const shape = (isNamed ? rest : template).replace(BLANK, '*');
  // A template that is all blanks says nothing about which key it makes.
  if (shape.replaceAll(/[*.]/g, '') === '') return;
  for (const name of isNamed ? [prefix] : possible) {
    const pattern = patternOf(shape);
    if (namespaces.get(name)?.keys.some((key) => pattern.test(key))) templates.get(name)?.add(shape);
  }
}

function patternOf(shape: string): RegExp {
  const parts = shape.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}

/** Lists that a template is filled with, by the name a `composed-keys.json` has for them. */
const LISTS = new Map<string, readonly string[]>(
  Object.entries({
    FIELD_NAMES,
    COUNTED_FIELDS,
    HEADLINE: HEADLINE.map(({ field }) => field),
    CHOICES: Object.values(CHOICES).flat(),
    WHOLE_FAULTS: WHOLE_FIELDS.map(wholeError),
  }),
);

/** Words for the blanks of a template, as `composed-keys.json` lists it: several blanks' words stand in one string. */
function listedKeys(namespace: string): string[] {
  return Object.entries(lists.get(namespace) ?? {}).flatMap(([shape, fillings]) =>
    fillings
      .flatMap((filling) => LISTS.get(filling) ?? [filling])
      .map((filling) => {
        const words = filling.split(' ');
        return shape.replaceAll('*', () => words.shift() ?? '');
      }),
  );
}

it('knows the namespace of every list', () => {
  expect([...lists.keys()].filter((name) => !namespaces.has(name))).toEqual([]);
});

describe.each([...namespaces])('%s', (namespace, { keys }) => {
  const listed = new Set(listedKeys(namespace));

  it('holds no text that nobody shows', () => {
    const isUsed = (key: string) =>
      quoted.has(key) || listed.has(key) || branches.some((branch) => key.startsWith(branch));
    expect([...new Set(keys)].filter((key) => !isUsed(key))).toEqual([]);
  });

  it('lists nothing but texts, made by templates in use', () => {
    const made = templates.get(namespace) ?? new Set();
    const shapes = Object.keys(lists.get(namespace) ?? {});
    expect(shapes.filter((shape) => !made.has(shape))).toEqual([]);
    expect([...listed].filter((key) => !keys.includes(key))).toEqual([]);
  });
});
