import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { ProofDialog } from './proof-dialog.tsx';

afterEach(cleanup);

it('asks for the second factor alone where that suffices', async () => {
  const settle = vi.fn();
  const sent: unknown[] = [];
  const ways = { password: false, mail: false, google: false, secondFactor: true };
  const page = await renderApp(<ProofDialog request={{ ways, settle }} />, {
    ns: ['accounts', 'form'],
    lang: 'en',
    answer: ({ path, body }) => {
      if (path !== '/api/auth/proof') return { statusCode: 404, body: {} };
      sent.push(body);
      return { statusCode: 201, body: { success: true, data: { proof: 'secret', expiresIn: 900 } } };
    },
  });
  const code = await page.findByRole('textbox');
  expect(page.getByText(/new code from your authenticator app/)).toBeTruthy();
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(page.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(settle).toHaveBeenCalledWith({ proof: 'secret', expiresIn: 900 }));
  expect(sent).toEqual([{ code: '123456' }]);
});
