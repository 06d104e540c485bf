import type { Config } from '#config.ts';
import { httpProvider } from './http-provider.ts';
import type { PaymentProvider } from './provider.ts';

/** The operator's, if there is one; by hand is always there. */
export const paymentProvider = (settings: Config['paymentProvider']): PaymentProvider | null =>
  settings ? httpProvider(settings) : null;
