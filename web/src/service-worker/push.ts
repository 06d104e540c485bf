import { OPENED_MARK, type PushMessage, type ToPage } from './messages.ts';
import type { ClickedEvent, PushedEvent, WorkerScope } from './scope.ts';

/** The badge is the sign in one colour: Android paints it over the time, and would put the browser's there. */
export const SIGN = { icon: '/icons/192.png', badge: '/icons/badge.png' };
/** WebKit takes the right to push away after a few messages that showed nothing, whatever page is open. */
const APPLE = /\.push\.apple\.com$/;

/** A page that is looked at says it in place of the system: nothing is told twice. */
export async function showPush(scope: WorkerScope, event: PushedEvent): Promise<void> {
  const message = read(event);
  if (!message) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = pages.find((page) => page.focused) ?? pages.find((page) => page.visibilityState === 'visible');
  if (seen && !(await mustShow(scope))) return seen.postMessage({ type: 'pushed', message });
  const { title, body, url, tag, lang } = message;
  const dir = lang === 'ar' ? 'rtl' : 'ltr';
  await scope.registration.showNotification(title, { body, tag, lang, dir, ...SIGN, data: { url, lang, tag } });
}

/** The page that is open at that address, else a new one: another page may hold words that are not sent yet. */
export async function openPushed(scope: WorkerScope, { notification }: ClickedEvent): Promise<void> {
  notification.close();
  // Only what the server told of has a tag: the bell counts it.
  const { url, lang, tag } = notification.data as Pick<PushMessage, 'url' | 'lang'> & { tag?: string };
  const wanted = new URL(url, scope.location.origin);
  // What a message names is ours; a browser would open any address.
  if (wanted.origin !== scope.location.origin) return;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => placeOf(page.url) === placeOf(wanted.href));
  if (open) {
    if (tag) open.postMessage({ type: 'opened', tag } satisfies ToPage);
    await open.focus();
    return;
  }
  wanted.searchParams.set('lang', lang);
  if (tag) wanted.hash = OPENED_MARK + tag;
  await scope.clients.openWindow(wanted.href);
}

function read({ data }: PushedEvent): PushMessage | undefined {
  try {
    const message = data?.json() as PushMessage | { data: PushMessage } | undefined;
    // Firebase wraps what it was given.
    return message && 'data' in message ? message.data : message;
  } catch {
    return undefined;
  }
}

async function mustShow({ registration }: WorkerScope): Promise<boolean> {
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  return subscription !== null && APPLE.test(new URL(subscription.endpoint).hostname);
}

/** An address without its language, which may differ between a page and a message. */
function placeOf(href: string): string {
  const { pathname, searchParams } = new URL(href);
  searchParams.delete('lang');
  return `${pathname}?${searchParams}`;
}
