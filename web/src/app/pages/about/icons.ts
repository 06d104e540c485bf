/* By file, see ui/icons.ts. */
export { default as IconClockCheck } from '@tabler/icons-react/dist/esm/icons/IconClockCheck.mjs';
export { default as IconCoin } from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
export { default as IconEyeCheck } from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
export { default as IconLock } from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
export { default as IconMessageSearch } from '@tabler/icons-react/dist/esm/icons/IconMessageSearch.mjs';
export { default as IconPencil } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
export { default as IconShieldCheck } from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
export { default as IconWorld } from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
