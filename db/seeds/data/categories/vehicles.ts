import { LETTING, SELLING } from '../transaction-types.ts';
import * as general from './attributes/general.ts';
import { dayOneCash, rentPayment } from './attributes/real-estate-rent.ts';
import * as car from './attributes/vehicles.ts';
import { branch, category, PRICED, PRICED_BY_PERIOD, use } from './define.ts';
import type { AttributeUse } from './shape.ts';

const TRADED = ['sale', 'rent', 'both', 'exchange'] as const;

const engine: readonly AttributeUse[] = [
  use(car.year, { inListing: true }),
  use(car.mileage, { inListing: true }),
  use(car.fuel),
  use(car.engineCc),
];
const legal: readonly AttributeUse[] = [use(car.plateStatus, { on: SELLING }), use(car.plateProvince)];
const hire: readonly AttributeUse[] = [
  use(car.withDriver, { on: LETTING }),
  use(rentPayment, { on: LETTING }),
  use(dayOneCash, { on: LETTING }),
];

const cars = branch(
  'cars',
  'car',
  ['سيارات', 'Cars'],
  ['سيارات مستعملة وجديدة للبيع والتبديل والإيجار', 'Used and new cars to buy, swap or hire'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: TRADED,
    attributes: [
      use(car.carMake, { required: true, inListing: true }),
      use(car.carModel, { required: true, inListing: true }),
      use(car.year, { required: true, inListing: true }),
      use(car.mileage, { inListing: true }),
      use(car.fuel, { inListing: true }),
      use(car.gearbox, { required: true, inListing: true }),
      use(car.plateStatus, { on: SELLING, required: true }),
      use(car.plateProvince),
      use(car.bodyPaint, { on: SELLING }),
      use(car.bodyType),
      use(general.color),
      use(car.engineCc),
      use(car.drive),
      use(car.specsFrom),
      use(car.seats),
      use(car.carFeatures),
      use(car.ownersCount, { on: SELLING }),
      ...hire,
    ],
  },
  [
    category('passenger-cars', ['سيارات سياحية', 'Passenger cars'], ['سيارات سياحية بكل الماركات', 'Saloons and hatchbacks of every make']),
    category('suvs', ['جيبات ودفع رباعي', 'SUVs and 4x4'], ['سيارات جيب ودفع رباعي', 'SUVs and four-wheel drives'], { icon: 'car-suv' }),
    category('pickups', ['بيك أب', 'Pick-ups'], ['سيارات بيك أب غمارة وغمارتين', 'Single and double cab pick-ups'], { icon: 'truck' }),
    category('vans-minibuses', ['فانات وميكروباصات', 'Vans and minibuses'], ['فانات وسرافيس وسيارات شحن صغيرة', 'Vans, minibuses and small cargo cars'], { icon: 'bus' }),
    category('electric-hybrid-cars', ['سيارات كهرباء وهايبرد', 'Electric and hybrid cars'], ['سيارات كهربائية وهايبرد', 'Electric cars and hybrids'], {
      icon: 'charging-pile',
      attributes: [use(car.batteryRange, { inListing: true })],
    }),
    category('classic-cars', ['سيارات كلاسيك', 'Classic cars'], ['سيارات قديمة ونادرة', 'Old and rare cars']),
  ],
);

const bikes = branch(
  'motorcycles-bikes',
  'motorbike',
  ['دراجات', 'Motorcycles and bicycles'],
  ['دراجات نارية وكهربائية وهوائية', 'Motorcycles, electric bikes and bicycles'],
  { carries: PRICED_BY_PERIOD, transactions: TRADED, attributes: [use(general.brandName), use(general.color)] },
  [
    category('motorcycles', ['دراجات نارية', 'Motorcycles'], ['موتورات للركوب والعمل', 'Motorcycles for riding and work'], {
      attributes: [use(car.motorcycleKind, { inListing: true }), ...engine, ...legal],
    }),
    category('motor-scooters', ['سكوترات', 'Scooters'], ['سكوترات بنزين', 'Petrol scooters'], { icon: 'moped', attributes: [...engine, ...legal] }),
    category('electric-bikes', ['دراجات كهربائية', 'Electric bikes'], ['دراجات وسكوترات على البطارية', 'Battery bikes and scooters'], {
      icon: 'scooter-electric',
      attributes: [use(car.batteryRange, { inListing: true }), use(car.year)],
    }),
    category('bicycles', ['بسكليتات', 'Bicycles'], ['دراجات هوائية للكبار والصغار', 'Bicycles for adults and children'], {
      icon: 'bike',
      attributes: [use(car.wheelSize, { inListing: true }), use(general.forWhom)],
    }),
    category('three-wheelers', ['طرطيرات وتوك توك', 'Three-wheelers'], ['دراجات بثلاث عجلات للنقل', 'Three-wheelers for passengers and goods'], {
      attributes: [...engine, ...legal, use(car.payloadTonnes)],
    }),
  ],
);

const heavy = branch(
  'trucks-machinery',
  'truck',
  ['شاحنات وآليات', 'Trucks and machinery'],
  ['شاحنات وباصات وآليات ثقيلة للبيع والإيجار', 'Trucks, buses and heavy machines to buy or hire'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: [...TRADED, 'investment'],
    attributes: [use(general.brandName), use(general.modelName), use(car.year, { inListing: true }), ...hire],
  },
  [
    category('trucks', ['شاحنات', 'Trucks'], ['شاحنات وقلابات وصهاريج', 'Lorries, tippers and tankers'], {
      attributes: [use(car.payloadTonnes, { inListing: true }), use(car.mileage), use(car.gearbox), ...legal],
    }),
    category('buses', ['باصات وبولمانات', 'Buses and coaches'], ['باصات نقل داخلي وبولمانات', 'City buses and coaches'], {
      icon: 'bus',
      attributes: [use(car.seats, { inListing: true }), use(car.mileage), use(car.fuel), ...legal],
    }),
    category('trailers', ['مقطورات وقاطرات', 'Trailers'], ['قاطرات ومقطورات ونصف مقطورات', 'Tractor units, trailers and semi-trailers'], {
      icon: 'truck-loading',
      attributes: [use(car.payloadTonnes, { inListing: true }), ...legal],
    }),
    category('construction-machines', ['آليات ثقيلة', 'Construction machines'], ['بواكر وتركسات ورافعات', 'Excavators, loaders and cranes'], {
      icon: 'backhoe',
      attributes: [use(car.machineKind, { required: true, inListing: true }), use(car.workingHours)],
    }),
    category('forklifts', ['روافع شوكية', 'Forklifts'], ['روافع شوكية كهرباء ومازوت', 'Electric and diesel forklifts'], {
      icon: 'forklift',
      attributes: [use(car.fuel), use(car.payloadTonnes, { inListing: true }), use(car.workingHours)],
    }),
  ],
);

const parts = branch(
  'vehicle-parts',
  'engine',
  ['قطع وإكسسوار سيارات', 'Car parts and accessories'],
  ['قطع تبديل وإطارات وبطاريات وزينة', 'Spare parts, tires, batteries and accessories'],
  {
    carries: PRICED,
    transactions: ['sale', 'exchange'],
    attributes: [use(car.carMake), use(car.fitsCars), use(general.origin), use(general.warranty), use(general.delivery)],
  },
  [
    category('car-spare-parts', ['قطع تبديل', 'Spare parts'], ['قطع محرك وهيكل وكهرباء', 'Engine, body and electrical parts'], {
      attributes: [use(car.partGroup, { inListing: true }), use(car.partSource, { inListing: true })],
    }),
    category('tyres-wheels', ['إطارات وجنوطة', 'Tires and wheels'], ['دواليب وجنوطة بكل القياسات', 'Tires and wheels of every size'], {
      icon: 'wheel',
      attributes: [use(car.wheelSize, { inListing: true })],
    }),
    category('car-batteries-oils', ['بطاريات وزيوت', 'Car batteries and oils'], ['بطاريات سيارات وزيوت وفلاتر', 'Batteries, oils and filters'], {
      icon: 'battery-automotive',
    }),
    category('car-audio-screens', ['مسجلات وشاشات', 'Car audio and screens'], ['شاشات ومسجلات وكاميرات', 'Screens, stereos and cameras'], {
      icon: 'device-speaker',
    }),
    category('car-accessories', ['زينة وإكسسوار', 'Car accessories'], ['زينة وفرش وأغطية وعدة', 'Trim, covers and tools'], { icon: 'steering-wheel' }),
    category('motorcycle-parts', ['قطع دراجات', 'Motorcycle and bicycle parts'], ['قطع وإكسسوار للدراجات', 'Parts and accessories for bikes'], {
      icon: 'settings',
    }),
  ],
);

const other = branch(
  'boats-plates',
  'speedboat',
  ['قوارب ونمر ورخص', 'Boats, plates and licenses'],
  ['قوارب ولانشات وأرقام مميّزة وخطوط نقل', 'Boats, special plates and transport licenses'],
  { carries: PRICED_BY_PERIOD, transactions: TRADED, attributes: [use(rentPayment, { on: LETTING })] },
  [
    category('boats', ['قوارب ولانشات', 'Boats'], ['قوارب صيد ونزهة', 'Fishing and pleasure boats'], {
      attributes: [use(car.year), use(car.seats, { inListing: true }), use(car.fuel)],
    }),
    category('special-plates', ['أرقام مميّزة', 'Special number plates'], ['نمر سيارات مميّزة', 'Memorable car numbers'], {
      icon: 'license',
      transactions: ['sale', 'exchange'],
      attributes: [use(car.plateProvince, { inListing: true })],
    }),
    category('taxi-transport-licences', ['خطوط وتكاسي', 'Taxi and transport licenses'], ['سيارات أجرة وخطوط سرافيس', 'Taxis and minibus lines'], {
      icon: 'car',
      attributes: [use(car.carMake), use(car.year), use(car.plateProvince)],
    }),
  ],
);

export const vehicles = branch(
  'vehicles',
  'car',
  ['سيارات ومركبات', 'Vehicles'],
  ['سيارات ودراجات وشاحنات وقطع تبديل', 'Cars, motorcycles, trucks and spare parts'],
  {
    color: '#BE5A32',
    keywords: {
      ar: ['سيارات للبيع', 'سيارات مستعملة', 'كيا', 'هيونداي', 'دراجات نارية', 'قطع سيارات', 'سيارات للإيجار'],
      en: ['cars for sale Syria', 'used cars', 'Kia', 'Hyundai', 'motorcycles', 'spare parts', 'car hire'],
    },
    attributes: [use(general.condition, { on: SELLING }), use(general.installments, { on: SELLING })],
  },
  [cars, bikes, heavy, parts, other],
);
