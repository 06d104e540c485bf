import { feature } from '../../feature.ts';
import * as contract from './contract.ts';
import { ownOfficeMessages } from './messages.ts';
import { ownOfficeRoutes } from './routes.ts';

export const ownOfficeFeature = feature({
  contract,
  routes: [ownOfficeRoutes],
  messages: ownOfficeMessages,
  text: {
    people: [
      'offices.address',
      'offices.description_ar',
      'offices.description_en',
      'offices.email',
      'offices.name_ar',
      'offices.name_en',
      'offices.phone',
      'offices.slug',
      'offices.website',
    ],
    ours: ['offices.languages'],
  },
});
