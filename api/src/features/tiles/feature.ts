import { feature } from '#feature.ts';

export const tilesFeature = feature({});
