import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { toastStore } from '#lib/toast.ts';
import { renderApp } from '#testing/render-app.tsx';
import { GoogleButton } from './google-button.tsx';

afterEach(cleanup);

const SCRIPT = 'https://google.test/gsi/client';
const WORDS = {
  ar: 'تعذّر تحميل خدمات Google. تحقّق من اتصالك أو ادخل بالبريد الإلكتروني.',
  en: 'Google services could not be loaded. Check your connection, or use your email.',
};
// No script is fetched in a test: each ends with its error, as where Google is blocked.
it.each(['ar', 'en'] as const)(
  'stands there with ours while Google is out of reach, and says so (%s)',
  async (lang) => {
    const page = await renderApp(<GoogleButton mode="login" onDone={() => {}} />, {
      lang,
      ns: ['accounts', 'form'],
      answer: () => ({
        statusCode: 200,
        body: { success: true, data: { google: { clientId: 'c', nonce: 'n', scriptUrl: SCRIPT } } },
      }),
    });
    const own = await page.findByRole('button', { name: /Google/ });
    await waitFor(() => expect(own.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(own);
    await waitFor(() => expect(toastStore.visible().at(-1)?.message).toBe(WORDS[lang]));
  },
);
