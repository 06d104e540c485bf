import type { ProofForm, RegisterForm } from '@diyar/api/contracts/accounts';
import type { z } from 'zod';
import type { Api } from '#lib/api-client.ts';
import { deviceFingerprint } from '#lib/device-fingerprint.ts';

/** Forms say themselves what went wrong. */
const quiet = { errorToast: false } as const;

type Login = { email: string; password: string; code?: string };
export const logIn = async (api: Api, login: Login) =>
  api.post('/auth/login', { ...quiet, body: { ...login, deviceFingerprint: await deviceFingerprint() } });

type Registration = Omit<z.input<typeof RegisterForm>, 'deviceFingerprint'>;
export const register = async (api: Api, form: Registration) =>
  api.post('/auth/register', { ...quiet, body: { ...form, deviceFingerprint: await deviceFingerprint() } });

export const forgotPassword = (api: Api, email: string) =>
  api.post('/auth/forgot-password', { ...quiet, body: { email } });

export const resetPassword = (api: Api, token: string, password: string) =>
  api.post('/auth/reset-password', { ...quiet, body: { token, password } });

export const verifyEmail = (api: Api, token: string) => api.post('/auth/verify-email', { ...quiet, body: { token } });

export type ShownProof = z.input<typeof ProofForm>;
export const provePerson = (api: Api, body: ShownProof) => api.post('/auth/proof', { ...quiet, body });
export const sendProofCode = (api: Api) => api.post('/auth/proof/code', { ...quiet, body: {} });

export const sendVerification = (api: Api) => api.post('/users/email/verification', { body: {} });

export const requestDeletion = (api: Api, email: string) =>
  api.post('/account/delete', { ...quiet, query: { email }, body: {} });

export const confirmDeletion = (api: Api, token: string) =>
  api.post('/account/delete/confirm', { ...quiet, query: { token }, body: {} });
