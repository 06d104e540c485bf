import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { TelegramCard } from './telegram-card.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

interface Setup {
  bot: string | null;
  chat: { name: string; linkedAt: string } | null;
}
const CHAT = { name: 'سامر', linkedAt: '2026-11-28T10:00:00.000Z' };

/** The card, with the setup that the server answers from one call to the next. */
async function open(lang: 'ar' | 'en', setup: Setup, onAlerts = vi.fn()) {
  const server = { setup };
  const page = await renderApp(<TelegramCard alerts onAlerts={onAlerts} />, {
    lang,
    ns: ['settings'],
    answer: ({ path, method }) => {
      if (method === 'DELETE') server.setup = { ...server.setup, chat: null };
      const url = 'https://t.me/diyar_test_bot?start=code';
      const data = path.endsWith('/link') ? { url } : method === 'DELETE' ? {} : server.setup;
      return { statusCode: 200, body: { success: true, data } };
    },
  });
  return { page, server };
}

describe.each([
  ['ar', 'ربط تيليغرام', 'افتح تيليغرام', 'فصل تيليغرام', 'تنبيهات البحوث المحفوظة'],
  ['en', 'Link Telegram', 'Open Telegram', 'Unlink Telegram', 'Saved-search alerts'],
] as const)('the card of Telegram (%s)', (lang, link, openIt, unlinkIt, alerts) => {
  it('gives an address that links, and shows the chat once it is linked there', async () => {
    const { page, server } = await open(lang, { bot: 'diyar_test_bot', chat: null });
    fireEvent.click(await page.findByRole('button', { name: link }));
    const anchor = await page.findByRole('link', { name: openIt });
    expect(anchor.getAttribute('href')).toBe('https://t.me/diyar_test_bot?start=code');
    server.setup = { bot: 'diyar_test_bot', chat: CHAT };
    await page.findByRole('button', { name: unlinkIt }, { timeout: 10_000 });
  });

  it('switches the alerts, and ends the link', async () => {
    const onAlerts = vi.fn();
    const { page } = await open(lang, { bot: 'diyar_test_bot', chat: CHAT }, onAlerts);
    fireEvent.click(await page.findByRole('switch', { name: alerts }));
    expect(onAlerts).toHaveBeenCalledWith(false);
    fireEvent.click(page.getByRole('button', { name: unlinkIt }));
    await page.findByRole('button', { name: link });
  });

  it('is not there where the site has no bot', async () => {
    const { page } = await open(lang, { bot: null, chat: null });
    await waitFor(() => expect(page.queryByRole('button')).toBeNull());
    expect(page.queryByText(link)).toBeNull();
  });
});
