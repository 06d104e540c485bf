import { admin } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import * as contract from './contract.ts';
import { mailGalleryRoutes } from './routes.ts';

const mailGalleryMessages = {
  mail_kind_unknown: { status: 404, ar: 'لا توجد رسالة بهذا الاسم.', en: 'There is no mail of that name.' },
} satisfies Messages;

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
