import { waitingCount } from '#features/offline/outbox-store.ts';
import * as answers from './answers.ts';
import { lastLanguage } from './answers.ts';
import { PREFIX, SYNC_TAG, type ToPage, type ToWorker } from './messages.ts';
import { openPushed, showPush } from './push.ts';
import { receiveShare } from './receive-share.ts';
import { keyOf, kindOf, mayKeep, outdatedStores } from './rules.ts';
import type { AskedEvent, WorkerScope } from './scope.ts';
import { countShared } from './shared-photos.ts';
import { read, VERSION, write } from './store.ts';
import { wakeOutbox } from './wake-outbox.ts';

/* The site's one service worker; its file is `/firebase-messaging-sw.js`. */

declare const self: WorkerScope;
/** Styles and code that a page's own HTML names, in whichever attribute: code is asked for by a script (`lib/start-script.ts`). */
const OF_PAGE = /\/assets\/[\w.-]+/g;
/** Files of the frame, for pages the visitor has not been to since this version. */
declare const __SHELL__: readonly string[];

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(__SHELL__.map((path) => cacheFile(new URL(path, self.location.href).href))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('message', (event) => {
  const told = event.data as ToWorker;
  if (told.type === 'take-over') event.waitUntil(self.skipWaiting());
  // A page that came while the worker was taking over was nobody's yet, and is missed by the claim of that moment.
  if (told.type === 'keep')
    event.waitUntil(cacheTold(told.page, told.files).then(() => event.ports[0]?.postMessage('done')));
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

/** Where there is Background Sync the browser says when the line is back, even to a page in the background. */
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(wakeOutbox(self, { waiting: waitingCount, language: lastLanguage }));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(self, event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPushed(self, event)));

function answerTo(event: AskedEvent): Promise<Response> | undefined {
  const { request } = event;
  const later = (work: Promise<unknown>) => event.waitUntil(work);
  switch (kindOf(request, self.location.origin)) {
    case 'asset':
      return answers.asset(request, later, () => later(tell(event.clientId, { type: 'outdated' })));
    case 'image':
      return answers.image(request, later);
    case 'facts':
      return answers.facts(request, later);
    case 'answer':
      return answers.answer(request, later);
    case 'page':
      // Counting throws away what waited for too long.
      later(countShared().catch(() => {}));
      return answers.page(request, later);
    case 'share':
      return receiveShare(request);
    case 'other':
      return undefined;
  }
}

async function takeOver(): Promise<void> {
  const outdated = outdatedStores(await caches.keys(), PREFIX, VERSION);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file that is there does not cost a request; one that cannot be had now comes when it is used. */
async function cacheFile(url: string): Promise<void> {
  const store = kindOf(new Request(url), self.location.origin) === 'image' ? 'images' : 'assets';
  const key = keyOf(url, null);
  if (await read(store, key)) return;
  const answer = await fetch(url).catch(() => undefined);
  if (answer && mayKeep(answer)) await write(store, key, answer);
}

async function cacheTold(page: string, files: readonly string[]): Promise<void> {
  await Promise.all([self.clients.claim(), cacheWhole(page, files)]);
}

/** Its files first: a page that is offered for the time without a network opens. */
async function cacheWhole(page: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map(cacheFile));
  await cachePage(page);
}

async function cachePage(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!answer || !mayKeep(answer) || answer.redirected) return;
  const html = await answer.clone().text();
  const files = new Set(html.match(OF_PAGE));
  await Promise.all([...files].map((path) => cacheFile(new URL(path, url).href)));
  await write('pages', keyOf(url, null), answer);
}

async function tell(clientId: string, message: ToPage): Promise<void> {
  (await self.clients.get(clientId))?.postMessage(message);
}
