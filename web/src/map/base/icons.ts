/* The map's own icons, by file: Tabler's index of six thousand would be walked on every server start. */
export { default as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
export { default as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
export { default as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
export { default as IconArrowsMove } from '@tabler/icons-react/dist/esm/icons/IconArrowsMove.mjs';
export { default as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
export { default as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
export { default as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
export { default as IconCurrentLocation } from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
export { default as IconLassoPolygon } from '@tabler/icons-react/dist/esm/icons/IconLassoPolygon.mjs';
export { default as IconMaximize } from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
export { default as IconMinimize } from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
export { default as IconMinus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
export { default as IconPlus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
export { default as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
export { default as IconStack } from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
export { default as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
