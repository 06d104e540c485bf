/* By file, see ui/icons.ts. */
export { default as IconBrandWhatsapp } from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
export { default as IconBuildingHospital } from '@tabler/icons-react/dist/esm/icons/IconBuildingHospital.mjs';
export { default as IconBuildingSkyscraper } from '@tabler/icons-react/dist/esm/icons/IconBuildingSkyscraper.mjs';
export { default as IconBus } from '@tabler/icons-react/dist/esm/icons/IconBus.mjs';
export { default as IconCalendarCheck } from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
export { default as IconEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
export { default as IconFileCertificate } from '@tabler/icons-react/dist/esm/icons/IconFileCertificate.mjs';
export { default as IconMapPin } from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
export { default as IconMaximize } from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
export { default as IconMessage } from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
export { default as IconPhone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
export { default as IconSchool } from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
export { default as IconShieldCheck } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
export { default as IconShoppingCart } from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
export { default as IconStairs } from '@tabler/icons-react/dist/esm/icons/IconStairs.mjs';
