/* Icons of the comparison (by file, see ui/icons.ts). */
export { default as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
export { default as IconMinus } from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
export { default as IconScale } from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
