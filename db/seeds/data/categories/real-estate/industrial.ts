import * as building from '../attributes/real-estate-building.ts';
import * as commercial from '../attributes/real-estate-commercial.ts';
import { branch, category, use } from '../define.ts';
import { ANY, HALL, leaseTerms } from './shared.ts';

export const industrial = branch(
  'industrial',
  'building-factory-2',
  ['معامل ومستودعات', 'Factories and warehouses'],
  ['معامل وورش ومستودعات وبرادات', 'Factories, workshops, warehouses and cold stores'],
  {
    carries: HALL,
    transactions: ANY,
    attributes: [
      ...leaseTerms,
      use(commercial.streetKind),
      use(commercial.ceilingHeight, { inListing: true }),
      use(commercial.threePhase),
      use(commercial.truckAccess),
      use(building.electricity),
      use(building.water),
      use(building.buildingAge),
    ],
  },
  [
    category('warehouses', ['مستودعات', 'Warehouses'], ['مستودعات تخزين وتوزيع', 'Storage and distribution warehouses'], {
      icon: 'building-warehouse',
      propertyType: 'warehouse',
      attributes: [use(commercial.facadeMetres)],
    }),
    category('factories', ['معامل ومصانع', 'Factories'], ['معامل ومصانع مع أو بدون آلات', 'Factories with or without machines'], {
      propertyType: 'industrial',
      attributes: [use(commercial.equipped), use(commercial.businessLicence), use(building.landArea)],
    }),
    category('workshops', ['ورش', 'Workshops'], ['ورش حدادة ونجارة وتصليح', 'Workshops for metal, wood and repair'], {
      icon: 'hammer',
      propertyType: 'industrial',
      attributes: [use(commercial.shopTenure), use(commercial.equipped)],
    }),
    category('hangars', ['هنكارات', 'Hangars'], ['هنكارات حديد للتخزين والصناعة', 'Steel hangars for storage and industry'], {
      icon: 'building-tunnel',
      propertyType: 'industrial',
      attributes: [use(building.landArea)],
    }),
    category('cold-stores', ['برادات تخزين', 'Cold stores'], ['وحدات تبريد وتجميد للتخزين', 'Chilled and frozen storage'], {
      icon: 'snowflake',
      propertyType: 'warehouse',
      attributes: [use(commercial.coldTemperature)],
    }),
  ],
);
