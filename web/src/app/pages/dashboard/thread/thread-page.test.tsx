import type { LeadThread } from '@diyar/api/contracts/leads';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeRoutes } from '#app/routes.tsx';
import { aUser } from '#testing/a-user.ts';
import { renderApp } from '#testing/render-app.tsx';

vi.stubGlobal('scrollTo', () => {});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const LEAD_ID = '019b7797-1648-78c4-a825-4d946a22c900';
const HOSTILE = '<img src=x onerror=alert(1)>';
const message = (id: string, side: 'owner' | 'enquirer', body: string) => ({
  id,
  side,
  author: side === 'owner' ? 'ريم ح' : 'سامر',
  isMine: false,
  body,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const aThread = (over: Partial<LeadThread> = {}): LeadThread => ({
  id: LEAD_ID,
  side: 'owner',
  source: 'message',
  listing: { id: LEAD_ID, code: 1234, title: 'شقة للبيع في المزة', path: null, image: null },
  office: null,
  with: { name: 'سامر', phone: '+963944123456', email: null },
  status: 'new',
  assignee: null,
  preview: HOSTILE,
  lastSide: 'enquirer',
  isUnread: false,
  closed: null,
  responseMinutes: null,
  lastMessageAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  messages: [message('m1', 'enquirer', HOSTILE)],
  notes: [],
  allowedStatuses: ['contacted', 'lost'],
  team: [],
  ...over,
});
const ok = (data: object) => ({ statusCode: 200, body: { success: true, data } });

async function open(lang: 'ar' | 'en', lead = aThread()) {
  const sent: unknown[] = [];
  const faster = aThread({ version: 2, messages: [...lead.messages, message('m2', 'owner', 'من زميلتي')] });
  const page = await renderApp(null, {
    lang,
    path: `/dashboard/leads/${LEAD_ID}?lang=${lang}`,
    routes: makeRoutes,
    user: aUser(),
    answer: ({ path, method, body }) => {
      if (path.endsWith('/viewings')) return ok({ items: [] });
      if (path.endsWith('/messages') && method === 'POST') {
        sent.push(body);
        if (sent.length > 1) return ok({ lead: faster });
        return {
          statusCode: 409,
          body: { success: false, code: 'lead_changed', message: 'FASTER', data: { lead: faster } },
        };
      }
      if (path.startsWith(`/api/leads/${LEAD_ID}`)) return ok({ lead });
      return { statusCode: 404, body: {} };
    },
  });
  await waitFor(() => expect(page.getByText(HOSTILE)).toBeTruthy());
  return { page, sent };
}

describe.each(['ar', 'en'] as const)('a conversation (%s)', (lang) => {
  it('shows hostile words as words', async () => {
    const { page } = await open(lang);
    expect(page.container.querySelector('main img[src=x]')).toBeNull();
  });

  it('shows a thread that nobody reads with its words, and no field to write in', async () => {
    const { page } = await open(lang, aThread({ closed: 'gone' }));
    expect(page.queryByRole('textbox', { name: lang === 'ar' ? 'اكتب ردّك…' : 'Write your reply…' })).toBeNull();
    expect(page.getByRole('note').textContent).toMatch(
      lang === 'ar' ? 'أُغلقت هذه المحادثة' : 'This conversation is closed',
    );
  });

  it('keeps what was typed when a colleague was faster, and shows her words', async () => {
    const { page, sent } = await open(lang);
    const field = page.container.querySelector('main textarea') as HTMLTextAreaElement;
    fireEvent.input(field, { target: { value: 'نعم، متاحة' } });
    const send = () => fireEvent.submit(field.form as HTMLFormElement);
    send();
    await waitFor(() => expect(page.getByText('FASTER')).toBeTruthy());
    expect(page.getByText('من زميلتي')).toBeTruthy();
    expect(field.value).toBe('نعم، متاحة');
    send();
    await waitFor(() => expect(field.value).toBe(''));
    expect(sent).toMatchObject([{ version: 1 }, { version: 2 }]);
  });

  it('has no follow-up for the one who asks', async () => {
    const lead = aThread({
      side: 'enquirer',
      status: null,
      allowedStatuses: [],
      with: { name: 'ليلى', phone: null, email: null },
    });
    const { page } = await open(lang, lead);
    expect(page.container.querySelector('main aside')).toBeNull();
    expect(page.container.querySelector('a[href^="tel:"]')).toBeNull();
  });
});
