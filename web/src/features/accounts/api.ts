import type { RegisterForm, SignedIn } from '@diyar/api/contracts/accounts';
import type { City, Province } from '@diyar/api/contracts/locations';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { Api } from '../../lib/api-client.ts';
import { deviceFingerprint } from '../../lib/device-fingerprint.ts';

const DAY_MS = 86_400_000;
/** Forms say themselves what went wrong. */
const quiet = { errorToast: false } as const;

type Login = { email: string; password: string; code?: string };
export const logIn = async (api: Api, login: Login) =>
  api.post<SignedIn>('/auth/login', { ...quiet, body: { ...login, deviceFingerprint: await deviceFingerprint() } });

type Registration = Omit<z.input<typeof RegisterForm>, 'deviceFingerprint'>;
export const register = async (api: Api, form: Registration) =>
  api.post<SignedIn>('/auth/register', { ...quiet, body: { ...form, deviceFingerprint: await deviceFingerprint() } });

export const forgotPassword = (api: Api, email: string) =>
  api.post('/auth/forgot-password', { ...quiet, body: { email } });

export const resetPassword = (api: Api, token: string, password: string) =>
  api.post('/auth/reset-password', { ...quiet, body: { token, password } });

export const verifyEmail = (api: Api, token: string) => api.post('/auth/verify-email', { ...quiet, body: { token } });

export const sendVerification = (api: Api) => api.post('/users/email/verification', { body: {} });

export const requestDeletion = (api: Api, email: string) =>
  api.post('/account/delete', { ...quiet, query: { email }, body: {} });

export const confirmDeletion = (api: Api, token: string) =>
  api.post('/account/delete/confirm', { ...quiet, query: { token }, body: {} });

// Places are silent look-ups kept for a day (spec, sections 7 and 9).
export const provincesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['accounts', 'provinces'],
    queryFn: async () => {
      const { provinces } = await api.lookUp<{ provinces: Province[] }>('/cities/provinces', { provinces: [] });
      return provinces;
    },
    staleTime: DAY_MS,
  });

export const citiesQuery = (api: Api, province: string) =>
  queryOptions({
    queryKey: ['accounts', 'cities', province],
    queryFn: async () => {
      const path = `/cities/provinces/${province}/cities`;
      return (await api.lookUp<{ cities: City[] }>(path, { cities: [] })).cities;
    },
    enabled: province !== '',
    staleTime: DAY_MS,
  });
