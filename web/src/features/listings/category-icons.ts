/* The signs of the category tree's roots, by the names the API gives them. */
import type { Icon } from '@tabler/icons-react';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconBuildingEstate from '@tabler/icons-react/dist/esm/icons/IconBuildingEstate.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import IconCat from '@tabler/icons-react/dist/esm/icons/IconCat.mjs';
import IconConfetti from '@tabler/icons-react/dist/esm/icons/IconConfetti.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconFirstAidKit from '@tabler/icons-react/dist/esm/icons/IconFirstAidKit.mjs';
import IconHanger from '@tabler/icons-react/dist/esm/icons/IconHanger.mjs';
import IconMeat from '@tabler/icons-react/dist/esm/icons/IconMeat.mjs';
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconPlant2 from '@tabler/icons-react/dist/esm/icons/IconPlant2.mjs';
import IconSofa from '@tabler/icons-react/dist/esm/icons/IconSofa.mjs';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconWashMachine from '@tabler/icons-react/dist/esm/icons/IconWashMachine.mjs';

/** Drawings a category may show, by name. */
export const ICONS = new Map<string, Icon>(
  Object.entries<Icon>({
    bolt: IconBolt,
    briefcase: IconBriefcase,
    'building-estate': IconBuildingEstate,
    car: IconCar,
    confetti: IconConfetti,
    'device-mobile': IconDeviceMobile,
    'first-aid-kit': IconFirstAidKit,
    hanger: IconHanger,
    meat: IconMeat,
    // A paw is a thousand letters of path in every page's code.
    paw: IconCat,
    'plant-2': IconPlant2,
    sofa: IconSofa,
    sparkles: IconSparkles,
    tools: IconTools,
    'wash-machine': IconWashMachine,
  }),
);

/** The sign of a category: its own, else its parents' from the nearest up, else a parcel. Names as the API has them. */
export function categoryIcon(...names: (string | null | undefined)[]): Icon {
  for (const name of names) {
    const icon = name && ICONS.get(name);
    if (icon) return icon;
  }
  return IconPackage;
}
