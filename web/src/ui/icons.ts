/*
 * The one line set (Tabler), by file: its index of six thousand would be walked on every server start.
 * Icons that point along the reading direction get `className="d-mirror"` where they are used, or come from `ui/direction-icons.tsx`.
 */
export { default as IconAlertTriangle } from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
export { default as IconBrandFacebook } from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
export { default as IconBrandInstagram } from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
export { default as IconBrandLinkedin } from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
export { default as IconBrandTelegram } from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
export { default as IconBrandWhatsapp } from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
export { default as IconBrandX } from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
export { default as IconBrandYoutube } from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs';
export { default as IconCircleCheck } from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
export { default as IconDeviceDesktop } from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
export { default as IconInfoCircle } from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
export { default as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
export { default as IconMenu2 } from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
export { default as IconMoon } from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
export { default as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
export { default as IconSun } from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
export { default as IconWifi } from '@tabler/icons-react/dist/esm/icons/IconWifi.mjs';
export { default as IconWifiOff } from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
export { default as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
