import type { Places } from '#lib/catalogue/index.ts';
import type { Lang } from '#lib/endpoint.ts';
import { fill } from '#lib/errors.ts';
import { counted } from '#lib/words.ts';
import { type Area, type Shape, shapeIn } from '#rules/shape.ts';
import { landmarkLabel, nameAt } from '../sentence/landmarks.ts';
import { wordings } from './filter-wordings.ts';

const said = (key: string, lang: Lang, values: Record<string, string>) => fill(wordings.get(key)?.[lang] ?? '', values);

/** A single circle says how far it reaches, a walk how long it takes, either what it lies round. */
export function shapeLabel(value: string, places: Places, lang: Lang): string {
  const near = landmarkLabel(value, lang);
  if (near !== undefined) return near;
  const [area, ...others] = shapeIn(value) ?? [];
  if (!area || area.kind === 'polygon' || others.length > 0) return said('shape', lang, {});
  return area.kind === 'walk'
    ? walkLabel(area, places, lang)
    : said('circle', lang, { value: String(area.metres / 1_000) });
}

function walkLabel({ center, minutes }: Area & { kind: 'walk' }, places: Places, lang: Lang): string {
  const from = nameAt(center, places, lang);
  const value = counted('minutes', minutes, lang);
  return from ? said('walkFrom', lang, { value, from }) : said('walk', lang, { value });
}

/** The same where a walk had to be taken as the crow flies. */
export function walkedLabel(label: string, shape: Shape | undefined, lang: Lang): string {
  const isStraight = shape?.some((area) => area.kind === 'walk' && area.how && area.how !== 'walked');
  return isStraight ? said('straight', lang, { value: label }) : label;
}
