import { SELLING } from '../../transaction-types.ts';
import * as building from '../attributes/real-estate-building.ts';
import * as commercial from '../attributes/real-estate-commercial.ts';
import { branch, category, use } from '../define.ts';
import { ANY, leaseTerms, PLACE, PREMISES, WHOLE_BUILDING } from './shared.ts';

export const commercialProperty = branch(
  'commercial',
  'building-store',
  ['محلات ومكاتب', 'Shops and offices'],
  ['محلات ومكاتب وعيادات ومطاعم للبيع والإيجار والفروغ', 'Shops, offices, clinics and restaurants to buy, let or take over'],
  {
    carries: PREMISES,
    transactions: ANY,
    attributes: [
      ...leaseTerms,
      use(commercial.shopTenure),
      use(commercial.streetKind),
      use(commercial.facadeMetres),
      use(building.finishing, { sort: 4 }),
      use(building.orientation),
      use(building.electricity),
      use(building.gridHours),
      use(building.water),
      use(building.heating),
      use(building.buildingAge),
    ],
  },
  [
    category('shops', ['محلات تجارية', 'Shops'], ['محلات للبيع والإيجار والفروغ', 'Shops to buy, rent or take over by key money'], {
      propertyType: 'shop',
      attributes: [
        use(commercial.shopTenure, { required: true, inListing: true, on: SELLING }),
        use(commercial.facadeMetres, { inListing: true }),
        use(commercial.facadeCount),
        use(commercial.mezzanine),
        use(commercial.basement),
        use(commercial.currentUse),
      ],
    }),
    category('office-spaces', ['مكاتب', 'Office spaces'], ['مكاتب تجارية وإدارية', 'Offices for companies and professionals'], {
      icon: 'briefcase',
      propertyType: 'office',
      attributes: [use(commercial.officeSetup)],
    }),
    category('clinics', ['عيادات', 'Clinics'], ['عيادات ومراكز طبية', 'Clinics and medical centers'], {
      icon: 'stethoscope',
      propertyType: 'commercial',
      attributes: [use(commercial.equipped), use(commercial.businessLicence)],
    }),
    category('showrooms', ['صالات ومعارض', 'Showrooms'], ['صالات عرض ومعارض سيارات ومفروشات', 'Showrooms for cars, furniture and goods'], {
      icon: 'building-pavilion',
      propertyType: 'commercial',
      attributes: [use(commercial.facadeCount), use(commercial.ceilingHeight), use(commercial.basement)],
    }),
    category('restaurants-cafes', ['مطاعم وكافيهات', 'Restaurants and cafés'], ['مطاعم وكافيهات وكافتيريات', 'Restaurants, cafés and snack bars'], {
      icon: 'tools-kitchen-2',
      propertyType: 'commercial',
      attributes: [use(commercial.seatCount), use(commercial.equipped), use(commercial.businessLicence), use(commercial.yearlyIncome, { on: SELLING })],
    }),
    category('hotels', ['فنادق ونزل', 'Hotels'], ['فنادق وبيوت ضيافة', 'Hotels and guest houses'], {
      icon: 'bell',
      propertyType: 'commercial',
      carries: WHOLE_BUILDING,
      attributes: [use(commercial.hotelRooms, { inListing: true }), use(commercial.stars), use(commercial.businessLicence), use(commercial.yearlyIncome, { on: SELLING })],
    }),
    category('schools-institutes', ['مدارس ومعاهد', 'Schools and institutes'], ['مدارس ومعاهد ورياض أطفال', 'Schools, institutes and nurseries'], {
      icon: 'school',
      propertyType: 'commercial',
      carries: WHOLE_BUILDING,
      attributes: [use(commercial.equipped), use(commercial.businessLicence)],
    }),
    category('pharmacies', ['صيدليات', 'Pharmacies'], ['محلات مرخصة كصيدليات', 'Premises licensed as pharmacies'], {
      icon: 'pill',
      propertyType: 'shop',
      attributes: [use(commercial.businessLicence), use(commercial.equipped)],
    }),
    category('sports-party-halls', ['صالات أفراح ورياضة', 'Party and sports halls'], ['صالات أفراح ونوادي رياضية', 'Party halls and gyms'], {
      icon: 'barbell',
      propertyType: 'commercial',
      attributes: [use(commercial.seatCount), use(commercial.equipped), use(commercial.businessLicence)],
    }),
    category('fuel-stations', ['محطات وقود', 'Fuel stations'], ['محطات وقود ومغاسل سيارات', 'Fuel stations and car washes'], {
      icon: 'gas-station',
      propertyType: 'commercial',
      carries: [...PLACE, 'availability'],
      attributes: [use(commercial.businessLicence), use(building.landArea), use(commercial.yearlyIncome, { on: SELLING })],
    }),
    category('kiosks', ['أكشاك وبسطات', 'Kiosks and stalls'], ['أكشاك وبسطات مرخصة', 'Licensed kiosks and stalls'], {
      icon: 'shopping-cart',
      propertyType: 'shop',
      carries: [...PLACE, 'availability'],
      attributes: [use(commercial.businessLicence)],
    }),
    category('commercial-buildings', ['أبنية تجارية ومولات', 'Commercial buildings and malls'], ['أبنية تجارية ومولات كاملة', 'Whole commercial buildings and malls'], {
      icon: 'building-skyscraper',
      propertyType: 'commercial',
      carries: WHOLE_BUILDING,
      attributes: [use(building.unitsCount), use(building.landArea), use(commercial.yearlyIncome, { on: SELLING })],
    }),
  ],
);
