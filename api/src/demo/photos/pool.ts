import { seedId } from '@diyar/db';
import { firstDwellings, otherDwellings } from './dwellings.ts';
import type { PhotoSpec } from './photo-spec.ts';
import { goodsPhotos } from './pool-goods.ts';
import { homePhotos } from './pool-homes.ts';

/** Raise it when drawings change: pictures get new ids then, for what an address shows never changes. */
export const DRAWING_VERSION = 1;

const everythingElse = [...homePhotos, ...goodsPhotos];
export const photoSpecs: readonly PhotoSpec[] = [...firstDwellings, ...everythingElse, ...otherDwellings];

/**
 * Rounds of drawing, and the share of listings without pictures that each serves, newest first: what visitors of a new
 * site see first does not wait for the whole pool.
 */
export const ROUNDS: readonly { specs: readonly PhotoSpec[]; share: number }[] = [
  { specs: firstDwellings, share: 1 / 3 },
  { specs: everythingElse, share: 1 },
  { specs: [...firstDwellings, ...otherDwellings], share: 1 },
];

export const photoId = (name: string): string => seedId('images', `demo/${name}/v${DRAWING_VERSION}`);
