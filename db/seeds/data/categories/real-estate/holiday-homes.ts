import { LETTING } from '../../transaction-types.ts';
import * as building from '../attributes/real-estate-building.ts';
import * as rent from '../attributes/real-estate-rent.ts';
import { branch, category, use } from '../define.ts';
import { comfort, FLAT, HOUSE } from './shared.ts';

export const holidayHomes = branch(
  'holiday-homes',
  'beach',
  ['مزارع وشاليهات', 'Holiday homes'],
  ['مزارع بمسبح وشاليهات وشقق مفروشة لليوم أو الأسبوع', 'Pool farms, chalets and furnished apartments by the day or week'],
  {
    carries: FLAT,
    transactions: ['rent', 'sale', 'both', 'investment'],
    attributes: [
      use(rent.maxGuests, { inListing: true }),
      use(rent.poolKind, { inListing: true }),
      use(rent.dayOneCash, { on: LETTING }),
      use(rent.rentPayment, { on: LETTING }),
      use(rent.minStayNights, { on: LETTING }),
      use(rent.tenantsAllowed, { on: LETTING }),
      use(rent.eventsAllowed, { on: LETTING }),
      ...comfort,
    ],
  },
  [
    category('pool-farms', ['مزارع مسبح', 'Farms with a pool'], ['مزارع بمسبح للسهرات والعطل', 'Farms with a pool for evenings and weekends'], {
      icon: 'pool',
      propertyType: 'farm',
      carries: HOUSE,
      attributes: [use(building.landArea)],
    }),
    category('chalets', ['شاليهات', 'Chalets'], ['شاليهات على البحر وفي المصايف', 'Chalets by the sea and in the hills'], {
      propertyType: 'house',
    }),
    category('daily-furnished-flats', ['شقق مفروشة يومي', 'Furnished apartments by the day'], ['شقق مفروشة بالليلة أو الأسبوع', 'Furnished apartments by the night or week'], {
      icon: 'key',
      propertyType: 'apartment',
      transactions: ['rent'],
    }),
    category('mountain-cabins', ['أكواخ جبلية', 'Mountain cabins'], ['أكواخ وبيوت خشب في الجبل', 'Cabins and wooden houses in the mountains'], {
      icon: 'mountain',
      propertyType: 'house',
      carries: HOUSE,
    }),
  ],
);
