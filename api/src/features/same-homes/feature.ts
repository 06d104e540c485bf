import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { recogniseHomes } from './recognise.ts';
import { sameHomeRoutes } from './routes.ts';

const sameHomeMessages = {
  home_decided: {
    status: 409,
    ar: 'هذا الإعلان على هذه الحال من قبل. راجع الحالة الجديدة.',
    en: 'The listing stands like this already. Look at its new state.',
  },
} satisfies Messages;

declare global {
  namespace GraphileWorker {
    interface Tasks {
      same_homes: Record<string, never>;
    }
  }
}

export const sameHomesFeature = feature({
  about: 'Listings that are taken for the same home',
  contract,
  authorisation: {
    'GET /admin/listings/:id/home': admin('listings-review'),
    'PUT /admin/listings/:id/home': admin('listings-review'),
  },
  routes: [sameHomeRoutes],
  messages: sameHomeMessages,
  tasks: (deps) => ({ same_homes: async () => void (await recogniseHomes(deps.db)) }),
  schedule: [{ task: 'same_homes', match: '5,20,35,50 * * * *' }],
  tables: ['home_members', 'distinct_homes'],
  personal: [
    {
      what: '`home_members`, `distinct_homes`',
      holds: 'ids of listings, the administrator who told them apart',
      erased: 'erased with the listing',
      kept: 'while the listing exists',
    },
  ],
  answers: [
    {
      to: [
        ...some('listing', 'published', 'changed', 'taken_back', 'sold', 'rented', 'archived', 'expired'),
        ...some('listing', 'suspended', 'deleted', 'restored', 'confirmed', 'transferred', 'handed_over'),
        ...some('listing', 'recategorised', 'relocated'),
      ],
      reads: 'recognised again every fifteen minutes; one that is not shown leaves its home',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'which administrator told two homes apart stays written down',
    },
  ],
});
