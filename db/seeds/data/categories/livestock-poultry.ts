import * as farm from './attributes/farming.ts';
import { condition, delivery, exchangeAccepted, expiryYear, origin, runsOn, saleUnit } from './attributes/general.ts';
import { soldBy } from './attributes/home.ts';
import { branch, category, PRICED, use } from './define.ts';
import type { AttributeUse } from './shape.ts';

const animal: readonly AttributeUse[] = [
  use(farm.headCount, { inListing: true }),
  use(farm.animalSex, { inListing: true }),
  use(farm.ageMonths),
  use(farm.liveWeight),
  use(farm.purpose),
  use(farm.animalBreed),
  use(farm.vaccinated),
  use(exchangeAccepted),
];

const sheep = branch(
  'sheep-goats',
  'grill',
  ['أغنام وماعز', 'Sheep and goats'],
  ['عواس وماعز شامي وخراف وأضاحي', 'Awassi sheep, Damascus goats, lambs and sacrifices'],
  { attributes: [...animal, use(farm.pregnant), use(soldBy)] },
  [
    category('sheep', ['أغنام', 'Sheep'], ['أغنام عواس وخراف', 'Awassi ewes and lambs']),
    category('goats', ['ماعز', 'Goats'], ['ماعز شامي وجبلي', 'Damascus and mountain goats'], { attributes: [use(farm.milkLitres)] }),
    category('sacrifice-animals', ['أضاحي', 'Sacrifice animals'], ['أضاحي وعقيقة ونذور', 'For the feast, aqiqa and vows'], { attributes: [use(delivery)] }),
  ],
);
const cattle = branch(
  'cattle',
  'milk',
  ['أبقار وعجول', 'Cattle'],
  ['أبقار حلوب وعجول تسمين وجاموس', 'Dairy cows, fattening calves and buffalo'],
  { attributes: [...animal, use(farm.pregnant)] },
  [
    category('dairy-cows', ['أبقار حلوب', 'Dairy cows'], ['أبقار هولشتاين وشامية', 'Holstein and Damascus cows'], { attributes: [use(farm.milkLitres, { inListing: true })] }),
    category('calves', ['عجول', 'Calves'], ['عجول تسمين وتربية', 'For fattening and breeding'], { icon: 'meat', attributes: [use(soldBy)] }),
    category('buffalo', ['جاموس', 'Buffalo'], ['جاموس حلوب وعجول جاموس', 'Dairy buffalo and calves'], { attributes: [use(farm.milkLitres)] }),
  ],
);
const horses = branch(
  'horses-camels',
  'horse',
  ['خيول وجمال', 'Horses and camels'],
  ['خيول عربية أصيلة وجمال ودواب', 'Arabian horses, camels and donkeys'],
  { attributes: [...animal, use(farm.pedigree, { inListing: true })] },
  [
    category('horses', ['خيول', 'Horses'], ['خيول عربية أصيلة ومهجنة', 'Pure Arabian and mixed horses']),
    category('camels', ['جمال', 'Camels'], ['جمال ونوق', 'Camels for milk, meat and racing'], { attributes: [use(farm.milkLitres)] }),
    category('donkeys-mules', ['حمير وبغال', 'Donkeys and mules'], ['دواب للعمل والنقل', 'For work and transport']),
  ],
);
const poultry = branch(
  'poultry',
  'egg',
  ['دواجن وبيض', 'Poultry and eggs'],
  ['دجاج وصيصان وحبش وبط وبيض', 'Chickens, chicks, turkeys, ducks and eggs'],
  { attributes: [use(farm.birdKind, { inListing: true }), use(farm.headCount, { inListing: true }), use(soldBy), use(saleUnit), use(farm.vaccinated), use(delivery)] },
  [
    category('chickens', ['دجاج', 'Chickens'], ['دجاج بياض وفروج وبلدي', 'Layers, broilers and local hens'], { icon: 'feather', attributes: [use(farm.ageMonths)] }),
    category('chicks', ['صيصان', 'Chicks'], ['صيصان فروج وبياض', 'Broiler and layer chicks']),
    category('turkeys-ducks', ['حبش وبط ووز', 'Turkeys, ducks and geese'], ['حبش وبط ووز وفري', 'Turkeys, ducks, geese and quail'], { icon: 'feather', attributes: [use(farm.ageMonths)] }),
    category('eggs', ['بيض', 'Eggs'], ['بيض مائدة وتفقيس', 'Table and hatching eggs'], {
      attributes: [use(farm.headCount, { inFilters: false, inListing: false, inDetails: false }), use(farm.vaccinated, { inFilters: false, inDetails: false })],
    }),
  ],
);
const bees = branch(
  'bees-rabbits',
  'hexagons',
  ['نحل وأرانب وأسماك', 'Bees, rabbits and fish'],
  ['خلايا نحل وأرانب وأسماك مزارع', 'Hives, rabbits and farmed fish'],
  { attributes: [use(soldBy), use(delivery), use(exchangeAccepted)] },
  [
    category('bee-hives', ['خلايا نحل', 'Bee hives'], ['خلايا ونحل ولوازم مناحل', 'Hives, bees and beekeeping goods'], { attributes: [use(farm.hiveFrames, { inListing: true }), use(farm.headCount)] }),
    category('farm-rabbits', ['أرانب تربية', 'Farm rabbits'], ['أرانب لحم وتربية', 'For meat and breeding'], {
      icon: 'paw',
      attributes: [use(farm.headCount), use(farm.animalSex), use(farm.animalBreed)],
    }),
    category('farmed-fish', ['أسماك مزارع', 'Farmed fish'], ['أسماك وإصبعيات للتربية', 'Fish and fingerlings'], { icon: 'fish', attributes: [use(saleUnit)] }),
  ],
);
const supplies = branch(
  'feed-farm-supplies',
  'basket',
  ['أعلاف ولوازم تربية', 'Feed and farm supplies'],
  ['أعلاف وفقاسات ولقاحات ومعدات مداجن', 'Feed, incubators, vaccines and poultry equipment'],
  { attributes: [use(soldBy), use(saleUnit), use(origin), use(delivery)] },
  [
    category('animal-feed', ['أعلاف', 'Animal feed'], ['شعير وتبن ونخالة وأعلاف جاهزة', 'Barley, straw, bran and ready feed'], {
      icon: 'wheat',
      attributes: [use(farm.feedKind, { inListing: true }), use(farm.availableKg)],
    }),
    category('incubators-equipment', ['فقاسات ومعدات', 'Incubators and equipment'], ['فقاسات ومعالف وحلابات', 'Incubators, feeders and milking machines'], {
      icon: 'box',
      attributes: [use(condition, { inListing: true }), use(runsOn)],
    }),
    category('veterinary-products', ['أدوية ولقاحات بيطرية', 'Veterinary products'], ['لقاحات وفيتامينات وأدوية بيطرية', 'Vaccines, vitamins and medicines'], {
      icon: 'vaccine-bottle',
      attributes: [use(expiryYear)],
    }),
  ],
);

export const livestockPoultry = branch(
  'livestock-poultry',
  'meat',
  ['مواشي ودواجن', 'Livestock and poultry'],
  ['أغنام وأبقار وخيول ودواجن وأعلاف', 'Sheep, cattle, horses, poultry and feed'],
  {
    color: '#A5693C',
    carries: PRICED,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['أغنام عواس', 'أضاحي', 'أبقار حلوب', 'خيول عربية', 'صيصان', 'أعلاف'],
      en: ['Awassi sheep', 'dairy cows', 'Arabian horses', 'chicks', 'animal feed'],
    },
    attributes: [],
  },
  [sheep, cattle, horses, poultry, bees, supplies],
);
