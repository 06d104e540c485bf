import { open, user } from '#authorisation.ts';
import { closedAccountsIn, rememberClosed } from '#backup/closed-accounts.ts';
import { feature } from '#feature.ts';
import * as contract from './contract.ts';
import { profileMessages } from './messages.ts';
import { profileNotifications } from './notification-words.ts';
import { notifyHolder } from './notify-holder.ts';
import { profileRoutes } from './routes.ts';
import { sendPhoneCode } from './send-phone-code.ts';

declare global {
  namespace Notifications {
    interface Kinds extends Words<typeof profileNotifications> {}
  }
  namespace GraphileWorker {
    interface Tasks {
      phone_code: { userId: string };
      number_entered: { userId: string };
      closed_account: { userId: string };
    }
  }
}

export const profileFeature = feature({
  about: 'One’s own account: name, address, telephone, closing it',
  contract,
  authorisation: {
    'GET /account/closing': user,
    'GET /users/profile': user,
    'PUT /users/profile': user,
    'PUT /users/language': user,
    'PUT /users/password': user,
    'PUT /users/notification-preferences': user,
    'PUT /users/avatar': user,
    'DELETE /users/avatar': user,
    'POST /users/email/verification': user,
    'POST /users/phone/verification': user,
    'POST /users/phone/verification/confirm': user,
    'POST /account/delete': open,
    'POST /account/delete/view': open,
    'POST /account/delete/confirm': open,
  },
  routes: [profileRoutes],
  messages: profileMessages,
  notifications: profileNotifications,
  tasks: (deps) => ({
    phone_code: (payload) => sendPhoneCode(deps, payload),
    number_entered: (payload) => notifyHolder(deps.db, payload),
    closed_account: (payload) =>
      rememberClosed(deps.db, [closedAccountsIn(deps.config.dataDir), ...(deps.backups ?? [])], payload),
  }),
  text: {
    people: [
      'users.ban_reason',
      'users.bio',
      'users.company',
      'users.email',
      'users.first_name',
      'users.google_subject',
      'users.last_name',
      'users.notification_preferences',
      'users.password_hash',
      'users.phone',
      'users.suspension_reason',
      'users.totp_secret',
    ],
  },
  personal: [
    {
      what: '`users`',
      holds:
        'name, e-mail, telephone, company, words about oneself, password, second factor, Google id, reasons of a suspension or ban',
      erased: 'emptied; id, kind, dates, language, and how long a suspension or ban lasts remain',
      kept: 'while the account is open',
    },
  ],
});
