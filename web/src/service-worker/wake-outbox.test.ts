import { describe, expect, it, vi } from 'vitest';
import type { WorkerScope } from './scope.ts';
import { wakeOutbox } from './wake-outbox.ts';

type Case = { pages?: number; permission?: NotificationPermission; waiting?: number; lang?: 'ar' | 'en' };

/** The line is back; `shown`: what the device says then. */
async function woken({ pages = 0, permission = 'granted', waiting = 3, lang = 'ar' }: Case) {
  const postMessage = vi.fn();
  const showNotification = vi.fn(async () => {});
  const scope = {
    Notification: { permission },
    clients: { matchAll: async () => Array.from({ length: pages }, () => ({ postMessage })) },
    registration: { showNotification },
  } as unknown as WorkerScope;
  await wakeOutbox(scope, { waiting: async () => waiting, language: async () => lang });
  return { told: postMessage.mock.calls.flat(), shown: showNotification.mock.calls as unknown as [string, object][] };
}

describe('the line is back, says the browser', () => {
  it('to every open page, which sends', async () => {
    const { told, shown } = await woken({ pages: 2 });
    expect(told).toEqual([{ type: 'send' }, { type: 'send' }]);
    expect(shown).toEqual([]);
  });

  it('to the owner where no page is open, with the way to what waits', async () => {
    const { shown } = await woken({ lang: 'ar' });
    expect(shown).toEqual([
      [
        '3 إعلانات لك تنتظر الإرسال',
        expect.objectContaining({
          dir: 'rtl',
          tag: 'outbox',
          data: { url: '/dashboard/properties/waiting', lang: 'ar' },
        }),
      ],
    ]);
    const titles = await Promise.all([1, 2, 11].map(async (waiting) => (await woken({ waiting })).shown[0]?.[0]));
    expect(titles).toEqual(['إعلانك ينتظر الإرسال', 'إعلانان لك ينتظران الإرسال', '11 إعلانًا لك ينتظر الإرسال']);
    expect((await woken({ waiting: 1, lang: 'en' })).shown[0]?.[0]).toBe('Your listing is waiting to be sent');
  });

  it('to nobody who did not allow it, or has nothing waiting', async () => {
    for (const permission of ['default', 'denied'] as const) expect((await woken({ permission })).shown).toEqual([]);
    expect((await woken({ waiting: 0 })).shown).toEqual([]);
  });
});
