import type { ListingCard } from '@diyar/api/contracts/search';
import type { Icon } from '@tabler/icons-react';
import css from './listing-card.module.css';
import * as scene from './listing-scenes.ts';

/** Real estate is told apart by its category, everything else by its tree. */
const BY_CATEGORY = new Map<string, Icon>(
  Object.entries<Icon>({
    villas: scene.IconBuildingCastle,
    houses: scene.IconHome2,
    'arab-houses': scene.IconBuildingArch,
    shops: scene.IconBuildingStore,
    showrooms: scene.IconBuildingStore,
    kiosks: scene.IconBuildingStore,
    pharmacies: scene.IconBuildingStore,
    'off-plan-shops': scene.IconBuildingStore,
    'office-spaces': scene.IconBriefcase,
    clinics: scene.IconBriefcase,
    'residential-land': scene.IconMap2,
    'zoned-plots': scene.IconMap2,
    'commercial-land': scene.IconMap2,
    'industrial-land': scene.IconMap2,
    'agricultural-land': scene.IconPlant2,
    orchards: scene.IconPlant2,
    farms: scene.IconPlant2,
    'poultry-houses': scene.IconPlant2,
    'pool-farms': scene.IconBeach,
    chalets: scene.IconBeach,
    warehouses: scene.IconBuildingWarehouse,
    factories: scene.IconBuildingWarehouse,
    workshops: scene.IconBuildingWarehouse,
    hangars: scene.IconBuildingWarehouse,
    'cold-stores': scene.IconBuildingWarehouse,
    garages: scene.IconCarGarage,
    'parking-places': scene.IconCarGarage,
  }),
);

const BY_ROOT = new Map<string, Icon>(
  Object.entries<Icon>({
    'real-estate': scene.IconBuilding,
    vehicles: scene.IconCar,
    'phones-accessories': scene.IconDeviceMobile,
    'furniture-home-decor': scene.IconSofa,
    'home-appliances': scene.IconWashMachine,
    'generators-power': scene.IconBolt,
    'fashion-clothing': scene.IconHanger,
    'jobs-employment': scene.IconBriefcase,
    services: scene.IconTools,
    'agriculture-farming': scene.IconPlant2,
    'livestock-poultry': scene.IconMeat,
    'pets-animals': scene.IconCat,
    'beauty-personal-care': scene.IconSparkles,
    'health-medical': scene.IconFirstAidKit,
    'events-celebrations': scene.IconConfetti,
  }),
);

/** Stands where a photo is missing: the courtyard's niche with the category's sign in it. Decoration only. */
export function ListingCardScene({ category }: Pick<ListingCard, 'category'>) {
  const Sign = BY_CATEGORY.get(category.key) ?? BY_ROOT.get(category.root) ?? scene.IconPackage;
  return (
    <div className={css.scene} aria-hidden="true">
      <span className={css.niche}>
        <Sign size={40} stroke={1.25} />
      </span>
    </div>
  );
}
