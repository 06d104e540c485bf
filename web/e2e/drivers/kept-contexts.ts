import type { BrowserContext, Page } from 'playwright-core';

// A context of Chromium begins with an empty cache, and a page with a process that has compiled nothing: each costs as much as all
// else about loading a page. A context that a test has left keeps what may be kept for good, its first page, and nothing of the
// visitor who had them.

type Kept = {
  kind: string;
  doorstep: string;
  /** Size of its pages at first. */
  size: ReturnType<Page['viewportSize']>;
  /** Its storage is still an earlier visitor's. */
  isLeft: boolean;
};

const idle = new Map<string, BrowserContext[]>();
const kept = new WeakMap<BrowserContext, Kept>();
const ended = new WeakSet<BrowserContext>();
/** Events that tests listen to; to others the library listens itself. */
const HEARD = ['console', 'dialog', 'pageerror', 'request', 'response'];

/**
 * A context that a test has left, else a new one.
 * @param kind what a context is made for: those of one kind stand in for each other
 * @param doorstep address of the site that loads nothing, where its page waits for the next visitor
 */
export async function reusedContext(
  kind: string,
  doorstep: string,
  make: () => Promise<BrowserContext>,
): Promise<BrowserContext> {
  const left = idle.get(kind)?.pop();
  if (left) return left;
  const context = await make();
  kept.set(context, { kind, doorstep, size: null, isLeft: false });
  context.once('close', () => ended.add(context));
  return context;
}

/** A visitor's page: the one that was left, as good as new, else a new one. A test that adds a script to its page closes it. */
export async function pageIn(context: BrowserContext): Promise<Page> {
  const own = kept.get(context);
  const [before] = own?.isLeft ? context.pages() : [];
  const page = before ?? (await context.newPage());
  if (!own) return page;
  own.size ??= page.viewportSize();
  if (before && own.size) await before.setViewportSize(own.size);
  if (own.isLeft) await forgetEarlier(context, page, own.doorstep);
  own.isLeft = false;
  return page;
}

/** Keeps a context for the next visitor of its kind; any other context is closed. */
export async function leaveContext(context: BrowserContext): Promise<void> {
  const own = kept.get(context);
  if (ended.has(context)) return;
  if (!own) return context.close();
  const [page, ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  context.removeAllListeners('request');
  await context.setOffline(false);
  // A page that cannot be led there, of a site that has ended or one that crashed, is not handed on.
  if (page) await leavePage(page, own.doorstep).catch(() => page.close());
  await context.clearPermissions();
  await context.clearCookies();
  own.isLeft = true;
  idle.set(own.kind, [...(idle.get(own.kind) ?? []), context]);
}

/** Leads a page to the doorstep, without what the test has put up in it. */
async function leavePage(page: Page, doorstep: string): Promise<void> {
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A form that is not saved asks whether it may be left.
  page.on('dialog', (dialog) => dialog.accept().catch(() => {}));
  await page.goto(doorstep);
  page.removeAllListeners('dialog');
  // Outside: whatever is drawn there next would be pointed at.
  await page.mouse.move(-1, -1);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

async function forgetEarlier(context: BrowserContext, page: Page, doorstep: string): Promise<void> {
  const { origin } = new URL(doorstep);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
