import { notifications } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { chatRoutes } from './routes.ts';

const chatMessages = {
  chat_not_set_up: {
    status: 409,
    ar: 'لا يرسل هذا الموقع رسائل بهذا التطبيق.',
    en: 'This site does not send messages by this messenger.',
  },
} satisfies Messages;

export const chatsFeature = feature({
  about: 'Messengers that an account is linked to',
  contract,
  authorisation: {
    'GET /notifications/chats': notifications,
    'POST /notifications/chats/:channel/link': notifications,
    'DELETE /notifications/chats/:channel': notifications,
  },
  routes: [chatRoutes],
  messages: chatMessages,
  // Meta posts what was not taken again for 7 days.
  retention: [{ table: 'chat_events', isOver: `at < app_now() - interval '10 days'` }],
  owned: ['chat_links'],
  text: { people: ['chat_links.chat_id', 'chat_links.name'], ours: ['chat_links.channel', 'chat_events.about'] },
  personal: [
    {
      what: '`chat_links`',
      holds: 'the number of a chat with us at Telegram or WhatsApp, and the name that its person has there',
      erased: 'erased',
      kept: 'until it is unlinked in Settings or in the chat, or the messenger says that it takes nothing from us',
    },
    {
      what: '`chat_events`',
      holds: 'that a message to us was answered, as a hash of its id',
      erased: 'expires',
      kept: '10 days: one that is posted twice is answered once',
    },
  ],
  answers: [
    {
      to: ['person.banned', 'person.closed'],
      reads: 'a chat of whoever is banned or closed is sent nothing, and its answers do nothing',
    },
    {
      to: ['person.email_changed', 'person.password_changed'],
      trigger: 'users_end_chats',
      does: 'The link to a messenger ends, and an address that would make one.',
    },
    {
      to: [
        ...some('person', 'suspended', 'suspension_ended', 'unbanned', 'erased', 'joined', 'left', 'role_changed'),
        'person.phone_changed',
      ],
      nothing: 'a chat is of a person, whatever else becomes of the account',
    },
  ],
});
