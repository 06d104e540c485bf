export { default as IconArrowBackUp } from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
export { default as IconCheck } from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
export { default as IconEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
export { default as IconKeyboard } from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
export { default as IconPlayerSkipForward } from '@tabler/icons-react/dist/esm/icons/IconPlayerSkipForward.mjs';
export { default as IconX } from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
