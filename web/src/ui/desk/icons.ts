export { default as IconCamera } from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
export { default as IconSearch } from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
