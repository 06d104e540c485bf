import { LETTING } from '../../transaction-types.ts';
import * as building from '../attributes/real-estate-building.ts';
import * as rent from '../attributes/real-estate-rent.ts';
import { branch, category, use } from '../define.ts';
import { ANY, comfort, FLAT, HOUSE, leaseTerms, PREMISES, WHOLE_BUILDING } from './shared.ts';

export const residential = branch(
  'residential',
  'home',
  ['بيوت وشقق', 'Homes'],
  ['شقق وبيوت وفلل للسكن في كل المحافظات', 'Apartments, houses and villas to live in, all over Syria'],
  {
    carries: FLAT,
    transactions: ANY,
    attributes: [
      ...leaseTerms,
      use(rent.tenantsAllowed, { on: LETTING }),
      use(rent.billsIncluded, { on: LETTING }),
      ...comfort,
      use(building.salons),
      use(building.homeExtras),
    ],
  },
  [
    category('apartments', ['شقق', 'Apartments'], ['شقق سكنية في أبنية طابقية', 'Apartments in apartment buildings'], {
      icon: 'building',
      propertyType: 'apartment',
      attributes: [use(building.flatsPerFloor)],
    }),
    category('villas', ['فلل وقصور', 'Villas and palaces'], ['فلل وقصور مع حديقة أو مسبح', 'Villas and palaces with a garden or pool'], {
      icon: 'building-castle',
      propertyType: 'villa',
      carries: HOUSE,
      attributes: [use(building.landArea), use(building.gardenArea), use(rent.poolKind)],
    }),
    category('houses', ['بيوت مستقلة', 'Detached houses'], ['بيوت مستقلة بمدخل خاص', 'Houses with an entrance of their own'], {
      icon: 'home-2',
      propertyType: 'house',
      carries: HOUSE,
      attributes: [use(building.landArea), use(building.gardenArea)],
    }),
    category('arab-houses', ['بيوت عربية', 'Arab courtyard houses'], ['بيوت عربية بأرض ديار وبحرة', 'Old houses around a courtyard and its fountain'], {
      icon: 'building-arch',
      propertyType: 'house',
      carries: HOUSE,
      attributes: [use(building.restored), use(building.landArea)],
    }),
    category('studios', ['استوديوهات', 'Studios'], ['غرفة واحدة مع مطبخ وحمام', 'One room with kitchen and bath'], {
      icon: 'bed',
      propertyType: 'apartment',
      carries: [...PREMISES, 'floors'],
    }),
    category('duplexes', ['دوبلكس', 'Duplexes'], ['شقق على طابقين بدرج داخلي', 'Apartments on two floors with stairs inside'], {
      icon: 'stairs-up',
      propertyType: 'apartment',
      attributes: [use(building.flatsPerFloor)],
    }),
    category('roof-flats', ['روف وملاحق', 'Roof apartments'], ['ملاحق وشقق روف مع تراس', 'Top-floor apartments with a terrace'], {
      icon: 'stairs',
      propertyType: 'apartment',
    }),
    category('ground-floor-flats', ['أرضي مع حديقة', 'Ground-floor apartments'], ['شقق أرضية مع حديقة أو وجيبة', 'Ground-floor apartments with a garden'], {
      icon: 'door',
      propertyType: 'apartment',
      attributes: [use(building.gardenArea)],
    }),
    category('shared-rooms', ['غرف وسكن مشترك', 'Rooms and shared homes'], ['غرفة أو سرير في سكن مشترك', 'A room or a bed in a shared home'], {
      icon: 'users',
      propertyType: 'apartment',
      transactions: ['rent'],
      attributes: [use(rent.roomKind, { required: true, inListing: true }), use(rent.housemates, { required: true, inListing: true })],
    }),
    category('student-housing', ['سكن طلاب', 'Student housing'], ['سكن طلاب وطالبات قرب الجامعات', 'Homes for students near the universities'], {
      icon: 'school',
      propertyType: 'apartment',
      transactions: ['rent'],
      attributes: [use(rent.roomKind, { required: true, inListing: true }), use(rent.housemates, { required: true, inListing: true })],
    }),
    category('residential-buildings', ['أبنية سكنية كاملة', 'Whole residential buildings'], ['عمارات وأبنية سكنية كاملة', 'Whole buildings of apartments'], {
      icon: 'building-community',
      propertyType: 'residential',
      carries: WHOLE_BUILDING,
      attributes: [use(building.unitsCount), use(building.landArea)],
    }),
  ],
);
