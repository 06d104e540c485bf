import { seedId } from '@diyar/db';
import { dwellingPhotos } from './dwellings.ts';
import type { PhotoSpec } from './photo-spec.ts';
import { goodsPhotos } from './pool-goods.ts';
import { homePhotos } from './pool-homes.ts';

/** Raise it when drawings change: pictures get new ids then, for what an address shows never changes. */
export const DRAWING_VERSION = 1;

export const photoSpecs: readonly PhotoSpec[] = [...homePhotos, ...goodsPhotos, ...dwellingPhotos];

export const photoId = (name: string): string => seedId('images', `demo/${name}/v${DRAWING_VERSION}`);
