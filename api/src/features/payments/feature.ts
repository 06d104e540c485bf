import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { paymentMessages } from './messages.ts';
import { paymentRoutes } from './routes.ts';

export const paymentsFeature = feature({
  about: 'Payments, receipts, and what was bought',
  contract,
  routes: [paymentRoutes],
  messages: paymentMessages,
  text: {
    people: ['payments.reference_number', 'receipts.content'],
    tables: [
      // A product and how many of it.
      'purchases',
    ],
  },
  personal: [
    {
      what: '`receipts`',
      holds: "the payer's name as it was, a reference number",
      erased: 'number, amount and dates stay; the name and the reference are erased',
      kept: '7 years',
    },
  ],
  answers: [
    { to: ['person.*', 'office.*'], nothing: 'what was bought and paid stays so, under the account that paid' },
  ],
});
