import { condition, delivery, exchangeAccepted, installments, modelName, powerWatts, runsOn, warranty } from './attributes/general.ts';
import { connectivity, screenInches } from './attributes/electronics.ts';
import * as home from './attributes/home.ts';
import { branch, category, PRICED, use } from './define.ts';

const large = branch(
  'large-appliances',
  'fridge',
  ['أدوات كهربائية كبيرة', 'Large appliances'],
  ['برادات وغسالات وغازات وجلايات', 'Fridges, washing machines, cookers and dishwashers'],
  {},
  [
    category('fridges', ['برادات', 'Fridges'], ['برادات منزلية بكل القياسات', 'Household fridges of every size'], {
      attributes: [use(home.capacityFeet, { inListing: true }), use(home.inverterMotor)],
    }),
    category('freezers', ['فريزات وجمادات', 'Freezers'], ['فريزات ومجمدات', 'Chest and upright freezers'], {
      icon: 'snowflake',
      attributes: [use(home.capacityFeet, { inListing: true }), use(home.inverterMotor)],
    }),
    category('washing-machines', ['غسالات', 'Washing machines'], ['غسالات أوتوماتيك وعادية ونشافات', 'Automatic and simple washers, dryers'], {
      icon: 'wash-machine',
      attributes: [use(home.washerKind, { inListing: true }), use(home.loadKg, { inListing: true }), use(home.inverterMotor)],
    }),
    category('cookers-ovens', ['غازات وأفران', 'Cookers and ovens'], ['غازات منزلية وأفران', 'Cookers, hobs and ovens'], {
      icon: 'cooker',
      attributes: [use(home.burners, { inListing: true }), use(runsOn)],
    }),
    category('dishwashers', ['جلايات', 'Dishwashers'], ['جلايات صحون', 'Dishwashers'], { icon: 'bowl', attributes: [use(home.inverterMotor)] }),
  ],
);

const climate = branch(
  'cooling-heating',
  'air-conditioning',
  ['تبريد وتدفئة', 'Cooling and heating'],
  ['مكيفات ومراوح وصوبيات وسخانات', 'Air conditioners, fans, stoves and water heaters'],
  {},
  [
    category('air-conditioners', ['مكيفات', 'Air conditioners'], ['مكيفات سبليت وعامودية وصحراوية', 'Split, standing and evaporative coolers'], {
      attributes: [use(home.coolingTonnes, { inListing: true }), use(home.airConditionerKind), use(home.inverterMotor)],
    }),
    category('fans', ['مراوح', 'Fans'], ['مراوح سقف وعامود وشحن', 'Ceiling, standing and rechargeable fans'], { icon: 'propeller', attributes: [use(runsOn)] }),
    category('stoves-heaters', ['صوبيات ومدافئ', 'Stoves and heaters'], ['صوبيات مازوت وحطب وغاز وكهرباء', 'Diesel, wood, gas and electric heaters'], {
      icon: 'flame',
      attributes: [use(runsOn, { inListing: true })],
    }),
    category('water-heaters', ['سخانات وقاظانات', 'Water heaters'], ['سخانات ماء كهرباء ومازوت وغاز', 'Electric, diesel and gas water heaters'], {
      icon: 'temperature',
      attributes: [use(home.capacityLitres), use(runsOn)],
    }),
  ],
);

const kitchen = branch(
  'kitchen-appliances',
  'blender',
  ['أدوات مطبخ كهربائية', 'Kitchen appliances'],
  ['خلاطات وميكرويف وماكينات قهوة', 'Blenders, microwaves and coffee machines'],
  { attributes: [use(powerWatts)] },
  [
    category('blenders-choppers', ['خلاطات وفرامات', 'Blenders and choppers'], ['خلاطات وعجانات وفرامات لحمة', 'Blenders, mixers and mincers']),
    category('microwaves', ['ميكرويف وأفران صغيرة', 'Microwaves'], ['ميكرويف وأفران كهرباء', 'Microwaves and small ovens'], {
      icon: 'microwave',
      attributes: [use(home.capacityLitres)],
    }),
    category('coffee-machines', ['ماكينات قهوة وغلايات', 'Coffee machines and kettles'], ['ماكينات قهوة واسبريسو وغلايات', 'Coffee and espresso machines, kettles'], { icon: 'coffee' }),
    category('fryers-grills', ['قلايات وشوايات', 'Fryers and grills'], ['قلايات هوائية وتوستر وشوايات', 'Air fryers, toasters and grills'], { icon: 'grill' }),
    category('water-coolers-filters', ['فلاتر وبرادات ماء', 'Water filters and coolers'], ['فلاتر منزلية وبرادات ماء', 'Household filters and coolers'], {
      icon: 'droplet',
      attributes: [use(home.filterStages)],
    }),
  ],
);

const cleaning = branch(
  'cleaning-appliances',
  'vacuum-cleaner',
  ['تنظيف وخياطة وكوي', 'Cleaning, ironing and sewing'],
  ['مكانس ومكاوي وماكينات خياطة', 'Vacuum cleaners, irons and sewing machines'],
  { attributes: [use(powerWatts)] },
  [
    category('vacuum-cleaners', ['مكانس كهربائية', 'Vacuum cleaners'], ['مكانس وماكينات تنظيف سجاد', 'Vacuums and carpet cleaners']),
    category('irons', ['مكاوي', 'Irons'], ['مكاوي عادية وبخار', 'Dry and steam irons'], { icon: 'ironing' }),
    category('sewing-machines', ['ماكينات خياطة', 'Sewing machines'], ['ماكينات خياطة منزلية وصناعية', 'Household and industrial sewing machines'], { icon: 'needle' }),
  ],
);

const screens = branch(
  'tv-audio',
  'device-tv',
  ['شاشات وصوتيات', 'TV and audio'],
  ['شاشات تلفزيون ورسيفرات وسماعات', 'Televisions, receivers and speakers'],
  {},
  [
    category('televisions', ['شاشات تلفزيون', 'Televisions'], ['شاشات بكل القياسات', 'Screens of every size'], {
      attributes: [use(screenInches, { inListing: true }), use(home.screenKind), use(home.smartScreen)],
    }),
    category('satellite-receivers', ['رسيفرات ودشات', 'Receivers and dishes'], ['رسيفرات ودشات وريموتات', 'Satellite receivers and dishes'], {
      icon: 'satellite',
      attributes: [use(connectivity)],
    }),
    category('speakers-sound', ['مكبرات وأجهزة صوت', 'Speakers and sound'], ['مكبرات وسماعات ومسارح منزلية', 'Speakers and home cinema'], {
      icon: 'device-speaker',
      attributes: [use(connectivity), use(powerWatts)],
    }),
  ],
);

export const homeAppliances = branch(
  'home-appliances',
  'wash-machine',
  ['أدوات كهربائية منزلية', 'Home appliances'],
  ['برادات وغسالات ومكيفات وشاشات', 'Fridges, washing machines, air conditioners and screens'],
  {
    color: '#A8742A',
    carries: PRICED,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['برادات مستعملة', 'غسالات', 'مكيفات', 'صوبيات', 'شاشات', 'أدوات منزلية'],
      en: ['used fridges', 'washing machines', 'air conditioners', 'heaters', 'televisions'],
    },
    attributes: [
      use(condition, { required: true, inListing: true }),
      use(home.applianceBrand, { inListing: true }),
      use(modelName),
      use(warranty),
      use(installments),
      use(exchangeAccepted),
      use(delivery),
    ],
  },
  [large, climate, kitchen, cleaning, screens],
);
