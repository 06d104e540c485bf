import { LETTING } from '../../transaction-types.ts';
import * as building from '../attributes/real-estate-building.ts';
import * as commercial from '../attributes/real-estate-commercial.ts';
import * as land from '../attributes/real-estate-land.ts';
import * as rent from '../attributes/real-estate-rent.ts';
import { branch, category, use } from '../define.ts';
import { ANY, FARM, PLACE } from './shared.ts';

export const lands = branch(
  'lands',
  'map-2',
  ['أراضي', 'Land'],
  ['أراضي للبناء والزراعة والاستثمار', 'Land to build on, to farm or to invest in'],
  {
    carries: PLACE,
    transactions: ANY,
    attributes: [
      use(land.planning, { inListing: true }),
      use(land.streetWidth),
      use(land.streetCount),
      use(land.landFrontage),
      use(land.landServices),
      use(land.slope),
      use(land.fenced),
      use(rent.rentPayment, { on: LETTING }),
      use(rent.dayOneCash, { on: LETTING }),
    ],
  },
  [
    category('residential-land', ['أراضي سكنية', 'Residential land'], ['أراضي معدّة للبناء السكني', 'Land meant for homes'], {
      propertyType: 'land',
      attributes: [use(land.zoning), use(land.licensed), use(land.builtShare), use(land.buildFactor)],
    }),
    category('zoned-plots', ['مقاسم تنظيمية', 'Zoned plots'], ['مقاسم مفرزة في مناطق منظّمة', 'Parcelled plots in planned areas'], {
      icon: 'layout-grid',
      propertyType: 'land',
      attributes: [use(land.zoning), use(land.licensed), use(land.builtShare), use(land.buildFactor)],
    }),
    category('commercial-land', ['أراضي تجارية', 'Commercial land'], ['أراضي على شوارع تجارية', 'Land on commercial streets'], {
      icon: 'building-store',
      propertyType: 'land',
      attributes: [use(land.zoning), use(land.licensed), use(land.buildFactor)],
    }),
    category('industrial-land', ['أراضي صناعية', 'Industrial land'], ['أراضي في المدن والمناطق الصناعية', 'Land in industrial cities and zones'], {
      icon: 'building-factory',
      propertyType: 'land',
      attributes: [use(land.zoning), use(land.licensed), use(commercial.threePhase)],
    }),
    category('agricultural-land', ['أراضي زراعية', 'Agricultural land'], ['أراضي زراعية سليخ ومشجرة', 'Bare and planted farmland'], {
      icon: 'plant-2',
      propertyType: 'agricultural',
      attributes: [use(land.waterSource, { inListing: true }), use(land.planted), use(land.treeCount)],
    }),
    category('orchards', ['بساتين', 'Orchards'], ['بساتين زيتون وحمضيات وفواكه', 'Olive, citrus and fruit orchards'], {
      icon: 'trees',
      propertyType: 'agricultural',
      attributes: [use(land.planted, { inListing: true }), use(land.waterSource), use(land.treeCount), use(land.farmHouse)],
    }),
    category('farms', ['مزارع', 'Farms'], ['مزارع مع بيت أو بئر', 'Farms with a house or a well'], {
      icon: 'building-cottage',
      propertyType: 'farm',
      carries: FARM,
      attributes: [use(land.farmHouse), use(land.waterSource), use(land.planted), use(land.treeCount), use(rent.poolKind), use(building.electricity)],
    }),
    category('poultry-houses', ['مداجن ومباقر', 'Poultry and cattle houses'], ['مداجن ومباقر ومنشآت تربية', 'Buildings for raising poultry and cattle'], {
      icon: 'egg',
      propertyType: 'agricultural',
      attributes: [use(land.birdCapacity), use(land.waterSource), use(commercial.equipped), use(commercial.businessLicence), use(building.electricity)],
    }),
  ],
);
