import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { mailGalleryMessages } from './messages.ts';
import { mailGalleryRoutes } from './routes.ts';

export const mailGalleryFeature = feature({
  about: 'Mails and pushes as they look, for administrators',
  contract,
  authorisation: {
    'GET /admin/mails': admin('users'),
    'GET /admin/mails/:id': admin('users'),
  },
  routes: [mailGalleryRoutes],
  messages: mailGalleryMessages,
});
