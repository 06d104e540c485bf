import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { payeeMessages } from './messages.ts';
import { payeeRoutes } from './routes.ts';

export const payeesFeature = feature({
  contract,
  routes: [payeeRoutes],
  messages: payeeMessages,
  text: { tables: ['payee_versions', 'payees'] },
  answers: [
    {
      to: ['person.*'],
      nothing: 'an administrator who left stays behind the decision as a pseudonym, like in the audit log',
    },
  ],
});
