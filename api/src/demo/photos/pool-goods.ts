import { family, type PhotoSpec } from './photo-spec.ts';
import { livestock, livestocks, pet, pets } from './scenes/animals.ts';
import { carScene, carScenes } from './scenes/cars.ts';
import { machineScene, machines } from './scenes/machines.ts';
import { occasion, occasions } from './scenes/occasions.ts';
import { productScene, products } from './scenes/products.ts';

const PHONES = [
  'iphones',
  'samsung-phones',
  'android-phones',
  'phones-accessories',
  'covers-screen-guards',
  'phone-computer-repair',
];
const APPLIANCES = 'home-appliances';
const FURNITURE = 'furniture-home-decor';

const ofProduct: Record<string, readonly string[]> = {
  phones: PHONES,
  phone: [...PHONES, 'button-phones'],
  phoneBack: PHONES,
  accessories: ['headphones-earbuds', 'smart-watches', 'chargers-cables', 'power-banks', 'phones-accessories'],
  laptop: [
    'laptops',
    'tablets',
    'phones-accessories',
    'online-jobs',
    'programming-jobs',
    'websites-apps',
    'graphic-design',
    'computer-courses',
  ],
  fridge: ['fridges', 'freezers', APPLIANCES, 'appliance-repair'],
  washer: ['washing-machines', 'dishwashers', APPLIANCES, 'appliance-repair'],
  stove: ['cookers-ovens', APPLIANCES, 'home-cooking', 'restaurant-jobs'],
  ac: ['air-conditioners', 'fans', APPLIANCES],
  sofa: ['sofas', 'floor-seating', FURNITURE],
  armchairs: ['sofas', 'coffee-tables', FURNITURE],
  dining: ['dining-tables', FURNITURE],
  bed: ['beds-mattresses', 'bedroom-sets', 'bedding-linen', FURNITURE],
  wardrobe: ['wardrobes', 'bedroom-sets', FURNITURE, 'carpentry-blacksmith'],
};

const ofMachine: Record<string, readonly string[]> = {
  generator: ['diesel-generators', 'gas-generators', 'ampere-lines', 'generators-power', 'solar-generator-repair'],
  portable: ['petrol-generators', 'generators-power', 'generator-parts'],
  solar: ['solar-systems', 'solar-panels', 'generators-power', 'solar-generator-repair'],
  solarField: ['solar-systems', 'solar-panels', 'solar-pumps', 'power-projects', 'generators-power'],
  batteries: [
    'storage-batteries',
    'inverters',
    'ups-units',
    'voltage-stabilisers',
    'solar-systems',
    'generators-power',
  ],
  tractor: [
    'tractors',
    'ploughing-harvest',
    'harvesters-threshers',
    'ploughs-implements',
    'agriculture-farming',
    'farm-jobs',
  ],
  truck: ['trucks', 'furniture-moving', 'freight-shipping', 'driver-jobs'],
  openTruck: ['trucks', 'freight-shipping', 'driver-jobs'],
  motorbike: ['motorcycles', 'delivery-couriers'],
  scooter: ['motor-scooters', 'motorcycles', 'electric-bikes', 'delivery-couriers'],
};

const ofOccasion: Record<string, readonly string[]> = {
  wedding: [
    'wedding-halls',
    'conference-rooms',
    'event-decor',
    'event-planners',
    'chairs-tables-hire',
    'events-celebrations',
    'sports-party-halls',
  ],
  party: [
    'cakes',
    'party-supplies',
    'kids-entertainment',
    'event-decor',
    'gifts-favours',
    'sweets-hospitality',
    'events-celebrations',
  ],
  clinic: [
    'clinic-equipment',
    'doctors-clinics',
    'dentists',
    'clinics',
    'medical-jobs',
    'health-medical',
    'physiotherapy',
    'laser-skin-centres',
  ],
  devices: ['home-medical-devices', 'consumables', 'vitamins-supplements', 'health-medical', 'pharmacy-jobs'],
  wheelchair: ['wheelchairs-beds', 'orthopaedic-braces', 'home-nursing', 'child-elderly-care', 'health-medical'],
  cosmetics: ['makeup', 'skin-care', 'perfumes-men-women', 'perfume-oils', 'nails-lashes', 'beauty-personal-care'],
  salon: ['ladies-salons', 'barbers', 'salon-furniture', 'salon-jobs', 'hair-tools', 'beauty-personal-care'],
  clothes: [
    'women-dresses',
    'women-casual',
    'women-coats',
    'abayas-hijab',
    'men-casual',
    'men-jackets',
    'girls-wear',
    'wholesale-clothing',
    'bale-clothing',
    'fashion-clothing',
    'tailors',
  ],
  shoes: ['women-shoes', 'men-shoes', 'kids-shoes', 'fashion-clothing'],
  bag: ['handbags', 'luggage-backpacks', 'fashion-accessories', 'fashion-clothing'],
  tools: [
    'hand-power-tools',
    'carpentry-blacksmith',
    'plumbing',
    'electrical-work',
    'mechanics-electricians-jobs',
    'services',
    'appliance-repair',
  ],
  cleaning: ['house-cleaning', 'domestic-jobs', 'pest-control', 'services'],
  reception: [
    'secretarial-jobs',
    'customer-service-jobs',
    'jobs-employment',
    'paperwork-services',
    'flights-visas',
    'hotels',
    'services',
  ],
};

const ofCar: Record<string, readonly string[]> = {
  sedan: ['passenger-cars', 'vehicles', 'electric-hybrid-cars', 'rides-intercity', 'wedding-cars', 'driving-lessons'],
  hatch: ['passenger-cars', 'vehicles', 'electric-hybrid-cars', 'driving-lessons'],
  suv: ['suvs', 'vehicles', 'electric-hybrid-cars', 'trips-tours'],
  pickup: ['pickups', 'vehicles'],
  van: ['vans-minibuses', 'vehicles', 'furniture-moving', 'delivery-couriers', 'services'],
};

const ofLivestock: Record<string, readonly string[]> = {
  flock: ['sheep', 'sacrifice-animals', 'livestock-poultry'],
  ram: ['sheep', 'sacrifice-animals', 'livestock-poultry'],
  lambs: ['sheep', 'livestock-poultry'],
  cow: ['dairy-cows', 'calves', 'livestock-poultry'],
  cows: ['dairy-cows', 'calves', 'livestock-poultry'],
  hens: ['chickens', 'chicks', 'eggs', 'livestock-poultry', 'poultry-houses'],
};

const ofPet: Record<string, readonly string[]> = {
  tabby: ['cats', 'pet-adoption', 'pets-animals', 'pet-accessories'],
  ginger: ['cats', 'pet-adoption', 'pets-animals', 'pet-food', 'veterinarians'],
  'white cat': ['cats', 'pet-adoption', 'pets-animals', 'pet-grooming-boarding'],
  dog: ['dogs', 'pet-adoption', 'pets-animals', 'pet-training', 'veterinarians'],
  puppy: ['dogs', 'pet-adoption', 'pets-animals', 'pet-food'],
  parrots: ['parrots', 'canaries-finches', 'pets-animals'],
};

/** Everything that is not property. */
export const goodsPhotos: PhotoSpec[] = [
  ...family('car', carScene, carScenes, (look) => ofCar[look.car.body] ?? ['vehicles']),
  ...family('product', productScene, products, (look) => ofProduct[look.what] ?? []),
  ...family('machine', machineScene, machines, (look) => ofMachine[look.what] ?? []),
  ...family('occasion', occasion, occasions, (look) => ofOccasion[look.what] ?? []),
  ...family('livestock', livestock, livestocks, (look) => ofLivestock[look.who] ?? []),
  ...family('pet', pet, pets, (look) => ofPet[look.who] ?? []),
];
