import { z } from 'zod';
import { endpoint, Lang } from '#lib/endpoint.ts';
import { Email, fieldError, filled, GivenPassword, NewPassword, Secret } from '#lib/fields.ts';
import type { CHANNELS, ChatChannel, NOTIFICATION_KINDS } from '#rules/notifications.ts';
import { ACCOUNT_TYPES } from '#rules/sections.ts';
import { Fingerprint, SecondFactorCode, SixDigits } from './fields.ts';
import { RegisterForm } from './register-form.ts';

export { RegisterForm } from './register-form.ts';

export const AccountType = z.enum(ACCOUNT_TYPES);

const Channels = z.strictObject({
  email: z.boolean(),
  push: z.boolean(),
  telegram: z.boolean().optional(),
  whatsapp: z.boolean().optional(),
} satisfies Record<(typeof CHANNELS)[number], z.ZodBoolean> & Record<ChatChannel, z.ZodOptional<z.ZodBoolean>>);
export const NotificationPreferences = z.strictObject({
  listingApproved: Channels,
  listingRejected: Channels,
  newLead: Channels,
  savedSearches: Channels,
  favourites: Channels,
  subscriptionExpiring: Channels,
  weeklyReport: Channels,
  promotions: Channels,
} satisfies Record<(typeof NOTIFICATION_KINDS)[number], typeof Channels>);
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** The signed-in user, as the client keeps it. */
export const User = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null only for accounts that cannot sign in. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  type: AccountType,
  /** Id of an image: `/images/{id}?w=160&fmt=webp`. */
  avatar: z.uuid().nullable(),
  company: z.string().nullable(),
  bio: z.string().nullable(),
  language: Lang,
  theme: z.enum(['light', 'dark', 'system']),
  notificationPreferences: NotificationPreferences,
  emailVerified: z.boolean(),
  /** Mails to it came back: nothing but links and codes that were asked for is sent there until it is proven again. */
  emailRefused: z.boolean(),
  phoneVerified: z.boolean(),
  /** False for accounts that sign in with Google only. */
  hasPassword: z.boolean(),
  /** Whether an authenticator is enrolled. */
  secondFactor: z.boolean(),
  office: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
  /** The latest application to become an office, if any. */
  officeApplication: z.enum(['pending', 'approved', 'rejected']).nullable(),
  createdAt: z.string(),
});
export type User = z.infer<typeof User>;

/** `refreshToken` is null for callers that send `X-Session: cookie`: theirs is an HttpOnly cookie. */
export const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string().nullable(), expiresIn: z.int() });
export type Tokens = z.infer<typeof Tokens>;
const SignedIn = z.object({ user: User, tokens: Tokens });
export type SignedIn = z.infer<typeof SignedIn>;
const Nothing = z.object({});

const SUSPENDED = ['account_suspended', 'account_suspended_for_good', 'account_banned'] as const;
const SECOND = ['second_factor_needed', 'second_factor_wrong'] as const;

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  tag: 'accounts',
  summary: 'Sign in; 401 `second_factor_needed` asks to send the same again with `code`',
  body: z.strictObject({
    // Not checked for its shape: a wrong one is simply unknown.
    email: filled(254),
    password: GivenPassword,
    deviceFingerprint: Fingerprint,
    code: SecondFactorCode.optional(),
  }),
  data: SignedIn,
  errors: ['invalid_credentials', 'login_throttled', 'service_unavailable', ...SECOND, ...SUSPENDED],
});

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  tag: 'accounts',
  summary: 'Open a personal account, or one that applies to become an office',
  body: RegisterForm,
  success: 201,
  data: SignedIn,
  errors: ['email_taken', 'phone_taken', 'unknown_place', 'register_throttled', 'service_unavailable', ...SUSPENDED],
});

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  endedSession: 'accepted',
  takesRefreshToken: true,
  tag: 'accounts',
  summary: 'End this session; always succeeds',
  body: z.strictObject({ refreshToken: Secret.optional() }),
  data: Nothing,
});

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh-token',
  access: 'public',
  takesRefreshToken: true,
  tag: 'accounts',
  summary: 'Trade the refresh token (body or cookie) for new tokens',
  body: z.strictObject({ refreshToken: z.string().max(100).optional() }),
  data: z.object({ tokens: Tokens }),
  errors: ['no_refresh_token', 'refresh_failed', 'session_expired', ...SUSPENDED],
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  tag: 'accounts',
  summary: 'Send a link for a new password; answers alike whether the account exists',
  body: z.strictObject({ email: Email }),
  data: Nothing,
  errors: ['mail_throttled'],
});
export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  tag: 'accounts',
  summary: 'Set a new password with the link (one use, one hour); ends all sessions',
  body: z.strictObject({ token: Secret, password: NewPassword }),
  data: Nothing,
  errors: ['reset_link_invalid'],
});
export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  tag: 'accounts',
  summary: 'Confirm an e-mail address with the link',
  body: z.strictObject({ token: Secret }),
  data: Nothing,
  errors: ['verification_link_invalid', 'verification_link_used'],
});

export const googleStart = endpoint({
  method: 'POST',
  path: '/auth/google/start',
  access: 'public',
  tag: 'accounts',
  summary: "Google's client id, script and a nonce for one sign-in; null when Google is not configured",
  data: z.object({
    google: z.object({ clientId: z.string(), nonce: z.string(), scriptUrl: z.string() }).nullable(),
  }),
});
const googleBody = z.strictObject({
  /** Google's ID token, made with the nonce of `/auth/google/start`. */
  token: z.string().min(1).max(5000),
  mobile: z.boolean().optional(),
  deviceFingerprint: Fingerprint,
  code: SecondFactorCode.optional(),
});
const GOOGLE = ['google_not_configured', 'google_invalid_token', 'google_email_unverified', ...SUSPENDED] as const;
export const googleLogin = endpoint({
  method: 'POST',
  path: '/auth/google/login',
  access: 'public',
  tag: 'accounts',
  summary: 'Sign in with Google; on `google_account_not_found` the same token may be sent to register',
  body: googleBody,
  data: SignedIn,
  errors: ['google_account_not_found', 'google_not_linked', ...SECOND, ...GOOGLE],
});
export const googleRegister = endpoint({
  method: 'POST',
  path: '/auth/google/register',
  access: 'public',
  tag: 'accounts',
  summary: 'Open a personal account with Google; the button stands beside the terms and the age',
  body: googleBody,
  success: 201,
  data: SignedIn,
  errors: ['google_account_exists', 'register_throttled', ...GOOGLE],
});

const Session = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** As told by the browser: `Firefox 140 on Linux`. */
  device: z.string(),
  ip: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
});
export type Session = z.infer<typeof Session>;
export const listSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'user',
  tag: 'accounts',
  summary: 'Devices that are signed in, last used first',
  data: z.object({ sessions: z.array(Session) }),
});
export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'user',
  tag: 'accounts',
  summary: 'Sign a device out',
  params: z.strictObject({ id: z.uuid() }),
  data: Nothing,
  errors: ['session_not_found'],
});
export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'user',
  tag: 'accounts',
  summary: 'Sign every other device out',
  data: z.object({ ended: z.int() }),
});

export const ProofForm = z
  .strictObject({
    password: GivenPassword.optional(),
    /** From the mail that `POST /auth/proof/code` sends. */
    mailCode: SixDigits.optional(),
    /** Google's ID token, made with the nonce of `/auth/google/start`. */
    googleToken: z.string().min(1).max(5000).optional(),
    /** The second factor, where the account has one; alone, it makes a proof for calls that ask for a code. */
    code: SecondFactorCode.optional(),
  })
  .superRefine(({ password, mailCode, googleToken, code }, context) => {
    const given = [password, mailCode, googleToken].filter((value) => value !== undefined);
    if (given.length === 1 || (given.length === 0 && code !== undefined)) return;
    context.addIssue({ code: 'custom', path: ['password'], ...fieldError('required') });
  });
export const provePerson = endpoint({
  method: 'POST',
  path: '/auth/proof',
  access: 'user',
  tag: 'accounts',
  summary:
    'Show who sits there: by password, mailed code or Google, and the second factor, good for ten minutes; or by the second factor alone, for what asks for a code, good for fifteen',
  body: ProofForm,
  success: 201,
  data: z.object({ proof: z.string(), expiresIn: z.int() }),
  errors: [
    'wrong_password',
    'proof_code_wrong',
    'google_not_configured',
    'google_invalid_token',
    'google_email_unverified',
    'google_other_account',
    'second_factor_missing',
    'login_throttled',
    'service_unavailable',
    ...SECOND,
  ],
});
export const sendProofCode = endpoint({
  method: 'POST',
  path: '/auth/proof/code',
  access: 'user',
  tag: 'accounts',
  summary: 'Mail a code of six digits for `/auth/proof`; good in this session only, ten minutes, five tries',
  data: Nothing,
  errors: ['mail_throttled'],
});

export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/start',
  access: 'user',
  proof: 'fresh',
  tag: 'accounts',
  summary: 'A new secret for an authenticator; in force once confirmed',
  data: z.object({ secret: z.string(), address: z.string() }),
  errors: ['proof_required', 'second_factor_exists'],
});
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'user',
  proof: 'fresh',
  tag: 'accounts',
  summary: 'Put the second factor in force; the recovery codes are shown this once',
  body: z.strictObject({ code: SecondFactorCode }),
  data: z.object({ recoveryCodes: z.array(z.string()), accessToken: z.string() }),
  errors: ['proof_required', 'second_factor_wrong', 'second_factor_exists', 'login_throttled'],
});
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: 'user',
  proof: 'fresh',
  tag: 'accounts',
  summary: 'Ten new recovery codes; the old ones die',
  data: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['proof_required', 'second_factor_missing'],
});
export const removeSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/remove',
  access: 'user',
  proof: 'fresh',
  tag: 'accounts',
  summary: 'Give the second factor up (never for administrators)',
  data: Nothing,
  errors: ['proof_required', 'second_factor_obligatory'],
});
