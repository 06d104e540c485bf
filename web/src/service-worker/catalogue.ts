import { CATALOGUE_HEADER } from '#lib/catalogue.ts';
import { forgetStore, read, write } from './store.ts';

/** Kept beside the facts, because a browser ends the worker between two answers. */
const KEY = '/catalogue';

/** Facts of another catalogue than the server's go as soon as any answer or page of it arrives. */
export async function followCatalogue({ headers }: Pick<Response, 'headers'>): Promise<void> {
  const version = headers.get(CATALOGUE_HEADER);
  if (!version) return;
  const kept = await (await read('facts', KEY))?.text();
  if (kept === version) return;
  if (kept !== undefined) await forgetStore('facts');
  await write('facts', KEY, new Response(version));
}

/** A copy says nothing of the server's catalogue by the time it is shown. */
export function withoutCatalogue(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.delete(CATALOGUE_HEADER);
  return new Response(answer.body, { status: answer.status, headers });
}
