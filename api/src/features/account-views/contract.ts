import { z } from 'zod';
import { endpoint } from '#lib/endpoint.ts';
import { User } from '../accounts/contract.ts';
import { REASON } from '../admin-users/contract.ts';

const shared = {
  tag: 'account-views',
  access: 'users',
  path: '/admin/users/:id/view-as',
  params: z.strictObject({ id: z.uuid() }),
} as const;

export const AccountView = z.object({
  /** Only reads, and only of what holds no messages, numbers or secrets; good as long as the administrator's session. */
  accessToken: z.string(),
  endsAt: z.string(),
  /** Without e-mail and telephone number. */
  user: User,
});
export type AccountView = z.infer<typeof AccountView>;

export const beginAccountView = endpoint({
  ...shared,
  method: 'POST',
  proof: 'code',
  summary: 'See the site as this user for 15 minutes, reading only; audited',
  body: z.strictObject({ reason: z.string().trim().min(REASON.min).max(REASON.max) }),
  data: AccountView,
  errors: ['proof_required', 'user_not_found', 'user_is_admin'],
});
export const endAccountView = endpoint({
  ...shared,
  method: 'DELETE',
  summary: 'Stop seeing the site as this user',
  data: z.object({}),
});
