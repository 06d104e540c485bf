import type { Team } from '@diyar/api/contracts/office-team';
import type { Answer, Body } from '@diyar/api/endpoints';
import type { INVITED_ROLES } from '@diyar/api/rules/office-roles';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { PRIVATE } from '#lib/query-client.ts';

export type Member = Team['members'][number];
export type InvitedRole = (typeof INVITED_ROLES)[number];

/** Forms and dialogs say themselves what went wrong. */
const quiet = { errorToast: false } as const;
const MINE = '/offices/my-office';

export const teamQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'office-team'],
    queryFn: ({ signal }) => api.get(`${MINE}/team`, { signal }),
  });

/** Shows the team as an answer brought it. */
export function useShowTeam(): (team: Team) => void {
  const api = useApi();
  const client = useQueryClient();
  return (team) => {
    client.setQueryData(teamQuery(api).queryKey, team);
    // The public page names the team, too.
    void client.invalidateQueries({ queryKey: ['offices'] });
  };
}

export const invite = (api: Api, email: string, role: InvitedRole) =>
  api.post(`${MINE}/invitations`, { ...quiet, body: { email, role } });
export const resendInvitation = (api: Api, id: string) =>
  api.post(`${MINE}/invitations/:id/resend`, { params: { id }, body: {} });
export const revokeInvitation = (api: Api, id: string) => api.delete(`${MINE}/invitations/:id`, { params: { id } });
export const admitMember = (api: Api, id: string) =>
  api.post(`${MINE}/invitations/:id/admit`, { params: { id }, body: {} });
export const changeRole = (api: Api, userId: string, role: InvitedRole) =>
  api.put(`${MINE}/team/:userId`, { params: { userId }, body: { role } });
export const setBoostAllowance = (api: Api, userId: string, amount: string) =>
  api.put(`${MINE}/team/:userId/boost-allowance`, { ...quiet, params: { userId }, body: { amount } });
export const removeMember = (api: Api, userId: string, successorId: string) =>
  api.delete(`${MINE}/team/:userId`, { ...quiet, params: { userId }, query: { successorId } });
export const takeOver = (api: Api, userId: string, successorId: string) =>
  api.post(`${MINE}/team/:userId/take-over`, { ...quiet, params: { userId }, body: { successorId } });
export const leaveOffice = (api: Api) => api.post(`${MINE}/leave`, { body: {} });
export const makeOwner = (api: Api, userId: string, stay: boolean) =>
  api.put(`${MINE}/owner`, { ...quiet, body: { userId, stay } });

export const viewInvitation = (api: Api, token: string) =>
  api.post('/office-invitations/view', { ...quiet, body: { token } });
export type Holdings = Answer<'GET /office-invitations/holdings'>;
export type PrivateChoice = NonNullable<Body<'POST /office-invitations/accept'>['private']>;
export const holdingsQuery = (api: Api) =>
  queryOptions({
    queryKey: [PRIVATE, 'office-invitation-holdings'],
    queryFn: ({ signal }) => api.get('/office-invitations/holdings', { signal }),
  });
/** With what becomes of what is private, where there is anything. */
export const acceptInvitation = (api: Api, token: string, choice: PrivateChoice | undefined) =>
  api.post('/office-invitations/accept', { ...quiet, body: { token, ...(choice && { private: choice }) } });
