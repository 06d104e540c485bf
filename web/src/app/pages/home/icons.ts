/* By file, see ui/icons.ts. */
export { default as IconChecklist } from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
export { default as IconClockCheck } from '@tabler/icons-react/dist/esm/icons/IconClockCheck.mjs';
export { default as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
export { default as IconRosetteDiscountCheck } from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
export { default as IconTag } from '@tabler/icons-react/dist/esm/icons/IconTag.mjs';
