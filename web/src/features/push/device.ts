import type { Api } from '#lib/api-client.ts';
import type { Lang } from '#lib/language.ts';
import { dropSubscription, type Person, saveSubscription, setupOf, VISITOR } from './api.ts';
import { keep, kept } from './kept.ts';

/**
 * `unavailable`: the site has no key. `install`: an iPhone or iPad, where only an installed site may. `denied`: the browser was
 * told to refuse, and only its own settings take that back.
 */
export type PushState = 'unavailable' | 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** Spec, section 9: how long a worker may take to be there and a registration at Firebase to be made, and how old a registration grows. */
const ACTIVATION_MS = 10_000;
const REGISTRATION_MS = 10_000;
const REFRESH_MS = 7 * 86_400_000;

/** Safari on a telephone says whether it runs as an installed app; no other browser has the word. */
const isIosTab = () => (navigator as { standalone?: boolean }).standalone === false;
const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether asking for permission could lead to anything: nobody was asked yet. */
export const mayAsk = (): boolean => canPush() && Notification.permission === 'default';

export function stateOf({ id }: Person, publicKey: string | null): PushState {
  if (publicKey === null) return 'unavailable';
  if (!canPush()) return isIosTab() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && kept()?.userId === id ? 'on' : 'off';
}

/** Asks the browser, which asks the person. @returns false where that was refused */
export async function switchOn(api: Api, person: Person, lang: Lang): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await inTurn(() => subscribe(api, person, lang));
  return true;
}

export const switchOff = (api: Api): Promise<void> =>
  inTurn(async () => {
    keep(undefined);
    await Promise.all([dropSubscription(api), unsubscribe()]);
  });

/** Nothing reaches this browser any more, whoever sends it. */
export const silence = (): Promise<void> => inTurn(unsubscribe);

/**
 * Goes on where somebody who switched it on is back: with what the browser made anew, in the page's language, once a week at least.
 * A device that was nobody's becomes theirs who sign in on it.
 */
export const goOn = (api: Api, { id }: Person, lang: Lang): Promise<void> =>
  inTurn(async () => {
    const before = kept();
    if (!before || ![id, VISITOR.id].includes(before.userId) || !canPush() || Notification.permission !== 'granted')
      return;
    const now = await (await ready()).pushManager.getSubscription();
    const isFresh = Date.now() - before.at < REFRESH_MS;
    if (isFresh && before.userId === id && now?.endpoint === before.endpoint && before.language === lang) return;
    await subscribe(api, { id }, lang);
  });

let last: Promise<unknown> = Promise.resolve();

/** Each waits for the one before: a page that goes on with a subscription would otherwise switch on again what is being switched off. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const mine = last.then(act, act);
  last = mine;
  return mine;
}

async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

async function subscribe(api: Api, person: Person, lang: Lang): Promise<void> {
  const [{ publicKey, firebase }, registration] = await Promise.all([setupOf(api, person), ready()]);
  const { pushManager } = registration;
  if (publicKey === null) throw new Error('Push is not set up here.');
  const before = await pushManager.getSubscription();
  // One of another key is refused by the browser, and could be sent nothing.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  // Where Firebase is out of reach the standard goes on with the same subscription.
  const firebaseToken =
    firebase &&
    (await inTime(
      REGISTRATION_MS,
      import('./firebase.ts').then((module) => module.firebaseToken({ project: firebase, publicKey, registration })),
    ).catch(() => null));
  await saveSubscription(api, person, { subscription, language: lang, firebaseToken });
  keep({ userId: person.id, endpoint: subscription.endpoint, language: lang, at: Date.now() });
}

const ready = (): Promise<ServiceWorkerRegistration> => inTime(ACTIVATION_MS, navigator.serviceWorker.ready);

function inTime<T>(ms: number, wanted: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Not in time.')), ms);
  });
  return Promise.race([wanted, late]);
}

function keyOf({ options }: PushSubscription): string | undefined {
  const key = options?.applicationServerKey;
  if (!key) return undefined;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
