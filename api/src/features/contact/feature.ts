import { admin, open } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { contactMails } from './mail-samples.ts';
import { contactMessages } from './messages.ts';
import { contactRoutes } from './routes.ts';
import { sendContactMail } from './send-contact-mail.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      contact_mail: { messageId: string };
    }
  }
}

export const contactFeature = feature({
  about: 'Messages to the site',
  contract,
  authorisation: {
    'GET /admin/messages': admin('reports-queue'),
    'POST /admin/messages/:id/answered': admin('reports-queue'),
    'POST /contact': open,
  },
  routes: [contactRoutes],
  messages: contactMessages,
  mails: contactMails,
  tasks: (deps) => ({ contact_mail: (payload) => sendContactMail(deps, payload) }),
  retention: [{ table: 'contact_messages', isOver: `created_at < app_now() - interval '2 years'` }],
  text: { people: ['contact_messages.email', 'contact_messages.message', 'contact_messages.name'] },
  personal: [
    {
      what: '`contact_messages`',
      holds: 'name, e-mail, words',
      erased: 'erased, by account and by e-mail; those of an account made since with the same e-mail stay',
      kept: '2 years',
    },
  ],
  answers: [
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'banned', 'unbanned', 'closed', 'erased', 'joined'),
        ...some('person', 'left', 'role_changed', 'email_changed', 'phone_changed', 'password_changed'),
      ],
      nothing: 'a message to us is what was written then; it is erased with the account',
    },
  ],
});
