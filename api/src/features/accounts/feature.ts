import { open, user } from '#authorisation.ts';
import { feature } from '#feature.ts';
import { IS_MEASURED } from '#lib/auth/stored-measures.ts';
import { some } from '#life/events.ts';
import type { MailOrder } from '#mail/order.ts';
import { sendMail } from '#mail/send-mail.ts';
import * as contract from './contract.ts';
import { accountMessages } from './messages.ts';
import { accountRoutes } from './routes.ts';

declare global {
  namespace GraphileWorker {
    interface Tasks {
      mail: MailOrder;
    }
  }
}

export const accountsFeature = feature({
  about: 'Opening an account, signing in and out, sessions, second factor, proofs',
  contract,
  authorisation: {
    'GET /auth/sessions': user,
    'DELETE /auth/sessions': user,
    'DELETE /auth/sessions/:id': user,
    'POST /auth/proof': user,
    'POST /auth/proof/code': user,
    'POST /auth/second-factor/start': user,
    'POST /auth/second-factor/confirm': user,
    'POST /auth/second-factor/recovery-codes': user,
    'POST /auth/second-factor/remove': user,
    'POST /auth/register': open,
    'POST /auth/login': open,
    'POST /auth/refresh-token': open,
    'POST /auth/forgot-password': open,
    'POST /auth/reset-password': open,
    'POST /auth/verify-email': open,
    'POST /auth/google/start': open,
    'POST /auth/google/login': open,
    'POST /auth/google/register': open,
    'POST /auth/logout': open,
  },
  routes: [accountRoutes],
  messages: accountMessages,
  tasks: (deps) => ({ mail: (order) => sendMail(deps, order) }),
  retention: [
    { table: 'sessions', isOver: `coalesce(ended_at, expires_at) < app_now() - interval '90 days'` },
    { table: 'one_time_tokens', isOver: `expires_at < app_now() - interval '1 day'` },
    { table: 'session_proofs', isOver: `expires_at < app_now() - interval '1 day'` },
    { table: 'sign_in_nonces', isOver: `expires_at < app_now() - interval '1 day'` },
    { table: 'login_throttle', isOver: `updated_at < app_now() - interval '1 day'` },
    // Whom a suspension that is over, or a lifted measure, was about.
    {
      table: 'measure_marks',
      isOver: `not exists (select from users u where u.id = measure_marks.user_id and ${IS_MEASURED})`,
    },
  ],
  owned: ['sessions', 'recovery_codes', 'one_time_tokens'],
  text: {
    people: ['one_time_tokens.payload', 'sessions.fingerprint', 'sessions.ip', 'sessions.user_agent'],
    ours: [
      // Keyed by `measure_key`: whom a suspension or ban is about that outlives the account.
      'measure_marks.mark',
      'measure_key.sealed',
      // An address or a hash, gone after a day.
      'login_throttle.key',
      'one_time_tokens.token_hash',
      'recovery_codes.code_hash',
      'refresh_tokens.parent_hash',
      'refresh_tokens.successor_sealed',
      'refresh_tokens.token_hash',
      'session_proofs.token_hash',
      'sign_in_nonces.nonce_hash',
    ],
  },
  personal: [
    {
      what: '`measure_marks`',
      holds:
        'e-mail, telephone and Google id of a suspended or banned account, each as a keyed hash, written when it is closed: a new account of the same person is refused',
      erased: 'stays, nobody can read it back',
      kept: 'as long as the suspension or ban; gone when an administrator lifts it, or at the next run after its end',
    },
    {
      what: '`sessions`, `refresh_tokens`',
      holds: 'device, browser, address',
      erased: 'erased',
      kept: '90 days after their end',
    },
    {
      what: '`one_time_tokens`, `session_proofs`, `recovery_codes`, `sign_in_nonces`',
      holds: 'hashes, a telephone to confirm',
      erased: 'erased',
      kept: 'a day after they expire',
    },
    {
      what: '`login_throttle`',
      holds: 'hash of an e-mail or a telephone, network address, id of an account or listing',
      erased: 'expires',
      kept: 'a day after the last try',
    },
  ],
  answers: [
    {
      to: ['person.suspended', 'person.banned'],
      command: 'admin-users/change-standing.ts',
      does: 'Sessions end at once, and a link to close the account that was asked for before closes nothing any more.',
    },
    {
      to: ['person.closed'],
      command: 'profile/close-account.ts',
      does: 'Sessions end. Of somebody suspended or banned a keyed hash of address, number and Google id is kept as long as the measure.',
    },
    {
      to: ['person.suspension_ended', 'person.unbanned'],
      command: 'admin-users/change-standing.ts',
      does: 'What was kept of a measure is dropped.',
    },
    { to: ['person.password_changed'], command: 'accounts/passwords.ts', does: 'All other sessions end.' },
    {
      to: [...some('person', 'erased', 'joined', 'left', 'role_changed', 'email_changed', 'phone_changed')],
      nothing: 'a session is the person’s own, whatever the office, the address or the number',
    },
  ],
});
