import type { FormContent } from './content.ts';

export type Difference = { path: string; mine: unknown; theirs: unknown };

/** Answers to questions the form asks, not something to compare. */
const UNSEEN = new Set(['categoryId', 'confirmPrice', 'confirmArea', 'keepNumber', 'acceptLocation', 'longitude']);
const NESTED = ['attributes', 'proximities'] as const;
const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
const isNested = (key: string): key is (typeof NESTED)[number] => (NESTED as readonly string[]).includes(key);

/** The fields in which two versions of a form differ. */
export function differencesOf(mine: FormContent, theirs: FormContent): Difference[] {
  const found: Difference[] = [];
  for (const key of Object.keys(mine) as (keyof FormContent)[]) {
    if (UNSEEN.has(key)) continue;
    if (!isNested(key)) {
      const isPoint = key === 'latitude' && !same(mine.longitude, theirs.longitude);
      if (isPoint || !same(mine[key], theirs[key])) found.push({ path: key, mine: mine[key], theirs: theirs[key] });
      continue;
    }
    for (const slug of new Set([...Object.keys(mine[key]), ...Object.keys(theirs[key])])) {
      const [own, other] = [mine[key][slug], theirs[key][slug]];
      if (!same(own, other)) found.push({ path: `${key}.${slug}`, mine: own, theirs: other });
    }
  }
  return found;
}

/** My version with those fields taken from the other one. */
export function mergedWith(mine: FormContent, theirs: FormContent, taken: ReadonlySet<string>): FormContent {
  const merged: FormContent = { ...mine, attributes: { ...mine.attributes }, proximities: { ...mine.proximities } };
  for (const path of taken) {
    const [key, slug] = path.split('.') as [keyof FormContent, string?];
    if (slug !== undefined && isNested(key)) {
      const value = theirs[key][slug];
      if (value === undefined) delete merged[key][slug];
      else Object.assign(merged[key], { [slug]: value });
    } else Object.assign(merged, { [key]: theirs[key] });
    if (key === 'latitude') merged.longitude = theirs.longitude;
  }
  return merged;
}
