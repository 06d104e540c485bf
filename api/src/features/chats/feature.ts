import { notifications } from '#authorisation.ts';
import { feature } from '#feature.ts';
import type { Messages } from '#lib/errors.ts';
import { some } from '#life/events.ts';
import * as contract from './contract.ts';
import { chatRoutes } from './routes.ts';

const chatMessages = {
  telegram_not_set_up: {
    status: 409,
    ar: 'رسائل تيليغرام غير مفعّلة في هذا الموقع.',
    en: 'Telegram messages are not set up on this site.',
  },
} satisfies Messages;

export const chatsFeature = feature({
  about: 'Messengers that an account is linked to',
  contract,
  authorisation: {
    'GET /notifications/telegram': notifications,
    'POST /notifications/telegram/link': notifications,
    'DELETE /notifications/telegram': notifications,
  },
  routes: [chatRoutes],
  messages: chatMessages,
  owned: ['chat_links'],
  text: { people: ['chat_links.chat_id', 'chat_links.name'], ours: ['chat_links.channel'] },
  personal: [
    {
      what: '`chat_links`',
      holds: 'the number of a chat with our bot, and the name that its person has there',
      erased: 'erased',
      kept: 'until it is unlinked in Settings or in the chat, or the messenger says that the bot is blocked',
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
