import { agricultureFarming } from './agriculture-farming.ts';
import { beautyPersonalCare } from './beauty-personal-care.ts';
import { eventsCelebrations } from './events-celebrations.ts';
import { fashionClothing } from './fashion-clothing.ts';
import { furnitureHomeDecor } from './furniture-home-decor.ts';
import { generatorsPower } from './generators-power.ts';
import { healthMedical } from './health-medical.ts';
import { homeAppliances } from './home-appliances.ts';
import { jobsEmployment } from './jobs-employment.ts';
import { livestockPoultry } from './livestock-poultry.ts';
import { petsAnimals } from './pets-animals.ts';
import { phonesAccessories } from './phones-accessories.ts';
import { realEstate } from './real-estate.ts';
import { services } from './services.ts';
import type { CategoryNode } from './shape.ts';
import { vehicles } from './vehicles.ts';

/** The roots in the order the site shows them. Children stand in their own order inside each. */
export const CATEGORY_ROOTS: readonly CategoryNode[] = [
  realEstate,
  vehicles,
  phonesAccessories,
  furnitureHomeDecor,
  homeAppliances,
  generatorsPower,
  fashionClothing,
  jobsEmployment,
  services,
  agricultureFarming,
  livestockPoultry,
  petsAnimals,
  beautyPersonalCare,
  healthMedical,
  eventsCelebrations,
];
