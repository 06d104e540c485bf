import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { ProofSteps } from './proof-steps.tsx';

afterEach(cleanup);

/** The server knows of a proof once `prove` was called: somewhere else, as a mailed link is opened. */
async function open(lang: 'ar' | 'en', phone: string | null = '+963912345678') {
  const unproven = aUser({ emailVerified: false, phone });
  let user = unproven;
  const sent: string[] = [];
  let proven = 0;
  const page = await renderApp(<ProofSteps onProven={() => proven++} />, {
    lang,
    user: unproven,
    answer: ({ path, method }) => {
      if (method === 'POST') sent.push(path);
      return { statusCode: 200, body: { success: true, data: { user } } };
    },
  });
  const prove = () => {
    user = { ...unproven, emailVerified: true };
  };
  return { page, sent, prove, times: () => proven };
}

describe.each([
  ['ar', 'أكّدت بريدي', 'أرسل الرابط من جديد', /لم يصلنا التأكيد بعد/, 'أرسل الرمز'],
  ['en', 'I have confirmed', 'Send the link again', /has not arrived yet/, 'Send the code'],
] as const)('proving in place (%s)', (lang, check, resend, notYet, code) => {
  it('sends the link again, says when nothing has come, and goes on once it has', async () => {
    const { page, sent, prove, times } = await open(lang);
    fireEvent.click(await waitFor(() => page.getByText(resend)));
    await waitFor(() => expect(sent).toEqual(['/api/users/email/verification']));
    fireEvent.click(page.getByText(check));
    await waitFor(() => expect(page.getByText(notYet)).toBeTruthy());
    expect(times()).toBe(0);
    prove();
    fireEvent.click(page.getByText(check));
    await waitFor(() => expect(times()).toBe(1));
  });

  it('notices a link that was opened in another tab', async () => {
    const { page, prove, times } = await open(lang);
    await waitFor(() => page.getByText(check));
    prove();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(times()).toBe(1));
  });

  it('offers a code to the telephone, where there is a number', async () => {
    const { page } = await open(lang);
    await waitFor(() => expect(page.getByText(code)).toBeTruthy());
    cleanup();
    const { page: without } = await open(lang, null);
    await waitFor(() => expect(without.getByText(check)).toBeTruthy());
    expect(without.queryByText(code)).toBeNull();
  });
});
