export { default as IconPhoto } from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
export { default as IconSpeakerphone } from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
