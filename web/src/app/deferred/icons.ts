/* By file, see ui/icons.ts. */
export { default as IconDots } from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
export { default as IconFlag } from '@tabler/icons-react/dist/esm/icons/IconFlag.mjs';
export { default as IconShare2 } from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
