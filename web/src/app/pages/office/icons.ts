/* By file, see ui/icons.ts. */
export { default as IconBrandWhatsapp } from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
export { default as IconClock } from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
export { default as IconHome } from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
export { default as IconLanguage } from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
export { default as IconMap } from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
export { default as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
export { default as IconPhone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
export { default as IconStar } from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
export { default as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
export { default as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
