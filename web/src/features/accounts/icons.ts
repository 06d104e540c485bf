export { default as IconBuildingStore } from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
export { default as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
export { default as IconLoader2 } from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
export { default as IconUnlink } from '@tabler/icons-react/dist/esm/icons/IconUnlink.mjs';
export { default as IconUser } from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
export { default as IconUserX } from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
export { default as IconWifiOff } from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
