import type { BrowserContext, Page } from 'playwright-core';

// A context of Chromium begins with an empty cache: a page of the dashboard asks for a hundred files, which cost as much as all
// else about it. A context that a test has left keeps what may be kept for good, and nothing of the visitor who had it.

const idle = new Map<string, BrowserContext[]>();
const kinds = new WeakMap<BrowserContext, { kind: string; origin: string }>();
const ended = new WeakSet<BrowserContext>();
/** Contexts whose storage is still an earlier visitor's. */
const left = new WeakSet<BrowserContext>();

/**
 * A context that a test has left, else a new one.
 * @param kind what a context is made for: those of one kind stand in for each other
 */
export async function keptContext(
  kind: string,
  origin: string,
  make: () => Promise<BrowserContext>,
): Promise<BrowserContext> {
  const kept = idle.get(kind)?.pop();
  if (kept) return kept;
  const context = await make();
  kinds.set(context, { kind, origin });
  context.once('close', () => ended.add(context));
  return context;
}

/** Closes what its visitor opened, and keeps it for the next one of its kind; any other context is closed. */
export async function leaveContext(context: BrowserContext): Promise<void> {
  const kept = kinds.get(context);
  if (ended.has(context)) return;
  if (!kept) return context.close();
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  context.removeAllListeners('request');
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  left.add(context);
  idle.set(kept.kind, [...(idle.get(kept.kind) ?? []), context]);
}

/** Takes away what earlier visitors stored in a context, through its first page, which has been nowhere yet. */
export async function forgetEarlier(context: BrowserContext, page: Page): Promise<void> {
  const kept = kinds.get(context);
  if (!kept || !left.delete(context)) return;
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: kept.origin, storageTypes: 'all' });
  await session.detach();
}
