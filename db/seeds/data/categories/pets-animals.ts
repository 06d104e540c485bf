import * as farm from './attributes/farming.ts';
import { brandName, color, condition, delivery, exchangeAccepted, saleUnit } from './attributes/general.ts';
import { capacityLitres, widthCm } from './attributes/home.ts';
import * as service from './attributes/services.ts';
import { branch, category, PRICED, PRICED_BY_PERIOD, PRICED_OR_FREE, use } from './define.ts';
import type { AttributeUse } from './shape.ts';

const pet: readonly AttributeUse[] = [
  use(farm.animalBreed, { inListing: true }),
  use(farm.petAge, { inListing: true }),
  use(farm.animalSex, { inListing: true }),
  use(farm.vaccinated),
  use(farm.tame),
  use(color),
  use(exchangeAccepted),
];

const catsDogs = branch(
  'cats-dogs',
  'cat',
  ['قطط وكلاب', 'Cats and dogs'],
  ['قطط شيرازي وكلاب حراسة للبيع والتبني', 'Cats and dogs to buy or adopt'],
  { attributes: [...pet, use(farm.petPassport), use(farm.pedigree)] },
  [
    category('cats', ['قطط', 'Cats'], ['شيرازي وسيامي وهملايا', 'Persian, Siamese and Himalayan']),
    category('dogs', ['كلاب', 'Dogs'], ['كلاب حراسة وزينة', 'Guard and companion dogs'], { icon: 'dog' }),
    category('pet-adoption', ['تبنّي', 'Adoption'], ['حيوانات تبحث عن بيت', 'Animals looking for a home'], { icon: 'heart-handshake', carries: ['price_free'] }),
  ],
);
const birds = branch(
  'birds',
  'feather',
  ['طيور وحمام', 'Birds and pigeons'],
  ['حمام زينة وكشة وكناري وببغاوات', 'Pigeons, canaries and parrots'],
  { attributes: [...pet] },
  [
    category('pigeons', ['حمام', 'Pigeons'], ['حمام كشة وزينة وزاجل', 'Flying, show and homing pigeons'], { attributes: [use(farm.headCount)] }),
    category('canaries-finches', ['كناري وحساسين', 'Canaries and finches'], ['كناري وحسون وفيشر', 'Canaries, goldfinches and lovebirds']),
    category('parrots', ['ببغاوات', 'Parrots'], ['كاسكو وكوكتيل ودرة', 'African greys, cockatiels and ringnecks']),
    category('falcons-partridges', ['صقور وحجل', 'Falcons and partridges'], ['صقور وحجل وطواويس', 'Falcons, partridges and peacocks']),
  ],
);
const small = branch(
  'fish-small-pets',
  'fish',
  ['أسماك وحيوانات صغيرة', 'Fish and small pets'],
  ['أسماك زينة وسلاحف وهامستر', 'Ornamental fish, turtles and hamsters'],
  { attributes: [use(farm.animalSex), use(exchangeAccepted), use(delivery), use(farm.petAge)] },
  [
    category('ornamental-fish', ['أسماك زينة', 'Ornamental fish'], ['أسماك أحواض ونباتات مائية', 'Aquarium fish and plants'], { attributes: [use(farm.headCount)] }),
    category('turtles-reptiles', ['سلاحف وزواحف', 'Turtles and reptiles'], ['سلاحف مائية وبرية', 'Water and land turtles'], { icon: 'paw' }),
    category('hamsters-rabbits', ['هامستر وأرانب زينة', 'Hamsters and pet rabbits'], ['هامستر وسناجب وأرانب زينة', 'Hamsters, squirrels and pet rabbits'], { icon: 'paw' }),
  ],
);
const supplies = branch(
  'pet-supplies',
  'bone',
  ['لوازم حيوانات', 'Pet supplies'],
  ['طعام وأقفاص وأحواض وإكسسوار', 'Food, cages, aquariums and accessories'],
  { carries: PRICED, attributes: [use(farm.petFor, { inListing: true }), use(brandName), use(saleUnit), use(delivery)] },
  [
    category('pet-food', ['طعام حيوانات', 'Pet food'], ['طعام قطط وكلاب وخلطات طيور', 'Cat and dog food, bird mixes']),
    category('cages-aquariums', ['أقفاص وأحواض', 'Cages and aquariums'], ['أقفاص وأحواض سمك وبيوت', 'Cages, tanks and houses'], {
      icon: 'box',
      attributes: [use(condition, { inListing: true }), use(capacityLitres), use(widthCm)],
    }),
    category('pet-accessories', ['إكسسوارات حيوانات', 'Pet accessories'], ['أطواق ورمل وألعاب', 'Collars, litter and toys'], { icon: 'paw', attributes: [use(condition)] }),
  ],
);
const services = branch(
  'pet-services',
  'stethoscope',
  ['خدمات بيطرية', 'Pet services'],
  ['عيادات بيطرية وتدريب واستضافة', 'Vets, training and boarding'],
  {
    carries: PRICED_BY_PERIOD,
    transactions: ['service'],
    attributes: [use(farm.petFor), use(service.pricePer, { inListing: true }), use(service.serviceMode), use(service.experienceYears), use(service.emergency)],
  },
  [
    category('veterinarians', ['أطباء بيطريون', 'Vets'], ['عيادات وزيارات بيطرية', 'Clinics and home visits']),
    category('pet-training', ['تدريب حيوانات', 'Training'], ['تدريب كلاب وخيول', 'Dog and horse training'], { icon: 'dog' }),
    category('pet-grooming-boarding', ['حلاقة واستضافة', 'Grooming and boarding'], ['حلاقة وتنظيف واستضافة', 'Grooming, washing and boarding'], { icon: 'scissors' }),
  ],
);

export const petsAnimals = branch(
  'pets-animals',
  'paw',
  ['حيوانات أليفة وطيور', 'Pets and animals'],
  ['قطط وكلاب وطيور وأسماك ولوازمها', 'Cats, dogs, birds, fish and what they need'],
  {
    color: '#C4694A',
    carries: PRICED_OR_FREE,
    transactions: ['sale', 'exchange'],
    keywords: {
      ar: ['قطط شيرازي', 'كلاب للبيع', 'حمام', 'كناري', 'أسماك زينة', 'تبني قطط'],
      en: ['Persian cats', 'dogs', 'pigeons', 'canaries', 'aquarium fish', 'pet adoption'],
    },
    attributes: [],
  },
  [catsDogs, birds, small, supplies, services],
);
