export { askLate } from './ask-late.ts';
export { paymentProvider } from './providers/index.ts';
