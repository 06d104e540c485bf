/* By file, see ui/icons.ts. */
export { default as IconEyeOff } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
export { default as IconHeart } from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
export { default as IconHistory } from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
