import { LETTING } from '../../transaction-types.ts';
import * as building from '../attributes/real-estate-building.ts';
import * as rent from '../attributes/real-estate-rent.ts';
import { PRICED_BY_PERIOD, use } from '../define.ts';
import type { AttributeUse, Carry } from '../shape.ts';

export const PLACE: readonly Carry[] = [...PRICED_BY_PERIOD, 'area', 'proximities', 'exact_point'];
export const PREMISES: readonly Carry[] = [...PLACE, 'rooms', 'bathrooms', 'floor', 'furnishing', 'availability', 'features'];
export const FLAT: readonly Carry[] = [...PREMISES, 'bedrooms', 'floors'];
export const HOUSE: readonly Carry[] = FLAT.filter((carry) => carry !== 'floor');
export const FARM: readonly Carry[] = HOUSE.filter((carry) => carry !== 'floors');
export const WHOLE_BUILDING: readonly Carry[] = [...PLACE, 'rooms', 'bathrooms', 'floors', 'furnishing', 'availability', 'features'];
export const HALL: readonly Carry[] = [...PLACE, 'floor', 'floors', 'availability', 'features'];

export const FREEHOLD = ['sale', 'exchange', 'investment'] as const;
export const ANY = ['sale', 'rent', 'both', 'exchange', 'investment'] as const;

/** The low sort numbers put what people ask first at the head of every real-estate form and filter. */
export const leaseTerms: readonly AttributeUse[] = [
  use(rent.dayOneCash, { on: LETTING, inListing: true, sort: 2 }),
  use(rent.rentPayment, { on: LETTING, required: true, sort: 3 }),
  use(rent.advanceMonths, { on: LETTING }),
  use(rent.depositMonths, { on: LETTING }),
  use(rent.commissionMonths, { on: LETTING }),
  use(rent.minStayMonths, { on: LETTING }),
  use(rent.leaseRegistered, { on: LETTING }),
];
export const comfort: readonly AttributeUse[] = [
  use(building.finishing, { inListing: true, sort: 4 }),
  use(building.orientation),
  use(building.view),
  use(building.heating),
  use(building.electricity),
  use(building.gridHours),
  use(building.water),
  use(building.buildingAge),
];
