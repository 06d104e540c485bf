import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';
import { EnquiryDialog } from './enquiry-dialog.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
});
afterEach(cleanup);

const LISTING = { id: '019b7797-1648-78c4-a825-4d946a22c900', code: 1234, title: 'Flat in Mezzeh' };
const REFUSAL = { success: false, code: 'proof_needed', message: 'PROVE' };
const SENT = { success: true, data: { leadId: '019b7797-1648-78c4-a825-4d946a22c901' } };

describe.each([
  ['ar', 'إرسال'],
  ['en', 'Send'],
] as const)('an enquiry by somebody who has proven nothing (%s)', (lang, send) => {
  it('keeps what was typed, and goes out once the proof is there', async () => {
    const bodies: Record<string, unknown>[] = [];
    const proof = (onProven: () => void) => (
      <button type="button" onClick={onProven}>
        prove
      </button>
    );
    const page = await renderApp(<EnquiryDialog listing={LISTING} onClose={() => {}} proof={proof} />, {
      lang,
      ns: ['enquiry', 'form'],
      user: aUser(),
      answer: ({ path, body }) => {
        if (!path.endsWith('/leads')) return { statusCode: 404, body: {} };
        bodies.push(typeof body === 'string' ? JSON.parse(body) : body);
        return bodies.length === 1 ? { statusCode: 403, body: REFUSAL } : { statusCode: 200, body: SENT };
      },
    });
    const message = page.container.querySelector('textarea') as HTMLTextAreaElement;
    fireEvent.change(message, { target: { value: 'Is the flat still to let?' } });
    expect(page.queryByText('prove')).toBeNull();
    fireEvent.click(page.getByRole('button', { name: new RegExp(`^${send}`), hidden: true }));

    await waitFor(() => expect(page.getByText('PROVE')).toBeTruthy());
    expect(message.value).toBe('Is the flat still to let?');
    fireEvent.click(page.getByText('prove'));
    await waitFor(() => expect(page.container.querySelector('textarea')).toBeNull());
    expect(bodies).toHaveLength(2);
    // The same message, by the same id: a first try that arrived after all is not doubled.
    expect(bodies[1]).toEqual(bodies[0]);
    expect(page.queryByText('prove')).toBeNull();
  });
});
