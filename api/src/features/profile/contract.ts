import { z } from 'zod';
import { endpoint, Lang } from '#lib/endpoint.ts';
import { Email, GivenPassword, NewPassword, ProfileName, ProfilePhone, Secret } from '#lib/fields.ts';
import { NotificationPreferences, User } from '../accounts/contract.ts';

const Nothing = z.object({});
const WithUser = z.object({ user: User });
/** Empty text means "none". */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable()
    .optional();

export const getProfile = endpoint({
  method: 'GET',
  path: '/users/profile',
  access: 'user',
  tag: 'profile',
  summary: 'The signed-in user',
  data: WithUser,
});
export const ProfileForm = z.strictObject({
  firstName: ProfileName.optional(),
  lastName: ProfileName.optional(),
  phone: ProfilePhone.optional(),
  company: optionalText(100),
  bio: optionalText(1000),
  theme: z.enum(['light', 'dark', 'system']).optional(),
});
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/users/profile',
  access: 'user',
  tag: 'profile',
  summary: 'Change what is given; the e-mail cannot be changed. Whether a number is another account’s own is not told',
  body: ProfileForm,
  data: WithUser,
  errors: ['numbers_used_up'],
});
export const setLanguage = endpoint({
  method: 'PUT',
  path: '/users/language',
  access: 'user',
  tag: 'profile',
  summary: 'The language of mails and of the next device',
  body: z.strictObject({ language: Lang }),
  data: Nothing,
});
export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/password',
  access: 'user',
  tag: 'profile',
  summary: 'Set a new password; every other device is signed out',
  body: z.strictObject({
    // Absent only where the account has none yet (Google): a fresh proof stands for it then.
    currentPassword: GivenPassword.optional(),
    newPassword: NewPassword,
  }),
  data: Nothing,
  errors: ['wrong_password', 'proof_required', 'login_throttled'],
});
export const setNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/users/notification-preferences',
  access: 'user',
  tag: 'profile',
  summary: 'Which news come by e-mail and by push',
  // Not among the spec's five: left out, it stays as it is.
  body: NotificationPreferences.partial({ savedSearches: true, favourites: true, weeklyReport: true }),
  data: WithUser,
});

/** JPG, PNG or GIF (its first frame), and WebP. */
export const AVATAR_MAX_BYTES = 5 * 1024 * 1024;
export const setAvatar = endpoint({
  method: 'PUT',
  path: '/users/avatar',
  access: 'user',
  tag: 'profile',
  summary: 'Send a picture of oneself (multipart, field `avatar`, ≤ 5 MB)',
  upload: { field: 'avatar' },
  data: WithUser,
  errors: ['avatar_missing', 'avatar_type', 'image_too_large', 'image_unreadable', 'image_too_small', 'upload_failed'],
});
export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/users/avatar',
  access: 'user',
  tag: 'profile',
  summary: 'Take the picture away',
  data: WithUser,
});

export const sendEmailVerification = endpoint({
  method: 'POST',
  path: '/users/email/verification',
  access: 'user',
  tag: 'profile',
  summary: 'Send the link that confirms the e-mail once more',
  data: Nothing,
  errors: ['mail_throttled'],
});
export const sendPhoneCode = endpoint({
  method: 'POST',
  path: '/users/phone/verification',
  access: 'user',
  tag: 'profile',
  summary: 'Send a six-digit code to the telephone',
  data: Nothing,
  errors: ['phone_missing', 'mail_throttled', 'codes_used_up', 'codes_paused'],
});
export const confirmPhone = endpoint({
  method: 'POST',
  path: '/users/phone/verification/confirm',
  access: 'user',
  tag: 'profile',
  summary:
    'Confirm the telephone with the code (ten minutes, five tries); an account that had proven it before loses it',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/),
  }),
  data: WithUser,
  errors: ['verification_code_invalid', 'phone_kept_out'],
});

/** What closing an account ends, as it stands now; money in dollars. */
export const ClosingFacts = z.object({
  listings: z.number().int(),
  /** What is not asked back ends with the account. */
  credit: z.number(),
  /** On its way: held for refunds that wait, which are paid out all the same, and top-ups that wait, which are paid back. */
  waiting: z.object({ refunds: z.number(), topUps: z.number() }),
  plan: z.object({ name: z.string(), validUntil: z.string() }).nullable(),
  boosts: z.number().int(),
  /** Those that run, wait or rest, and what is left of their budgets: it goes back to the credit. */
  advertisements: z.object({ count: z.number().int(), unspent: z.number() }),
  /** Null without one; `closes` where nobody else owns it. */
  office: z.object({ name: z.string(), closes: z.boolean() }).nullable(),
});
export type ClosingFacts = z.infer<typeof ClosingFacts>;
export const getClosingFacts = endpoint({
  method: 'GET',
  path: '/account/closing',
  access: 'user',
  tag: 'profile',
  summary: 'What closing one’s account would end',
  data: ClosingFacts,
});
export const viewDeletion = endpoint({
  method: 'POST',
  path: '/account/delete/view',
  access: 'public',
  tag: 'profile',
  summary: 'What the deletion link would end; the link stays good',
  query: z.strictObject({ token: Secret }),
  data: ClosingFacts,
  errors: ['deletion_link_invalid', 'deletion_link_used'],
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/account/delete',
  access: 'public',
  tag: 'profile',
  summary: 'Send the link that deletes the account; answers alike whether it exists',
  query: z.strictObject({ email: Email }),
  data: Nothing,
  errors: ['mail_throttled'],
});
export const confirmDeletion = endpoint({
  method: 'POST',
  path: '/account/delete/confirm',
  access: 'public',
  tag: 'profile',
  summary: 'Delete the account with the link (one use, 24 hours)',
  query: z.strictObject({ token: Secret.optional() }),
  data: Nothing,
  errors: ['deletion_link_invalid', 'deletion_link_used', 'deletion_link_missing', 'last_administrator'],
});
