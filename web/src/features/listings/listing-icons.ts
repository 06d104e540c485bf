/* The line icons that listings are told by (by file, see ui/icons.ts). */
export { default as IconBath } from '@tabler/icons-react/dist/esm/icons/IconBath.mjs';
export { default as IconBed } from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
export { default as IconCamera } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
export { default as IconDoor } from '@tabler/icons-react/dist/esm/icons/IconDoor.mjs';
export { default as IconMaximize } from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
export { default as IconRosetteDiscountCheck } from '@tabler/icons-react/dist/esm/icons/IconRosetteDiscountCheck.mjs';
export { default as IconStairs } from '@tabler/icons-react/dist/esm/icons/IconStairs.mjs';
