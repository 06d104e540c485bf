import { SYNC_TAG } from '#service-worker/messages.ts';

/** Something was sent: what the worker showed of it says nothing any more. */
export async function closeWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const shown = await registration?.getNotifications?.({ tag: SYNC_TAG });
  for (const notification of shown ?? []) notification.close();
}
