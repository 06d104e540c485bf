import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { mailGalleryMessages } from './messages.ts';
import { mailGalleryRoutes } from './routes.ts';

export const mailGalleryFeature = feature({
  about: 'Mails and pushes as they look, for administrators',
  contract,
  routes: [mailGalleryRoutes],
  messages: mailGalleryMessages,
});
