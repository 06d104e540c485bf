import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WireReply, WireRequest } from '#lib/api-client.ts';
import { toastStore } from '#lib/toast.ts';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { GoogleButton } from './google-button.tsx';
import type { GoogleMode } from './google-exchange.ts';
import type { GoogleServices } from './google-services.ts';

const SCRIPT = 'https://google.test/gsi/client';
type Initial = Parameters<GoogleServices['initialize']>[0];

let initial: Initial | undefined;
const initialize = vi.fn((given: Initial) => {
  initial = given;
});
// One for all tests: a document fetches the script once.
window.google = {
  accounts: {
    id: { initialize, renderButton: (slot) => slot.append(document.createElement('i')), prompt: () => {} },
  },
};
beforeEach(() => {
  localStorage.clear();
  initial = undefined;
});
afterEach(cleanup);

const ok = (data: unknown): WireReply => ({ statusCode: 200, body: { success: true, data } });
const no = (statusCode: number, code: string, message = code): WireReply => ({
  statusCode,
  body: { success: false, code, message, errors: null, statusCode },
});
const signedIn = () => ok({ user: aUser(), tokens: { accessToken: 't', refreshToken: null, expiresIn: 900 } });
const configured = ok({ google: { clientId: 'c', nonce: 'n', scriptUrl: SCRIPT } });
const lastToast = () => toastStore.visible().at(-1)?.message;

async function open(
  answers: Record<string, WireReply | ((body: Record<string, unknown>) => WireReply)>,
  { mode = 'login' as GoogleMode, lang = 'en' as 'ar' | 'en' } = {},
) {
  const sent: string[] = [];
  const onDone = vi.fn();
  const page = await renderApp(<GoogleButton mode={mode} onDone={onDone} />, {
    lang,
    ns: ['accounts', 'form'],
    answer: ({ path, body }: WireRequest) => {
      const name = path.replace('/api/auth/google/', '');
      sent.push(name);
      const found = answers[name];
      return typeof found === 'function' ? found(body as Record<string, unknown>) : (found ?? no(404, 'not_found'));
    },
  });
  const own = () => page.queryByRole('button', { name: /Google/ });
  const settled = () => waitFor(() => expect(own()?.getAttribute('aria-disabled') ?? null).toBeNull());
  return { ...page, sent, onDone, own, settled };
}

describe('signing in with Google', () => {
  it('gives Google the nonce of the server and its place; ours makes way', async () => {
    const page = await open({ start: configured });
    await waitFor(() => expect(page.own()).toBeNull());
    expect(initial).toMatchObject({ client_id: 'c', nonce: 'n', ux_mode: 'popup' });
    expect(page.container.querySelector('i')).toBeTruthy();
  });

  it('falls back from log-in to registration with the same token', async () => {
    const bodies: unknown[] = [];
    const keep = (answer: WireReply) => (body: Record<string, unknown>) => {
      bodies.push(body);
      return answer;
    };
    const page = await open({
      start: configured,
      login: keep(no(404, 'google_account_not_found')),
      register: keep(signedIn()),
    });
    await waitFor(() => expect(initial).toBeDefined());
    initial?.callback({ credential: 'token' });
    await waitFor(() => expect(page.onDone).toHaveBeenCalledOnce());
    expect(page.sent).toEqual(['start', 'login', 'register']);
    for (const body of bodies) expect(body).toMatchObject({ token: 'token', mobile: false });
    expect(lastToast()).toBe('Successfully registered with Google!');
    expect(page.services.session.state().status).toBe('signedIn');
  });

  it('asks for the second factor and sends the same token with it', async () => {
    const page = await open({
      start: configured,
      login: ({ code }) => (code === '123456' ? signedIn() : no(401, 'second_factor_needed')),
    });
    await waitFor(() => expect(initial).toBeDefined());
    initial?.callback({ credential: 'token' });
    await waitFor(() => expect(page.container.querySelector('[name=code]')).toBeTruthy());
    fireEvent.input(page.container.querySelector('[name=code]') as Element, { target: { value: '123456' } });
    fireEvent.submit(page.container.querySelector('form') as Element);
    await waitFor(() => expect(page.onDone).toHaveBeenCalledOnce());
    expect(lastToast()).toBe('Successfully logged in with Google!');
  });

  it.each([
    ['no credential', 'en', undefined, no(500, 'x'), 'No credential received from Google. Please try again.'],
    ['no credential', 'ar', undefined, no(500, 'x'), 'لم تصلنا بيانات الدخول من Google. حاول مرة أخرى.'],
    ['an invalid token', 'en', 'token', no(401, 'google_invalid_token', 'Invalid.'), 'Invalid.'],
    ['a suspended account', 'en', 'token', no(403, 'account_suspended', 'You are suspended.'), 'You are suspended.'],
    ['a banned account', 'en', 'token', no(403, 'account_banned', 'You are banned.'), 'You are banned.'],
    ['what is none of ours', 'en', 'token', ok({ tokens: 'none' }), 'Google authentication failed. Please try again.'],
    ['what is none of ours', 'ar', 'token', ok({ tokens: 'none' }), 'فشل التحقّق بحساب Google. حاول مرة أخرى.'],
  ] as const)('says %s (%s), and ours starts anew', async (_, lang, credential, answer, message) => {
    const page = await open({ start: configured, login: answer }, { lang });
    await waitFor(() => expect(page.own()).toBeNull());
    initial?.callback({ credential });
    await waitFor(() => expect(page.own()).toBeTruthy());
    expect(lastToast()).toBe(message);
    fireEvent.click(page.own() as Element);
    await waitFor(() => expect(page.own()).toBeNull());
    expect(page.sent.filter((path) => path === 'start')).toHaveLength(2);
  });

  it('says on the registration that there is an account', async () => {
    const page = await open(
      { start: configured, register: no(409, 'google_account_exists', 'Account already exists.') },
      { mode: 'register' },
    );
    await waitFor(() => expect(initial).toBeDefined());
    initial?.callback({ credential: 'token' });
    await waitFor(() => expect(lastToast()).toBe('Account already exists.'));
    expect(page.sent).toEqual(['start', 'register']);
  });

  it.each([
    ['ar', 'الدخول بحساب Google غير مهيّأ هنا: معرّف التطبيق ناقص. ادخل بالبريد الإلكتروني.'],
    ['en', 'Google sign-in is not configured here: the client id is missing. Please use your email.'],
  ] as const)('without a client id leaves ours, which says so when it is pressed (%s)', async (lang, message) => {
    const page = await open({ start: ok({ google: null }) }, { lang });
    await page.settled();
    expect(lastToast()).not.toBe(message);
    fireEvent.click(page.own() as Element);
    await waitFor(() => expect(lastToast()).toBe(message));
  });

  it.each([
    ['ar', 'تعذّر بدء الدخول بحساب Google. حاول مرة أخرى.'],
    ['en', 'Google sign-in could not be initialized. Please try again.'],
  ] as const)('says when Google can’t be started (%s)', async (lang, message) => {
    for (let times = 0; times < 2; times++)
      initialize.mockImplementationOnce(() => {
        throw new Error('no');
      });
    const page = await open({ start: configured }, { lang });
    await page.settled();
    fireEvent.click(page.own() as Element);
    await waitFor(() => expect(lastToast()).toBe(message));
  });
});
