export { lockSeller, takeSlot } from './take-slot.ts';
