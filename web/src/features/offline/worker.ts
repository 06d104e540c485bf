import {
  PREFIX,
  type PushMessage,
  SHARED_KEY,
  SHARED_STORE,
  SYNC_TAG,
  type ToPage,
  type ToWorker,
  VISITS,
  WORKER_PATH,
} from '#service-worker/messages.ts';

type Hooks = {
  /** Another version of the site is there; `reload` goes on with it. */
  onNewVersion: (reload: () => void) => void;
  /** The worker heard that the network is back. */
  onSend: () => void;
  /** A push message came while this page is looked at. */
  onPush: (message: PushMessage) => void;
  /** This page was opened from a notification. */
  onOpened: (tag: string) => void;
};

const HOUR_MS = 3_600_000;
const MOST_FILES = 150;
const SILENCE_MS = 10_000;
const FILE = /\/(?:assets|images|icons)\//;

/** Registers the site's worker and follows its versions. Resolves to nothing where there are no workers. */
export async function registerWorker({ onNewVersion, onSend, onPush, onOpened }: Hooks): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const wasControlled = workers.controller !== null;
  const registration = await workers.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });

  let hasAsked = false;
  const offer = () => onNewVersion(reload);
  const reload = () => {
    hasAsked = true;
    // Another tab may have let it in already.
    if (registration.waiting) tell(registration.waiting, { type: 'take-over' });
    else location.reload();
  };
  workers.addEventListener('controllerchange', () => {
    if (hasAsked) location.reload();
    // The page's own version is one behind now; its files are kept until the version after.
    else if (wasControlled) offer();
  });
  workers.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
    if (data.type === 'send') onSend();
    if (data.type === 'pushed') onPush(data.message);
    if (data.type === 'opened') onOpened(data.tag);
    if (data.type === 'outdated') void registration.update().catch(() => {});
  });
  // The first one is no newer version, though WebKit tells that it is installed when it has taken the page over already.
  const isNewer = (worker: ServiceWorker) => registration.active !== null && registration.active !== worker;
  const watch = (worker: ServiceWorker | null) => {
    if (!worker || !isNewer(worker)) return;
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer();
    });
  };
  registration.addEventListener('updatefound', () => watch(registration.installing));
  if (registration.waiting && isNewer(registration.waiting)) offer();
  else watch(registration.installing);

  const look = () => void registration.update().catch(() => {});
  setInterval(look, HOUR_MS);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look());

  if (!wasControlled) await cacheThisPage();
}

/** The first page of a visitor was loaded before there was a worker to keep it. */
async function cacheThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { origin } = location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(origin) && FILE.test(name));
  if (active) tell(active, { type: 'keep', page: location.href, files: [...new Set(files)].slice(0, MOST_FILES) });
}

/** Keeps pages that may be wanted without a network, though they were only walked through inside the site, and files for them. */
export async function cachePages(paths: readonly string[], files: string[] = []): Promise<void> {
  const active = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!active) return;
  const whole = (path: string) => new URL(path, location.href).href;
  const keep = (path: string) => done(active, { type: 'keep', page: whole(path), files: files.map(whole) });
  await Promise.all(paths.map(keep));
}

const tell = (worker: ServiceWorker, message: ToWorker) => worker.postMessage(message);

/** Resolves when the worker says that it did it, or has been silent for long: browsers end workers as they please. */
function done(worker: ServiceWorker, message: ToWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(resolve, SILENCE_MS);
    port1.onmessage = () => resolve();
    worker.postMessage(message, [port2]);
  });
}

/** Visits on this device are private: pages, answers and pictures go, the site's files stay. */
export async function forgetVisits(): Promise<void> {
  if (!('caches' in window)) return;
  // A session that ended by itself under the form: the shared photos wait for the next log-in.
  if (!new URLSearchParams(location.search).has(SHARED_KEY)) void caches.delete(SHARED_STORE);
  const names = await caches.keys();
  const visits = names.filter((name) => VISITS.some((what) => name.startsWith(`${PREFIX}${what}-`)));
  await Promise.all(visits.map((name) => caches.delete(name)));
}

/** Asks the browser to wake us when the network is back, where it can. */
export async function askForSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } })
    | undefined;
  // Refused in private windows; the page itself listens for the network as well.
  await registration?.sync?.register(SYNC_TAG).catch(() => {});
}
