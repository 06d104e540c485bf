export { default as IconFileSpreadsheet } from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
export { default as IconFileZip } from '@tabler/icons-react/dist/esm/icons/IconFileZip.mjs';
