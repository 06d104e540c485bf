/* By file, see ui/icons.ts. */
export { default as IconBrandWhatsapp } from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
export { default as IconCopy } from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
export { default as IconPhone } from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
