/* Icons of the search page (by file, see ui/icons.ts). */
export { default as IconAdjustmentsHorizontal } from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
export { default as IconArrowsSort } from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
export { default as IconBookmark } from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
export { default as IconBuildingCommunity } from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
export { default as IconCategory } from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
export { default as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
export { default as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
export { default as IconLayoutColumns } from '@tabler/icons-react/dist/esm/icons/IconLayoutColumns.mjs';
export { default as IconList } from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
export { default as IconMap } from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
export { default as IconPhotoOff } from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
export { default as IconPlus } from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
export { default as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
