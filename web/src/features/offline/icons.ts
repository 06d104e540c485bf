/* Signs of what waits (by file, see ui/icons.ts). */
export { default as IconCloudUp } from '@tabler/icons-react/dist/esm/icons/IconCloudUpload.mjs';
export { default as IconPencil } from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
export { default as IconTrash } from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
