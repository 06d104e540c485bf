import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { WireReply, WireRequest } from '#lib/api-client.ts';
import { useApi } from '#lib/api-context.ts';
import { useSessionState } from '#lib/session.ts';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TextField } from '#ui/form/field.tsx';
import { FormBody, FormEnd } from '#ui/form/form-parts.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SignInAgain } from './sign-in-again.tsx';

afterEach(cleanup);

/** A private page that is gone with its user, as the dashboard's are. */
function Page() {
  const { user } = useSessionState();
  return (
    <>
      {user ? <Profile /> : <p>gone</p>}
      <SignInAgain />
    </>
  );
}

function Profile() {
  const api = useApi();
  const form = useForm({
    checks: {},
    send: ({ company = '' }) => api.put('/users/profile', { body: { company }, errorToast: false }),
  });
  return (
    <FormBody form={form}>
      <TextField form={form} name="company" label="company" />
      <FormEnd form={form} label="save" busyLabel="saving" />
    </FormBody>
  );
}

const done = (data: unknown): WireReply => ({ statusCode: 200, body: { success: true, data } });
const refused = (code: string): WireReply => ({
  statusCode: 401,
  body: { success: false, code, message: code, errors: null, statusCode: 401 },
});

const WORDS = {
  ar: { title: 'ادخل مرة أخرى لتتابع', leave: 'مغادرة هذه الصفحة' },
  en: { title: 'Log in again to go on', leave: 'Leave this page' },
};

describe.each(['ar', 'en'] as const)('a session that ends under a half-filled form (%s)', (lang) => {
  async function open() {
    const sent: WireRequest[] = [];
    const user = aUser();
    const answer = (request: WireRequest) => {
      sent.push(request);
      if (request.path === '/api/auth/login') {
        return done({ user, tokens: { accessToken: 'new', refreshToken: null, expiresIn: 300 } });
      }
      if (request.path === '/api/users/profile') {
        return request.headers.authorization === 'Bearer new' ? done({ user }) : refused('unauthorized');
      }
      return refused('session_expired');
    };
    const page = await renderApp(<Page />, { lang, ns: ['accounts', 'form'], user, answer });
    const field = (name: string) => page.container.querySelector(`[name="${name}"]`) as HTMLInputElement;
    fireEvent.input(field('company'), { target: { value: 'مكتب بردى' } });
    fireEvent.submit(field('company').form as HTMLFormElement);
    await page.findByText(WORDS[lang].title);
    return { ...page, field, sent, user };
  }

  it('asks for the password over it, and sends it then: nothing typed is lost', async () => {
    const { field, sent, user, queryByText } = await open();
    expect(field('email')).toBeNull();
    fireEvent.input(field('password'), { target: { value: 'Damascus!2026' } });
    fireEvent.submit(field('password').form as HTMLFormElement);
    await waitFor(() => expect(queryByText(WORDS[lang].title)).toBeNull());
    await waitFor(() => expect(sent.filter(({ path }) => path === '/api/users/profile')).toHaveLength(2));
    expect(sent.find(({ path }) => path === '/api/auth/login')?.body).toMatchObject({ email: user.email });
    expect(sent.at(-1)?.body).toEqual({ company: 'مكتب بردى' });
    expect(field('company').value).toBe('مكتب بردى');
  });

  it('is over for who leaves', async () => {
    const { findByText, getByText } = await open();
    fireEvent.click(getByText(WORDS[lang].leave));
    await findByText('gone');
  });
});
