import type { AttributeFact } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { FIELDS } from './fields.ts';
import { plainName } from './vocabulary.ts';

const OF_FIELDS = Object.values(FIELDS).flat().map(plainName);

/** A header for each attribute, by its slug: its name, and a number behind it where another column has the name already. */
export function attributeHeaders(attributes: readonly AttributeFact[], lang: Lang): Map<string, string> {
  const used = new Set(OF_FIELDS);
  const headers = new Map<string, string>();
  for (const { slug, nameAr, nameEn } of attributes) {
    const name = lang === 'ar' ? nameAr : nameEn;
    let header = name;
    for (let count = 2; used.has(plainName(header)); count++) header = `${name} (${count})`;
    used.add(plainName(header));
    headers.set(slug, header);
  }
  return headers;
}
