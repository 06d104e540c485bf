import { user } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { revealMessages } from './messages.ts';
import { revealRoutes } from './routes.ts';

export const revealsFeature = feature({
  about: 'Telephone numbers, one at a time',
  contract,
  authorisation: {
    'POST /listings/:id/contact': user,
    'POST /offices/:id/reveal': user,
  },
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
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'recategorised', 'relocated'),
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
        ...some('office', 'approved', 'verified', 'unverified', 'license_rejected', 'owner_changed', 'unled'),
        ...some('office', 'led', 'closed'),
      ],
      nothing: 'who saw a number then saw it',
    },
  ],
});
