import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { revealMessages } from './messages.ts';
import { revealRoutes } from './routes.ts';

export const revealsFeature = feature({
  about: 'Telephone numbers, one at a time',
  contract,
  routes: [revealRoutes],
  messages: revealMessages,
  retention: [{ table: 'contact_reveals', isOver: `revealed_at < app_now() - interval '2 years'` }],
  owned: ['contact_reveals'],
  personal: [
    { what: '`contact_reveals`', holds: 'whose telephone number was shown', erased: 'erased', kept: '2 years' },
  ],
  answers: [
    {
      to: ['listing.transferred', 'listing.handed_over'],
      reads: 'a number is asked for each time, and is that of whoever offers it then',
    },
    { to: ['listing.*', 'person.*', 'office.*'], nothing: 'who saw a number then saw it' },
  ],
});
