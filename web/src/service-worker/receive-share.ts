import { DEFAULT_LANG, isLang, LANG_KEY } from '#lib/language.ts';
import { formAfterShare, NOTHING_KEPT, SHARE_FIELD, storeShared } from './shared-photos.ts';

/** Takes the share target's post in the server's place, also without a network, and leads on to the form. */
export async function receiveShare(request: Request, now = Date.now()): Promise<Response> {
  const kept = await photosIn(request)
    .then((photos) => storeShared(photos, now))
    .catch(() => NOTHING_KEPT);
  const lang = new URL(request.url).searchParams.get(LANG_KEY);
  return Response.redirect(new URL(formAfterShare(kept, isLang(lang) ? lang : DEFAULT_LANG), request.url).href, 303);
}

async function photosIn(request: Request): Promise<File[]> {
  const form = await request.formData();
  return form.getAll(SHARE_FIELD).filter((value) => value instanceof File);
}
