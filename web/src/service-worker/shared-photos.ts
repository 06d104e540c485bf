import { MAX_IMAGES, PHOTO_TAKEN_MAX_BYTES } from '@diyar/api/rules/listing-media';
import type { Lang } from '#lib/language.ts';
import { withLang } from '#lib/links.ts';
import { SHARED_KEY, SHARED_STORE } from './messages.ts';

/* Photos that another app of the device handed over: they wait for the photo step of the listing form. */

/** Address that the installed app's share target posts to. */
export const SHARE_PATH = '/share-photos';
/** Name of the files in that post. */
export const SHARE_FIELD = 'photos';
/** In the form's address, beside `SHARED_KEY`: how many of them were left out. */
export const LEFT_KEY = 'left';

const FORM_PATH = '/dashboard/properties/new';
const NAME = 'x-name';
const DAY_MS = 86_400_000;

/** Both in photos. */
type Kept = { waiting: number; left: number };
export const NOTHING_KEPT: Kept = { waiting: 0, left: 0 };

/** The form's address after a share. */
export function formAfterShare({ waiting, left }: Kept, lang: Lang): string {
  const query = new URLSearchParams({ [SHARED_KEY]: waiting > 0 ? '1' : '0' });
  if (left > 0) query.set(LEFT_KEY, String(left));
  return withLang(`${FORM_PATH}?${query}`, lang);
}

/** Keeps what the form would take, after what waits already: two shares fill one form. */
export async function storeShared(given: readonly File[], now: number): Promise<Kept> {
  const store = await caches.open(SHARED_STORE);
  const before = (await youngOf(store, now)).length;
  const fit = given.filter(({ type, size }) => type.startsWith('image/') && size > 0 && size <= PHOTO_TAKEN_MAX_BYTES);
  let kept = 0;
  for (const photo of fit.slice(0, Math.max(0, MAX_IMAGES - before))) {
    const headers = { 'content-type': photo.type, [NAME]: encodeURIComponent(photo.name) };
    try {
      await store.put(`${SHARE_PATH}/${now}-${kept}`, new Response(photo, { headers }));
    } catch {
      // The disk is full: those before it are kept.
      break;
    }
    kept++;
  }
  return { waiting: before + kept, left: given.length - kept };
}

/** How many wait; what waited for a day is gone. */
export async function countShared(now = Date.now()): Promise<number> {
  const store = await known();
  return store ? (await youngOf(store, now)).length : 0;
}

/** Hands them over, in the order they came, to whoever asks first. */
export async function consumeShared(now = Date.now()): Promise<File[]> {
  const store = await known();
  if (!store) return [];
  const taken: File[] = [];
  for (const key of await youngOf(store, now)) {
    const found = await store.match(key);
    const photo = await found?.blob();
    const name = decodeURIComponent(found?.headers.get(NAME) ?? '');
    // Another window may have been first.
    if (photo && (await store.delete(key))) taken.push(new File([photo], name, { type: photo.type }));
  }
  return taken;
}

export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED_STORE);
}

async function known(): Promise<Cache | undefined> {
  return 'caches' in globalThis && (await caches.has(SHARED_STORE)) ? caches.open(SHARED_STORE) : undefined;
}

async function youngOf(store: Cache, now: number): Promise<readonly Request[]> {
  const keys = await store.keys();
  const isOld = ({ url }: Request) => now - Number(/(\d+)-\d+$/.exec(url)?.[1]) > DAY_MS;
  await Promise.all(keys.filter(isOld).map((key) => store.delete(key)));
  return keys.filter((key) => !isOld(key));
}
