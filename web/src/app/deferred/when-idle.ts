import { startHiding } from '#features/favourites/hide-listings.ts';
import { startLists } from '#features/favourites/sync.ts';
import { kept } from '#features/push/kept.ts';
import { hasTyped } from '#lib/typed.ts';
import { loadMessages } from '../messages.ts';
import { startOffline } from '../offline/start-offline.ts';
import type { Services } from '../services.ts';
import { provideParts } from './deferred-slot.tsx';
import * as parts from './parts.tsx';
import { watchTyped } from './typed-words.ts';

/** The lists of this person begin to be kept, and their buttons appear. */
async function startLate(services: Services): Promise<void> {
  const { lang, i18n } = services;
  startHiding();
  startLists(services);
  const { favourites } = await loadMessages(lang, ['favourites']);
  i18n.addResourceBundle(lang, 'favourites', favourites);
  provideParts(parts);
}

/** Work of a page once it is there and has nothing else to do. One does not wait for the other, nor fail with it. */
export const startIdle = (services: Services) =>
  Promise.allSettled([
    startLate(services),
    startOffline(services),
    startTyped(),
    startPush(services),
    followNews(services),
  ]);

/** Words that go over to the page's other language, and those that came from it. */
async function startTyped(): Promise<void> {
  watchTyped();
  if (hasTyped()) (await import('./restore-typed.ts')).restoreTyped();
}

/** Nothing to follow where nobody switched notifications on. */
async function startPush(services: Services): Promise<void> {
  if (kept()) (await import('../push/start-push.ts')).followUser(services);
}

/** Visitors have no news: what reads it comes when somebody is signed in. */
function followNews(services: Services): void {
  const { session } = services;
  const look = () => {
    if (session.state().status !== 'signedIn') return;
    stop();
    void import('../live/start-live.ts').then(({ startLive }) => startLive(services)).catch(() => {});
  };
  const stop = session.subscribe(look);
  look();
}
