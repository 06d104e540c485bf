/* Signs of what a home has. */
import IconAirConditioning from '@tabler/icons-react/dist/esm/icons/IconAirConditioning.mjs';
import IconBuildingPlus from '@tabler/icons-react/dist/esm/icons/IconBuildingPlus.mjs';
import IconElevator from '@tabler/icons-react/dist/esm/icons/IconElevator.mjs';
import IconFence from '@tabler/icons-react/dist/esm/icons/IconFence.mjs';
import IconPaint from '@tabler/icons-react/dist/esm/icons/IconPaint.mjs';
import IconParking from '@tabler/icons-react/dist/esm/icons/IconParking.mjs';
import IconPlant2 from '@tabler/icons-react/dist/esm/icons/IconPlant2.mjs';
import IconPool from '@tabler/icons-react/dist/esm/icons/IconPool.mjs';
import IconShield from '@tabler/icons-react/dist/esm/icons/IconShield.mjs';
import IconSofa from '@tabler/icons-react/dist/esm/icons/IconSofa.mjs';
import IconTemperaturePlus from '@tabler/icons-react/dist/esm/icons/IconTemperaturePlus.mjs';

export const FEATURE_ICONS = {
  parking: IconParking,
  elevator: IconElevator,
  central_heating: IconTemperaturePlus,
  renovated: IconPaint,
  furnished: IconSofa,
  air_conditioning: IconAirConditioning,
  security: IconShield,
  garden: IconPlant2,
  balcony: IconFence,
  pool: IconPool,
  new_building: IconBuildingPlus,
} as const;

export type Feature = keyof typeof FEATURE_ICONS;

export const isFeature = (value: string): value is Feature => Object.hasOwn(FEATURE_ICONS, value);
