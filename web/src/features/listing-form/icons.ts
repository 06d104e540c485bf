/* Signs of the listing form (by file, see ui/icons.ts). */
export { default as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
export { default as IconArrowDown } from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
export { default as IconArrowLeft } from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
export { default as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
export { default as IconArrowUp } from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
export { default as IconBulb } from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
export { default as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
export { default as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
export { default as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
export { default as IconCloudCheck } from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs';
export { default as IconCloudOff } from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
export { default as IconCloudUp } from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
export { default as IconCurrentLocation } from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
export { default as IconListCheck } from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
export { default as IconPencil } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
export { default as IconTrash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
