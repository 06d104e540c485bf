import type { Rows } from '#authorisation.ts';
import { allFeatures } from '#features.ts';

export type { Column, Row } from '#authorisation.ts';

/** The matrix of all features: who may call each route. */
export const AUTHORISATION: Rows = Object.assign({}, ...allFeatures.map(({ authorisation }) => authorisation));
