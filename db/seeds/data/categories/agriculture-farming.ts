import { LETTING, SELLING } from '../transaction-types.ts';
import * as farm from './attributes/farming.ts';
import { brandName, condition, delivery, exchangeAccepted, expiryYear, modelName, origin, runsOn, saleUnit, warranty } from './attributes/general.ts';
import { capacityLitres, soldBy } from './attributes/home.ts';
import { pumpHorsepower } from './attributes/power.ts';
import { rentPayment } from './attributes/real-estate-rent.ts';
import * as service from './attributes/services.ts';
import { workingHours, year } from './attributes/vehicles.ts';
import { branch, category, PRICED, PRICED_BY_PERIOD, use } from './define.ts';

const produce = branch(
  'crops-produce',
  'wheat',
  ['محاصيل ومونة', 'Crops and produce'],
  ['خضار وفواكه وحبوب وزيت زيتون وعسل', 'Vegetables, fruit, grain, olive oil and honey'],
  {
    attributes: [
      use(soldBy, { required: true, inListing: true }),
      use(farm.availableKg),
      use(farm.harvest),
      use(farm.grade),
      use(farm.farmingMethod),
      use(farm.packing),
      use(farm.cropKind),
      use(saleUnit),
      use(delivery),
    ],
  },
  [
    category('fruits-vegetables', ['خضار وفواكه', 'Fruit and vegetables'], ['خضار وفواكه من المزرعة', 'From the farm'], { icon: 'apple' }),
    category('grains-legumes', ['حبوب وبقوليات', 'Grains and legumes'], ['قمح وشعير وعدس وحمص وبرغل', 'Wheat, barley, lentils, chickpeas and bulgur']),
    category('olive-oil', ['زيت وزيتون', 'Olives and oil'], ['زيت زيتون بكر وزيتون مونة', 'Virgin oil and table olives'], {
      icon: 'droplet',
      attributes: [use(farm.acidity, { inListing: true })],
    }),
    category('nuts-spices', ['مكسرات وبهارات', 'Nuts and spices'], ['فستق حلبي ولوز وبهارات وزعتر', 'Pistachios, almonds, spices and zaatar'], { icon: 'nut' }),
    category('honey', ['عسل', 'Honey'], ['عسل بلدي وحبة البركة ويانسون', 'Country honey of many flowers'], { icon: 'hexagons' }),
    category('dairy-preserves', ['ألبان وأجبان ومونة', 'Dairy and preserves'], ['جبنة ولبنة وسمنة ومكدوس ومربيات', 'Cheese, labneh, ghee, makdous and jams'], { icon: 'cheese' }),
  ],
);
const seeds = branch(
  'seeds-seedlings',
  'seedling',
  ['بذور وغراس', 'Seeds and seedlings'],
  ['بذور وشتول وغراس مثمرة وحراجية', 'Seeds, plants, fruit and forest seedlings'],
  { attributes: [use(farm.cropKind, { inListing: true }), use(soldBy), use(saleUnit), use(origin), use(delivery)] },
  [
    category('seeds', ['بذور', 'Seeds'], ['بذور خضار وحبوب وأعلاف', 'Vegetable, grain and fodder seeds'], { attributes: [use(expiryYear)] }),
    category('fruit-seedlings', ['غراس مثمرة', 'Fruit seedlings'], ['غراس زيتون وفستق وحمضيات', 'Olive, pistachio and citrus seedlings'], {
      icon: 'tree',
      attributes: [use(farm.seedlingAge)],
    }),
    category('vegetable-plants', ['شتول خضار', 'Vegetable plants'], ['شتول بندورة وخيار وغيرها', 'Tomato, cucumber and other plants'], { icon: 'plant-2' }),
  ],
);
const inputs = branch(
  'fertilisers-pesticides',
  'flask',
  ['أسمدة ومبيدات', 'Fertilisers and pesticides'],
  ['أسمدة ومبيدات وتربة زراعية', 'Fertilisers, pesticides and soil'],
  { attributes: [use(farm.inputKind, { inListing: true }), use(soldBy), use(saleUnit), use(origin), use(brandName), use(expiryYear), use(delivery)] },
  [
    category('fertilisers', ['أسمدة', 'Fertilisers'], ['أسمدة كيماوية وعضوية', 'Chemical and organic fertilisers']),
    category('pesticides', ['مبيدات', 'Pesticides'], ['مبيدات حشرية وفطرية وعشبية', 'Against insects, fungi and weeds'], { icon: 'spray' }),
    category('soil-compost', ['تربة وسماد بلدي', 'Soil and compost'], ['تورب وسماد بلدي مخمّر', 'Peat and fermented manure'], { icon: 'shovel' }),
  ],
);
const machines = branch(
  'farm-machinery',
  'tractor',
  ['آلات زراعية', 'Farm machinery'],
  ['جرارات وحصادات ومعدات للبيع والإيجار', 'Tractors, harvesters and tools to buy or hire'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: ['sale', 'rent', 'both', 'exchange'],
    attributes: [
      use(condition, { required: true, inListing: true, on: SELLING }),
      use(brandName),
      use(modelName),
      use(year),
      use(origin),
      use(exchangeAccepted, { on: SELLING }),
      use(rentPayment, { on: LETTING }),
    ],
  },
  [
    category('tractors', ['جرارات', 'Tractors'], ['جرارات زراعية بكل الأحجام', 'Tractors of every size'], {
      attributes: [use(farm.horsepower, { inListing: true }), use(workingHours)],
    }),
    category('harvesters-threshers', ['حصادات ودراسات', 'Harvesters and threshers'], ['حصادات حبوب ودراسات', 'Grain harvesters and threshers'], {
      icon: 'wheat',
      attributes: [use(farm.horsepower), use(workingHours)],
    }),
    category('ploughs-implements', ['سكك وملحقات', 'Ploughs and implements'], ['سكك فلاحة وبذارات ومرشات', 'Ploughs, seeders and sprayers'], {
      icon: 'shovel',
      attributes: [use(farm.machineUse, { inListing: true })],
    }),
    category('presses-mills', ['معاصر ومطاحن', 'Presses and mills'], ['معاصر زيتون ومطاحن وغرابيل', 'Olive presses, mills and sieves'], {
      icon: 'settings-cog',
      attributes: [use(runsOn), use(farm.horsepower)],
    }),
  ],
);
const irrigation = branch(
  'irrigation-greenhouses',
  'droplets',
  ['ري وبيوت بلاستيكية', 'Irrigation and greenhouses'],
  ['مضخات وشبكات تنقيط وبيوت بلاستيكية', 'Pumps, drip networks and greenhouses'],
  { attributes: [use(condition, { required: true, inListing: true }), use(origin), use(warranty), use(soldBy), use(delivery)] },
  [
    category('water-pumps', ['مضخات وغطاسات', 'Water pumps'], ['مضخات آبار وأنهار', 'Pumps for wells and rivers'], {
      icon: 'engine',
      attributes: [use(pumpHorsepower, { inListing: true }), use(runsOn)],
    }),
    category('drip-pipes', ['تنقيط وأنابيب', 'Drip lines and pipes'], ['شبكات تنقيط ورذاذ وبواري', 'Drip, sprinklers and pipes'], { attributes: [use(farm.pipeDiameter)] }),
    category('greenhouses', ['بيوت بلاستيكية', 'Greenhouses'], ['هياكل ونايلون زراعي', 'Frames and farm film'], { icon: 'leaf' }),
    category('farm-tanks', ['خزانات وبرك', 'Tanks and ponds'], ['خزانات ري وعوازل برك', 'Irrigation tanks and pond liners'], {
      icon: 'barrel',
      attributes: [use(capacityLitres, { inListing: true })],
    }),
  ],
);
const work = branch(
  'farm-services',
  'tool',
  ['خدمات زراعية', 'Farm services'],
  ['فلاحة وحصاد ورش وحفر آبار', 'Ploughing, harvest, spraying and well drilling'],
  { transactions: ['service'], attributes: [use(service.pricePer, { inListing: true }), use(service.coverage), use(service.experienceYears), use(service.providerKind)] },
  [
    category('ploughing-harvest', ['فلاحة وحصاد', 'Ploughing and harvest'], ['فلاحة وحصاد وقطاف', 'Ploughing, harvest and picking'], {
      icon: 'tractor',
      attributes: [use(service.withWorkers), use(farm.machineUse)],
    }),
    category('well-drilling', ['حفر آبار', 'Well drilling'], ['حفر وتنظيف آبار وكشف مياه', 'Drilling, cleaning and water finding'], {
      icon: 'droplet-down',
      attributes: [use(farm.wellDepth)],
    }),
    category('spraying-pruning', ['رش وتقليم', 'Spraying and pruning'], ['رش مبيدات وتقليم أشجار', 'Spraying and tree pruning'], {
      icon: 'scissors',
      attributes: [use(service.withWorkers)],
    }),
  ],
);

export const agricultureFarming = branch(
  'agriculture-farming',
  'plant-2',
  ['زراعة', 'Agriculture and farming'],
  ['محاصيل وغراس وأسمدة وآلات زراعية', 'Crops, seedlings, fertilisers and farm machinery'],
  {
    color: '#6B8C3B',
    carries: PRICED,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['زيت زيتون', 'جرارات', 'غراس زيتون', 'أسمدة', 'عسل بلدي', 'فستق حلبي'],
      en: ['olive oil Syria', 'tractors', 'olive seedlings', 'fertilisers', 'honey', 'pistachios'],
    },
    attributes: [],
  },
  [produce, seeds, inputs, machines, irrigation, work],
);
