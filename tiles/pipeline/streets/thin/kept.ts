import { STREETS_MAX_ZOOM } from '../../../src/schema.ts';

/** What of a layer of the OpenMapTiles schema the styles draw, and from which zoom: all else is left out of an archive. */
export interface KeptLayer {
  /** Class → the first whole zoom that draws it; other classes are left out, unless `others` says from where. */
  classes: Readonly<Record<string, number>>;
  others?: number;
  /** Names are written for, and features that have none are dropped unless their class tells enough by itself. */
  names?: 'some' | 'only';
}

const from = (zoom: number, ...classes: string[]) => Object.fromEntries(classes.map((name) => [name, zoom]));

/** The first zoom with anything of an extract; below it lies what is drawn by hand. */
export const FIRST_ZOOM = 8;
/** The deepest; maps magnify it. */
export const LAST_ZOOM = STREETS_MAX_ZOOM;

/** In the order that the layers have in a tile. */
export const KEPT: Readonly<Record<string, KeptLayer>> = {
  landcover: { classes: from(8, 'wood', 'farmland', 'grass', 'wetland', 'sand', 'rock') },
  landuse: {
    classes: {
      ...from(8, 'residential'),
      ...from(11, 'industrial', 'commercial', 'retail', 'railway'),
      ...from(12, 'school', 'university', 'college', 'kindergarten', 'hospital', 'library'),
      ...from(12, 'cemetery', 'stadium', 'pitch', 'playground', 'zoo', 'theme_park'),
    },
  },
  park: { classes: {}, others: 10 },
  water: { classes: {}, others: 8 },
  waterway: { classes: { river: 9, canal: 11, stream: 12, drain: 14, ditch: 14 }, names: 'some' },
  aeroway: { classes: {}, others: 11 },
  building: { classes: {}, others: 14 },
  transportation: {
    classes: {
      ...from(8, 'motorway', 'trunk', 'primary'),
      ...from(10, 'secondary', 'rail'),
      ...from(11, 'tertiary'),
      ...from(12, 'minor', 'busway'),
      ...from(13, 'pedestrian', 'pier'),
      ...from(14, 'service', 'track', 'path', 'transit', 'raceway'),
    },
  },
  transportation_name: {
    classes: {
      ...from(12, 'motorway', 'trunk', 'primary', 'secondary'),
      ...from(13, 'tertiary'),
      ...from(14, 'minor', 'service', 'track', 'path', 'pedestrian'),
    },
    names: 'only',
  },
  poi: { classes: from(14, 'school', 'university', 'college', 'hospital', 'library'), others: 14, names: 'some' },
  place: { classes: from(11, 'village', 'hamlet'), names: 'only' },
};
