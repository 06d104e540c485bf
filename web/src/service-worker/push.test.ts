import { describe, expect, it, vi } from 'vitest';
import { openPushed, showPush } from './push.ts';
import type { ClickedEvent, PushedEvent, WorkerScope } from './scope.ts';

const SITE = 'https://diyar.test';
const MESSAGE = { title: 'رسالة جديدة', body: 'من سامر', url: '/dashboard/leads/1', tag: 't', lang: 'ar' } as const;

type Page = { url: string; visibilityState: string; focused?: boolean };
function aScope(pages: Page[] = [], endpoint = 'https://fcm.googleapis.com/x') {
  const open = pages.map((page) => ({ focused: false, ...page, postMessage: vi.fn(), focus: vi.fn() }));
  const showNotification = vi.fn(async () => {});
  const openWindow = vi.fn(async () => null);
  const scope = {
    location: new URL(`${SITE}/firebase-messaging-sw.js`),
    clients: { matchAll: async () => open, openWindow },
    registration: { showNotification, pushManager: { getSubscription: async () => ({ endpoint }) } },
  } as unknown as WorkerScope;
  return { scope, open, showNotification, openWindow };
}
const pushed = (data: unknown) => ({ data: { json: () => data } }) as unknown as PushedEvent;
const clicked = (data: object, close = vi.fn()) => ({ notification: { close, data } }) as unknown as ClickedEvent;
const hidden = { url: `${SITE}/?lang=ar`, visibilityState: 'hidden' };
const visible = { url: `${SITE}/about?lang=ar`, visibilityState: 'visible' };

describe('a push message', () => {
  it('is shown by the system, in its own direction, where no page is looked at', async () => {
    const { scope, open, showNotification } = aScope([hidden]);
    await showPush(scope, pushed(MESSAGE));
    expect(showNotification).toHaveBeenCalledWith(
      MESSAGE.title,
      expect.objectContaining({
        body: MESSAGE.body,
        tag: 't',
        dir: 'rtl',
        lang: 'ar',
        icon: '/icons/192.png',
        badge: '/icons/badge.png',
        data: { url: MESSAGE.url, lang: 'ar', tag: 't' },
      }),
    );
    expect(open[0]?.postMessage).not.toHaveBeenCalled();
  });

  it('is said once, by the page that is looked at', async () => {
    const { scope, open, showNotification } = aScope([visible, { ...visible, focused: true }, hidden]);
    await showPush(scope, pushed(MESSAGE));
    expect(open.map(({ postMessage }) => postMessage.mock.calls)).toEqual([
      [],
      [[{ type: 'pushed', message: MESSAGE }]],
      [],
    ]);
    expect(showNotification).not.toHaveBeenCalled();
  });

  it('is shown by the system on Apple’s devices whatever is open', async () => {
    const { scope, open, showNotification } = aScope([visible], 'https://web.push.apple.com/x');
    await showPush(scope, pushed(MESSAGE));
    expect(showNotification).toHaveBeenCalledOnce();
    expect(open[0]?.postMessage).not.toHaveBeenCalled();
  });

  it('is the same where Firebase brings it', async () => {
    const { scope, showNotification } = aScope();
    const wrapped = { data: MESSAGE, from: '1234567890', fcmMessageId: 'x' };
    await showPush(scope, { data: { json: () => wrapped } } as unknown as PushedEvent);
    expect(showNotification).toHaveBeenCalledWith(MESSAGE.title, expect.objectContaining({ body: MESSAGE.body }));
  });

  it('that cannot be read shows nothing', async () => {
    const { scope, showNotification } = aScope();
    const unreadable = () => {
      throw new SyntaxError();
    };
    await showPush(scope, { data: { json: unreadable } } as unknown as PushedEvent);
    await showPush(scope, { data: null } as unknown as PushedEvent);
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe('a click on it', () => {
  const data = { url: MESSAGE.url, lang: 'ar', tag: 't' };

  it('goes to the page that is there already, in whichever language', async () => {
    const { scope, open, openWindow } = aScope([hidden, { ...hidden, url: `${SITE}/dashboard/leads/1?lang=en` }]);
    const close = vi.fn();
    await openPushed(scope, clicked(data, close));
    expect([open[0]?.focus.mock.calls.length, open[1]?.focus.mock.calls.length]).toEqual([0, 1]);
    expect(open[1]?.postMessage).toHaveBeenCalledWith({ type: 'opened', tag: 't' });
    expect(openWindow).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledOnce();
  });

  it('opens it in the message’s language otherwise, and leaves other pages alone', async () => {
    const { scope, open, openWindow } = aScope([visible]);
    await openPushed(scope, clicked(data));
    expect(openWindow).toHaveBeenCalledWith(`${SITE}/dashboard/leads/1?lang=ar#notification-t`);
    expect(open[0]?.focus).not.toHaveBeenCalled();
  });

  it('of the outbox counts nothing in the bell', async () => {
    const { scope, openWindow } = aScope([visible]);
    await openPushed(scope, clicked({ url: '/dashboard/properties/waiting', lang: 'en' }));
    expect(openWindow).toHaveBeenCalledWith(`${SITE}/dashboard/properties/waiting?lang=en`);
    const there = aScope([{ ...hidden, url: `${SITE}/dashboard/properties/waiting?lang=ar` }]);
    await openPushed(there.scope, clicked({ url: '/dashboard/properties/waiting', lang: 'en' }));
    expect(there.open[0]?.focus).toHaveBeenCalledOnce();
    expect(there.open[0]?.postMessage).not.toHaveBeenCalled();
  });

  it('opens no other site', async () => {
    const { scope, openWindow } = aScope();
    await openPushed(scope, clicked({ url: '//evil.test/x', lang: 'ar' }));
    expect(openWindow).not.toHaveBeenCalled();
  });
});
