import { LETTING } from '../../transaction-types.ts';
import * as building from '../attributes/real-estate-building.ts';
import * as commercial from '../attributes/real-estate-commercial.ts';
import * as rent from '../attributes/real-estate-rent.ts';
import { branch, category, use } from '../define.ts';
import { ANY, PLACE } from './shared.ts';

export const garagesStorage = branch(
  'garages-storage',
  'car-garage',
  ['كراجات وأقبية', 'Garages and storage'],
  ['كراجات ومواقف وأقبية ومخازن صغيرة', 'Garages, parking places, cellars and small stores'],
  {
    carries: [...PLACE, 'floor', 'availability'],
    transactions: ANY,
    attributes: [use(rent.rentPayment, { on: LETTING }), use(rent.dayOneCash, { on: LETTING }), use(commercial.ceilingHeight), use(building.electricity)],
  },
  [
    category('garages', ['كراجات', 'Garages'], ['كراجات مغلقة للسيارات', 'Closed garages for cars'], { propertyType: 'other' }),
    category('parking-places', ['مواقف سيارات', 'Parking places'], ['موقف في بناء أو ساحة', 'A place in a building or a yard'], {
      icon: 'parking',
      propertyType: 'other',
    }),
    category('basements', ['أقبية', 'Basements'], ['أقبية للسكن أو التخزين أو العمل', 'Basements to store, work or live in'], {
      icon: 'stairs-down',
      propertyType: 'other',
      attributes: [use(building.finishing), use(building.water)],
    }),
    category('small-stores', ['مخازن صغيرة', 'Store rooms'], ['غرف تخزين صغيرة', 'Small rooms for storage'], {
      icon: 'box',
      propertyType: 'warehouse',
    }),
  ],
);
