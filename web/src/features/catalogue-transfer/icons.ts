export { default as IconFileUpload } from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
