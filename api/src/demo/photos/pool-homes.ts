import { family, type PhotoSpec } from './photo-spec.ts';
import { apartmentBlock, apartmentBlocks } from './scenes/apartment-blocks.ts';
import { stairwell, stairwells, tower, towers } from './scenes/buildings.ts';
import { land, lands, view, views } from './scenes/countryside.ts';
import { courtyard, courtyards } from './scenes/courtyards.ts';
import { kitchen, kitchens } from './scenes/kitchens.ts';
import { shopFront, shopFronts } from './scenes/shops.ts';
import { villa, villas } from './scenes/villas.ts';
import { office, offices, warehouse, warehouses } from './scenes/workplaces.ts';

const ofLand: Record<string, readonly string[]> = {
  olives: ['agricultural', 'orchards', 'farm', 'land'],
  almonds: ['agricultural', 'orchards', 'farm', 'land'],
  vines: ['agricultural', 'orchards', 'farm', 'land'],
  wheat: ['agricultural', 'grains-legumes', 'ploughing-harvest', 'farm'],
  vegetables: ['agricultural', 'farm', 'vegetable-plants', 'fruits-vegetables', 'agriculture-farming'],
  nothing: ['land', 'residential-land', 'industrial-land', 'agricultural'],
  plot: ['land', 'residential-land', 'zoned-plots', 'commercial-land', 'industrial-land'],
};

/** Property: outsides, views, places of work, land; the rooms of homes are in `dwellings.ts`. */
export const homePhotos: PhotoSpec[] = [
  ...family('facade', apartmentBlock, apartmentBlocks, ['housing-cooperatives', 'residential-buildings']),
  ...family('kitchen', kitchen, kitchens, ['fitted-kitchens']),
  ...family('view', view, views, ['trips-tours']),
  ...family('stairs', stairwell, stairwells, ['residential-buildings']),
  ...family('facade', villa, villas, ({ pool }) =>
    pool ? ['pool-farms', 'chalets', 'party-farms'] : ['mountain-cabins'],
  ),
  ...family('courtyard', courtyard, courtyards, ['hotels', 'restaurants-cafes', 'trips-tours']),
  ...family('facade', shopFront, shopFronts, [
    'shop',
    'shops',
    'commercial',
    'showrooms',
    'pharmacies',
    'kiosks',
    'off-plan-shops',
  ]),
  ...family('office', office, offices, [
    'office',
    'office-spaces',
    'commercial',
    'jobs-employment',
    'office-furniture',
    'legal-services',
    'accounting-services',
  ]),
  ...family('facade', tower, towers, (look) =>
    look.works
      ? [
          'building-projects',
          'off-plan-flats',
          'construction-finishing',
          'construction-jobs',
          'cement-iron',
          'industrial',
        ]
      : ['commercial', 'office', 'commercial-buildings', 'office-spaces', 'hotels'],
  ),
  ...family('hall', warehouse, warehouses, (look) => [
    'warehouse',
    'warehouses',
    'hangars',
    'industrial',
    'cold-stores',
    ...(look.kind === 'workshop'
      ? ['factories', 'workshops', 'factory-jobs', 'mechanics-electricians-jobs']
      : ['freight-shipping']),
  ]),
  ...family('land', land, lands, (look) => ofLand[look.grows] ?? ['land']),
];
