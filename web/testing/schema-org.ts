import { type Range, readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();

/** Properties search engines require before they show anything of a type; the vocabulary itself demands nothing. */
const NEEDED: Record<string, string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Offer: ['price', 'priceCurrency'],
  Product: ['name'],
  Organization: ['name', 'url'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
};

const NUMBERS = ['Number', 'Integer', 'Float'];
const TEXTS = ['Text', 'Date', 'DateTime', 'Time', ...NUMBERS];

/** Faults of a page's data by schema.org's vocabulary; empty when nothing is. */
export function problemsIn(thing: unknown, at = '$', range?: Range): string[] {
  if (Array.isArray(thing)) return thing.flatMap((part, index) => problemsIn(part, `${at}[${index}]`, range));
  if (typeof thing !== 'object' || thing === null)
    return range ? problemsInValue(thing, at, range) : [`${at} is no thing`];
  const { '@type': type, '@context': _context, ...rest } = thing as Record<string, unknown>;
  if (typeof type !== 'string' || !vocabulary.has(type)) return [`${at}: ${String(type)} is no type`];
  if (range && !vocabulary.kinds(type).some((kind) => range.has(kind))) return [`${at}: ${type} may not stand here`];
  return [
    ...(NEEDED[type] ?? []).filter((name) => rest[name] === undefined).map((name) => `${at}: ${type} needs ${name}`),
    ...Object.entries(rest).flatMap(([name, value]) => {
      // "query-input" says what an action's property takes.
      const known = vocabulary.property(type, name) ?? (/-input$/.test(name) ? new Set(['Text']) : undefined);
      if (!known) return [`${at}: ${type} has no ${name}`];
      return value === undefined ? [] : problemsIn(value, `${at}.${name}`, known);
    }),
  ];
}

function problemsInValue(value: unknown, at: string, range: Range): string[] {
  if (typeof value === 'boolean') return range.has('Boolean') ? [] : [`${at} is no yes or no`];
  if (typeof value === 'number') return TEXTS.some((type) => range.has(type)) ? [] : [`${at} is no number`];
  if (typeof value !== 'string') return [`${at} is nothing`];
  if (value === '') return [`${at} is empty`];
  if (TEXTS.some((type) => range.has(type))) return [];
  if (isMember(value, range)) return [];
  if (range.has('Duration') && /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/.test(value)) return [];
  if (!range.has('URL') && !range.has('IdReference')) return [`${at} is no text`];
  return /^https?:\/\/[^/]/.test(value) ? [] : [`${at} is not absolute`];
}

/** `https://schema.org/Friday` where a day of the week may stand. */
const isMember = (value: string, range: Range) => [...range].some((type) => vocabulary.members(type).has(`"${value}"`));
