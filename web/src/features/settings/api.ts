import type { NotificationPreferences, User } from '@diyar/api/contracts/accounts';
import type { ChatChannel } from '@diyar/api/rules/notifications';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { PRIVATE } from '#lib/query-client.ts';

/** Forms say themselves what went wrong. */
const quiet = { errorToast: false } as const;
const userOf = ({ user }: { user: User }) => user;

/** The user as the server knows her now; what this device keeps may be older. `learn` is told of her. */
export const profileQuery = (api: Api, learn: (user: User) => void) =>
  queryOptions({
    queryKey: [PRIVATE, 'profile'],
    queryFn: async ({ signal }) => {
      const user = userOf(await api.get('/users/profile', { signal }));
      learn(user);
      return user;
    },
  });

export type ProfileFields = {
  firstName: string;
  lastName: string;
  phone?: string;
  company: string;
  bio: string;
};
export const saveProfile = async (api: Api, body: ProfileFields) =>
  userOf(await api.put('/users/profile', { ...quiet, body }));

export async function sendAvatar(api: Api, file: File): Promise<User> {
  const body = new FormData();
  body.append('avatar', file);
  return userOf(await api.put('/users/avatar', { ...quiet, body }));
}
export const removeAvatar = async (api: Api) => userOf(await api.delete('/users/avatar', quiet));

export const sendEmailLink = (api: Api) => api.post('/users/email/verification', { body: {} });
export const sendPhoneCode = (api: Api) => api.post('/users/phone/verification', { ...quiet, body: {} });
export const confirmPhone = async (api: Api, code: string) =>
  userOf(await api.post('/users/phone/verification/confirm', { ...quiet, body: { code } }));

export const changePassword = (api: Api, body: { currentPassword?: string; newPassword: string }) =>
  api.put('/users/password', { ...quiet, body });

const SESSIONS = [PRIVATE, 'sessions'];
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: SESSIONS,
    queryFn: async ({ signal }) => (await api.get('/auth/sessions', { signal })).sessions,
  });
export const endSession = (api: Api, id: string) => api.delete('/auth/sessions/:id', { params: { id } });
export const endOtherSessions = (api: Api) => api.delete('/auth/sessions');

export type Enrolment = { secret: string; address: string };
export const startSecondFactor = (api: Api) => api.post('/auth/second-factor/start', { body: {} });
export const confirmSecondFactor = (api: Api, code: string) =>
  api.post('/auth/second-factor/confirm', {
    ...quiet,
    body: { code },
  });
export const renewRecoveryCodes = (api: Api) => api.post('/auth/second-factor/recovery-codes', { body: {} });
export const removeSecondFactor = (api: Api) => api.post('/auth/second-factor/remove', { body: {} });

export const savePreferences = (api: Api, body: NotificationPreferences) =>
  api.put('/users/notification-preferences', { body });

export const requestDeletion = (api: Api, email: string) =>
  api.post('/account/delete', { ...quiet, query: { email }, body: {} });

export const chatsQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'chats'],
    queryFn: ({ signal }) => api.get('/notifications/chats', { errorToast: false, signal }),
  });
export const startChat = (api: Api, channel: ChatChannel) =>
  api.post('/notifications/chats/:channel/link', { params: { channel }, body: {} });
export const stopChat = (api: Api, channel: ChatChannel) =>
  api.delete('/notifications/chats/:channel', { params: { channel } });
