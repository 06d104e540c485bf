import { LANDMARKS } from '@diyar/indexer/arabic';
import type { Lang } from '../../../lib/endpoint.ts';
import { fill } from '../../../lib/errors.ts';
import { counted } from '../../../lib/say.ts';
import { type Area, type Shape, shapeIn } from '../../../rules/shape.ts';
import { landmarkLabel } from '../sentence/landmarks.ts';
import { wordings } from './filter-wordings.ts';

const said = (key: string, lang: Lang, values: Record<string, string>) => fill(wordings.get(key)?.[lang] ?? '', values);

/** A single circle says how far it reaches, a walk how long it takes, either what it lies round. */
export function shapeLabel(value: string, lang: Lang): string {
  const near = landmarkLabel(value, lang);
  if (near !== undefined) return near;
  const [area, ...others] = shapeIn(value) ?? [];
  if (!area || area.kind === 'polygon' || others.length > 0) return said('shape', lang, {});
  return area.kind === 'walk' ? walkLabel(area, lang) : said('circle', lang, { value: String(area.metres / 1_000) });
}

function walkLabel({ center: [lng, lat], minutes }: Area & { kind: 'walk' }, lang: Lang): string {
  const from = LANDMARKS.find((landmark) => landmark.lng === lng && landmark.lat === lat);
  const value = counted('minutes', minutes, lang);
  if (!from) return said('walk', lang, { value });
  return said('walkFrom', lang, { value, from: lang === 'ar' ? from.nameAr : from.nameEn });
}

/** The same where a walk had to be taken as the crow flies. */
export function walkedLabel(label: string, shape: Shape | undefined, lang: Lang): string {
  const isStraight = shape?.some((area) => area.kind === 'walk' && area.how && area.how !== 'walked');
  return isStraight ? said('straight', lang, { value: label }) : label;
}
