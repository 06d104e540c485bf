import type { CDPSession, Page } from 'playwright-core';

/** The browser's own tools for the page, and the name that they know the site's worker by. */
export async function workerSession(
  page: Page,
  origin: string,
): Promise<{ session: CDPSession; registrationId: string }> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await registered };
}
