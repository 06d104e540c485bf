import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { sameHomeMessages } from './messages.ts';
import { recogniseHomes } from './recognise.ts';
import { sameHomeRoutes } from './routes.ts';

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
    { to: ['listing.*'], reads: 'recognised again every fifteen minutes; one that is not shown leaves its home' },
    { to: ['person.*'], nothing: 'which administrator told two homes apart stays written down' },
  ],
});
