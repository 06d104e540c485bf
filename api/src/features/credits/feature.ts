import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { creditMessages } from './messages.ts';
import { creditRoutes } from './routes.ts';

export const creditsFeature = feature({
  contract,
  routes: [creditRoutes],
  messages: creditMessages,
  text: { people: ['credit_requests.decision_note', 'credit_requests.pay_to', 'credit_requests.reason'] },
  answers: [
    {
      to: ['person.*', 'office.*'],
      nothing: 'a request for money is its account’s until an administrator decides, who sees how its people stand',
    },
  ],
});
