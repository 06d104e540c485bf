import { GOOD_DESCRIPTION, GOOD_IMAGE_COUNT } from '@diyar/api/rules/listing-form';
import type { FormContent } from './content.ts';
import { attributesOf, carries, type FormFacts } from './facts.ts';
import { lengthOf } from './figures.ts';

export const ADVICES = ['photos', 'description', 'language', 'neighborhood', 'facts', 'point'] as const;
export type Advice = {
  code: (typeof ADVICES)[number];
  /** Points out of 100 it would still bring. */
  gain: number;
  count: number;
  /** Where it is followed. */
  path: string;
};

const share = (value: number, good: number) => Math.min(1, value / good);

/**
 * How good a listing is beyond being complete, out of 100, and what would make it better, the most useful first. What is
 * judged is what readers miss: photos, words, the neighborhood, facts they filter by. Money plays no part.
 */
export function scoreOf(
  content: FormContent,
  facts: FormFacts,
  photoCount: number,
): { score: number; advice: Advice[] } {
  const longest = Math.max(lengthOf(content.descriptionAr), lengthOf(content.descriptionEn));
  const has = (text: string) => text.trim() !== '';
  const isInBoth =
    has(content.titleAr) && has(content.titleEn) && has(content.descriptionAr) && has(content.descriptionEn);
  const optional = attributesOf(facts, content).filter(({ required }) => !required);
  const filled = optional.filter(({ slug }) => isFilled(content.attributes[slug])).length;
  // Eight facts say enough; nobody has to fill thirty.
  const wanted = Math.min(8, optional.length);
  const hasPoint = has(content.latitude) && has(content.longitude);
  const other = has(content.titleAr) ? 'En' : 'Ar';

  const parts: (Advice & { weight: number; part: number })[] = [
    part('photos', 35, share(photoCount, GOOD_IMAGE_COUNT), 'images', GOOD_IMAGE_COUNT - photoCount),
    part('description', 20, share(longest, GOOD_DESCRIPTION), longestPath(content), GOOD_DESCRIPTION - longest),
    part(
      'facts',
      wanted > 0 ? 20 : 0,
      wanted > 0 ? share(filled, wanted) : 1,
      `attributes.${firstOpen(optional, content)}`,
      wanted - filled,
    ),
    part('neighborhood', 10, has(content.neighborhood) ? 1 : 0, 'neighborhood'),
    part('language', 10, isInBoth ? 1 : 0, `title${other}`),
    part('point', carries(facts, 'exact_point') ? 0 : 5, hasPoint ? 1 : 0, 'latitude'),
  ];
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const reached = parts.reduce((sum, one) => sum + one.weight * one.part, 0);
  const advice = parts
    .filter((part) => part.weight > 0 && part.part < 1)
    .map(({ weight, part: done, ...one }) => ({ ...one, gain: Math.round(((1 - done) * weight * 100) / total) }))
    .sort((a, b) => b.gain - a.gain);
  return { score: Math.round((reached / total) * 100), advice };
}

const part = (code: Advice['code'], weight: number, done: number, path: string, count = 1) => ({
  code,
  weight,
  part: done,
  path,
  count: Math.max(1, count),
  gain: 0,
});

const isFilled = (value: FormContent['attributes'][string] | undefined) =>
  value !== undefined && (typeof value === 'boolean' || value.length > 0);

const firstOpen = (optional: { slug: string }[], content: FormContent) =>
  optional.find(({ slug }) => !isFilled(content.attributes[slug]))?.slug ?? '';

const longestPath = ({ descriptionAr, descriptionEn }: FormContent) =>
  lengthOf(descriptionEn) > lengthOf(descriptionAr) ? 'descriptionEn' : 'descriptionAr';
