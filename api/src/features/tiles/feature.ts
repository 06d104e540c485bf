import { feature } from '#feature.ts';

export const tilesFeature = feature({ about: 'Squares of the map' });
