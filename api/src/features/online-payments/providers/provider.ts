import type { IncomingHttpHeaders } from 'node:http';
import type { Lang } from '#lib/endpoint.ts';

/** A payment to be made. Its id is the key under which a provider is asked: a question that is repeated begins nothing twice. */
export interface Bill {
  paymentId: string;
  cents: number;
  lang: Lang;
  /** Where the payer comes back to, paid or not. */
  returnUrl: string;
}

/** Where the payer is sent, and what the provider calls the payment. */
export interface Begun {
  reference: string;
  payUrl: string;
}

/** A provider's word on a payment, told or asked for. */
export interface Word {
  /** The same message has the same name, however often it comes. */
  message: string;
  paymentId: string;
  reference: string;
  outcome: 'paid' | 'failed';
  cents: number;
}

/**
 * Somebody who collects money for us. The one that is always there is by hand (`features/credits`): the payer says under which
 * number they paid, and an administrator looks. An outside one is an adapter of this shape.
 */
export interface PaymentProvider {
  /** As it is stored with its payments. */
  readonly name: string;
  /** @throws ProviderUnavailable */
  begin(bill: Bill): Promise<Begun>;
  /** Reads what was sent to us. @throws AppError payment_message_refused (400): not signed by the provider, too old, or unreadable */
  read(headers: IncomingHttpHeaders, text: string): Word;
  /** Null: not decided yet, or never heard of. @throws ProviderUnavailable */
  ask(paymentId: string): Promise<Word | null>;
}

/** The provider is down, slow, or says what we can't read: it is asked again later. */
export class ProviderUnavailable extends Error {}
