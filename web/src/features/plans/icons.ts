export { default as IconPackages } from '@tabler/icons-react/dist/esm/icons/IconPackages.mjs';
