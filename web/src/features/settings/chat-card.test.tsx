import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { ChatCard } from './chat-card.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

interface Setup {
  isSetUp: boolean;
  linked: { name: string; linkedAt: string } | null;
}
type Channel = 'telegram' | 'whatsapp';
const URLS = { telegram: 'https://t.me/diyar_test_bot?start=code', whatsapp: 'https://wa.me/963912345678?text=code' };
const CHAT = { name: 'سامر', linkedAt: '2026-11-28T10:00:00.000Z' };

/** The card, with the setup that the server answers from one call to the next. */
async function open(lang: 'ar' | 'en', channel: Channel, setup: Setup, onAlerts = vi.fn()) {
  const server = { setup };
  const page = await renderApp(<ChatCard channel={channel} alerts onAlerts={onAlerts} />, {
    lang,
    ns: ['settings'],
    answer: ({ path, method }) => {
      if (method === 'DELETE') server.setup = { ...server.setup, linked: null };
      const url = URLS[channel];
      const chats = [{ channel, ...server.setup }];
      const data = path.endsWith('/link') ? { url } : method === 'DELETE' ? {} : { chats };
      return { statusCode: 200, body: { success: true, data } };
    },
  });
  return { page, server };
}

describe.each([
  ['ar', 'telegram', 'ربط تيليغرام', 'افتح تيليغرام', 'فصل تيليغرام', 'تنبيهات البحوث المحفوظة'],
  ['en', 'telegram', 'Link Telegram', 'Open Telegram', 'Unlink Telegram', 'Saved-search alerts'],
  ['ar', 'whatsapp', 'ربط واتساب', 'افتح واتساب', 'فصل واتساب', 'تنبيهات البحوث المحفوظة'],
  ['en', 'whatsapp', 'Link WhatsApp', 'Open WhatsApp', 'Unlink WhatsApp', 'Saved-search alerts'],
] as const)('the card of a messenger (%s, %s)', (lang, channel, link, openIt, unlinkIt, alerts) => {
  it('gives an address that links, and shows the chat once it is linked there', async () => {
    const { page, server } = await open(lang, channel, { isSetUp: true, linked: null });
    fireEvent.click(await page.findByRole('button', { name: link }));
    const anchor = await page.findByRole('link', { name: openIt });
    expect(anchor.getAttribute('href')).toBe(URLS[channel]);
    server.setup = { isSetUp: true, linked: CHAT };
    await page.findByRole('button', { name: unlinkIt }, { timeout: 10_000 });
  });

  it('switches the alerts, and ends the link', async () => {
    const onAlerts = vi.fn();
    const { page } = await open(lang, channel, { isSetUp: true, linked: CHAT }, onAlerts);
    fireEvent.click(await page.findByRole('switch', { name: alerts }));
    expect(onAlerts).toHaveBeenCalledWith(false);
    fireEvent.click(page.getByRole('button', { name: unlinkIt }));
    await page.findByRole('button', { name: link });
  });

  it('is not there where the site can’t send by it', async () => {
    const { page } = await open(lang, channel, { isSetUp: false, linked: null });
    await waitFor(() => expect(page.queryByRole('button')).toBeNull());
    expect(page.queryByText(link)).toBeNull();
  });
});
